/** A drawing for pure black on white: hatching instead of tints, thinner lines instead of paler ones. */

import type { Drawing, Role, Shape } from './drawing.ts';
import { type Hatch, hatched } from './hatch.ts';
import { themes } from './themes.ts';

const sparse: Hatch = { step: 0.11, width: 0.014, slope: 1 };
const dense: Hatch = { step: 0.07, width: 0.022, slope: 1 };

/** Roles that are hues on a screen, and would be as white as the paper. */
const hatches: Partial<Readonly<Record<Role, Hatch>>> = {
  tint: sparse,
  tint2: dense,
  second: { step: 0.085, width: 0.014, slope: -1 },
};

/** Tiles lie closer together, so that the black between them is a line and not a bar. */
const tileGrowth = 0.012;

/** Hairlines are black among black lines, so they are thinner still, and dotted. */
const hairline = { thinner: 0.7, dash: [0.045, 0.055] } as const;

/** Below this opacity a fill is hatched sparsely, below the next densely. */
const palest = 0.3;
const pale = 0.7;

/**
 * The drawing with hatching for its tints, to be shown in the theme of ink.
 *
 * @example
 * ```ts
 * import { inInk } from 'ludoteca/drawing';
 *
 * const shapes = [{ kind: 'rect', x: 0, y: 0, w: 1, h: 1, fill: 'tint' }] as const;
 * const printed = inInk({ left: 0, top: 0, width: 1, height: 1, shapes });
 * console.log(printed.shapes.map(({ kind, fill }) => [kind, fill]));
 * ```
 *
 * ```text
 * [ [ 'rect', 'surface' ], [ 'lines', undefined ] ]
 * ```
 */
export function inInk(drawing: Drawing): Drawing {
  return { ...drawing, shapes: drawing.shapes.flatMap(inked) };
}

function inked(shape: Shape): Shape[] {
  if (shape.kind === 'text') return [shape];
  const { opacity = 1, ...opaque } = shape;
  const { fill } = shape;
  const hatch = fill === undefined ? undefined : hatchOf(fill, opacity);
  if (shape.kind === 'rect' && fill === 'tile' && shape.stroke === undefined) return [grown(shape)];
  const line = { ...opaque, ...strokeOf(shape, opacity) };
  if (hatch === undefined || fill === undefined) return [line];
  const { stroke: _stroke, width: _width, ...bare } = opaque;
  const { fill: _fill, ...outline } = line;
  return [
    { ...bare, fill: 'surface' },
    ...hatched(bare, hatch),
    ...(shape.stroke === undefined ? [] : [outline]),
  ];
}

function grown(tile: Extract<Shape, { kind: 'rect' }>): Shape {
  const { x, y, w, h } = tile;
  return {
    ...tile,
    x: x - tileGrowth,
    y: y - tileGrowth,
    w: w + 2 * tileGrowth,
    h: h + 2 * tileGrowth,
  };
}

/** Whose a stone is must be seen however pale it is. */
const stones: ReadonlySet<Role> = new Set(['first', 'second']);

function hatchOf(role: Role, opacity: number): Hatch | undefined {
  const own = hatches[role];
  if (stones.has(role)) return own;
  // What is pale by its role is paler still as plain paper.
  if (own !== undefined) return opacity < pale ? undefined : own;
  if (themes.ink[role] !== themes.ink.ink || opacity >= pale) return undefined;
  return opacity < palest ? sparse : dense;
}

/** A pale line is drawn thin. */
function strokeOf({ stroke, width }: Exclude<Shape, { kind: 'text' }>, opacity: number) {
  if (stroke === undefined || width === undefined) return {};
  const isBlack = themes.ink[stroke] === themes.ink.ink;
  if (stroke === 'grid') return { width: width * hairline.thinner, dash: hairline.dash };
  return { width: isBlack ? width * opacity : width };
}
