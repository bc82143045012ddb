/** A filling of the picture: which cells are painted, region by region. */

import type { Cell } from '../../kernel/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from './clues.ts';
import { regionAround } from './regions.ts';

/**
 * The filling with every cell open.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { empty, isComplete } from 'ludoteca/cross-a-pix/rules';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * console.log(isComplete(clues, empty(clues)));
 * ```
 *
 * ```text
 * false
 * ```
 */
export function empty({ rowClues, colClues }: CrossAPixClues): CrossAPixGrid {
  return rowClues.map(() => colClues.map(() => null));
}

/**
 * Whether no cell is open.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { isComplete } from 'ludoteca/cross-a-pix/rules';
 *
 * const { clues, solution } = await crossAPix.make({ size: 5, seed: 1 });
 * if (solution !== undefined) console.log(isComplete(clues, solution));
 * ```
 *
 * ```text
 * true
 * ```
 */
export function isComplete(_clues: CrossAPixClues, grid: CrossAPixGrid): boolean {
  for (const row of grid) if (row.includes(null)) return false;
  return true;
}

/**
 * The cells that can be filled, in reading order.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { cells } from 'ludoteca/cross-a-pix/rules';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * console.log(cells(clues).length);
 * ```
 *
 * ```text
 * 25
 * ```
 */
export function cells({ rowClues, colClues }: CrossAPixClues): Cell[] {
  return rowClues.flatMap((_, row) => colClues.map((_, col) => ({ row, col })));
}

/**
 * Painted, or left blank.
 *
 * @example
 * ```ts
 * import { values } from 'ludoteca/cross-a-pix/rules';
 *
 * console.log(values().join(' '));
 * ```
 *
 * ```text
 * 1 0
 * ```
 */
export function values(): readonly number[] {
  return [1, 0];
}

/**
 * What a cell holds; undefined where it is open.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { empty, read, write } from 'ludoteca/cross-a-pix/rules';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * const cell = { row: 0, col: 1 };
 * const grid = write(clues, empty(clues), cell, 1);
 * console.log(read(clues, grid, cell), read(clues, empty(clues), cell));
 * ```
 *
 * ```text
 * 1 undefined
 * ```
 */
export function read(
  _clues: CrossAPixClues,
  grid: CrossAPixGrid,
  { row, col }: Cell,
): number | undefined {
  return grid[row][col] ?? undefined;
}

/**
 * The filling with the whole region of a cell entered or cleared.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { empty, verify, write } from 'ludoteca/cross-a-pix/rules';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * const grid = write(clues, empty(clues), { row: 0, col: 0 }, 1);
 * console.log(verify(clues, grid).length);
 * ```
 *
 * ```text
 * 4
 * ```
 */
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
