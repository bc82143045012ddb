/** The rules of Futoshiki one by one, numbered: rows, columns, signs. Cells are counted row by row. */

import type { FutoshikiClues } from './rules.ts';

export interface Line {
  readonly constraint: number;
  readonly cells: readonly number[];
}

export interface Comparison {
  readonly constraint: number;
  readonly low: number;
  readonly high: number;
}

export function linesOf({ size }: FutoshikiClues): Line[] {
  const places = Array.from({ length: size }, (_, index) => index);
  return [
    ...places.map((row) => ({ constraint: row, cells: places.map((col) => row * size + col) })),
    ...places.map((col) => ({
      constraint: size + col,
      cells: places.map((row) => row * size + col),
    })),
  ];
}

export function comparisonsOf({ size, right, down }: FutoshikiClues): Comparison[] {
  const signs = [
    ...right.flatMap((line, row) =>
      line.map((sign, col) => ({ sign, first: row * size + col, second: row * size + col + 1 })),
    ),
    ...down.flatMap((line, row) =>
      line.map((sign, col) => ({ sign, first: row * size + col, second: (row + 1) * size + col })),
    ),
  ];
  return signs.flatMap(({ sign, first, second }, index) => {
    const constraint = 2 * size + index;
    if (sign === '') return [];
    return [
      sign === '<'
        ? { constraint, low: first, high: second }
        : { constraint, low: second, high: first },
    ];
  });
}
