/** What is drawn of a step: its lines tinted, what follows ringed and previewed, what it rests on boxed; and faults. */

import { numberBadge, type Shape } from '../../drawing/index.ts';
import type { Cell } from '../../kernel/index.ts';
import type { Fact, Look } from '../../puzzle/index.ts';
import type { CrossAPixClues } from './clues.ts';
import { outlineOf } from './look.ts';
import { regionAround, regionsOf } from './regions.ts';

/** Room beside the grid for the clues. */
interface Room {
  readonly left: number;
  readonly top: number;
}

const previewDot = 0.1;
const previewSquare = 0.34;
const radius = 0.1;

/** Tints of the lines whose clues a step uses, over the clues and the grid; two clues of a line tint it once. */
export function linesOfStep(
  clues: CrossAPixClues,
  { because = [], focus }: Look,
  room: Room,
): Shape[] {
  const { rows, cols } = clues;
  // Where a coach says what to look at, that is enough.
  const lines = new Set(
    focus === undefined
      ? because.flatMap((reason) => ('constraint' in reason ? [reason.constraint >> 1] : []))
      : focus.flatMap((where) =>
          where.kind === 'row'
            ? [where.index]
            : where.kind === 'column'
              ? [rows + where.index]
              : [],
        ),
  );
  // Rows are counted first, then columns; each has two clues.
  return [...lines].flatMap((line): Shape[] => {
    const band =
      line < rows
        ? { x: -room.left, y: line, w: room.left + cols, h: 1 }
        : { x: line - rows, y: -room.top, w: 1, h: room.top + rows };
    return [{ kind: 'rect', ...band, radius, fill: 'accent', opacity: 0.12 }];
  });
}

/** Fills of the regions that follow, before the walls are drawn. */
export function fillsOfStep(clues: CrossAPixClues, { conclusion = [] }: Look): Shape[] {
  return conclusion.flatMap(({ cell }) =>
    cellsOf(clues, cell).map(
      ({ row, col }): Shape => ({ kind: 'rect', x: col, y: row, w: 1, h: 1, fill: 'tint2' }),
    ),
  );
}

/** Rings, previews and faults, over the walls. */
export function ringsOfStep(clues: CrossAPixClues, look: Look, wall: number): Shape[] {
  const { conclusion = [], because = [], wrong = [], numbers = [] } = look;
  const known = because.flatMap((reason) => ('cell' in reason ? [reason.cell] : []));
  return [
    ...known.flatMap((cell): Shape[] => [
      ring(clues, cell, 'surface', wall * 2.2),
      ring(clues, cell, 'ink2', wall),
    ]),
    ...conclusion.flatMap((fact): Shape[] => [
      ring(clues, fact.cell, 'surface', wall * 2.6),
      ring(clues, fact.cell, 'accent', wall * 1.7),
      ...cellsOf(clues, fact.cell).map((cell) => preview(fact, cell)),
    ]),
    ...numbers.flatMap(({ cell, number }) => numberBadge(cell.row, cell.col, number)),
    ...firstOfRegions(clues, wrong).flatMap((cell): Shape[] => [
      ring(clues, cell, 'surface', wall * 2.6),
      { ...ring(clues, cell, 'loss', wall * 1.5), dash: [0.22, 0.16] },
      {
        kind: 'text',
        x: cell.col + 0.5,
        y: cell.row + 0.5,
        size: 0.62,
        text: '!',
        fill: 'loss',
        weight: 650,
      },
    ]),
  ];
}

function ring(
  clues: CrossAPixClues,
  cell: Cell,
  stroke: 'surface' | 'ink2' | 'accent' | 'loss',
  width: number,
) {
  const runs = outlineOf(clues, cell);
  return { kind: 'lines', runs, cap: 'round', stroke, width } as const;
}

/** What a cell will be: a square where it is painted, a dot where it stays blank. */
function preview(fact: Fact, { row, col }: Cell): Shape {
  const isPainted = 'is' in fact ? fact.is === 1 : fact.not.includes(0);
  const [x, y] = [col + 0.5, row + 0.5];
  if (!isPainted) return { kind: 'circle', x, y, r: previewDot, fill: 'accent' };
  const half = previewSquare / 2;
  const place = { x: x - half, y: y - half, w: previewSquare, h: previewSquare };
  return { kind: 'rect', ...place, radius: 0.05, fill: 'accent' };
}

function cellsOf(clues: CrossAPixClues, { row, col }: Cell): Cell[] {
  const { cols } = clues;
  return regionAround(clues, row * cols + col).map((at) => ({
    row: Math.floor(at / cols),
    col: at % cols,
  }));
}

/** One cell of each region named, so that each is ringed once. */
function firstOfRegions(clues: CrossAPixClues, cells: readonly Cell[]): Cell[] {
  const { ofCell, firstCells } = regionsOf(clues);
  const regions = new Set(cells.map(({ row, col }) => ofCell[row * clues.cols + col]));
  return [...regions].map((region) => ({
    row: Math.floor(firstCells[region] / clues.cols),
    col: firstCells[region] % clues.cols,
  }));
}
