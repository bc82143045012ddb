/** What the player chose once for all puzzles. */

import { choice } from '../storage/index.ts';

export const preferences = {
  /** Show what breaks a rule as it happens. */
  showsFaults: choice('shows-faults', true),
  /** Take away the pencil marks that an entry rules out. */
  clearsMarks: choice('clears-marks', true),
  /** A digit is taken up first, and then each cell that is pressed takes it. */
  takesDigitFirst: choice('takes-digit-first', false),
  showsTime: choice('shows-time', true),
  /** Number the rows and columns at the edge always, not only while a hint speaks of cells. */
  showsCoordinates: choice('shows-coordinates', false),
};
