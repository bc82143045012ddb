/** The boxes that are known here, and which of them a size alone stands for. */

import type { GreaterThanClues } from './clues.ts';

export type Box = Pick<GreaterThanClues, 'boxRows' | 'boxCols'>;

/** Of two boxes of one size the flat one comes first: it is taken where nothing tells them apart. */
export const boxes: readonly Box[] = [
  { boxRows: 2, boxCols: 2 },
  { boxRows: 2, boxCols: 3 },
  { boxRows: 3, boxCols: 2 },
  { boxRows: 2, boxCols: 4 },
  { boxRows: 4, boxCols: 2 },
  { boxRows: 3, boxCols: 3 },
  { boxRows: 3, boxCols: 4 },
  { boxRows: 4, boxCols: 3 },
  { boxRows: 4, boxCols: 4 },
  { boxRows: 5, boxCols: 5 },
];

/** Rows and columns of the grids that are known here, each once, from the smallest. */
export const sizes: readonly number[] = [...new Set(boxes.map(sizeOfBox))];

function sizeOfBox(box: Box): number {
  return box.boxRows * box.boxCols;
}

/**
 * The boxes that make a grid of the size, the flat one first.
 *
 * @example
 * ```ts
 * import { boxesOf, boxName } from 'ludoteca/greater-than';
 *
 * console.log(boxesOf(6).map(boxName).join(', '));
 * ```
 *
 * ```text
 * 2×3, 3×2
 * ```
 */
export function boxesOf(size: number): readonly Box[] {
  return boxes.filter((box) => sizeOfBox(box) === size);
}

/**
 * The box that a size alone stands for.
 *
 * @example
 * ```ts
 * import { flatBox } from 'ludoteca/greater-than';
 *
 * console.log(flatBox(12), flatBox(7));
 * ```
 *
 * ```text
 * { boxRows: 3, boxCols: 4 } undefined
 * ```
 */
export function flatBox(size: number): Box | undefined {
  return boxes.find((box) => sizeOfBox(box) === size);
}

export function isKnownBox(box: Box): boolean {
  return boxes.some((known) => sameBox(known, box));
}

/**
 * Whether two boxes have the same rows and columns.
 *
 * @example
 * ```ts
 * import { sameBox } from 'ludoteca/greater-than';
 *
 * console.log(sameBox({ boxRows: 2, boxCols: 3 }, { boxRows: 3, boxCols: 2 }));
 * ```
 *
 * ```text
 * false
 * ```
 */
export function sameBox(one: Box, other: Box): boolean {
  return one.boxRows === other.boxRows && one.boxCols === other.boxCols;
}

/**
 * The box as people write it: `2×3`.
 *
 * @example
 * ```ts
 * import { boxName } from 'ludoteca/greater-than';
 *
 * console.log(boxName({ boxRows: 2, boxCols: 3 }));
 * ```
 *
 * ```text
 * 2×3
 * ```
 */
export function boxName(box: Box): string {
  return `${box.boxRows}×${box.boxCols}`;
}
