/** What a page tells a board about its cells, and what a board tells the page. */

import type { Point } from 'ludoteca/drawing';

/** A place in the grid of cells, counted from 0: rows from the top, columns from the left. */
export interface CellPlace {
  readonly row: number;
  readonly col: number;
}

/** A cell that can be reached by keyboard, pressed, and read by a screen reader. */
export interface BoardCell extends CellPlace {
  /** Its middle on the drawing; it is 1 wide and 1 high. */
  readonly place: Point;
  /** All there is to say about it: its name, what is in it, what pressing it means. */
  readonly label: string;
  /** True when pressing it means something now. */
  readonly isOpen?: boolean;
  readonly isSelected?: boolean;
  /** True when a finger on it drags, and never scrolls the page. */
  readonly isHandle?: boolean;
}

/** How a cell was pressed. */
export type PressBy = 'mouse' | 'touch' | 'keyboard';

export interface Press {
  readonly cell: BoardCell;
  readonly by: PressBy;
  /** True for the other mouse button, and for a long press. */
  readonly isSecondary: boolean;
  /** Where on the drawing; absent for keys and screen readers. */
  readonly point?: Point;
}

/**
 * Whether a cell comes to those that are selected: `walk` with Shift and the keys that move, `toggle` with
 * Ctrl or Shift and a press, which takes a selected one away.
 */
export type Adding = 'none' | 'walk' | 'toggle';

/**
 * A drag over cells: `start` at the cell where it began, once the pointer left it; `over` each further
 * cell, none skipped; then `end` at the last one, or `cancel`. A drag is never a press.
 */
export interface Drag {
  readonly phase: 'start' | 'over' | 'end' | 'cancel';
  readonly cell: BoardCell;
  readonly by: PressBy;
  readonly isSecondary: boolean;
  /** Where the pointer is on the drawing. */
  readonly point?: Point;
  /** True with Ctrl or Shift: what it goes over comes to what is selected. */
  readonly isAdding: boolean;
}

export function keyOf({ row, col }: CellPlace): string {
  return `${row},${col}`;
}

/** The next cell in a direction; where a line has gaps, the nearest one beyond. */
export function neighbourOf(
  cells: readonly BoardCell[],
  from: CellPlace,
  down: number,
  right: number,
): BoardCell | undefined {
  let found: BoardCell | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const [ahead, aside] =
      down === 0
        ? [(cell.col - from.col) * right, cell.row - from.row]
        : [(cell.row - from.row) * down, cell.col - from.col];
    if (ahead <= 0 || aside !== 0 || ahead >= nearest) continue;
    nearest = ahead;
    found = cell;
  }
  return found;
}

/** The cells that a straight way from one to another crosses, without the first. */
export function between(from: CellPlace, to: CellPlace): readonly CellPlace[] {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.col - from.col));
  return Array.from({ length: steps }, (_, index) => ({
    row: Math.round(from.row + ((to.row - from.row) * (index + 1)) / steps),
    col: Math.round(from.col + ((to.col - from.col) * (index + 1)) / steps),
  }));
}
