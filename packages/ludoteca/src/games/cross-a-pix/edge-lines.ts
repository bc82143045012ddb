/** The edges inside the grid. Walls between cells of one colour recede, so that the picture comes forward. */

import type { Point, Role, Shape } from '../../drawing/index.ts';
import type { Span } from './drawn-span.ts';
import type { CrossAPixDoc } from './json.ts';
import { regionsOf } from './regions.ts';

const hairline = 0.02;

/** What an edge between two cells looks like. */
type EdgeKind = 'none' | 'hair' | 'wall' | 'inner' | 'soft' | 'seam';

export function edgeLines({ clues, grid }: CrossAPixDoc, wall: number, span: Span): Shape[] {
  const { cols, right, down } = clues;
  const { ofCell } = regionsOf(clues);
  const kindOf = (one: number, other: number, isWall: boolean): EdgeKind => {
    const entryOf = (cell: number) => grid?.[Math.floor(cell / cols)][cell % cols];
    const areAlike = entryOf(one) === entryOf(other);
    if (!isWall) return areAlike && entryOf(one) === 1 ? 'none' : 'hair';
    if (areAlike && entryOf(one) === 1) return 'seam';
    if (ofCell[one] === ofCell[other]) return 'inner';
    return areAlike && entryOf(one) === 0 ? 'soft' : 'wall';
  };
  const runs: Record<EdgeKind, Point[][]> = {
    none: [],
    hair: [],
    inner: [],
    soft: [],
    wall: [],
    seam: [],
  };
  const trace = (
    first: number,
    after: number,
    kindAt: (at: number) => EdgeKind,
    point: (at: number) => Point,
  ) => {
    if (first >= after) return;
    let [from, kind] = [first, kindAt(first)];
    for (let to = first + 1; to <= after; to++) {
      const next = to < after ? kindAt(to) : undefined;
      if (next === kind) continue;
      runs[kind].push([point(from), point(to)]);
      if (next !== undefined) [from, kind] = [to, next];
    }
  };
  for (let col = Math.max(1, span.left); col < span.right; col++) {
    trace(
      span.top,
      span.bottom,
      (row) => kindOf(row * cols + col - 1, row * cols + col, right[row][col - 1] === 1),
      (row) => [col, row],
    );
  }
  for (let row = Math.max(1, span.top); row < span.bottom; row++) {
    trace(
      span.left,
      span.right,
      (col) => kindOf((row - 1) * cols + col, row * cols + col, down[row - 1][col] === 1),
      (col) => [col, row],
    );
  }
  const looks: readonly [EdgeKind, Role, number][] = [
    ['hair', 'grid', hairline],
    ['inner', 'wall-soft', wall * 0.5],
    ['soft', 'wall-soft', wall * 0.5],
    ['wall', 'wall', wall],
    ['seam', 'paint-seam', wall * 0.45],
  ];
  return looks
    .filter(([kind]) => runs[kind].length > 0)
    .map(([kind, stroke, width]) => ({
      kind: 'lines',
      runs: runs[kind],
      stroke,
      width,
      cap: kind === 'hair' ? 'butt' : 'square',
    }));
}

/** Marks outside the grid at every fifth line, to count by. */
export function fifths(rows: number, cols: number, wall: number): Shape {
  const every = (side: number) =>
    Array.from({ length: Math.ceil(side / 5) - 1 }, (_, index) => 5 * (index + 1));
  return {
    kind: 'lines',
    stroke: 'ink2',
    width: wall,
    cap: 'butt',
    runs: [
      ...every(cols).map((x): Point[] => [
        [x, -0.22],
        [x, 0],
      ]),
      ...every(rows).map((y): Point[] => [
        [-0.22, y],
        [0, y],
      ]),
    ],
  };
}
