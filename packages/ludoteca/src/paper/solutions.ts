/** Solutions on paper: small, in rows, in the order of their boards. */

import type { Drawing, Shape } from '../drawing/index.ts';
import type { PageItem } from './page.ts';
import { bodyOf } from './page-frame.ts';
import { type Paper, points } from './papers.ts';

/** As many small boards stand side by side, unless their cells are too small then. */
const inRow = 4;
const widestSmall = points(42);
const leastCell = points(2.6);
const gap = 14;
const numberSize = 9;
const numberHeight = 13;

interface Placed {
  readonly number: number;
  readonly answer?: string;
  readonly drawing: Drawing;
  readonly cell: number;
}

/** What stands on each of the pages. Only the boards of one row are held at a time. */
export function* solutionBodies(
  paper: Paper,
  solutions: Iterable<{
    readonly number: number;
    readonly answer?: string;
    readonly draw: () => Drawing;
  }>,
): Iterable<PageItem[]> {
  const { x, y: top, width, height } = bodyOf(paper);
  let items: PageItem[] = [];
  let y = top;
  let row: Placed[] = [];

  const widthOf = ({ drawing, cell }: Placed) => drawing.width * cell;
  const heightOf = ({ drawing, cell }: Placed) => drawing.height * cell + numberHeight;
  const endRow = function* (): Iterable<PageItem[]> {
    const tall = Math.max(...row.map(heightOf));
    if (items.length > 0 && y + tall > top + height) {
      yield items;
      items = [];
      y = top;
    }
    let left = x;
    for (const placed of row) {
      items.push(...solutionItems(placed, left, y));
      left += widthOf(placed) + gap;
    }
    y += tall + gap;
    row = [];
  };

  for (const { draw, ...told } of solutions) {
    const drawing = quiet(draw());
    const placed = { ...told, drawing, cell: cellOf(drawing, width, height) };
    const taken = row.reduce((sum, each) => sum + widthOf(each) + gap, 0);
    if (row.length > 0 && taken + widthOf(placed) > width + 0.01) yield* endRow();
    row.push(placed);
  }
  if (row.length > 0) yield* endRow();
  if (items.length > 0) yield items;
}

/** Ticks and dots help whoever solves; a solution is only looked at. */
function quiet(drawing: Drawing): Drawing {
  const isHelp = (shape: Shape) =>
    (shape.kind === 'lines' && shape.stroke === 'win') ||
    (shape.kind === 'circle' && shape.fill === 'wall-soft');
  return { ...drawing, shapes: drawing.shapes.filter((shape) => !isHelp(shape)) };
}

/** A board as wide as a quarter of the page, or wider where its cells ask for it, up to the whole. */
function cellOf(drawing: Drawing, width: number, height: number): number {
  const small = Math.min(widestSmall, (width - gap * (inRow - 1)) / inRow);
  const most = Math.min(width / drawing.width, (height - numberHeight) / drawing.height);
  return Math.min(most, Math.max(small / Math.max(drawing.width, drawing.height), leastCell));
}

function solutionItems(
  { number, answer, drawing, cell }: Placed,
  x: number,
  y: number,
): PageItem[] {
  return [
    {
      kind: 'text',
      x,
      y: y + numberSize,
      size: numberSize,
      weight: 650,
      text: answer === undefined ? String(number) : `${number}  ${answer}`,
      fill: 'ink',
    },
    { kind: 'drawing', x, y: y + numberHeight, cell, drawing },
  ];
}
