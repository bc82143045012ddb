/** The clues outside the grid: what is still open stands out, what is met is ticked, what is broken is called out. */

import type { Point, Shape } from '../../drawing/index.ts';
import type { Look } from '../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid, LineClue } from './clues.ts';
import type { Span } from './drawn-span.ts';
import { column, type LineState, lineState } from './line-state.ts';

/** Measures of the clues outside the grid, in cells. */
export interface Gutters {
  readonly font: number;
  /** From the middle of the painted number to that of the blocks. */
  readonly step: number;
  readonly left: number;
  readonly top: number;
}

export function guttersOf(clues: readonly LineClue[], isLarge: boolean): Gutters {
  const font = isLarge ? 0.48 : 0.33;
  const digits = Math.max(2, ...clues.flat().map((count) => String(count).length));
  const step = font * (0.25 + 0.6 * digits);
  // Outside the numbers is room for the tick of a finished line.
  return { font, step, left: font * 1.3 + step * 2, top: font * 4.3 };
}

/** Where the parts of a clue stand. */
interface ClueSpots {
  readonly painted: Point;
  readonly blocks: Point;
  readonly mark: Point;
}

export function clueMarks(
  { rowClues, colClues }: CrossAPixClues,
  filling: CrossAPixGrid | undefined,
  { wrongLines = [], spare = [], isDraft }: Look,
  { font, step }: Gutters,
  span: Span,
): Shape[] {
  const grid = isDraft ? undefined : filling;
  const broken = new Set(
    wrongLines.flatMap((where) => ('index' in where ? [`${where.kind} ${where.index}`] : [])),
  );
  // A constraint is 2 × line, and one more for the clue of the blocks; rows come before columns.
  const isSpare = (line: number) =>
    spare.some((clue) => 'constraint' in clue && clue.constraint === 2 * line + 1);
  const shapes: Shape[] = [];
  for (let row = span.top; span.hasRowClues && row < span.bottom; row++) {
    const blocksAt = -font * 0.35 - step * 0.5;
    const paintedAt = blocksAt - step;
    const y = row + 0.5;
    const spots: ClueSpots = {
      painted: [paintedAt, y],
      blocks: [blocksAt, y],
      mark: [paintedAt - step * 0.5 - font * 0.4, y],
    };
    const state = grid && lineState(grid[row], rowClues[row]);
    shapes.push(...clue(rowClues[row], state, broken.has(`row ${row}`), spots, font));
    if (isSpare(row)) shapes.push(spareRing(spots.blocks, font));
  }
  for (let col = span.left; span.hasColClues && col < span.right; col++) {
    const blocksAt = -font * 0.75;
    const paintedAt = blocksAt - font * 1.276;
    const x = col + 0.5;
    const spots: ClueSpots = {
      painted: [x, paintedAt],
      blocks: [x, blocksAt],
      mark: [x, paintedAt - font * 1.1],
    };
    const state = grid && lineState(column(grid, col), colClues[col]);
    shapes.push(...clue(colClues[col], state, broken.has(`column ${col}`), spots, font));
    if (isSpare(rowClues.length + col)) shapes.push(spareRing(spots.blocks, font));
  }
  return shapes;
}

/** Around a number that could be left out. */
function spareRing([x, y]: Point, font: number): Shape {
  const dash = [font * 0.2, font * 0.14];
  return { kind: 'circle', x, y, r: font * 0.56, stroke: 'second-edge', width: font * 0.09, dash };
}

/** Notes on rows and columns, small, outside the clues; longer ones are cut, and read in full beside the board. */
export function lineNotes({ drawn }: Look, { font, left, top }: Gutters): Shape[] {
  const size = font * 0.62;
  return (drawn?.lines ?? []).map(({ side, index, text }): Shape => {
    const short = text.length > 3 ? `${text.slice(0, 2)}…` : text;
    const at =
      side === 'row'
        ? { x: -left + 0.04, y: index + 0.2, anchor: 'start' as const }
        : { x: index + 0.5, y: -top + size * 0.7 };
    return { kind: 'text', ...at, size, text: short, fill: 'pen', weight: 650 };
  });
}

/** The painted cells in bold, the blocks light; both light once nothing of the line is open. */
function clue(
  [painted, blocks]: LineClue,
  state: LineState | undefined,
  isBroken: boolean,
  spots: ClueSpots,
  font: number,
): Shape[] {
  if (isBroken && state !== undefined) return brokenClue([painted, blocks], state, spots, font);
  const isDone = state?.isMet === true && state.isFilled;
  return [
    number(painted, spots.painted, font, isDone ? 'ink3' : 'ink', isDone ? 450 : 650),
    number(blocks, spots.blocks, font * 0.92, 'ink3', 450),
    ...(state?.isMet ? [tick(spots.mark, font)] : []),
  ];
}

/** A clue that cannot be met any more: its number that fails is red and underlined, with a mark before it. */
function brokenClue(
  [painted, blocks]: LineClue,
  state: LineState,
  spots: ClueSpots,
  font: number,
): Shape[] {
  const isCount = state.painted > painted || state.painted + state.open < painted;
  const failing = isCount ? painted : blocks;
  const [x, y] = isCount ? spots.painted : spots.blocks;
  const half = String(failing).length * font * 0.32;
  return [
    number(painted, spots.painted, font, isCount ? 'loss' : 'ink', 650),
    number(blocks, spots.blocks, font * 0.92, isCount ? 'ink3' : 'loss', isCount ? 450 : 650),
    {
      kind: 'lines',
      stroke: 'loss',
      width: font * 0.09,
      cap: 'butt',
      runs: [
        [
          [x - half, y + font * 0.52],
          [x + half, y + font * 0.52],
        ],
      ],
    },
    { ...number(0, spots.mark, font, 'loss', 650), text: '!' },
  ];
}

function number(
  count: number,
  [x, y]: Point,
  size: number,
  fill: 'ink' | 'ink3' | 'loss',
  weight: 450 | 650,
) {
  return {
    kind: 'text',
    anchor: 'middle',
    x,
    y,
    size,
    text: String(count),
    fill,
    weight,
  } as const;
}

function tick([x, y]: Point, size: number): Shape {
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
