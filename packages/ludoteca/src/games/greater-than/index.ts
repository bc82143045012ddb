/** Greater-Than Sudoku: its board, and what solves, reasons, makes and proves. */

import type { Puzzle } from '../../puzzle/index.ts';
import { allPhrases } from './all-phrases.ts';
import { greaterThanBoard } from './board.ts';
import type { GreaterThanClues, GreaterThanGrid } from './clues.ts';
import { deduction } from './deduce/index.ts';
import { formula } from './formula.ts';
import { propose } from './generate/index.ts';
import type { GreaterThanOptions, GreaterThanRecipe } from './generate/recipe.ts';
import { redundant } from './redundant.ts';
import { solutions } from './solve/index.ts';

export { type Box, boxesOf, boxName, flatBox, sameBox, sizes } from './boxes.ts';
export {
  boxOf,
  type Digits,
  docOf,
  type GreaterThanClues,
  type GreaterThanDoc,
  type GreaterThanGrid,
  type Sign,
  type Signs,
  sizeOf,
} from './clues.ts';
export { type Gathering, gatherClues } from './gather.ts';
export type { GreaterThanOptions, GreaterThanRecipe, Style } from './generate/recipe.ts';
export { type Comparison, comparisonsOf } from './sign-order.ts';

export const greaterThan: Puzzle<
  GreaterThanRecipe,
  GreaterThanClues,
  GreaterThanGrid,
  GreaterThanOptions
> = {
  ...greaterThanBoard,
  phrases: allPhrases,
  solutions,
  formula,
  deduction,
  redundant,
  propose,
};
