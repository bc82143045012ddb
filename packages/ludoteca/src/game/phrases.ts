/** What can be wrong with the record of a game, whatever the game. */

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
