/**
 * The puzzle of the day: for each puzzle one a day, by the calendar of the device. What a date gives
 * never changes: the seed names the version of the rules below, and a new version begins on a date
 * that lies ahead when it is made.
 */

import type { OptionValues } from 'ludoteca/document';
import type { AnyPuzzleBoard, Grading } from 'ludoteca/puzzle';

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
const levels = ['easy', 'medium', 'medium', 'hard', 'hard', 'expert', 'master'] as const;

export interface DayRecipe {
  readonly date: string;
  readonly level: (typeof levels)[number];
  readonly recipe: unknown;
  readonly seed: string;
}

/** The day of the device's calendar, as `2026-11-15`. */
export function dateOf(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** The noon of a day of the calendar; undefined for what is no date. */
export function noonOf(date: string): Date | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (parts === null) return undefined;
  const [, year, month, day] = parts.map(Number);
  const noon = new Date(year, month - 1, day, 12);
  return dateOf(noon) === date ? noon : undefined;
}

/** The level of a day; undefined for days that have none, as those before the first. */
export function levelOfDay(date: string, first = firstDay): DayRecipe['level'] | undefined {
  const noon = noonOf(date);
  return noon === undefined || date < first ? undefined : levels[(noon.getDay() + 6) % 7];
}

/** What the day asks of a puzzle; undefined for days that have none. */
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
