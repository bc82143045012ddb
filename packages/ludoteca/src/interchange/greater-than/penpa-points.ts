/**
 * The points of a Penpa+ page. A board has two hidden cells on every side, and every cell of that
 * larger board owns four points, numbered in four runs of S:
 *
 *     +-----------+
 *     |           |       x, y   column and row, the hidden ones counted
 *     |     0     3       0      the middle          x + y·side
 *     |           |       1      the lower right corner     + S
 *     +-----2-----1       2      the lower edge             + 2S
 *                         3      the right edge             + 3S
 */

import type { Cell } from '../../kernel/index.ts';

const hidden = 2;

export interface Points {
  middle(cell: Cell): number;
  /** The corner to the lower right of a cell; row and column −1 are those above and left of the grid. */
  corner(cell: Cell): number;
  lowerEdge(cell: Cell): number;
  rightEdge(cell: Cell): number;
  /** The point that the page keeps in the middle of the screen. */
  readonly centre: number;
}

export function pointsOf(size: number): Points {
  const side = size + 2 * hidden;
  const run = side * side;
  const at = ({ row, col }: Cell) => col + hidden + (row + hidden) * side;
  const corner = (cell: Cell) => run + at(cell);
  const half = Math.floor(size / 2);
  return {
    middle: at,
    corner,
    lowerEdge: (cell) => 2 * run + at(cell),
    rightEdge: (cell) => 3 * run + at(cell),
    // A grid with an odd number of rows has a middle cell, another one a middle corner.
    centre:
      size % 2 === 1 ? at({ row: half, col: half }) : corner({ row: half - 1, col: half - 1 }),
  };
}

/** The borders between boxes, as the pairs of corners that Penpa+ names its edges by. */
export function borderEdges(
  size: number,
  box: { readonly boxRows: number; readonly boxCols: number },
): string[] {
  const points = pointsOf(size);
  const edge = (from: Cell, to: Cell) => `${points.corner(from)},${points.corner(to)}`;
  const edges: string[] = [];
  for (let border = box.boxCols - 1; border < size - 1; border += box.boxCols) {
    for (let row = -1; row < size - 1; row++) {
      edges.push(edge({ row, col: border }, { row: row + 1, col: border }));
    }
  }
  for (let border = box.boxRows - 1; border < size - 1; border += box.boxRows) {
    for (let col = -1; col < size - 1; col++) {
      edges.push(edge({ row: border, col }, { row: border, col: col + 1 }));
    }
  }
  return edges;
}
