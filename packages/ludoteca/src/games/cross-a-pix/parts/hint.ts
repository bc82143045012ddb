/** Hints and grades of Cross-a-Pix: the coach, the exact ladder, and the solver that judges them. */

import {
  type GradeOf,
  gradeWith,
  type HintFor,
  hintWith,
  type PuzzleReasoner,
} from '../../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { deduction } from '../deduce/index.ts';
import { empty } from '../filling.ts';
import { solver } from './solve.ts';

/** What `hint`, `grade` and `path` of `ludoteca/puzzle` need of the puzzle. */
export const reasoner: PuzzleReasoner<CrossAPixClues, CrossAPixGrid> = {
  ...solver,
  empty,
  deduction,
};

/**
 * The next entry that is easiest to see, and the way to it.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { hint } from 'ludoteca/cross-a-pix/hint';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * console.log(hint({ clues }).kind);
 * ```
 *
 * ```text
 * step
 * ```
 */
export const hint: HintFor<CrossAPixClues, CrossAPixGrid> = /* @__PURE__ */ hintWith(reasoner);

/**
 * How hard a puzzle is, by what has to be seen.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { grade } from 'ludoteca/cross-a-pix/hint';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * const grading = grade(clues);
 * console.log(grading.kind);
 * ```
 *
 * ```text
 * graded
 * ```
 */
export const grade: GradeOf<CrossAPixClues> = /* @__PURE__ */ gradeWith(reasoner);
