/** Making Greater-Than puzzles: an attempt at one. */

import type { Effort, Random } from '../../../kernel/index.ts';
import { LevelMaker } from './level-maker.ts';
import { type Attempt, Maker, type OnBest } from './maker.ts';
import type { GreaterThanRecipe } from './recipe.ts';

/**
 * One attempt at a puzzle of the recipe; nothing when it led nowhere. Depends on the recipe and the
 * randomness alone.
 */
export function propose(
  recipe: GreaterThanRecipe,
  random: Random,
  effort: Effort,
  onBest?: OnBest,
): Attempt {
  const { level, signs, style } = recipe;
  // A number of signs leaves no room to come nearer to a level: the library tries again until it is met.
  if (level !== undefined && (signs === undefined || style === 'full')) {
    return new LevelMaker(recipe, level, random, effort).make();
  }
  return new Maker(recipe, random, effort, onBest).make();
}
