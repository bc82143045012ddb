/** A filling of the picture: which cells are painted, region by region. */

import type { Cell } from '../../kernel/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from './clues.ts';
import { regionAround } from './regions.ts';

/** The filling with every cell open. */
export function empty({ rowClues, colClues }: CrossAPixClues): CrossAPixGrid {
  return rowClues.map(() => colClues.map(() => null));
}

export function isComplete(_clues: CrossAPixClues, grid: CrossAPixGrid): boolean {
  return grid.every((row) => row.every((entry) => entry !== null));
}

export function cells({ rowClues, colClues }: CrossAPixClues): Cell[] {
  return rowClues.flatMap((_, row) => colClues.map((_, col) => ({ row, col })));
}

/** Painted, or left blank. */
export function values(): readonly number[] {
  return [1, 0];
}

export function read(
  _clues: CrossAPixClues,
  grid: CrossAPixGrid,
  { row, col }: Cell,
): number | undefined {
  return grid[row][col] ?? undefined;
}

/** The filling with the whole region of a cell entered or cleared. */
export function write(
  clues: CrossAPixClues,
  grid: CrossAPixGrid,
  cell: Cell,
  value: number | undefined,
): CrossAPixGrid {
  if (value !== undefined && value !== 0 && value !== 1) throw new Error(`${value} is no colour`);
  const { cols } = clues;
  // Only the rows that the region lies in are copied.
  const written: (readonly (0 | 1 | null)[])[] = [...grid];
  for (const at of regionAround(clues, cell.row * cols + cell.col)) {
    const row = Math.floor(at / cols);
    written[row] = written[row].with(at % cols, value ?? null);
  }
  return written;
}
