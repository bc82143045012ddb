/** Opening the problem of a day: the play that was begun, or what is to be made. */

import { type ProblemOfDay, problemOfDay } from 'ludoteca/daily';
import type { AnyGame } from 'ludoteca/game';
import { list, type Saved } from '../storage/index.ts';
import { dateOf } from './day.ts';

type OpenedProblemDay =
  | { readonly kind: 'saved'; readonly saved: Saved }
  | (ProblemOfDay & { readonly kind: 'order' });

/** Undefined for days that have no problem: before the first, or yet to come. */
export async function openProblemDay(
  game: AnyGame,
  date: string,
): Promise<OpenedProblemDay | undefined> {
  if (date > dateOf(new Date())) return undefined;
  const saved = (await list()).find((play) => play.game === game.id && play.about.date === date);
  if (saved !== undefined) return { kind: 'saved', saved };
  const day = problemOfDay(game, date);
  return day && { kind: 'order', ...day };
}
