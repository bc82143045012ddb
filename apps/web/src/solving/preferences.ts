/** What the player chose once for all puzzles. */

import { choice } from '../storage/index.ts';

export const preferences = {
  /** Show what breaks a rule as it happens. */
  showsFaults: choice('shows-faults', false),
  /** Take away the pencil marks that an entry rules out. */
  clearsMarks: choice('clears-marks', true),
  showsTime: choice('shows-time', true),
};
