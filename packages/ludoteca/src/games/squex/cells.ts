/** Octagons by name: a letter for the column, from the left, and a number for the row, from the top. */

import { type Cell, fail, type Notice, ok, type Result } from '../../kernel/index.ts';
import { notices } from './notices.ts';
import type { SquexPosition } from './position.ts';

/** An octagon as people type it: `c4`, `C4`, `c-4`, `c 4` or `c,4`, with or without a dot at the end. */
export const cellPattern = /^([a-z])(?:\s*[-,]\s*|\s+)?(\d{1,2})\s*\.?$/i;

/**
 * An octagon as it is written: a letter for its column, a number for its row.
 *
 * @example
 * ```ts
 * import { octagonName } from 'ludoteca/squex/rules';
 *
 * console.log(octagonName({ row: 0, col: 2 }));
 * ```
 *
 * ```text
 * c1
 * ```
 */
export function octagonName({ row, col }: Cell): string {
  return `${String.fromCharCode(97 + col)}${row + 1}`;
}

/** An inner square by the octagons at its upper left and lower right. */
export function squareName({ row, col }: Cell): string {
  return `${octagonName({ row: row - 1, col: col - 1 })}/${octagonName({ row, col })}`;
}

type Board = Pick<SquexPosition, 'rows' | 'cols'>;

export function parseOctagon(text: string, { rows, cols }: Board): Result<Cell, Notice> {
  const match = cellPattern.exec(text.trim());
  if (match === null) {
    return fail(notices.notice('not-a-cell', { found: shortened(text) }));
  }
  const col = match[1].toLowerCase().charCodeAt(0) - 97;
  const row = Number(match[2]) - 1;
  if (col >= cols || row < 0 || row >= rows) {
    const far = octagonName({ row: rows - 1, col: cols - 1 });
    return fail(notices.notice('off-board', { cell: text.trim(), far }));
  }
  return ok({ row, col });
}

/** Moves are numbered in reading order. */
export function moveAt({ cols }: Board, { row, col }: Cell): number {
  return row * cols + col;
}

export function cellAt({ cols }: Board, move: number): Cell {
  return { row: Math.floor(move / cols), col: move % cols };
}

function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 20 ? `${trimmed.slice(0, 19)}…` : trimmed;
}
