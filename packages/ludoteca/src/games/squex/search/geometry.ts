/**
 * The board of the search as one flat array with a rim, so that no neighbour needs a test for the edge.
 *
 * A *point* is the place of an octagon in that array; a 2×3 board has a stride of 5:
 *
 * ```
 *    0  1  2  3  4        rim
 *    5 [6  7  8] 9        octagons (0,0) (0,1) (0,2)
 *   10[11 12 13]14        octagons (1,0) (1,1) (1,2)
 *   15 16 17 18 19        rim
 * ```
 *
 * A square is named by the point of the octagon at its lower right.
 */

import type { Cell } from '../../../kernel/index.ts';

/** What the rim holds: neither empty nor a player's. */
export const rim = 3;

export interface Geometry {
  readonly rows: number;
  readonly cols: number;
  readonly stride: number;
  /** Length of the flat arrays. */
  readonly area: number;
  /** The points of all octagons, in reading order. */
  readonly points: Int32Array;
  /** Which own sides a point touches, by player: 1 the first (top, left), 2 the second, 3 both. */
  readonly touches: readonly [Uint8Array, Uint8Array, Uint8Array];
}

export function geometryOf(rows: number, cols: number): Geometry {
  const stride = cols + 2;
  const area = stride * (rows + 2);
  const points = new Int32Array(rows * cols);
  const upright = new Uint8Array(area);
  const level = new Uint8Array(area);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const point = (row + 1) * stride + col + 1;
      points[row * cols + col] = point;
      upright[point] = (row === 0 ? 1 : 0) | (row === rows - 1 ? 2 : 0);
      level[point] = (col === 0 ? 1 : 0) | (col === cols - 1 ? 2 : 0);
    }
  }
  return { rows, cols, stride, area, points, touches: [new Uint8Array(0), upright, level] };
}

export function pointOf(geometry: Geometry, { row, col }: Cell): number {
  return (row + 1) * geometry.stride + col + 1;
}

export function cellOf(geometry: Geometry, point: number): Cell {
  const { stride } = geometry;
  return { row: Math.floor(point / stride) - 1, col: (point % stride) - 1 };
}
