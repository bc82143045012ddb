/** Opening the puzzle of a day: the play that was begun, or what is to be made. */

import { type DayRecipe, recipeOfDay } from 'ludoteca/daily';
import type { AnyPuzzleBoard } from 'ludoteca/puzzle';
import { list, type Saved } from '../storage/index.ts';
import { dateOf } from './day.ts';

export type OpenedDay =
  | { readonly kind: 'saved'; readonly saved: Saved }
  | (DayRecipe & { readonly kind: 'recipe' });

/** Undefined for days that have no puzzle: before the first, or yet to come. */
export async function openDay(
  puzzle: AnyPuzzleBoard,
  date: string,
): Promise<OpenedDay | undefined> {
  if (date > dateOf(new Date())) return undefined;
  const saved = (await list()).find((play) => play.game === puzzle.id && play.about.date === date);
  if (saved !== undefined) return { kind: 'saved', saved };
  const recipe = recipeOfDay(puzzle, date);
  return recipe && { kind: 'recipe', ...recipe };
}
