/** Hints and grades of Greater-Than Sudoku: the coach, the exact ladder, and the solver that judges them. */

import {
  type GradeOf,
  gradeWith,
  type HintFor,
  hintWith,
  type PuzzleReasoner,
} from '../../../puzzle/index.ts';
import type { GreaterThanClues, GreaterThanGrid } from '../clues.ts';
import { deduction } from '../deduce/index.ts';
import { empty } from '../filling.ts';
import { solver } from './solve.ts';

/** What `hint`, `grade` and `path` of `ludoteca/puzzle` need of the puzzle. */
export const reasoner: PuzzleReasoner<GreaterThanClues, GreaterThanGrid> = {
  ...solver,
  empty,
  deduction,
};

export const hint: HintFor<GreaterThanClues, GreaterThanGrid> = /* @__PURE__ */ hintWith(reasoner);

export const grade: GradeOf<GreaterThanClues> = /* @__PURE__ */ gradeWith(reasoner);
