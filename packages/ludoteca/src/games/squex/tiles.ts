/** The shapes that a Squex board is made of: octagons, the squares between them, bars that tell whose they are. */

import type { Point, Role, Shape } from '../../drawing/index.ts';
import type { Cell } from '../../kernel/index.ts';
import type { Player } from './position.ts';

/** What the corners of a regular octagon in a cell of 1 lack. */
export const leg = 1 - Math.SQRT1_2;
/** How far a tile stays from the edge of its cell. */
export const inset = 0.022;
/** From the middle of a square to its corners. */
export const halfDiagonal = leg - inset * Math.SQRT2;

export const roleOf = (player: Player): Role => (player === 1 ? 'first' : 'second');
export const tintOf = (player: Player): Role => (player === 1 ? 'first-tint' : 'second-tint');
export const inkOf = (player: Player): Role => (player === 1 ? 'first-ink' : 'second-ink');
export const onRoleOf = (player: Player): Role => (player === 1 ? 'on-first' : 'on-second');
const edgeOf = (player: Player): Role => (player === 1 ? 'first-ink' : 'second-edge');

/** The middle of an octagon. */
export function middleOf({ row, col }: Cell): Point {
  return [col + 0.5, row + 0.5];
}

/** An octagon, drawn in by so much on every side. */
export function octagonAt({ row, col }: Cell, by: number): Point[] {
  const side = leg + by * (Math.SQRT2 - 2);
  const [x1, y1, x2, y2] = [col + by, row + by, col + 1 - by, row + 1 - by];
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

export function diamondAt({ row, col }: Cell, half: number): Point[] {
  return [
    [col, row - half],
    [col + half, row],
    [col, row + half],
    [col - half, row],
  ];
}

export function filled(outline: readonly Point[], fill: Role, opacity?: number): Shape {
  return {
    kind: 'lines',
    closed: true,
    runs: [outline],
    fill,
    ...(opacity !== undefined && { opacity }),
  };
}

export function outlined(
  outline: readonly Point[],
  stroke: Role,
  width: number,
  dash?: readonly number[],
): Shape {
  return {
    kind: 'lines',
    closed: true,
    runs: [outline],
    stroke,
    width,
    ...(dash !== undefined && { dash }),
  };
}

/** A tile that a player holds; Ochre's has an edge, so that it stands out from the board. */
export function heldTile(outline: readonly Point[], owner: Player, opacity?: number): Shape {
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
export function bars(
  [x, y]: Point,
  owner: Player,
  half: number,
  stroke: Role = onRoleOf(owner),
  opacity?: number,
): Shape {
  const gap = half * 0.42;
  const level = (at: number): Point[] => [
    [x - half, at],
    [x + half, at],
  ];
  const upright: Point[] = [
    [x, y - half],
    [x, y + half],
  ];
  return {
    kind: 'lines',
    runs: owner === 1 ? [upright] : [level(y - gap), level(y + gap)],
    stroke,
    width: half * (owner === 1 ? 0.47 : 0.32),
    cap: 'round',
    ...(opacity !== undefined && { opacity }),
  };
}

/** Half the length of the bars on a square. */
const shortBar = 0.08;

/** A square that a player holds for good. */
export function safeSquare(square: Cell, owner: Player, opacity?: number): Shape[] {
  return [
    heldTile(diamondAt(square, halfDiagonal), owner, opacity),
    bars([square.col, square.row], owner, shortBar, undefined, opacity),
  ];
}

/** A square that can still be cut: tinted and dashed, its bars kept. */
export function cuttableSquare(square: Cell, owner: Player): Shape[] {
  return [
    filled(diamondAt(square, halfDiagonal), tintOf(owner)),
    outlined(diamondAt(square, halfDiagonal - 0.05), edgeOf(owner), 0.042, [0.075, 0.05]),
    bars([square.col, square.row], owner, shortBar, inkOf(owner)),
  ];
}

/** Where a player can cut: a cross where one move is enough, a ring where it takes two. */
export function cutterSign([x, y]: Point, cutter: Player, isOne: boolean): Shape {
  const stroke = inkOf(cutter);
  if (!isOne) return { kind: 'circle', x, y, r: 0.06, stroke, width: 0.035 };
  const arm = 0.07;
  return {
    kind: 'lines',
    runs: [
      [
        [x - arm, y - arm],
        [x + arm, y + arm],
      ],
      [
        [x + arm, y - arm],
        [x - arm, y + arm],
      ],
    ],
    stroke,
    width: 0.045,
    cap: 'round',
  };
}
