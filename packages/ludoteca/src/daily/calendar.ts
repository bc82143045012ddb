/** Days of the calendar as they are written, without a clock: which are real, and which day of the week each is. */

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * From Monday (0) to Sunday (6); undefined for what is no date, as `2026-02-30`.
 *
 * @example
 * ```ts
 * import { weekdayOf } from 'ludoteca/daily';
 *
 * console.log(weekdayOf('2026-11-18'), weekdayOf('2026-02-30'));
 * ```
 *
 * ```text
 * 2 undefined
 * ```
 */
export function weekdayOf(date: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (parts === null) return undefined;
  const [, year, month, day] = parts.map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = month === 2 && isLeap ? 29 : lengths[month - 1];
  if (length === undefined || day < 1 || day > length) return undefined;
  // Years that begin in March have their leap day at the end (Zeller's congruence).
  const [from, shifted] = month > 2 ? [year, month + 1] : [year - 1, month + 13];
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
  const sum = day + Math.floor((13 * shifted) / 5) + from + leaps;
  // Zeller counts from Saturday.
  return (sum + 5) % 7;
}
