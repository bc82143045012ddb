/** What `bot` tells: a program that plays through a server. */

import { phrasebook } from 'ludoteca';

export const botWords = phrasebook('bot', {
  'no-token': {
    en: 'found no token; expected --token, or the variable LUDOTECA_TOKEN ("bot --new NAME" makes one)',
    pt: 'falta a chave; esperava --token, ou a variável LUDOTECA_TOKEN ("bot --new NOME" faz uma)',
  },
  'bad-token': {
    en: '{server} does not know this token; expected that of a bot of this server which was not revoked',
    pt: '{server} não conhece esta chave; esperava a de um robô deste servidor que não tenha sido revogada',
  },
  'no-player': {
    en: 'found no player; expected a level, or cmd:PROGRAM',
    pt: 'falta o jogador; esperava um nível, ou cmd:PROGRAMA',
  },
  'bad-server': {
    en: '--server: found {found}; expected an address such as http://127.0.0.1:4040/',
    pt: '--server: encontrei {found}; esperava um endereço como http://127.0.0.1:4040/',
  },
  unreachable: {
    en: '{server} cannot be reached ({reason})',
    pt: 'não se chega a {server} ({reason})',
  },
  refused: {
    en: '{server} refuses: {reason}',
    pt: '{server} recusa: {reason}',
  },
  'no-stream': {
    en: '{server} is no server that bots can play through; expected one of "ludoteca serve --online"',
    pt: '{server} não é um servidor onde robôs possam jogar; esperava um de "ludoteca serve --online"',
  },
  made: {
    en: 'The bot {name} is made. Its token, told this once:\n  {token}\nYour own, with which it is revoked:\n  {owner}',
    pt: 'O robô {name} está feito. A sua chave, dita só desta vez:\n  {token}\nA tua, com que se revoga:\n  {owner}',
  },
  waiting: {
    en: 'At {server}, waiting for challenges (Ctrl-C ends it)',
    pt: 'Em {server}, à espera de desafios (Ctrl-C termina)',
  },
  away: {
    en: 'The server is away; trying again.',
    pt: 'O servidor não responde; tento outra vez.',
  },
  began: { en: '{game} against {opponent}', pt: '{game} contra {opponent}' },
  won: {
    en: '{game} against {opponent}: won ({reason})',
    pt: '{game} contra {opponent}: vitória ({reason})',
  },
  lost: {
    en: '{game} against {opponent}: lost ({reason})',
    pt: '{game} contra {opponent}: derrota ({reason})',
  },
  over: {
    en: '{game} against {opponent}: nobody wins ({reason})',
    pt: '{game} contra {opponent}: ninguém ganha ({reason})',
  },
  declined: { en: '{game} from {opponent} is declined', pt: '{game} de {opponent} é recusado' },
  'gave-up': {
    en: '{game} against {opponent} is given up: {reason}',
    pt: '{game} contra {opponent}: o jogo é abandonado: {reason}',
  },
  nobody: { en: 'somebody', pt: 'alguém' },
});
