/** Parts of what was cut, each with its place in the stream. */

import type { ObjectLines, Piece } from 'ludoteca';
import type { Origin } from '../io.ts';

export function firstLines({ text, line, ends }: ObjectLines, count: number): ObjectLines {
  return { text: text.slice(0, ends[count - 1]), line, ends: ends.slice(0, count) };
}

export function linesAfter({ text, line, ends }: ObjectLines, count: number): ObjectLines {
  const begin = ends[count - 1] + 1;
  const after = ends.slice(count).map((end) => end - begin);
  return { text: text.slice(begin), line: line + count, ends: after };
}

/** What was cut as it stands in the file that the text was cut from. */
export function movedTo<Placed extends Pick<Piece, 'line'>>(
  origin: Origin | undefined,
  placed: Placed,
): Placed {
  return origin === undefined ? placed : { ...placed, line: placed.line + origin.line - 1 };
}
