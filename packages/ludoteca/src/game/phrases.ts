/** What there is to say of records, matches and the engine protocol, whatever the game. */

import { phrasebook } from '../kernel/index.ts';

export const gamePhrases = phrasebook('game', {
  'move-after-end': {
    en: 'found {move} after the end of the game; expected no more moves',
    pt: 'encontrei {move} depois do fim do jogo; não esperava mais jogadas',
  },
  'no-swap': {
    en: 'found swap; expected a move (only the second move of some games may be a swap)',
    pt: 'encontrei swap; esperava uma jogada (só a segunda jogada de alguns jogos pode ser uma troca)',
  },
  'wrong-result': {
    en: 'the record says that {said} won, but by its moves the winner is {shown}',
    pt: 'o registo diz que ganhou {said}, mas pelas jogadas ganhou {shown}',
  },
  'record-cut': {
    en: 'the record is cut off after {kept} {kept|move, which was|moves, which were} kept; what came after is lost',
    pt: 'o registo está cortado depois de {kept} {kept|jogada, que se guardou|jogadas, que se guardaram}; o que vinha depois perdeu-se',
  },
  'not-a-record': {
    en: 'found {found}; expected a list of moves or a JSON record',
    pt: 'encontrei {found}; esperava uma lista de jogadas ou um registo em JSON',
  },
});

export const matchPhrases = phrasebook('match', {
  resigned: { en: 'the opponent resigned', pt: 'o adversário desistiu' },
  forfeited: { en: 'the opponent could not go on', pt: 'o adversário não pôde continuar' },
  time: { en: 'the opponent ran out of time', pt: 'acabou o tempo do adversário' },
  agreed: { en: 'both players agreed to a draw', pt: 'os dois jogadores acordaram o empate' },
  abandoned: { en: 'the game was abandoned', pt: 'o jogo foi abandonado' },
  stopped: { en: 'the time of the round was over', pt: 'acabou o tempo da ronda' },
  ended: { en: 'the record says "{reason}"', pt: 'o registo diz "{reason}"' },
  'ended-untold': { en: 'so says the record', pt: 'assim diz o registo' },
  'swap-now': {
    en: 'swap can only answer the first move of a game that offers it',
    pt: 'a troca só pode responder à primeira jogada de um jogo que a ofereça',
  },
  over: { en: 'the game is over; there are no more moves', pt: 'o jogo acabou; já não há jogadas' },
  'no-level': {
    en: 'there is no level {found}; expected a whole number from 1 to {most}',
    pt: 'não há nível {found}; esperava um número inteiro de 1 a {most}',
  },
  'no-move': {
    en: '{found} is no move; expected the text of one, or one of the legal moves',
    pt: '{found} não é uma jogada; esperava o texto de uma, ou uma das jogadas permitidas',
  },
});

export const enginePhrases = phrasebook('engine', {
  'unknown-command': {
    en: 'unknown command {found}; list_commands tells which there are',
    pt: 'comando desconhecido {found}; list_commands diz os que há',
  },
  'no-command': { en: 'found no command', pt: 'falta o comando' },
  usage: { en: 'expected {usage}', pt: 'esperava {usage}' },
  'unknown-side': {
    en: 'found {found}; expected a side, {first} or {second}, or 1 or 2',
    pt: 'encontrei {found}; esperava um lado, {first} ou {second}, ou 1 ou 2',
  },
  'out-of-turn': {
    en: 'it is not the turn of {side}',
    pt: 'não é a vez de {side}',
  },
  'no-undo': { en: 'there is no move to take back', pt: 'não há jogada para anular' },
  'no-sizes': {
    en: 'this game has one board only',
    pt: 'este jogo só tem um tabuleiro',
  },
  'too-long': {
    en: 'the line is too long; expected at most {most} characters',
    pt: 'a linha é comprida de mais; esperava no máximo {most} caracteres',
  },
});
