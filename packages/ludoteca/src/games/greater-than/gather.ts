/** Clues gathered one sign or digit at a time, as the formats of other programs list them. */

import type { Cell } from '../../kernel/index.ts';
import type { Box } from './boxes.ts';
import { type GreaterThanClues, type Sign, sizeOf } from './clues.ts';
import type { Comparison } from './sign-order.ts';

export interface Gathering {
  readonly size: number;
  /** Puts a sign between two cells; says why not when they are apart or it points the other way already. */
  sign(comparison: Comparison): 'put' | 'apart' | 'opposite';
  /** Gives a digit; answers the digit that is given there already when it is another one. */
  give(cell: Cell, digit: number): 'put' | number;
  clues(): GreaterThanClues;
}

/**
 * Gathers clues one by one, as a reader of a text finds them.
 *
 * @example
 * ```ts
 * import { gatherClues } from 'ludoteca/greater-than';
 *
 * const gathering = gatherClues({ boxRows: 2, boxCols: 2 });
 * console.log(gathering.give({ row: 0, col: 0 }, 3), gathering.give({ row: 0, col: 0 }, 4));
 * ```
 *
 * ```text
 * put 3
 * ```
 */
export function gatherClues(box: Box): Gathering {
  const size = sizeOf(box);
  const givens = matrix(size, size, 0);
  const right = matrix<Sign>(size, size - 1, '');
  const down = matrix<Sign>(size - 1, size, '');
  return {
    size,
    sign({ smaller, larger }) {
      if (!areNeighbours(smaller, larger)) return 'apart';
      const isSmallerFirst = smaller.row < larger.row || smaller.col < larger.col;
      const { row, col } = isSmallerFirst ? smaller : larger;
      const signs = smaller.row === larger.row ? right : down;
      const sign = isSmallerFirst ? '<' : '>';
      if (signs[row][col] !== '' && signs[row][col] !== sign) return 'opposite';
      signs[row][col] = sign;
      return 'put';
    },
    give({ row, col }, digit) {
      const before = givens[row][col];
      if (before !== 0 && before !== digit) return before;
      givens[row][col] = digit;
      return 'put';
    },
    clues: () => ({ boxRows: box.boxRows, boxCols: box.boxCols, givens, right, down }),
  };
}

function areNeighbours(one: Cell, other: Cell): boolean {
  return Math.abs(one.row - other.row) + Math.abs(one.col - other.col) === 1;
}

/** Rows of columns, all holding the same item. */
export function matrix<Item>(rows: number, cols: number, item: Item): Item[][] {
  return Array.from({ length: rows }, () => Array.from({ length: cols }, () => item));
}
