/** Hatching: slanted lines inside a shape, where a printer has no greys. */

import type { Point, Shape } from './drawing.ts';

export interface Hatch {
  /** From one line to the next, across, in cells. */
  readonly step: number;
  readonly width: number;
  /** 1 rises to the right, −1 falls. */
  readonly slope: 1 | -1;
}

/** The lines of a hatch inside a filled shape; lines of neighbouring shapes meet. */
export function hatched(shape: Shape, { step, width, slope }: Hatch): Shape[] {
  if (shape.kind === 'text') return [];
  // A line of the hatch is where x + slope·y is a multiple of the gap, which is measured along an axis.
  const gap = step * Math.SQRT2;
  const runs =
    shape.kind === 'circle'
      ? chords(shape.x, shape.y, shape.r, gap, slope)
      : outlinesOf(shape).flatMap((outline) => stretches(outline, gap, slope));
  if (runs.length === 0) return [];
  return [{ kind: 'lines', runs, stroke: 'ink', width, cap: 'butt' }];
}

function outlinesOf(
  shape: Extract<Shape, { kind: 'rect' | 'lines' }>,
): readonly (readonly Point[])[] {
  if (shape.kind === 'lines') return shape.runs;
  const { x, y, w, h } = shape;
  return [
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
  ];
}

/** The pieces of each line that lie inside an outline: between its first and second crossing, and so on. */
function stretches(outline: readonly Point[], gap: number, slope: 1 | -1): Point[][] {
  const heightOf = ([x, y]: Point) => x + slope * y;
  const heights = outline.map(heightOf);
  const from = Math.ceil(Math.min(...heights) / gap);
  const to = Math.floor(Math.max(...heights) / gap);
  const pieces: Point[][] = [];
  for (let index = from; index <= to; index++) {
    const line = index * gap;
    const crossings: Point[] = [];
    for (const [at, [x, y]] of outline.entries()) {
      const [nextX, nextY] = outline[(at + 1) % outline.length];
      const [here, there] = [heightOf([x, y]), heightOf([nextX, nextY])];
      // A corner that lies on the line counts for one of its two edges alone.
      if (here < line === there < line) continue;
      const part = (line - here) / (there - here);
      crossings.push([x + part * (nextX - x), y + part * (nextY - y)]);
    }
    crossings.sort(([one], [other]) => one - other);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      pieces.push([crossings[at], crossings[at + 1]]);
    }
  }
  return pieces;
}

function chords(x: number, y: number, r: number, gap: number, slope: 1 | -1): Point[][] {
  const middle = x + slope * y;
  const reach = r * Math.SQRT2;
  const pieces: Point[][] = [];
  for (let index = Math.ceil((middle - reach) / gap); index * gap <= middle + reach; index++) {
    const off = (index * gap - middle) / 2;
    const half = Math.sqrt(Math.max(0, r * r - 2 * off * off)) / Math.SQRT2;
    const [mx, my] = [x + off, y + slope * off];
    pieces.push([
      [mx - half, my + slope * half],
      [mx + half, my - slope * half],
    ]);
  }
  return pieces;
}
