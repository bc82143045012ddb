/** What a file of Greater-Than Sudoku holds. */

import type { PuzzleDoc } from '../../puzzle/index.ts';
import type { GreaterThanClues, GreaterThanGrid } from './clues.ts';

export type GreaterThanDoc = PuzzleDoc<GreaterThanClues, GreaterThanGrid>;

/** The document of clues and the digits entered besides the givens (0 where none was). */
export function docOf(
  clues: GreaterThanClues,
  entries: readonly (readonly number[])[],
): GreaterThanDoc {
  if (!entries.some((row) => row.some((entry) => entry !== 0))) return { clues };
  const digits = clues.givens.map((row, r) => row.map((given, c) => entries[r][c] || given));
  return { clues, grid: { digits } };
}
