/**
 * The exact solver behind one interface: the fastest engine there is for each box.
 *
 * What the field calls it: depth-first search with propagation to a fixed point over bit boards, as the band
 * solvers of 9×9 sudoku do it (T. Dillon, *Tdoku: a fast sudoku solver and generator*, 2019), branching 2-way on
 * "digit here, or not here" (R. Dechter, *Constraint Processing*, 2003). Rows and columns of a digit are
 * narrowed as permutation matrices (`permutation-locks.ts`: locked candidates, pointing and claiming at once);
 * the signs of a box by its order ideals (`order-ideals.ts`), which is full consistency for a box, not only
 * bounds. What to branch on is weighed by contradictions, the late ones most: dom/wdeg (F. Boussemart,
 * F. Hemery, C. Lecoutre, L. Sais, *Boosting systematic search by weighting constraints*, ECAI 2004), with
 * the geometric growth of VSIDS (M. Moskewicz et al., *Chaff: engineering an efficient SAT solver*, DAC 2001).
 *
 * Whoever asks for solutions and not for a search that can be foretold gets, for other boxes than 3×3, the search and
 * the kernel's clause learner by turns (`portfolio-engine.ts`); on boards larger than 16×16 candidates that cannot be are
 * struck at the root besides (`root-trials.ts`).
 *
 * What is kept of a box between changes is told in `box-paths.ts`; for 16×16 the candidates and all that narrows them
 * stand twice, plain and as WebAssembly (`planes.ts`, `swift-planes.ts`).
 *
 * Two engines share search, weighing and the order of narrowing; each keeps its own bits. The general one could
 * solve 9×9 too; keeping three boxes in one word makes that 2 to 4 times faster, and WebAssembly twice as fast again
 * (`swift-engine.ts`; `npm run bench greater-than -- --engines`, docs/measurements.md).
 */

import type { Effort, Random } from '../../../kernel/index.ts';
import { GeneralEngine } from './general-engine.ts';
import { nineEngine } from './swift-engine.ts';
import { swiftPlanes } from './swift-planes.ts';

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
  /** Forgets the puzzles before, so that what is told of the next ones does not depend on them. */
  restart(): void;
  /**
   * Finds the next solution of the loaded puzzle. False when there are no more, or when the effort
   * stopped the search (`effort.stopped` tells); calling again with more effort goes on.
   */
  next(effort: Effort): boolean;
  /** N×N, the solution found last; overwritten by the next one. */
  readonly solution: Uint8Array;
}

/** The plain search: puzzles by seed rest on the order in which it finds solutions, and on its nodes. */
export function createEngine(boxRows: number, boxCols: number): Engine {
  return boxRows === 3 && boxCols === 3
    ? nineEngine()
    : new GeneralEngine(boxRows, boxCols, swiftPlanes);
}
