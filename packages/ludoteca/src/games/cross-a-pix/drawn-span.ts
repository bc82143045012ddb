/** Which rows and columns of a grid a drawing is asked for. */

import type { DrawnPart } from '../../puzzle/index.ts';
import type { CrossAPixClues } from './clues.ts';

export interface Span {
  /** The first row and the one after the last; the same of columns. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Whether the clues before the rows are wanted, and those above the columns. */
  readonly hasRowClues: boolean;
  readonly hasColClues: boolean;
}

/** The whole grid where no part is asked for; else one cell more on every side, for what reaches over. */
export function spanOf({ rows, cols }: CrossAPixClues, part: DrawnPart | undefined): Span {
  if (part === undefined) {
    const all = { top: 0, left: 0, bottom: rows, right: cols };
    return { ...all, hasRowClues: true, hasColClues: true };
  }
  const within = (at: number, side: number) => Math.max(0, Math.min(side, at));
  return {
    top: within(Math.floor(part.top) - 1, rows),
    bottom: within(Math.ceil(part.bottom) + 1, rows),
    left: within(Math.floor(part.left) - 1, cols),
    right: within(Math.ceil(part.right) + 1, cols),
    hasRowClues: part.left < 0,
    hasColClues: part.top < 0,
  };
}
