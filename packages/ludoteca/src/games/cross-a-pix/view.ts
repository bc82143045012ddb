/** A Cross-a-Pix grid as shapes: paint, dots for blank cells, walls, and the clues outside. */

import type { Drawing, Point, Role, Shape } from '../../drawing/index.ts';
import type { Look } from '../../puzzle/index.ts';
import type { CrossAPixGrid, LineClue } from './clues.ts';
import type { CrossAPixDoc } from './json.ts';
import { ringOfLook, tintsOfLook } from './look.ts';
import { regionsOf } from './regions.ts';
import { fillsOfStep, linesOfStep, ringsOfStep } from './step-marks.ts';

/** From this many rows or columns the lines are thicker, and every fifth one is marked outside. */
const largeSide = 15;
const hairline = 0.02;
const dot = 0.075;
/** Neighbouring fills overlap by this on each side, so that no gap shows between them. */
const overlap = 0.005;

/** Measures of the clues outside the grid, in cells. */
interface Gutters {
  readonly font: number;
  /** From the middle of the painted number to that of the blocks. */
  readonly step: number;
  readonly left: number;
  readonly top: number;
}

export function view({ clues, grid }: CrossAPixDoc, look: Look = {}): Drawing {
  const { rows, cols } = clues;
  const isLarge = Math.max(rows, cols) >= largeSide;
  const wall = isLarge ? 0.09 : 0.07;
  const gutters = guttersOf(clues.rowClues, isLarge);
  const margin = wall;
  return {
    left: -gutters.left - margin,
    top: -gutters.top - margin,
    width: gutters.left + cols + 2 * margin,
    height: gutters.top + rows + 2 * margin,
    shapes: [
      ...tintsOfLook(look, gutters.left, gutters.top),
      { kind: 'rect', x: 0, y: 0, w: cols, h: rows, fill: 'surface' },
      ...fills(grid),
      ...fillsOfStep(clues, look),
      ...linesOfStep(clues, look, gutters),
      ...edges({ clues, ...(grid && { grid }) }, wall),
      {
        kind: 'rect',
        x: 0,
        y: 0,
        w: cols,
        h: rows,
        stroke: 'wall',
        width: wall * 1.25,
      },
      ...(isLarge ? [fifths(rows, cols, wall)] : []),
      ...ringOfLook(clues, look, wall),
      ...ringsOfStep(clues, look, wall),
      ...rowClues(clues.rowClues, grid, gutters),
      ...colClues(clues.colClues, grid, gutters),
    ],
  };
}

function guttersOf(clues: readonly LineClue[], isLarge: boolean): Gutters {
  const font = isLarge ? 0.48 : 0.33;
  const digits = Math.max(2, ...clues.flat().map((count) => String(count).length));
  const step = font * (0.25 + 0.6 * digits);
  // Outside the numbers is room for the tick of a finished line.
  return { font, step, left: font * 1.3 + step * 2, top: font * 4.3 };
}

/** Paint and blank cells, each as one shape, and a dot in every blank cell. */
function fills(grid: CrossAPixGrid | undefined): Shape[] {
  const dots = (grid ?? []).flatMap((row, y) =>
    row.flatMap((entry, x): Shape[] =>
      entry === 0 ? [{ kind: 'circle', x: x + 0.5, y: y + 0.5, r: dot, fill: 'wall-soft' }] : [],
    ),
  );
  return [
    ...area(runsOf(grid, 0), { fill: 'sunken', opacity: 0.55 }, 0),
    ...area(runsOf(grid, 1), { fill: 'paint' }, overlap),
    ...dots,
  ];
}

/** Horizontal runs of cells with the entry: row, first column, and the column after the last. */
function runsOf(grid: CrossAPixGrid | undefined, entry: 0 | 1): [number, number, number][] {
  const runs: [number, number, number][] = [];
  grid?.forEach((row, y) => {
    row.forEach((found, x) => {
      const last = runs.at(-1);
      if (found !== entry) return;
      if (last?.[0] === y && last[2] === x) last[2]++;
      else runs.push([y, x, x + 1]);
    });
  });
  return runs;
}

