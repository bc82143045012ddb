/**
 * The problem of the day of a board game, by the same calendar as the puzzles. What a date gives never changes: a new
 * version of the rules below begins on a date that lies ahead when it is made.
 */

import type { AnyGame, ProblemRecipe } from '../game/index.ts';
import { levelOfDay } from './puzzle-day.ts';

/** There are no problems of the day before this one. */
export const firstProblemDay = '2026-11-17';
const version = 1;

/** What a day asks of a game. */
export interface ProblemOfDay {
  readonly date: string;
  /** In turn, until one can be made: of the level of the day, or of any where a game has none of that level. */
  readonly orders: readonly ProblemRecipe<unknown>[];
  readonly level: NonNullable<ProblemRecipe<unknown>['level']>;
  readonly seed: string;
}

/**
 * What the day asks of a game; undefined for days that have none.
 *
 * @example
 * ```ts
 * import { rastros } from 'ludoteca';
 * import { problemOfDay } from 'ludoteca/daily';
 *
 * console.log(problemOfDay(rastros, '2026-12-24')?.level);
 * ```
 *
 * ```text
 * hard
 * ```
 */
export function problemOfDay(game: AnyGame, date: string): ProblemOfDay | undefined {
  const level = levelOfDay(date, firstProblemDay);
  if (level === undefined) return undefined;
  const { params } = game.presets[0];
  const seed = `day/${version}/${game.id}/${date}`;
  return { date, level, orders: [{ params, level }, { params }], seed };
}
