/** A position as shapes: octagons, the squares between them, the coloured sides, the winning chain. */

import type { Drawing, Point, Role, Shape } from '../../drawing/index.ts';
import type { Marks } from '../../game/index.ts';
import type { Cell } from '../../kernel/index.ts';
import { cellAt, octagonName } from './cells.ts';
import { innerSquares, type Player, type SquexPosition } from './position.ts';
import { cuttersOf, winnerOf, winningChain } from './rules.ts';

/** A regular octagon in a cell of 1: what its corners lack, and how far a tile stays from its edge. */
const leg = 1 - Math.SQRT1_2;
const inset = 0.022;
/** The coloured sides, and the room for letters and numbers outside of them. */
const frame = 0.15;
const margin = 0.36;

export function view(position: SquexPosition, marks: Marks = {}): Drawing {
  const { rows, cols } = position;
  const winner = winnerOf(position);
  const chain = winner === 0 ? undefined : winningChain(position, winner);
  const left = -frame - margin;
  return {
    left,
    top: -frame - margin,
    width: cols + 2 * frame + margin + 0.06,
    height: rows + 2 * frame + margin + 0.06,
    shapes: [
      ...sides(rows, cols),
      ...octagons(position, chain),
      ...squares(position, chain),
      ...lastMove(position, marks),
      ...pointers(position, marks),
      ...(chain === undefined || winner === 0 ? [] : chainShapes(position, chain, winner)),
      ...coordinates(rows, cols),
    ],
  };
}

/** The middle of an octagon. */
export function middleOf({ row, col }: Cell): Point {
  return [col + 0.5, row + 0.5];
}

const roleOf = (player: Player): Role => (player === 1 ? 'first' : 'second');

/** The frame, blue above and below, ochre left and right, with half squares pointing inwards. */
function sides(rows: number, cols: number): Shape[] {
  const f = frame;
  const level = (y: number, out: number): Shape => ({
    kind: 'lines',
    closed: true,
    fill: 'first',
    runs: [
      [
        [-f, y + out * f],
        [cols + f, y + out * f],
        [cols, y],
        [0, y],
      ],
      ...Array.from({ length: cols - 1 }, (_, index): Point[] => [
        [index + 1 - leg, y],
        [index + 1 + leg, y],
        [index + 1, y - out * leg],
      ]),
    ],
  });
  const upright = (x: number, out: number): Shape => ({
    kind: 'lines',
    closed: true,
    fill: 'second',
    stroke: 'second-edge',
    width: 0.02,
    runs: [
      [
        [x + out * f, -f],
        [x + out * f, rows + f],
        [x, rows],
        [x, 0],
      ],
      ...Array.from({ length: rows - 1 }, (_, index): Point[] => [
        [x, index + 1 - leg],
        [x, index + 1 + leg],
        [x - out * leg, index + 1],
      ]),
    ],
  });
  return [
    { kind: 'rect', x: 0, y: 0, w: cols, h: rows, fill: 'tile-gap' },
    upright(0, -1),
    upright(cols, 1),
    level(0, -1),
    level(rows, 1),
  ];
}

function octagons(position: SquexPosition, chain: readonly Cell[] | undefined): Shape[] {
  return position.octagons.flatMap((line, row) =>
    line.flatMap((owner, col): Shape[] => {
      const outline = octagonAt({ row, col }, inset);
      if (owner === 0) return [{ kind: 'lines', closed: true, fill: 'tile', runs: [outline] }];
      const isFaint =
        chain !== undefined && !chain.some((cell) => cell.row === row && cell.col === col);
      const opacity = isFaint ? 0.42 : undefined;
      return [
        ...(isFaint
          ? [{ kind: 'lines', closed: true, fill: 'tile', runs: [outline] } as const]
          : []),
        stoneShape(outline, owner, opacity),
        ...bars(middleOf({ row, col }), owner, 0.24, opacity),
      ];
    }),
  );
}

function octagonAt({ row, col }: Cell, by: number): Point[] {
  const cut = leg + by * (Math.SQRT2 - 1);
  const [x1, y1, x2, y2] = [col + by, row + by, col + 1 - by, row + 1 - by];
  const side = cut - by;
  return [
    [x1 + side, y1],
    [x2 - side, y1],
    [x2, y1 + side],
    [x2, y2 - side],
    [x2 - side, y2],
    [x1 + side, y2],
    [x1, y2 - side],
    [x1, y1 + side],
  ];
}

function stoneShape(outline: readonly Point[], owner: Player, opacity?: number): Shape {
  return {
    kind: 'lines',
    closed: true,
    runs: [outline],
    fill: roleOf(owner),
    ...(owner === 2 && { stroke: 'second-edge', width: 0.03 }),
    ...(opacity !== undefined && { opacity }),
  };
}

