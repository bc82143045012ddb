/** A filling of the grid: what is entered where. */

import type { JsonValue } from '../../document/index.ts';
import type { Cell } from '../../kernel/index.ts';
import type { Strikes } from '../../puzzle/index.ts';
import { type GreaterThanClues, type GreaterThanGrid, sizeOf } from './clues.ts';

/** The filling with the given digits and no entry. */
export function empty(clues: GreaterThanClues): GreaterThanGrid {
  return { digits: clues.givens };
}

export function isComplete(_clues: GreaterThanClues, grid: GreaterThanGrid): boolean {
  return grid.digits.every((row) => row.every((digit) => digit !== 0));
}

/** The cells without a given digit. */
export function cells(clues: GreaterThanClues): Cell[] {
  return clues.givens.flatMap((givens, row) =>
    givens.flatMap((given, col) => (given === 0 ? [{ row, col }] : [])),
  );
}

export function values(clues: GreaterThanClues): number[] {
  return Array.from({ length: sizeOf(clues) }, (_, index) => index + 1);
}

export function read(
  _clues: GreaterThanClues,
  grid: GreaterThanGrid,
  { row, col }: Cell,
): number | undefined {
  return grid.digits[row][col] || undefined;
}

export function write(
  _clues: GreaterThanClues,
  grid: GreaterThanGrid,
  { row, col }: Cell,
  value: number | undefined,
): GreaterThanGrid {
  const digits = grid.digits.with(row, grid.digits[row].with(col, value ?? 0));
  return { ...grid, digits };
}

/** The candidates that were ruled out; a filled cell needs none. */
export const strikes: Strikes<GreaterThanClues, GreaterThanGrid> = {
  read: (_clues, { struck }, { row, col }) => struck?.[row][col] ?? [],
  add(_clues, grid, { row, col }, values) {
    if (grid.digits[row][col] !== 0) return grid;
    const struck = grid.struck ?? grid.digits.map((line) => line.map(() => []));
    const all = [...new Set([...struck[row][col], ...values])].sort((one, other) => one - other);
    return { ...grid, struck: struck.with(row, struck[row].with(col, all)) };
  },
};

/** The digits, row by row. */
export function gridToJson(_clues: GreaterThanClues, grid: GreaterThanGrid): JsonValue {
  return grid.digits;
}
