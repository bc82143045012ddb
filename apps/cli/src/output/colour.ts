/**
 * What the terminal can show: two questions. Colours, by `--color`, then `FORCE_COLOR`, then `NO_COLOR`, then the
 * settings, then whether a terminal is there; characters beyond ASCII, by the locale.
 */

import type { Io } from '../io.ts';

/** What `--color` takes. */
export const colourWords = ['auto', 'always', 'never'] as const;

export type ColourWord = (typeof colourWords)[number];

/** What can be shown. */
export interface Showing {
  readonly hasColour: boolean;
  readonly hasUnicode: boolean;
}

/** What is asked for; `kept` is what the settings say, which never puts colours into files. */
export interface AskedColour {
  readonly asked?: ColourWord;
  readonly kept?: 'auto' | 'never';
}

export function showingOf(io: Pick<Io, 'stdout' | 'env'>, colour: AskedColour = {}): Showing {
  const hasColour = wantsColour(io, colour);
  const isSeen = io.stdout.isTTY === true || hasColour;
  // What goes to files and programs is plain, so that it can be read back.
  return { hasColour, hasUnicode: isSeen && speaksUnicode(io.env) };
}

function wantsColour(
  { stdout, env }: Pick<Io, 'stdout' | 'env'>,
  { asked = 'auto', kept = 'auto' }: AskedColour,
): boolean {
  if (asked !== 'auto') return asked === 'always';
  const forced = env.FORCE_COLOR;
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  if (env.NO_COLOR) return false;
  return kept === 'auto' && stdout.isTTY === true && env.TERM !== 'dumb';
}

/** Whether the locale has more than ASCII; where none is told, as the system usually does. */
export function speaksUnicode(
  env: Io['env'],
  platform: NodeJS.Platform = process.platform,
): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (locale !== '') return /utf-?8/i.test(locale);
  return platform === 'win32' || platform === 'darwin';
}