/** One upright bar for Blue, two level ones for Ochre: the way each must join. */
function bars([x, y]: Point, owner: Player, half: number, opacity?: number): Shape[] {
  const gap = half * 0.36;
  return [
    {
      kind: 'lines',
      runs:
        owner === 1
          ? [
              [
                [x, y - half],
                [x, y + half],
              ],
            ]
          : [
              [
                [x - half, y - gap],
                [x + half, y - gap],
              ],
              [
                [x - half, y + gap],
                [x + half, y + gap],
              ],
            ],
      stroke: owner === 1 ? 'tile' : 'ink',
      width: half * 0.3,
      cap: 'round',
      ...(opacity !== undefined && { opacity }),
    },
  ];
}

/** Inner squares: solid when they are safe, tinted and dashed when they can still be cut. */
function squares(position: SquexPosition, chain: readonly Cell[] | undefined): Shape[] {
  return innerSquares(position.rows, position.cols).flatMap((square): Shape[] => {
    const owner = position.squares[square.row][square.col];
    const outline = diamondAt(square, leg - inset * Math.SQRT2);
    if (owner === 0) return [{ kind: 'lines', closed: true, fill: 'sunken', runs: [outline] }];
    const role = roleOf(owner);
    const edge: Role = owner === 1 ? 'first' : 'second-edge';
    const middle: Point = [square.col, square.row];
    const base: Shape = { kind: 'lines', closed: true, fill: 'tile', runs: [outline] };
    if (cuttersOf(position, square).length > 0) {
      return [
        base,
        { kind: 'lines', closed: true, fill: role, opacity: 0.16, runs: [outline] },
        {
          kind: 'lines',
          closed: true,
          runs: [diamondAt(square, leg - inset * Math.SQRT2 - 0.03)],
          stroke: edge,
          width: 0.035,
          dash: [0.075, 0.05],
        },
        ...bars(middle, owner, 0.09, 0.8),
      ];
    }
    const isFaint = chain !== undefined && !isJoint(chain, square);
    const opacity = isFaint ? 0.42 : undefined;
    return [base, stoneShape(outline, owner, opacity), ...bars(middle, owner, 0.09, opacity)];
  });
}

function diamondAt({ row, col }: Cell, half: number): Point[] {
  return [
    [col, row - half],
    [col + half, row],
    [col, row + half],
    [col - half, row],
  ];
}

/** Whether the chain goes across the square. */
function isJoint(chain: readonly Cell[], square: Cell): boolean {
  return chain.some((cell, index) => {
    const before = chain[index - 1];
    return (
      before !== undefined &&
      cell.row !== before.row &&
      cell.col !== before.col &&
      Math.max(cell.row, before.row) === square.row &&
      Math.max(cell.col, before.col) === square.col
    );
  });
}

function lastMove(position: SquexPosition, { last }: Marks): Shape[] {
  if (last === undefined) return [];
  return [
    {
      kind: 'lines',
      closed: true,
      runs: [octagonAt(cellAt(position, last), 0.1)],
      stroke: 'ink',
      width: 0.035,
    },
  ];
}

function pointers(position: SquexPosition, { moves = [] }: Marks): Shape[] {
  return moves.map((move): Shape => {
    const [x, y] = middleOf(cellAt(position, move));
    return { kind: 'circle', x, y, r: 0.14, fill: 'accent', opacity: 0.6 };
  });
}

/** The chain as a line from side to side, with a dot on each of its octagons. */
function chainShapes(position: SquexPosition, chain: readonly Cell[], winner: Player): Shape[] {
  const middles = chain.map(middleOf);
  const [firstX, firstY] = middles[0];
  const [lastX, lastY] = middles[middles.length - 1];
  const begin: Point = winner === 1 ? [firstX, -frame] : [-frame, firstY];
  const end: Point = winner === 1 ? [lastX, position.rows + frame] : [position.cols + frame, lastY];
  const line: Role = winner === 1 ? 'tile' : 'ink';
  return [
    {
      kind: 'lines',
      runs: [[begin, ...middles, end]],
      stroke: line,
      width: 0.12,
      cap: 'butt',
    },
    ...middles.map(([x, y]): Shape => ({ kind: 'circle', x, y, r: 0.13, fill: line })),
  ];
}

function coordinates(rows: number, cols: number): Shape[] {
  const label = (text: string, x: number, y: number): Shape => ({
    kind: 'text',
    x,
    y,
    size: 0.19,
    text,
    fill: 'ink3',
    weight: 550,
    anchor: 'middle',
  });
  const columns = Array.from({ length: cols }, (_, col) =>
    label(octagonName({ row: 0, col })[0], col + 0.5, -frame - 0.17),
  );
  const numbers = Array.from({ length: rows }, (_, row) =>
    label(String(row + 1), -frame - 0.18, row + 0.5),
  );
  return [...columns, ...numbers];
}
