/**
 * The puzzle of the day: for each puzzle one a day. What a date gives never changes: the seed names the version of
 * the rules below, and a new version begins on a date that lies ahead when it is made.
 */

import type { Difficulty, OptionValues } from '../document/index.ts';
import type { AnyPuzzleBoard, Grading } from '../puzzle/index.ts';
import { weekdayOf } from './calendar.ts';

interface DayVersion {
  /** Its first day. */
  readonly from: string;
  readonly version: number;
  /** What its levels mean. */
  readonly grading: Grading;
  /** What is asked of a puzzle besides the level of the day. */
  asked(puzzle: AnyPuzzleBoard): OptionValues;
}

/**
 * The versions, each from its first day on. All that changes what a day gives changes together, on the
 * first day of a version: from version 2 on, what pages offer first (pictures), and new levels.
 */
const versions: readonly [DayVersion, ...DayVersion[]] = [
  { from: '2026-11-01', version: 1, grading: 1, asked: () => ({}) },
  { from: '2026-12-01', version: 2, grading: 2, asked: (puzzle) => puzzle.offered ?? {} },
];

/** There are no puzzles of the day before this one. */
export const firstDay = versions[0].from;

/** From Monday to Sunday, gentle to hard. */
const levels: readonly Difficulty[] = [
  'easy',
  'medium',
  'medium',
  'hard',
  'hard',
  'expert',
  'master',
];

/** What a day asks of a puzzle. */
export interface DayRecipe {
  readonly date: string;
  readonly level: Difficulty;
  readonly recipe: unknown;
  readonly seed: string;
}

/**
 * The level of a day; undefined for days that have none, as those before the first.
 *
 * @example
 * ```ts
 * import { levelOfDay } from 'ludoteca/daily';
 *
 * console.log(levelOfDay('2026-11-16'), levelOfDay('2026-11-22'));
 * ```
 *
 * ```text
 * easy master
 * ```
 */
export function levelOfDay(date: string, first = firstDay): Difficulty | undefined {
  const weekday = weekdayOf(date);
  return weekday === undefined || date < first ? undefined : levels[weekday];
}

/**
 * What the day asks of a puzzle; undefined for days that have none.
 *
 * @example
 * ```ts
 * import { recipeOfDay } from 'ludoteca/daily';
 * import { greaterThan } from 'ludoteca';
 *
 * console.log(recipeOfDay(greaterThan, '2026-11-16')?.level);
 * ```
 *
 * ```text
 * easy
 * ```
 */
export function recipeOfDay(puzzle: AnyPuzzleBoard, date: string): DayRecipe | undefined {
  const level = levelOfDay(date);
  const current = versions.findLast(({ from }) => from <= date);
  if (level === undefined || current === undefined) return undefined;
  const takesLevel = puzzle.options.some(({ name }) => name === 'level');
  const recipe = puzzle.recipe({ ...current.asked(puzzle), ...(takesLevel && { level }) });
  if (!recipe.ok)
    throw new Error(`${puzzle.id} refuses the order of the day: ${recipe.error.code}`);
  const seed = `day/${current.version}/${puzzle.id}/${date}`;
  const graded = puzzle.withGrading?.(recipe.value, current.grading) ?? recipe.value;
  return { date, level, recipe: graded, seed };
}
