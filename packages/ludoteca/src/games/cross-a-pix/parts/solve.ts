/** Solving Cross-a-Pix, and nothing else of it. */

import { type PuzzleSolver, type Solve, solveWith } from '../../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { cells, isComplete, read } from '../filling.ts';
import { verify } from '../rules.ts';
import { solutions } from '../solve/index.ts';

/** What `count` and `provenSolutions` of `ludoteca/puzzle` need of the puzzle. */
export const solver: PuzzleSolver<CrossAPixClues, CrossAPixGrid> = {
  id: 'cross-a-pix',
  solutions,
  verify,
  isComplete,
  cells,
  read,
};

/**
 * Solves, and shows whether there is another solution.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { solve } from 'ludoteca/cross-a-pix/solve';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * console.log(solve(clues).unique);
 * ```
 *
 * ```text
 * true
 * ```
 */
export const solve: Solve<CrossAPixClues, CrossAPixGrid> = /* @__PURE__ */ solveWith(solver);