function area(
  runs: readonly (readonly [number, number, number])[],
  ink: { readonly fill: Role; readonly opacity?: number },
  wider: number,
): Shape[] {
  if (runs.length === 0) return [];
  return [
    {
      kind: 'lines',
      closed: true,
      ...ink,
      runs: runs.map(([y, from, to]): Point[] => [
        [from - wider, y - wider],
        [to + wider, y - wider],
        [to + wider, y + 1 + wider],
        [from - wider, y + 1 + wider],
      ]),
    },
  ];
}

/** What an edge between two cells looks like. */
type EdgeKind = 'none' | 'hair' | 'wall' | 'inner' | 'soft' | 'seam';

/** Edges inside the grid. Walls between cells of one colour recede, so that the picture comes forward. */
function edges({ clues, grid }: CrossAPixDoc, wall: number): Shape[] {
  const { rows, cols, right, down } = clues;
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
    length: number,
    kindAt: (at: number) => EdgeKind,
    point: (at: number) => Point,
  ) => {
    for (let from = 0, to = 1; to <= length; to++) {
      if (to < length && kindAt(to) === kindAt(from)) continue;
      runs[kindAt(from)].push([point(from), point(to)]);
      from = to;
    }
  };
  for (let col = 1; col < cols; col++) {
    trace(
      rows,
      (row) => kindOf(row * cols + col - 1, row * cols + col, right[row][col - 1] === 1),
      (row) => [col, row],
    );
  }
  for (let row = 1; row < rows; row++) {
    trace(
      cols,
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
function fifths(rows: number, cols: number, wall: number): Shape {
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

function rowClues(
  clues: readonly LineClue[],
  grid: CrossAPixGrid | undefined,
  { font, step }: Gutters,
): Shape[] {
  const blocksAt = -font * 0.35 - step * 0.5;
  const paintedAt = blocksAt - step;
  return clues.flatMap((clue, row) => {
    const y = row + 0.5;
    const isDone = isMet(grid?.[row], clue);
    return [
      ...numbers(clue, isDone, [paintedAt, y], [blocksAt, y], font),
      ...(isDone ? [tick(paintedAt - step * 0.5 - font * 0.4, y, font)] : []),
    ];
  });
}

function colClues(
  clues: readonly LineClue[],
  grid: CrossAPixGrid | undefined,
  { font }: Gutters,
): Shape[] {
  const blocksAt = -font * 0.75;
  const paintedAt = blocksAt - font * 1.276;
  return clues.flatMap((clue, col) => {
    const x = col + 0.5;
    const isDone = isMet(
      grid?.map((row) => row[col]),
      clue,
    );
    return [
      ...numbers(clue, isDone, [x, paintedAt], [x, blocksAt], font),
      ...(isDone ? [tick(x, paintedAt - font * 1.1, font)] : []),
    ];
  });
}

/** The painted cells in bold, the blocks light; both light when the line is finished. */
function numbers(
  [painted, blocks]: LineClue,
  isDone: boolean,
  [paintedX, paintedY]: Point,
  [blocksX, blocksY]: Point,
  font: number,
): Shape[] {
  const text = { kind: 'text', anchor: 'middle' } as const;
  return [
    {
      ...text,
      x: paintedX,
      y: paintedY,
      size: font,
      text: String(painted),
      fill: isDone ? 'ink3' : 'ink',
      weight: isDone ? 450 : 650,
    },
    {
      ...text,
      x: blocksX,
      y: blocksY,
      size: font * 0.92,
      text: String(blocks),
      fill: 'ink3',
      weight: 450,
    },
  ];
}

function tick(x: number, y: number, size: number): Shape {
  return {
    kind: 'lines',
    stroke: 'win',
    width: size * 0.13,
    cap: 'round',
    runs: [
      [
        [x - size * 0.3, y + size * 0.02],
        [x - size * 0.1, y + size * 0.24],
        [x + size * 0.3, y - size * 0.22],
      ],
    ],
  };
}

/** Whether a line is filled and has its clue. */
function isMet(line: readonly (0 | 1 | null)[] | undefined, [painted, blocks]: LineClue): boolean {
  if (line === undefined || line.includes(null)) return false;
  const starts = line.filter((entry, index) => entry === 1 && line[index - 1] !== 1);
  return line.filter((entry) => entry === 1).length === painted && starts.length === blocks;
}
