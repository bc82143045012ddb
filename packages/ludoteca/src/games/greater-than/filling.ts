/** A filling of the grid: what is entered where. */

import type { JsonValue } from '../../document/index.ts';
import type { Cell } from '../../kernel/index.ts';
import type { Strikes } from '../../puzzle/index.ts';
import { type GreaterThanClues, type GreaterThanGrid, sizeOf } from './clues.ts';

/**
 * The filling with the given digits and no entry.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { empty, isComplete } from 'ludoteca/greater-than/rules';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(isComplete(clues, empty(clues)));
 * ```
 *
 * ```text
 * false
 * ```
 */
export function empty(clues: GreaterThanClues): GreaterThanGrid {
  return { digits: clues.givens };
}

/**
 * Whether no cell is open.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { isComplete } from 'ludoteca/greater-than/rules';
 *
 * const { clues, solution } = await greaterThan.make({ size: 4, seed: 1 });
 * if (solution !== undefined) console.log(isComplete(clues, solution));
 * ```
 *
 * ```text
 * true
 * ```
 */
export function isComplete(_clues: GreaterThanClues, grid: GreaterThanGrid): boolean {
  return grid.digits.every((row) => row.every((digit) => digit !== 0));
}

/**
 * The cells without a given digit.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { cells } from 'ludoteca/greater-than/rules';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(cells(clues).length);
 * ```
 *
 * ```text
 * 16
 * ```
 */
export function cells(clues: GreaterThanClues): Cell[] {
  return clues.givens.flatMap((givens, row) =>
    givens.flatMap((given, col) => (given === 0 ? [{ row, col }] : [])),
  );
}

/**
 * What a cell can hold.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { values } from 'ludoteca/greater-than/rules';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(values(clues).join(' '));
 * ```
 *
 * ```text
 * 1 2 3 4
 * ```
 */
export function values(clues: GreaterThanClues): number[] {
  return Array.from({ length: sizeOf(clues) }, (_, index) => index + 1);
}

/**
 * What a cell holds; undefined where it is open.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { empty, read, write } from 'ludoteca/greater-than/rules';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
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
  _clues: GreaterThanClues,
  grid: GreaterThanGrid,
  { row, col }: Cell,
): number | undefined {
  return grid.digits[row][col] || undefined;
}

/**
 * The filling with one cell entered, or cleared.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { empty, verify, write } from 'ludoteca/greater-than/rules';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const grid = write(clues, empty(clues), { row: 0, col: 0 }, 1);
 * console.log(verify(clues, grid).length);
 * ```
 *
 * ```text
 * 1
 * ```
 */
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
