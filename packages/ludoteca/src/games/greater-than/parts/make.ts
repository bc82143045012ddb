/** Making Greater-Than Sudoku: puzzles proved to have one solution, of the level that is asked for. */

import { type Make, makeWith, type Puzzle, type PuzzleMaker } from '../../../puzzle/index.ts';
import type { GreaterThanClues, GreaterThanGrid } from '../clues.ts';
import { propose } from '../generate/index.ts';
import { type GreaterThanOptions, type GreaterThanRecipe, recipe } from '../generate/recipe.ts';
import { reasoner } from './hint.ts';

/** What `generate` of `ludoteca/puzzle` needs of the puzzle, and how options become its recipe. */
export const maker: PuzzleMaker<GreaterThanRecipe, GreaterThanClues, GreaterThanGrid> &
  Pick<Puzzle<GreaterThanRecipe, GreaterThanClues, GreaterThanGrid, GreaterThanOptions>, 'recipe'> =
  {
    ...reasoner,
    recipe,

    propose,
    difficultyOf: ({ level }) => level,
    gradingOf: ({ grading }) => grading,
  };

/**
 * A puzzle by its options and a seed, proved to have one solution.
 *
 * @example
 * ```ts
 * import { make } from 'ludoteca/greater-than/make';
 *
 * const made = await make({ size: { rows: 4, cols: 4 } }, 'x');
 * console.log(made.ok);
 * ```
 *
 * ```text
 * true
 * ```
 */
export const make: Make<GreaterThanClues, GreaterThanGrid, GreaterThanOptions> =
  /* @__PURE__ */ makeWith(maker);
