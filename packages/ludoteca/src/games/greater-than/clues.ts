/** Greater-Than Sudoku as plain data: the clues that are printed, a filling, and the document of both. */

import type { Cell } from '../../kernel/index.ts';
import type { PuzzleDoc } from '../../puzzle/index.ts';

/** `<`: the left or upper cell is the smaller; `>`: it is the larger; empty: no sign. */
export type Sign = '<' | '>' | '';

export type Digits = readonly (readonly number[])[];

export type Signs = readonly (readonly Sign[])[];

export interface GreaterThanClues {
  /** Rows of a box; the grid has boxRows × boxCols rows and columns. */
  readonly boxRows: number;
  readonly boxCols: number;
  /** N×N, 0 where nothing is given. */
  readonly givens: Digits;
  /** N×(N−1): `right[r][c]` compares (r,c) with (r,c+1). */
  readonly right: Signs;
  /** (N−1)×N: `down[r][c]` compares (r,c) with (r+1,c). */
  readonly down: Signs;
}

export interface GreaterThanGrid {
  /** N×N, 0 where open; given digits are repeated here. */
  readonly digits: Digits;
  /** N×N lists of the candidates that the player has ruled out; absent when none. */
  readonly struck?: readonly (readonly (readonly number[])[])[];
}

/**
 * Rows, columns and digits of the grid.
 *
 * @example
 * ```ts
 * import { sizeOf } from 'ludoteca/greater-than';
 *
 * console.log(sizeOf({ boxRows: 2, boxCols: 3 }));
 * ```
 *
 * ```text
 * 6
 * ```
 */
export function sizeOf(clues: Pick<GreaterThanClues, 'boxRows' | 'boxCols'>): number {
  return clues.boxRows * clues.boxCols;
}

/**
 * The box of a cell, boxes counted in reading order.
 *
 * @example
 * ```ts
 * import { boxOf } from 'ludoteca/greater-than';
 *
 * console.log(boxOf({ boxRows: 3, boxCols: 3 }, { row: 4, col: 8 }));
 * ```
 *
 * ```text
 * 5
 * ```
 */
export function boxOf(clues: Pick<GreaterThanClues, 'boxRows' | 'boxCols'>, cell: Cell): number {
  // Each band holds boxRows boxes side by side, since N / boxCols = boxRows.
  return (
    Math.floor(cell.row / clues.boxRows) * clues.boxRows + Math.floor(cell.col / clues.boxCols)
  );
}

export type GreaterThanDoc = PuzzleDoc<GreaterThanClues, GreaterThanGrid>;

/**
 * The document of clues and the digits entered besides the givens (0 where none was).
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { docOf } from 'ludoteca/greater-than';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const entries = [[3, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]];
 * console.log(docOf(clues, entries).grid?.digits[0].join(' '));
 * ```
 *
 * ```text
 * 3 0 0 0
 * ```
 */
export function docOf(
  clues: GreaterThanClues,
  entries: readonly (readonly number[])[],
): GreaterThanDoc {
  if (!entries.some((row) => row.some((entry) => entry !== 0))) return { clues };
  const digits = clues.givens.map((row, r) => row.map((given, c) => entries[r][c] || given));
  return { clues, grid: { digits } };
}
