/** Personal statistics, from the plays on the device: how many were solved, the best times, the days in a row. */

import { dateOf, noonOf } from '../daily/day.ts';
import { list, type Saved } from '../storage/index.ts';

export interface Statistics {
  readonly begun: number;
  readonly solved: number;
  /** The best time by level, in seconds, of those solved without help. */
  readonly best: ReadonlyMap<string, number>;
  /** Days in a row, up to today or yesterday, whose puzzle was solved. */
  readonly streak: number;
}

export async function statisticsOf(game: string): Promise<Statistics> {
  return count((await list()).filter((play) => play.game === game));
}

export function count(plays: readonly Saved[], today = dateOf(new Date())): Statistics {
  const solved = plays.filter(({ about }) => about.isDone === true);
  const best = new Map<string, number>();
  for (const { about } of solved) {
    const { level = '', seconds, isAlone } = about;
    if (isAlone === false || seconds === undefined) continue;
    best.set(level, Math.min(seconds, best.get(level) ?? Number.POSITIVE_INFINITY));
  }
  const days = new Set(solved.flatMap(({ about }) => about.date ?? []));
  return { begun: plays.length, solved: solved.length, best, streak: streakOf(days, today) };
}

function streakOf(days: ReadonlySet<string>, today: string): number {
  let date = days.has(today) ? today : before(today);
  let streak = 0;
  for (; days.has(date); date = before(date)) streak++;
  return streak;
}

function before(date: string): string {
  const noon = noonOf(date);
  if (noon === undefined) throw new Error(`${date} is no date`);
  noon.setDate(noon.getDate() - 1);
  return dateOf(noon);
}
