/** Personal statistics, from the plays on the device: how many were solved, the best times, the days in a row. */

import { dateOf, noonOf } from '../daily/day.ts';
import { type About, list, type Saved } from '../storage/index.ts';

export interface Statistics {
  readonly begun: number;
  readonly solved: number;
  /** The best times of those solved without help, by level and size. */
  readonly best: readonly Best[];
  /** Days in a row, up to today or yesterday, whose puzzle was solved. */
  readonly streak: number;
}

interface Best {
  readonly level: string;
  readonly size: string | undefined;
  readonly seconds: number;
}

/** The best time among plays like this one; a puzzle without a level is like no other. */
export function bestOf(best: readonly Best[], { level, size }: About): number | undefined {
  return best.find((each) => each.level === level && each.size === size)?.seconds;
}

export async function statisticsOf(game: string): Promise<Statistics> {
  return count((await list()).filter((play) => play.game === game));
}

export function count(plays: readonly Saved[], today = dateOf(new Date())): Statistics {
  // Who asked for the solution did not solve it.
  const solved = plays.filter(({ about }) => about.isDone === true && about.isShown !== true);
  const best: Best[] = [];
  for (const { about } of solved) {
    const { level, size, seconds, isAlone } = about;
    if (isAlone === false || seconds === undefined || level === undefined) continue;
    const at = best.findIndex((each) => each.level === level && each.size === size);
    if (at < 0) best.push({ level, size, seconds });
    else if (seconds < best[at].seconds) best[at] = { level, size, seconds };
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
