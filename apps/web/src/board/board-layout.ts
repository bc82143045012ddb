/** Where the cells of a board lie over its drawing, and which of them are made. */

import type { Extent } from 'ludoteca/drawing';
import type { BoardCell } from './board-cell.ts';
import { keyOf } from './board-cell.ts';
import { comfortable, type Frame, pane, seen, type View } from './view-window.ts';

/** Above this many cells a board is painted on a canvas. */
export const mostElements = 900;
/** Cells this far outside of what is seen are made too: the next one is there when an arrow goes to it. */
const ahead = 1;
/** Where all of a large board is seen, cells are made this far around the current one. */
const nearby = 12;

/** The cell in whose square a place lies. */
export function nearestCell(
  byKey: ReadonlyMap<string, BoardCell>,
  cells: readonly BoardCell[],
  extent: Extent,
  x: number,
  y: number,
): BoardCell | undefined {
  const isIn = ({ place }: BoardCell) =>
    Math.abs(place[0] - x) <= 0.5 && Math.abs(place[1] - y) <= 0.5;
  // Most boards are full grids, where the place tells the row and the column.
  const guess = byKey.get(
    keyOf({ row: Math.floor(y - extent.top), col: Math.floor(x - extent.left) }),
  );
  return guess !== undefined && isIn(guess) ? guess : cells.find(isIn);
}

export function paneStyle(
  whole: Extent,
  cells: Extent,
  frame: Frame | undefined,
  view: View | undefined,
): Record<string, string> {
  if (frame !== undefined && view !== undefined) {
    const { left, top, right, bottom } = pane(frame, view.scale);
    return {
      left: `${left}px`,
      top: `${top}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    };
  }
  const width = whole.right - whole.left;
  const height = whole.bottom - whole.top;
  const percent = (part: number) => `${part * 100}%`;
  return {
    left: percent((cells.left - whole.left) / width),
    top: percent((cells.top - whole.top) / height),
    width: percent((cells.right - cells.left) / width),
    height: percent((cells.bottom - cells.top) / height),
  };
}

/** The plane of cells under the pane: moved as a whole, so that panning costs one change. */
export function gridStyle(cells: Extent, view: View | undefined): Record<string, string> {
  if (view === undefined) return { width: '100%', height: '100%', transform: 'none' };
  const { x, y, scale } = view;
  // Only the transform changes while the view moves, so that no cell is laid out again.
  const shift = `translate(${(cells.left - x) * scale}px, ${(cells.top - y) * scale}px)`;
  return {
    width: `${(cells.right - cells.left) * comfortable}px`,
    height: `${(cells.bottom - cells.top) * comfortable}px`,
    transform: `${shift} scale(${scale / comfortable})`,
  };
}

/** The part of a board whose cells are made; all of it when that is not too much. */
export function partOf(
  cells: readonly BoardCell[],
  current: BoardCell | undefined,
  frame: Frame | undefined,
  view: View | undefined,
): Extent | undefined {
  if (cells.length <= mostElements) return undefined;
  const sight = frame && view && seen(frame, view);
  const isFew =
    sight !== undefined && (sight.right - sight.left) * (sight.bottom - sight.top) <= mostElements;
  if (!isFew) {
    const [x, y] = current?.place ?? [0, 0];
    return { left: x - nearby, top: y - nearby, right: x + nearby, bottom: y + nearby };
  }
  return {
    left: Math.floor(sight.left) - ahead,
    top: Math.floor(sight.top) - ahead,
    right: Math.ceil(sight.right) + ahead,
    bottom: Math.ceil(sight.bottom) + ahead,
  };
}
