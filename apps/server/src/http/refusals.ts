/** Why something may not happen in a game, in words. */

import type { Refused } from '../play/decide.ts';

/** Why something may not happen, for those who write clients. */
export const refusals: Readonly<Record<Refused['code'], string>> = {
  over: 'the game is over',
  time: 'the time had run out',
  'not-started': 'the game has not started',
  started: 'the game has started already',
  taken: 'the seat is taken',
  turn: 'it is not your turn',
  ply: 'the game went on: the move was meant for another position',
  illegal: 'the move is not legal; the notice tells why',
  'no-offer': 'there is no such offer to answer',
  'no-draw': 'this game cannot be drawn',
  'nothing-back': 'you have no move to take back',
  quiet: 'the other player hears no phrases',
  'not-over': 'the game is not over, or has its rematch already',
  round: 'not while a round is played',
};
