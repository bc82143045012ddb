/** What is said about times of the day. */

import { wordsOf } from '../language/index.ts';

export const words = wordsOf('times', {
  title: { en: 'Times of the day', pt: 'Tempos do dia' },
  put: { en: 'Put my time on the list', pt: 'Pôr o meu tempo na lista' },
  'put-help': {
    en: 'Sent to this server: your name, what you did and when, and when you took help. It is checked against the solution. Kept: your name, your time, and how much help it took. You can take it off again.',
    pt: 'O que vai para este servidor: o teu nome, o que fizeste e quando, e quando pediste ajuda. É conferido com a solução. Fica guardado: o teu nome, o teu tempo e quanta ajuda levou. Podes retirá-lo depois.',
  },
  'first-stands': {
    en: 'Your first time on a list stands.',
    pt: 'Em cada lista vale o teu primeiro tempo.',
  },
  which: { en: 'Which list', pt: 'Que lista' },
  open: { en: 'Open to all', pt: 'Aberta a todos' },
  'name-help': {
    en: 'Whoever looks at the list sees it. No account, no password.',
    pt: 'Vê-o quem olhar para a lista. Sem conta nem palavra-passe.',
  },
  'room-name': {
    en: 'Those in the room see it, under the name you have there.',
    pt: 'Quem está na sala vê-o, com o nome que lá tens.',
  },
  send: { en: 'Send and see the list', pt: 'Enviar e ver a lista' },
  sending: { en: 'It is being checked …', pt: 'A conferir …' },
  see: { en: 'Times of this day', pt: 'Tempos deste dia' },
  remove: { en: 'Take my time off', pt: 'Retirar o meu tempo' },
  removed: { en: 'It is off the list.', pt: 'Já não está na lista.' },
  game: { en: 'Game', pt: 'Jogo' },
  earlier: { en: 'The day before', pt: 'O dia anterior' },
  later: { en: 'The next day', pt: 'O dia seguinte' },
  solve: { en: 'Solve it', pt: 'Resolver' },
  none: {
    en: 'Nobody has put a time on this list yet. Whoever solves what the day gives can do so from the card at the end.',
    pt: 'Ainda ninguém pôs um tempo nesta lista. Quem resolve o problema do dia pode fazê-lo no cartão do fim.',
  },
  count: {
    en: '{count} {count|time|times}',
    pt: '{count} {count|tempo|tempos}',
  },
  place: { en: 'Place', pt: 'Lugar' },
  name: { en: 'Name', pt: 'Nome' },
  time: { en: 'Time', pt: 'Tempo' },
  help: { en: 'Help', pt: 'Ajuda' },
  hints: { en: '{count} {count|hint|hints}', pt: '{count} {count|dica|dicas}' },
  wrong: {
    en: '{count} wrong {count|move|moves}',
    pt: '{count} {count|jogada errada|jogadas erradas}',
  },
  gone: { en: 'Somebody', pt: 'Alguém' },
  order: {
    en: 'Without help and without a wrong move first, by time; then the others. The server has checked that the entries lead to the solution and that a person can be so fast, and nothing else.',
    pt: 'Primeiro sem ajuda e sem jogada errada, por tempo; depois os outros. O servidor conferiu que o que foi feito leva à solução e que uma pessoa consegue ser tão rápida, e mais nada.',
  },
  'not-day': {
    en: 'That day is over: times are taken while it is that day somewhere.',
    pt: 'Esse dia já acabou: os tempos aceitam-se enquanto é esse dia nalgum lugar.',
  },
  fast: {
    en: 'The server does not take it: nobody is so fast.',
    pt: 'O servidor não o aceita: ninguém é tão rápido.',
  },
  refused: {
    en: 'The server does not take it: it does not fit what this day gives.',
    pt: 'O servidor não o aceita: não corresponde ao que este dia dá.',
  },
  often: { en: 'Too often; wait a few minutes.', pt: 'Demasiadas vezes; espera uns minutos.' },
  'no-room': {
    en: 'There is no such room here, or you are not in it.',
    pt: 'Não há aqui uma sala assim, ou não estás nela.',
  },
  unreachable: {
    en: 'The server cannot be reached. Try again later.',
    pt: 'O servidor não responde. Tenta mais tarde.',
  },
  'no-server': {
    en: 'Times are kept by a server that people play through; this page came from none.',
    pt: 'Os tempos são guardados por um servidor de jogo em conjunto; esta página não veio de nenhum.',
  },
});
