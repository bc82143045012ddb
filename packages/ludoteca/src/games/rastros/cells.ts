/** Cells by name: a letter for the file, from the left, and a number for the rank, from the bottom. */

import { fail, type Notice, ok, type Result } from '../../kernel/index.ts';
import { notices } from './notices.ts';

/** A cell as people type it: `e4`, `E4`, `e-4`, `e 4` or `e,4`, with or without a dot at the end. */
export const cellPattern = /^([a-z])(?:\s*[-,]\s*|\s+)?(\d{1,2})\s*\.?$/i;

/**
 * A cell as it is written: a letter for its column, a number for its row.
 *
 * @example
 * ```ts
 * import { cellName } from 'ludoteca/rastros/rules';
 *
 * console.log(cellName(0, 7), cellName(48, 7));
 * ```
 *
 * ```text
 * a1 g7
 * ```
 */
export function cellName(cell: number, size: number): string {
  return `${String.fromCharCode(97 + (cell % size))}${Math.floor(cell / size) + 1}`;
}

export function parseCell(text: string, size: number): Result<number, Notice> {
  const match = cellPattern.exec(text.trim());
  if (match === null) {
    return fail(notices.notice('not-a-cell', { found: shortened(text) }));
  }
  const file = match[1].toLowerCase().charCodeAt(0) - 97;
  const rank = Number(match[2]) - 1;
  if (file >= size || rank < 0 || rank >= size) {
    const far = cellName(size * size - 1, size);
    return fail(notices.notice('off-board', { cell: text.trim(), far }));
  }
  return ok(size * rank + file);
}

function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 20 ? `${trimmed.slice(0, 19)}…` : trimmed;
}
