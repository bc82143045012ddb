/** The day by the calendar of the device. */

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
