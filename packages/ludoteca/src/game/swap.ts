/** The exchange of sides, as a move. */

import type { Move } from './move.ts';

/** The move by which the second player takes the first one's side; it leaves the state as it is. */
export const swap: Move = -1;
