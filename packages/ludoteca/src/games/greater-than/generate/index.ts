/** Making Greater-Than puzzles: the recipes that can be given, and an attempt at one. */

import type { Effort, Random } from '../../../kernel/index.ts';
import type { Difficulty, Preset } from '../../../puzzle/index.ts';
import { LevelMaker } from './level-maker.ts';
import { type Attempt, Maker, type OnBest } from './maker.ts';
import type { GreaterThanRecipe } from './recipe.ts';

export { foretold } from './foretold.ts';
export { type GreaterThanRecipe, options, recipe, type Style } from './recipe.ts';

export const presets: readonly Preset<GreaterThanRecipe>[] = [
  {
    name: { en: 'Classic 9×9', pt: 'Clássico 9×9' },
    recipe: { boxRows: 3, boxCols: 3, style: 'full' },
  },
  {
    name: { en: 'Small 4×4', pt: 'Pequeno 4×4' },
    recipe: { boxRows: 2, boxCols: 2, style: 'full' },
  },
  {
    name: { en: 'Quick 6×6', pt: 'Rápido 6×6' },
    recipe: { boxRows: 2, boxCols: 3, style: 'full' },
  },
  {
    name: { en: 'Symmetric 9×9', pt: 'Simétrico 9×9' },
    recipe: { boxRows: 3, boxCols: 3, style: 'symmetric' },
  },
  {
    name: { en: 'No sign too many, 9×9', pt: 'Nenhum sinal a mais, 9×9' },
    recipe: { boxRows: 3, boxCols: 3, style: 'minimal' },
  },
  {
    name: { en: 'Signs and digits, 9×9', pt: 'Sinais e algarismos, 9×9' },
    recipe: { boxRows: 3, boxCols: 3, style: 'mixed' },
  },
  {
    name: { en: 'Large 12×12', pt: 'Grande 12×12' },
    recipe: { boxRows: 3, boxCols: 4, style: 'full' },
  },
  {
    name: { en: 'Giant 16×16', pt: 'Gigante 16×16' },
    recipe: { boxRows: 4, boxCols: 4, style: 'full' },
  },
];

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

export function difficultyOf({ level }: GreaterThanRecipe): Difficulty | undefined {
  return level;
}
