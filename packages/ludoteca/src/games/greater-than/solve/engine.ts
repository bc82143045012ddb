/** The exact solver behind one interface: the fastest engine there is for each box. */

import type { Effort, Random } from '../../../kernel/index.ts';
import { GeneralEngine } from './general-engine.ts';
import { NineEngine } from './nine-engine.ts';

/**
 * Finds the solutions of one puzzle at a time, lazily, and is made to be used again for the next:
 * loading and searching allocate nothing that lasts.
 */
export interface Engine {
  /** Rows, columns and digits of the grid. */
  readonly size: number;
  /**
   * Takes the puzzle to solve. `givens` is N×N (0 is open); `right` is N×(N−1) and `down` (N−1)×N,
   * −1 for `<`, 1 for `>`, 0 for no sign. With `random` the search goes its ways at random, so that
   * the first solution of a puzzle with many is a different one each time.
   */
  load(givens: Uint8Array, right: Int8Array, down: Int8Array, random?: Random): void;
  /**
   * Finds the next solution of the loaded puzzle. False when there are no more, or when the effort
   * stopped the search (`effort.stopped` tells); calling again with more effort goes on.
   */
  next(effort: Effort): boolean;
  /** N×N, the solution found last; overwritten by the next one. */
  readonly solution: Uint8Array;
}

export function createEngine(boxRows: number, boxCols: number): Engine {
  return boxRows === 3 && boxCols === 3 ? new NineEngine() : new GeneralEngine(boxRows, boxCols);
}
