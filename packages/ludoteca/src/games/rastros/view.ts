/** A position as shapes: tiles, the two goals, the trail with its path, the stone. */

import type { Drawing, Point, Role, Shape } from '../../drawing/index.ts';
import type { Marks } from '../../game/index.ts';
import { goalOf, neighbours, type RastrosState, type Side } from './rules.ts';

/** The board's frame, and the room for letters and numbers, around the cells. */
const frame = 0.06;
const margin = 0.32;

/**
 * The board in shapes.
 *
 * @example
 * ```ts
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 * import { themes, toSvg } from 'ludoteca/drawing';
 * import { view } from 'ludoteca/rastros/view';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(toSvg(view(state), themes.light).slice(0, 4));
 * ```
 *
 * ```text
 * <svg
 * ```
 */
export function view(state: RastrosState, { moves = [], yours }: Marks = {}): Drawing {
  const { size } = state;
  return {
    left: -margin,
    top: -0.08,
    width: size + margin + 0.08,
    height: size + margin + 0.08,
    shapes: [
      {
        kind: 'rect',
        x: -frame,
        y: -frame,
        w: size + 2 * frame,
        h: size + 2 * frame,
        radius: 0.14,
        fill: 'tile-gap',
      },
      ...tiles(size),
      ...goal(state, 'north', yours?.side === 0 ? yours.text : undefined),
      ...goal(state, 'south', yours?.side === 1 ? yours.text : undefined),
      ...path(state),
      ...state.blocked.map((cell): Shape => {
        const [x, y] = middleOf(cell, size);
        return { kind: 'circle', x, y, r: 0.29, fill: 'trail', stroke: 'trail-edge', width: 0.03 };
      }),
      ...moves.map((cell): Shape => {
        const [x, y] = middleOf(cell, size);
        return { kind: 'circle', x, y, r: 0.14, fill: 'accent' };
      }),
      ...stone(middleOf(state.stone, size)),
      ...coordinates(size),
    ],
  };
}

/**
 * The middle of a cell.
 *
 * @example
 * ```ts
 * import { middleOf } from 'ludoteca/rastros/view';
 *
 * console.log(middleOf(0, 7));
 * ```
 *
 * ```text
 * [ 0.5, 6.5 ]
 * ```
 */
export function middleOf(cell: number, size: number): Point {
  return [(cell % size) + 0.5, size - 0.5 - Math.floor(cell / size)];
}

function tiles(size: number): Shape[] {
  return Array.from({ length: size * size }, (_, cell): Shape => {
    const [x, y] = middleOf(cell, size);
    return { kind: 'rect', x: x - 0.48, y: y - 0.48, w: 0.96, h: 0.96, radius: 0.07, fill: 'tile' };
  });
}

/**
 * A tinted, framed cell with the player's letter, and a triangle that points to the player's side; for
 * whoever plays it, whose it is in words.
 */
function goal(state: RastrosState, side: Side, yours: string | undefined): Shape[] {
  const [x, y] = middleOf(goalOf(side, state), state.size);
  const isNorth = side === 'north';
  return [
    {
      kind: 'rect',
      x: x - 0.48,
      y: y - 0.48,
      w: 0.96,
      h: 0.96,
      radius: 0.07,
      fill: tintOf(side),
    },
    {
      kind: 'rect',
      x: x - 0.42,
      y: y - 0.42,
      w: 0.84,
      h: 0.84,
      radius: 0.06,
      stroke: inkOf(side),
      width: 0.04,
    },
    ...(yours === undefined
      ? [triangle(x, isNorth ? y - 0.12 : y + 0.12, 0.17, side)]
      : yours.split(' ').map(
          (word, line): Shape => ({
            kind: 'text',
            x,
            y: y + (isNorth ? -0.22 : 0.04) + line * 0.2,
            size: 0.18,
            text: word,
            fill: inkOf(side),
            weight: 650,
            anchor: 'middle',
          }),
        )),
    {
      kind: 'text',
      x,
      y: isNorth ? y + 0.22 : y - 0.2,
      size: 0.26,
      text: isNorth ? 'N' : 'S',
      fill: inkOf(side),
      weight: 650,
      anchor: 'middle',
    },
  ];
}

const tintOf = (side: Side): Role => (side === 'north' ? 'first-tint' : 'second-tint');
const inkOf = (side: Side): Role => (side === 'north' ? 'first-ink' : 'second-ink');

/** Points up for North, down for South; its stroke rounds its corners. */
function triangle(x: number, y: number, size: number, side: Side): Shape {
  const up = side === 'north' ? -1 : 1;
  return {
    kind: 'lines',
    closed: true,
    runs: [
      [
        [x, y + up * size],
        [x - size, y - up * size * 0.75],
        [x + size, y - up * size * 0.75],
      ],
    ],
    fill: inkOf(side),
    stroke: inkOf(side),
    width: size * 0.28,
    cap: 'round',
  };
}

/** The sign of a side, as on its goal. */
export function emblem(side: Side): Drawing {
  return {
    left: 0,
    top: 0,
    width: 1,
    height: 1,
    shapes: [
      {
        kind: 'rect',
        x: 0.04,
        y: 0.04,
        w: 0.92,
        h: 0.92,
        radius: 0.16,
        fill: tintOf(side),
        stroke: inkOf(side),
        width: 0.05,
      },
      triangle(0.5, side === 'north' ? 0.47 : 0.53, 0.22, side),
    ],
  };
}

/** Where the stone would stand: a framed cell with a faint stone. */
export function preview(state: RastrosState, cell: number): readonly Shape[] {
  const [x, y] = middleOf(cell, state.size);
  return [
    {
      kind: 'rect',
      x: x - 0.45,
      y: y - 0.45,
      w: 0.9,
      h: 0.9,
      radius: 0.08,
      fill: 'tint',
      stroke: 'accent',
      width: 0.06,
    },
    {
      kind: 'circle',
      x,
      y,
      r: 0.34,
      fill: 'stone',
      stroke: 'stone-edge',
      width: 0.05,
      opacity: 0.55,
    },
  ];
}

/** The way the stone came, where the order of the black cells shows it. */
function path(state: RastrosState): Shape[] {
  const way = [...state.blocked, state.stone];
  const isWay = way.every(
    (cell, index) => index === 0 || neighbours(way[index - 1], state.size).includes(cell),
  );
  if (way.length < 2 || !isWay) return [];
  return [
    {
      kind: 'lines',
      runs: [way.map((cell) => middleOf(cell, state.size))],
      stroke: 'trail-edge',
      width: 0.16,
      opacity: 0.32,
      cap: 'round',
    },
  ];
}

function stone([x, y]: Point): Shape[] {
  return [
    {
      kind: 'circle',
      x,
      y,
      r: 0.36,
      fill: 'stone',
      stroke: 'stone-edge',
      width: 0.06,
      piece: 'stone',
    },
    { kind: 'circle', x, y, r: 0.25, stroke: 'grid', width: 0.025, piece: 'ring' },
  ];
}

function coordinates(size: number): Shape[] {
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
  return Array.from({ length: size }, (_, index) => [
    label(String.fromCharCode(97 + index), index + 0.5, size + 0.2),
    label(String(index + 1), -0.19, size - 0.5 - index),
  ]).flat();
}
