/** A sheet as a painted board asks for it: part by part, with what is pointed out told apart. */

import {
  type CoordinateNames,
  coordinatesOf,
  type Drawing,
  type Extent,
  extentOf,
  type Shape,
  withRoomForCoordinates,
} from 'ludoteca/drawing';
import type { Cell } from 'ludoteca/kernel';
import type { Look, Sheet } from 'ludoteca/puzzle';
import type { PartSource } from '../board/index.ts';

interface SheetSource extends PartSource {
  readonly sheet: Sheet;
  readonly look: Look;
  readonly names: CoordinateNames | undefined;
}

/** No cell lies there: a drawing of it has only what belongs to no cell. */
const nowhere: Extent = { left: 1e6, top: 1e6, right: 1e6, bottom: 1e6 };

/**
 * The frame of the board without its shapes: these are made when they are asked for. There is always room
 * for the numbers of rows and columns, so that nothing moves when they are shown.
 */
export function lazyDrawing(sheet: Sheet, look: Look, names?: CoordinateNames): Drawing {
  const frame = sheet.view({ part: nowhere });
  const { left, top, width, height } = withRoomForCoordinates(frame);
  let shapes: readonly Shape[] | undefined;
  return {
    left,
    top,
    width,
    height,
    get shapes() {
      shapes ??= [...sheet.view(look).shapes, ...(names ? coordinatesOf(frame, names) : [])];
      return shapes;
    },
  };
}

export function sheetSource(sheet: Sheet, look: Look, names?: CoordinateNames): PartSource {
  let lit: readonly Extent[] | undefined;
  const numbers = names ? coordinatesOf(sheet.view({ part: nowhere }), names) : [];
  const source: SheetSource = {
    sheet,
    look,
    names,
    shapesIn: (part) => [...sheet.view({ ...look, part }).shapes, ...numbers],
    plainIn: (part) => [...sheet.view({ ...plainOf(look), part }).shapes, ...numbers],
    lit() {
      lit ??= litBy(sheet, look);
      return lit;
    },
    changedSince(earlier) {
      if (!isSheetSource(earlier)) return undefined;
      if (JSON.stringify(earlier.names) !== JSON.stringify(names)) return undefined;
      if (JSON.stringify(plainOf(earlier.look)) !== JSON.stringify(plainOf(look))) return undefined;
      return changedParts(earlier.sheet, sheet);
    },
  };
  return source;
}

function isSheetSource(source: PartSource): source is SheetSource {
  return 'sheet' in source;
}

/** What stays on the board for longer than a glance. */
function plainOf({ wrongLines }: Look): Look {
  return wrongLines === undefined ? {} : { wrongLines };
}

/** Where the drawing has shapes only because of the look. */
function litBy(sheet: Sheet, look: Look): readonly Extent[] {
  const plain = new Set(
    sheet.view({ ...plainOf(look), part: nowhere }).shapes.map((shape) => JSON.stringify(shape)),
  );
  return sheet
    .view({ ...look, part: nowhere })
    .shapes.filter((shape) => !plain.has(JSON.stringify(shape)))
    .map(extentOf);
}

/** What is drawn of an entry reaches into the cells around it. */
const reach = 1;
/** More cells than these are drawn anew bit by bit. */
const mostAtOnce = 400;
/** Clues lie no farther from the cells than this, in cells. */
const farthest = 8;

/** How deep in tries an entry is; 0 where nothing is tried, without a look at the cell. */
function isTried(sheet: Sheet, cell: Cell): number {
  return sheet.checkpoints === 0 ? 0 : sheet.tryOf(cell);
}

/** Around the cells that differ, and beside their rows and columns; undefined when they are many. */
function changedParts(before: Sheet, now: Sheet): readonly Extent[] | undefined {
  if (before === now) return [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = ({ row, col }: Cell) => {
    left = Math.min(left, col);
    top = Math.min(top, row);
    right = Math.max(right, col + 1);
    bottom = Math.max(bottom, row + 1);
  };
  for (const cell of now.cells) if (before.entry(cell) !== now.entry(cell)) take(cell);
  // A cell whose notes stay keeps them as the same value.
  const [had, has] = [new Set(before.pencilled), new Set(now.pencilled)];
  for (const each of had) if (!has.has(each)) take(each.cell);
  for (const each of has) if (!had.has(each)) take(each.cell);
  for (const cell of now.cells) if (isTried(before, cell) !== isTried(now, cell)) take(cell);
  if (before.drawn.pen !== now.drawn.pen) {
    for (const { from, to } of [...before.drawn.pen, ...now.drawn.pen]) {
      take(from);
      take(to);
    }
  }
  const lines = [...before.drawn.lines, ...now.drawn.lines];
  if (JSON.stringify(before.drawn.lines) !== JSON.stringify(now.drawn.lines)) {
    for (const { side, index } of lines) {
      take(side === 'row' ? { row: index, col: 0 } : { row: 0, col: index });
    }
  }
  if (left === Infinity) return [];
  if ((right - left) * (bottom - top) > mostAtOnce) return undefined;
  return [
    { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach },
    { left: -farthest, top, right: 0, bottom },
    { left, top: -farthest, right, bottom: 0 },
  ];
}
