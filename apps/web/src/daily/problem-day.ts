/**
 * The problem of the day of a board game, by the same calendar as the puzzles. What a date gives never changes: a new
 * version of the rules below begins on a date that lies ahead when it is made.
 */

import type { Difficulty } from 'ludoteca/document';
import type { AnyGame } from 'ludoteca/game';
import { list, type Saved } from '../storage/index.ts';
import { dateOf, levelOfDay } from './day.ts';

/** There are no problems of the day before this one. */
export const firstProblemDay = '2026-11-17';
const version = 1;

export interface ProblemDay {
  readonly kind: 'order';
  readonly date: string;
  readonly level: Difficulty;
  readonly params: unknown;
  readonly seed: string;
}

export type OpenedProblemDay = { readonly kind: 'saved'; readonly saved: Saved } | ProblemDay;

/** What the day asks of a game; undefined for days that have none. */
export function problemOfDay(game: AnyGame, date: string): ProblemDay | undefined {
  const level = levelOfDay(date, firstProblemDay);
  if (level === undefined) return undefined;
  const seed = `day/${version}/${game.id}/${date}`;
  return { kind: 'order', date, level, params: game.presets[0].params, seed };
}

/** Undefined for days that have no problem: before the first, or yet to come. */
export async function openProblemDay(
  game: AnyGame,
  date: string,
): Promise<OpenedProblemDay | undefined> {
  if (date > dateOf(new Date())) return undefined;
  const saved = (await list()).find((play) => play.game === game.id && play.about.date === date);
  return saved === undefined ? problemOfDay(game, date) : { kind: 'saved', saved };
}
