/** All puzzles of the device as a table of commas and lines (RFC 4180), for spreadsheets. */

import type { Saved } from '../storage/index.ts';
import { finishedAt, outcomeOf } from './count.ts';

const columns = ['game', 'day', 'size', 'level', 'result', 'seconds', 'began', 'finished'];

/** The oldest first. Names are those of the library, in every language the same. */
export function tableOf(plays: readonly Saved[]): string {
  const rows = [...plays].sort((one, other) => one.began - other.began).map(rowOf);
  return [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function rowOf(play: Saved): readonly string[] {
  const { game, began, about } = play;
  const { date = '', size = '', level = '', seconds } = about;
  const result = outcomeOf(about);
  return [
    game,
    date,
    size.replaceAll(/\s*×\s*/g, 'x'),
    level,
    result,
    seconds === undefined ? '' : String(seconds),
    new Date(began).toISOString(),
    result === 'open' ? '' : new Date(finishedAt(play)).toISOString(),
  ];
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
