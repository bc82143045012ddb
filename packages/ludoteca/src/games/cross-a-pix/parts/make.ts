/** Making Cross-a-Pix: puzzles proved to have one solution, of the level that is asked for. */

import { type Make, makeWith, type Puzzle, type PuzzleMaker } from '../../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { propose } from '../generate/index.ts';
import type { CrossAPixOptions } from '../generate/options.ts';
import { type CrossAPixRecipe, furnished, recipe } from '../generate/recipe.ts';
import { reasoner } from './hint.ts';

/** What `generate` of `ludoteca/puzzle` needs of the puzzle, and how options become its recipe. */
export const maker: PuzzleMaker<CrossAPixRecipe, CrossAPixClues, CrossAPixGrid> &
  Pick<Puzzle<CrossAPixRecipe, CrossAPixClues, CrossAPixGrid, CrossAPixOptions>, 'recipe'> = {
  ...reasoner,
  recipe,
  furnished,
  propose,
  difficultyOf: ({ level }) => level,
  gradingOf: ({ grading }) => grading,
};

/**
 * A puzzle by its options and a seed, proved to have one solution.
 *
 * @example
 * ```ts
 * import { make } from 'ludoteca/cross-a-pix/make';
 *
 * const made = await make({ size: { rows: 5, cols: 5 } }, 'x');
 * console.log(made.ok);
 * ```
 *
 * ```text
 * true
 * ```
 */
export const make: Make<CrossAPixClues, CrossAPixGrid, CrossAPixOptions> =
  /* @__PURE__ */ makeWith(maker);
