/**
 * The problem of the day of a board game, by the same calendar as the puzzles. What a date gives never changes: a new
 * version of the rules below begins on a date that lies ahead when it is made.
 */

import type { AnyGame, Move, ProblemRecipe } from '../game/index.ts';
import { levelOfDay } from './puzzle-day.ts';

/** There are no problems of the day before this one. */
export const firstProblemDay = '2026-11-17';
/** The versions, each from its first day on. */
const versions = [
  { from: firstProblemDay, version: 1 },
  { from: '2026-11-19', version: 2 },
] as const;

/** The days of version 1, whose grades are gone: the moves that lead to their positions. */
const firstVersion: Readonly<Record<string, readonly Move[]>> = {
  'rastros/2026-11-17': [28, 21, 13, 22, 14, 15, 7, 6, 5, 12, 20, 27, 35, 43, 51, 50, 49, 40, 41],
  'rastros/2026-11-18': [
    35, 43, 34, 33, 40, 49, 50, 57, 56, 48, 41, 42, 51, 44, 37, 29, 20, 13, 21,
  ],
  'squex/2026-11-17': [
    35, 25, 59, 23, 13, 45, 5, 22, 26, 24, 34, 21, 50, 28, 27, 40, 10, 29, 44, 1, 37, 58, 41, 33,
    11, 17, 36, 53, 60, 52, 56, 20, 63, 57, 3, 55, 2, 15, 48, 54, 47, 49, 9, 51, 19,
  ],
  'squex/2026-11-18': [
    51, 37, 35, 49, 22, 14, 20, 40, 10, 18, 63, 34, 38, 30, 12, 58, 57, 28, 54, 44, 3, 43, 17, 33,
    19, 59, 45, 32, 31, 13, 61, 15, 55, 5, 16, 48, 25, 53, 46, 27, 11, 50, 8, 0, 62, 42, 26, 4,
  ],
};

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
  const { version = 1 } = versions.findLast(({ from }) => from <= date) ?? {};
  const seed = `day/${version}/${game.id}/${date}`;
  const played = firstVersion[`${game.id}/${date}`];
  if (played !== undefined) return { date, level, orders: [{ params, played, level }], seed };
  return { date, level, orders: [{ params, level }, { params }], seed };
}
