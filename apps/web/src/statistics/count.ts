/**
 * Personal statistics, from the plays on the device. What was solved alone, with help, and what was only
 * shown are told apart: times are compared only with those of puzzles that were solved alone.
 */

import { difficulties } from 'ludoteca/puzzle';
import { dateOf, noonOf } from '../daily/day.ts';
import { type About, list, type Saved } from '../storage/index.ts';

/** What became of a puzzle. */
export type Outcome = 'open' | 'alone' | 'helped' | 'shown';

export function outcomeOf({ isDone, isShown, isAlone }: About): Outcome {
  if (isDone !== true) return 'open';
  if (isShown === true) return 'shown';
  return isAlone === false ? 'helped' : 'alone';
}

export interface Statistics {
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Alone or with help. */
  readonly solved: number;
  /** The times by level and size, the easiest and smallest first. */
  readonly groups: readonly TimeGroup[];
  /** Days in a row, up to today or yesterday, whose puzzle was solved in time; and the most there were. */
  readonly streak: number;
  readonly longest: number;
}

/** The times of puzzles that can be compared. */
export interface TimeGroup {
  /** Absent for those that came without one. */
  readonly level: string | undefined;
  readonly size: string | undefined;
  /** The one that was finished first comes first. */
  readonly times: readonly SolveTime[];
  /** Of those that were solved alone; absent where none was. */
  readonly best: number | undefined;
  readonly median: number | undefined;
}

export interface SolveTime {
  readonly seconds: number;
  readonly isAlone: boolean;
  /** When it was finished, in milliseconds since 1970. */
  readonly finished: number;
}

/** The best time among plays like this one; a puzzle without a level is like no other. */
export function bestOf({ groups }: Statistics, { level, size }: About): number | undefined {
  if (level === undefined) return undefined;
  return groups.find((each) => each.level === level && each.size === size)?.best;
}

export async function statisticsOf(game: string): Promise<Statistics> {
  return count((await list()).filter((play) => play.game === game));
}

export function count(plays: readonly Saved[], today = dateOf(new Date())): Statistics {
  const outcomes = { open: 0, alone: 0, helped: 0, shown: 0 };
  for (const { about } of plays) outcomes[outcomeOf(about)]++;
  const solved = plays.filter(({ about }) => /alone|helped/.test(outcomeOf(about)));
  const days = new Set(solved.flatMap((play) => (isInTime(play) ? [play.about.date ?? ''] : [])));
  return {
    outcomes,
    solved: solved.length,
    groups: groupsOf(solved),
    streak: streakOf(days, days.has(today) ? today : dayBefore(today)),
    longest: Math.max(0, ...[...days].map((date) => streakOf(days, date))),
  };
}

/** When it was finished; what an older version of the page kept tells only when it was touched. */
export function finishedAt({ about, touched }: Saved): number {
  return about.finished ?? touched;
}

/** Whether the puzzle of a day was solved on its day; who began it then may finish it the day after. */
function isInTime(play: Saved): boolean {
  const { date } = play.about;
  if (date === undefined || noonOf(date) === undefined) return false;
  const finished = dateOf(new Date(finishedAt(play)));
  const began = dateOf(new Date(play.began));
  return finished === date || (began === date && dayBefore(finished) === date);
}

function groupsOf(solved: readonly Saved[]): readonly TimeGroup[] {
  const groups = new Map<string, Saved[]>();
  for (const play of solved) {
    const { level, size, seconds } = play.about;
    if (seconds === undefined) continue;
    const key = `${level} ${size}`;
    groups.set(key, [...(groups.get(key) ?? []), play]);
  }
  return [...groups.values()].map(groupOf).sort(byLevelAndSize);
}

function groupOf(plays: readonly Saved[]): TimeGroup {
  const [{ about }] = plays;
  const times = plays
    .map((play) => ({
      seconds: play.about.seconds ?? 0,
      isAlone: outcomeOf(play.about) === 'alone',
      finished: finishedAt(play),
    }))
    .sort((one, other) => one.finished - other.finished);
  const alone = times.flatMap(({ seconds, isAlone }) => (isAlone ? [seconds] : []));
  const sorted = alone.sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  const isAny = sorted.length > 0;
  return {
    level: about.level,
    size: about.size,
    times,
    best: isAny ? sorted[0] : undefined,
    median: isAny ? Math.round(median) : undefined,
  };
}

/** The easiest first, what has no level last; within a level the smallest first. */
function byLevelAndSize(one: TimeGroup, other: TimeGroup): number {
  const ranks: readonly (string | undefined)[] = [...difficulties, undefined];
  const size = (group: TimeGroup) => Number.parseInt(group.size ?? '0', 10);
  return ranks.indexOf(one.level) - ranks.indexOf(other.level) || size(one) - size(other);
}

/** How many days in a row end with this one. */
function streakOf(days: ReadonlySet<string>, last: string): number {
  let streak = 0;
  for (let date = last; days.has(date); date = dayBefore(date)) streak++;
  return streak;
}

function dayBefore(date: string): string {
  const noon = noonOf(date);
  if (noon === undefined) throw new Error(`${date} is no date`);
  noon.setDate(noon.getDate() - 1);
  return dateOf(noon);
}
