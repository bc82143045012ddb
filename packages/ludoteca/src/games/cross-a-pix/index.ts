/** DualClue Cross-a-Pix: its board, and what solves, reasons, makes and proves. */

import type { Puzzle } from '../../puzzle/index.ts';
import { allPhrases } from './all-phrases.ts';
import { crossAPixBoard } from './board.ts';
import type { CrossAPixClues, CrossAPixGrid } from './clues.ts';
import { deduction } from './deduce/index.ts';
import { formula } from './formula.ts';
import { propose } from './generate/index.ts';
import type { CrossAPixOptions } from './generate/options.ts';
import { type CrossAPixRecipe, furnished } from './generate/recipe.ts';
import { redundant } from './redundant.ts';
import { solutions } from './solve/index.ts';

export type { CrossAPixClues, CrossAPixGrid, LineClue, Walls } from './clues.ts';
export type { Target } from './generate/count-clues.ts';
export type { CrossAPixOptions } from './generate/options.ts';
export type { CrossAPixRecipe } from './generate/recipe.ts';
export type { Ink } from './inks.ts';
export type { LibraryPicture } from './pictures/library.ts';
export { type Regions, regionsOf, type Segments, segmentsOf } from './regions.ts';

export const crossAPix: Puzzle<CrossAPixRecipe, CrossAPixClues, CrossAPixGrid, CrossAPixOptions> = {
  ...crossAPixBoard,
  phrases: allPhrases,
  deduction,
  solutions,
  formula,
  redundant,
  furnished,
  propose,
};
