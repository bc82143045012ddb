/**
 * A window on a board: all of it where it fits; else its cells are scrolled so that one of them is seen, and what
 * stands around the cells (numbers, clues) stays in its place, as in a spreadsheet.
 */

import type { Board, Spot } from './board.ts';
import type { Glyph } from './canvas.ts';

export interface Window {
  readonly width: number;
  readonly height: number;
  /** Whether the board is scrolled at all. */
  readonly isPart: boolean;
  /** What is seen at a place of the window. */
  at(x: number, y: number): Glyph | undefined;
  /** Where a column or row of the board is seen; nothing when it is not. */
  placeOf(x: number, y: number): { readonly x: number; readonly y: number } | undefined;
  /** The cell that is seen at a place. */
  spotAt(x: number, y: number): Spot | undefined;
}

/** One direction: which places of the board are seen, in order. */
function seen(size: number, room: number, before: number, after: number, from: number, to: number) {
  if (size <= room) return Array.from({ length: size }, (_, at) => at);
  // Margins that leave too little of the cells to be seen are scrolled with them.
  const stays = before + after <= room / 2;
  const [head, tail] = stays ? [before, after] : [0, 0];
  const inner = room - head - tail;
  const most = size - tail - inner;
  const middle = Math.floor((from + to) / 2 - inner / 2);
  // The last cells on a side are seen with their margin.
  const start = Math.max(head, Math.min(most, middle));
  const range = (begin: number, count: number) =>
    Array.from({ length: Math.max(0, count) }, (_, at) => begin + at);
  return [...range(0, head), ...range(start, inner), ...range(size - tail, tail)];
}

export function openWindow(
  board: Board,
  room: { readonly width: number; readonly height: number },
  at: Spot | undefined,
): Window {
  const { margins } = board;
  const spot = at ?? { x: 0, y: 0, width: 1, height: 1 };
  const columns = seen(
    board.width,
    room.width,
    margins.left,
    margins.right,
    spot.x,
    spot.x + spot.width,
  );
  const rows = seen(
    board.height,
    room.height,
    margins.top,
    margins.bottom,
    spot.y,
    spot.y + spot.height,
  );
  return {
    width: columns.length,
    height: rows.length,
    isPart: columns.length < board.width || rows.length < board.height,
    at: (x, y) => board.lines[rows[y]]?.[columns[x]],
    placeOf(x, y) {
      const [column, row] = [columns.indexOf(x), rows.indexOf(y)];
      return column < 0 || row < 0 ? undefined : { x: column, y: row };
    },
    spotAt(x, y) {
      const [column, row] = [columns[x], rows[y]];
      if (column === undefined || row === undefined) return undefined;
      for (const each of board.spots.values()) {
        const isInside =
          column >= each.x &&
          column < each.x + each.width &&
          row >= each.y &&
          row < each.y + each.height;
        if (isInside) return each;
      }
      return undefined;
    },
  };
}
