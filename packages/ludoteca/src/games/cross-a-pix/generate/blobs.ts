/** Pictures of our own: soft blobs, often mirrored, for when nobody brings one. */

import type { Random } from '../../../kernel/index.ts';
import type { Target } from './count-clues.ts';

/** Random heights along the shorter side; those between are interpolated. */
const heightsDrawn = 5;

/** About `paint` of the cells are painted: the highest ones of a random landscape. */
export function blobs(rows: number, cols: number, paint: number, random: Random): Target {
  const spacing = Math.max(2, Math.min(rows, cols) / heightsDrawn);
  const isMirrored = random.chance(0.5);
  const height = landscape(rows, cols, spacing, random);
  const heights = Float64Array.from({ length: rows * cols }, (_, cell) => {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    return height(row, isMirrored ? Math.min(col, cols - 1 - col) : col);
  });
  const unpainted = Math.round((1 - paint) * rows * cols);
  const level = heights.toSorted()[unpainted] ?? Number.POSITIVE_INFINITY;
  const painted = Uint8Array.from(heights, (value) => (value >= level ? 1 : 0));
  return { rows, cols, painted };
}

/** Heights drawn on a wide lattice, and smooth in between; lower towards the borders. */
function landscape(
  rows: number,
  cols: number,
  spacing: number,
  random: Random,
): (row: number, col: number) => number {
  const width = Math.ceil(cols / spacing) + 2;
  const drawn = Float64Array.from({ length: (Math.ceil(rows / spacing) + 2) * width }, () =>
    random.unit(),
  );
  const ease = (part: number): number => part * part * (3 - 2 * part);
  return (row, col) => {
    const y = Math.floor(row / spacing);
    const x = Math.floor(col / spacing);
    const down = ease(row / spacing - y);
    const right = ease(col / spacing - x);
    const at = y * width + x;
    const upper = drawn[at] + (drawn[at + 1] - drawn[at]) * right;
    const lower = drawn[at + width] + (drawn[at + width + 1] - drawn[at + width]) * right;
    const fromBorder = Math.min(row + 1, rows - row, col + 1, cols - col) / spacing;
    return upper + (lower - upper) * down - 0.3 * Math.max(0, 1 - fromBorder);
  };
}
