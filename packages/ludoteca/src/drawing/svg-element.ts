/** One shape as the element of SVG that shows it, for pictures in files and boards on a page alike. */

import type { Inked, Point, Role, Shape } from './drawing.ts';
import { baseline, lineEnds } from './tracing.ts';

/** A cell is this many units of the picture, so that most numbers are short. */
export const svgUnit = 100;

/** The colour of a role, as SVG takes it. */
export type PaintOf = (role: Role) => string;

/** A name, its attributes (those without a value are left out) and, for a text, what it says. */
export interface SvgElement {
  readonly name: 'rect' | 'circle' | 'path' | 'text';
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly text?: string;
}

/**
 * The element of a shape, with the colours that its roles have.
 *
 * @example
 * ```ts
 * import { svgElement, themes } from 'ludoteca/drawing';
 *
 * const shape = { kind: 'circle', x: 0.5, y: 0.5, r: 0.4, fill: 'ink' } as const;
 * const { name, attributes } = svgElement(shape, (role) => themes.light[role]);
 * console.log(name, attributes.cx, attributes.r, attributes.fill);
 * ```
 *
 * ```text
 * circle 50 40 #131722
 * ```
 */
export function svgElement(shape: Shape, paintOf: PaintOf): SvgElement {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, w, h, radius } = shape;
      const rx = radius === undefined ? undefined : svgLength(radius);
      const [width, height] = [svgLength(w), svgLength(h)];
      const place = { x: svgLength(x), y: svgLength(y), width, height, rx };
      return { name: 'rect', attributes: { ...place, ...inked(shape, paintOf) } };
    }
    case 'circle': {
      const place = { cx: svgLength(shape.x), cy: svgLength(shape.y), r: svgLength(shape.r) };
      return { name: 'circle', attributes: { ...place, ...inked(shape, paintOf) } };
    }
    case 'lines': {
      const d = shape.runs.map((run) => path(run, shape.closed === true)).join('');
      const { cap, join } = lineEnds(shape);
      const ends = {
        'stroke-linecap': cap === 'butt' ? undefined : cap,
        'stroke-linejoin': join === 'miter' ? undefined : join,
      };
      return { name: 'path', attributes: { d, ...inked(shape, paintOf), ...ends } };
    }
    case 'text': {
      const { x, y, size, fill, weight, anchor = 'middle', text } = shape;
      const attributes = {
        x: svgLength(x),
        y: svgLength(y + baseline * size),
        'font-size': svgLength(size),
        'font-weight': weight === undefined ? undefined : String(weight),
        'text-anchor': anchor === 'start' ? undefined : anchor,
        fill: paintOf(fill),
      };
      return { name: 'text', attributes, text };
    }
  }
}

function inked({ fill, stroke, width, dash, opacity }: Inked, paintOf: PaintOf) {
  return {
    fill: fill === undefined ? 'none' : paintOf(fill),
    stroke: stroke === undefined ? undefined : paintOf(stroke),
    'stroke-width': width === undefined ? undefined : svgLength(width),
    'stroke-dasharray': dash?.map(svgLength).join(' '),
    opacity: opacity === undefined ? undefined : rounded(opacity),
  };
}

/** Straight lines, horizontal and vertical ones in their short form. */
function path(run: readonly Point[], isClosed: boolean): string {
  let [penX, penY] = ['', ''];
  const steps = run.map(([x, y], index) => {
    const [toX, toY] = [svgLength(x), svgLength(y)];
    const isLevel = toY === penY;
    const isUpright = toX === penX;
    [penX, penY] = [toX, toY];
    if (index === 0) return `M${toX} ${toY}`;
    if (isLevel) return `H${toX}`;
    return isUpright ? `V${toY}` : `L${toX} ${toY}`;
  });
  return `${steps.join('')}${isClosed ? 'Z' : ''}`;
}

/**
 * A length given in cells, in units of the picture.
 *
 * @example
 * ```ts
 * import { svgLength } from 'ludoteca/drawing';
 *
 * console.log(svgLength(1), svgLength(1 / 3));
 * ```
 *
 * ```text
 * 100 33.33
 * ```
 */
export function svgLength(cells: number): string {
  return rounded(cells * svgUnit);
}

/** At most two decimals, none that are not needed, and no −0. */
export function rounded(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}
