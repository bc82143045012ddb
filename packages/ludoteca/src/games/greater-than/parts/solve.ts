/** Solving Greater-Than Sudoku, and nothing else of it. */

import { type PuzzleSolver, type Solve, solveWith } from '../../../puzzle/index.ts';
import type { GreaterThanClues, GreaterThanGrid } from '../clues.ts';
import { cells, isComplete, read } from '../filling.ts';
import { verify } from '../rules.ts';
import { plainSolutions } from '../solve/plain.ts';

/** What `count` and `provenSolutions` of `ludoteca/puzzle` need of the puzzle. */
export const solver: PuzzleSolver<GreaterThanClues, GreaterThanGrid> = {
  id: 'greater-than',
  // The clause learner that the whole game has besides would double what this entry weighs.
  solutions: plainSolutions,
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
 * import { greaterThan } from 'ludoteca';
 * import { solve } from 'ludoteca/greater-than/solve';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(solve(clues).unique);
 * ```
 *
 * ```text
 * true
 * ```
 */
export const solve: Solve<GreaterThanClues, GreaterThanGrid> = /* @__PURE__ */ solveWith(solver);
