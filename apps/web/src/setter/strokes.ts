/** Drags of a setter, edge by edge: across the edges from cell to cell, or along the lines between cells. */

import type { Size } from 'ludoteca/document';
import type { Point } from 'ludoteca/drawing';
import type { Cell } from 'ludoteca/kernel';
import type { Edge } from 'ludoteca/puzzle';

/** An edge as a drag comes over it: forward is to the right or down. */
export interface Passed {
  readonly edge: Edge;
  readonly isForward: boolean;
}

/** The edges between one cell and another, along the row first where they lie aslant. */
export function edgesAcross(from: Cell, to: Cell): readonly Passed[] {
  const passed: Passed[] = [];
  let { row, col } = from;
  while (col !== to.col) {
    const isForward = to.col > col;
    passed.push({
      edge: { cell: { row, col: isForward ? col : col - 1 }, towards: 'right' },
      isForward,
    });
    col += isForward ? 1 : -1;
  }
  while (row !== to.row) {
    const isForward = to.row > row;
    passed.push({
      edge: { cell: { row: isForward ? row : row - 1, col }, towards: 'down' },
      isForward,
    });
    row += isForward ? 1 : -1;
  }
  return passed;
}

/** The crossing of lines that is nearest to a point, counted from the top left corner. */
export function cornerAt([x, y]: Point, { rows, cols }: Size): Cell {
  const within = (at: number, most: number) => Math.max(0, Math.min(most, Math.round(at)));
  return { row: within(y, rows), col: within(x, cols) };
}

/** The edges that a way along the lines from one crossing to another follows; the frame has none. */
export function edgesAlong(from: Cell, to: Cell, { rows, cols }: Size): readonly Passed[] {
  const passed: Passed[] = [];
  let { row, col } = from;
  while (col !== to.col) {
    const isForward = to.col > col;
    const at = isForward ? col : col - 1;
    if (row > 0 && row < rows) {
      passed.push({ edge: { cell: { row: row - 1, col: at }, towards: 'down' }, isForward });
    }
    col += isForward ? 1 : -1;
  }
  while (row !== to.row) {
    const isForward = to.row > row;
    const at = isForward ? row : row - 1;
    if (col > 0 && col < cols) {
      passed.push({ edge: { cell: { row: at, col: col - 1 }, towards: 'right' }, isForward });
    }
    row += isForward ? 1 : -1;
  }
  return passed;
}
