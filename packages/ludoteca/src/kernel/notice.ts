/** A notice: something to tell a person, as data. Words are found in a phrasebook when it is said. */

import type { Language } from './language.ts';

/** A cell of a puzzle, counted from 0; people read it as r3c4 (in Portuguese L3C4), counted from 1. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** Where in what was read the notice belongs. Rows, columns and lines of cells count from 0, text from 1. */
export type Where =
  | { readonly kind: 'text'; readonly line: number; readonly column: number }
  | { readonly kind: 'json'; readonly path: string }
  | { readonly kind: 'cell'; readonly row: number; readonly col: number }
  | { readonly kind: 'row' | 'column' | 'box'; readonly index: number }
  | { readonly kind: 'move'; readonly number: number };

/** What is put into a sentence; places are named in the reader's language, lists are said one by one. */
export type NoticeArg = string | number | Cell | Where | readonly (number | Cell | Where)[];

export type NoticeArgs = Readonly<Record<string, NoticeArg>>;

export interface Notice {
  /** Phrasebook prefix and key: `greater-than.cycle`. */
  readonly code: string;
  readonly args: NoticeArgs;
  readonly where?: Where;
}

/**
 * The name of a cell as people read and type it.
 *
 * @example
 * ```ts
 * import { cellName } from 'ludoteca/kernel';
 *
 * const cell = { row: 2, col: 3 };
 * console.log(cellName(cell), cellName(cell, 'pt'));
 * ```
 *
 * ```text
 * r3c4 L3C4
 * ```
 */
export function cellName(cell: Cell, language: Language = 'en'): string {
  const row = cell.row + 1;
  const col = cell.col + 1;
  // A small l looks like a one: l2c4 like 12c4.
  return language === 'pt' ? `L${row}C${col}` : `r${row}c${col}`;
}

/**
 * The same place for programs: short, and alike in every language.
 *
 * @example
 * ```ts
 * import { whereCode } from 'ludoteca/kernel';
 *
 * console.log(whereCode({ kind: 'text', line: 3, column: 5 }));
 * console.log(whereCode({ kind: 'column', index: 2 }));
 * ```
 *
 * ```text
 * 3:5
 * c3
 * ```
 */
export function whereCode(where: Where): string {
  switch (where.kind) {
    case 'text':
      return `${where.line}:${where.column}`;
    case 'json':
      return where.path;
    case 'cell':
      return cellName(where);
    case 'row':
      return `r${where.index + 1}`;
    case 'column':
      return `c${where.index + 1}`;
    case 'box':
      return `b${where.index + 1}`;
    case 'move':
      return `move ${where.number}`;
  }
}
