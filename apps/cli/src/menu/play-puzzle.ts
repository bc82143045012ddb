/** Solving a new puzzle from the menu: which kind, how hard, and then the sheet. */

import {
  type AnyPuzzle,
  type Difficulty,
  difficulties,
  difficultyNames,
  type Phrase,
} from 'ludoteca';
import { newSeed } from '../commands/generate.ts';
import { playRecipe } from '../commands/play-puzzle.ts';
import type { Context } from '../context.ts';
import { sentence } from '../output/text.ts';
import { menuWords } from '../phrases/menu.ts';
import { Interrupted, Left, type Prompts } from './prompts.ts';

export async function playPuzzle(
  context: Context,
  prompts: Prompts,
  puzzle: AnyPuzzle,
): Promise<void> {
  const { language } = context;
  const presets = puzzle.presets.map(({ name, recipe }) => ({
    value: { recipe },
    label: name[language],
  }));
  const preset = await prompts.choose(menuWords.say('which-preset', {}, language), presets);
  if (preset === undefined) return;
  const recipe = await chooseLevel(context, prompts, puzzle, preset.recipe);
  if (recipe === undefined) return;
  const leaving = await playRecipe(context, puzzle, recipe.recipe, newSeed());
  if (leaving === 'interrupted') throw new Interrupted();
  if (leaving === 'exit') throw new Left('exit', true);
}

/** The recipe with a level, where the puzzle takes one. */
async function chooseLevel(
  context: Context,
  prompts: Prompts,
  puzzle: AnyPuzzle,
  recipe: unknown,
): Promise<{ readonly recipe: unknown } | undefined> {
  if (puzzle.withDifficulty === undefined) return { recipe };
  const level = await chooseDifficulty(context, prompts);
  if (level === undefined) return undefined;
  return { recipe: level === 'any' ? recipe : puzzle.withDifficulty(recipe, level) };
}

/** How hard a puzzle or a problem is to be; absent when that is not told after all. */
export function chooseDifficulty(
  { language }: Context,
  prompts: Prompts,
): Promise<Difficulty | 'any' | undefined> {
  const label = (phrase: Phrase) => sentence(phrase[language]);
  return prompts.choose<Difficulty | 'any'>(menuWords.say('how-hard', {}, language), [
    { value: 'any', label: label(menuWords.phrases['any-level']) },
    ...difficulties.map((value) => ({ value, label: label(difficultyNames[value]) })),
  ]);
}
