/** How the outline of a shape is drawn with a pen, whatever the pen writes on: a canvas or a page of a PDF. */

import type { Point, Shape } from './drawing.ts';

/** Where a drawing lies: its place p is at offset + p·scale. */
export interface Placing {
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** One direction may have another scale; what is round or written follows `scale`. */
  readonly scaleX?: number;
  readonly scaleY?: number;
}

/** What is asked of a pen. What it traces is filled and stroked afterwards, by whoever holds it. */
export interface OutlinePen {
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  closePath(): unknown;
  rect(x: number, y: number, width: number, height: number): unknown;
  roundRect(x: number, y: number, width: number, height: number, radius: number): unknown;
  /** A whole circle, joined with nothing that was traced before. */
  circle(x: number, y: number, radius: number): unknown;
}

/** Shapes that have an outline. */
export type Outlined = Exclude<Shape, { kind: 'text' }>;

/** A word or number. */
export type Written = Extract<Shape, { kind: 'text' }>;

/** Half the height of a digit, in parts of its size: from the middle of a text down to the line it stands on. */
export const baseline = 0.36;

/**
 * Traces the outline of a shape.
 *
 * @example
 * ```ts
 * import { traceShape } from 'ludoteca/drawing';
 *
 * const said = (name: string) => (...numbers: readonly number[]) => console.log(name, ...numbers);
 * const pen = {
 *   moveTo: said('move'),
 *   lineTo: said('line'),
 *   closePath: said('close'),
 *   rect: said('rect'),
 *   roundRect: said('round rect'),
 *   circle: said('circle'),
 * };
 * const square = { kind: 'rect', x: 1, y: 0, w: 1, h: 1, fill: 'ink' } as const;
 * traceShape(pen, square, { scale: 20, offsetX: 5, offsetY: 5 });
 * ```
 *
 * ```text
 * rect 25 5 20 20
 * ```
 */
export function traceShape(pen: OutlinePen, shape: Outlined, placing: Placing): void {
  const { scale, offsetX, offsetY, scaleX = scale, scaleY = scale } = placing;
  switch (shape.kind) {
    case 'rect': {
      const [x, y] = [offsetX + shape.x * scaleX, offsetY + shape.y * scaleY];
      const [width, height] = [shape.w * scaleX, shape.h * scaleY];
      if (shape.radius === undefined) pen.rect(x, y, width, height);
      else pen.roundRect(x, y, width, height, shape.radius * scale);
      return;
    }
    case 'circle':
      pen.circle(offsetX + shape.x * scaleX, offsetY + shape.y * scaleY, shape.r * scale);
      return;
    case 'lines':
      for (const run of shape.runs) traceRun(pen, run, shape.closed === true, placing);
  }
}

/**
 * One run of straight lines: boards of many cells trace only the runs that are in sight.
 *
 * @example
 * ```ts
 * import { traceRun } from 'ludoteca/drawing';
 *
 * const said = (name: string) => (...numbers: readonly number[]) => console.log(name, ...numbers);
 * const pen = {
 *   moveTo: said('move'),
 *   lineTo: said('line'),
 *   closePath: said('close'),
 *   rect: said('rect'),
 *   roundRect: said('round rect'),
 *   circle: said('circle'),
 * };
 * traceRun(pen, [[0, 0], [1, 0], [1, 2]], true, { scale: 20, offsetX: 5, offsetY: 5 });
 * ```
 *
 * ```text
 * move 5 5
 * line 25 5
 * line 25 45
 * close
 * ```
 */
export function traceRun(
  pen: OutlinePen,
  run: readonly Point[],
  isClosed: boolean,
  { scale, offsetX, offsetY, scaleX = scale, scaleY = scale }: Placing,
): void {
  for (let at = 0; at < run.length; at++) {
    const [x, y] = [offsetX + run[at][0] * scaleX, offsetY + run[at][1] * scaleY];
    if (at === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  if (isClosed) pen.closePath();
}

/**
 * Where a text is written: the point of its anchor on the line it stands on, and its size.
 *
 * @example
 * ```ts
 * import { textPlace } from 'ludoteca/drawing';
 *
 * const seven = { kind: 'text', x: 0.5, y: 0.5, size: 0.5, text: '7', fill: 'ink' } as const;
 * console.log(textPlace(seven, { scale: 100, offsetX: 0, offsetY: 0 }));
 * ```
 *
 * ```text
 * { x: 50, y: 68, size: 50 }
 * ```
 */
export function textPlace(
  { x, y, size }: Written,
  { scale, offsetX, offsetY, scaleX = scale, scaleY = scale }: Placing,
): { readonly x: number; readonly y: number; readonly size: number } {
  return {
    x: offsetX + x * scaleX,
    y: offsetY + y * scaleY + baseline * size * scale,
    size: size * scale,
  };
}

/**
 * How lines end, and how they meet.
 *
 * @example
 * ```ts
 * import { lineEnds } from 'ludoteca/drawing';
 *
 * const runs = [[[0, 0], [1, 0]]] as const;
 * console.log(lineEnds({ kind: 'lines', runs, stroke: 'ink', cap: 'round' }));
 * console.log(lineEnds({ kind: 'lines', runs, stroke: 'ink' }));
 * ```
 *
 * ```text
 * { cap: 'round', join: 'round' }
 * { cap: 'butt', join: 'miter' }
 * ```
 */
export function lineEnds(shape: Shape): {
  readonly cap: 'round' | 'square' | 'butt';
  readonly join: 'round' | 'miter';
} {
  const cap = shape.kind === 'lines' ? (shape.cap ?? 'butt') : 'butt';
  return { cap, join: cap === 'round' ? 'round' : 'miter' };
}
