/** How far shapes reach, so that a drawing can be cut to what it shows. */

import type { Drawing, Inked, Point, Shape } from './drawing.ts';

/** A rectangle on a drawing, in cells. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Digits and letters are about this wide, in parts of their size. */
export const letterWidth = 0.6;

/**
 * What a shape covers.
 *
 * @example
 * ```ts
 * import { extentOf } from 'ludoteca/drawing';
 *
 * console.log(extentOf({ kind: 'circle', x: 2, y: 1, r: 0.5, fill: 'ink' }));
 * ```
 *
 * ```text
 * { left: 1.5, top: 0.5, right: 2.5, bottom: 1.5 }
 * ```
 */
export function extentOf(shape: Shape): Extent {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, w, h } = shape;
      return wider({ left: x, top: y, right: x + w, bottom: y + h }, lineWidth(shape));
    }
    case 'circle': {
      const { x, y, r } = shape;
      return wider({ left: x - r, top: y - r, right: x + r, bottom: y + r }, lineWidth(shape));
    }
    case 'lines':
      return wider(extentOfPoints(shape.runs.flat()), lineWidth(shape));
    case 'text': {
      const { x, y, size, text, anchor = 'middle' } = shape;
      const width = text.length * size * letterWidth;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return { left, top: y - size / 2, right: left + width, bottom: y + size / 2 };
    }
  }
}

function lineWidth({ stroke, width = 0 }: Inked): number {
  return stroke === undefined ? 0 : width;
}

/**
 * The least rectangle around points.
 *
 * @example
 * ```ts
 * import { extentOfPoints } from 'ludoteca/drawing';
 *
 * console.log(extentOfPoints([[2, 0], [0, 1], [1, 3]]));
 * ```
 *
 * ```text
 * { left: 0, top: 0, right: 2, bottom: 3 }
 * ```
 */
export function extentOfPoints(points: readonly Point[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** Half the width of a line lies outside of what it surrounds. */
function wider({ left, top, right, bottom }: Extent, width: number): Extent {
  const half = width / 2;
  return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
}

/**
 * The drawing cut to its shapes, with a little room around them.
 *
 * @example
 * ```ts
 * import { trimmed } from 'ludoteca/drawing';
 *
 * const shapes = [{ kind: 'rect', x: 4, y: 4, w: 2, h: 1, fill: 'paint' }] as const;
 * const { left, top, width, height } = trimmed({ left: 0, top: 0, width: 9, height: 9, shapes }, 0);
 * console.log(left, top, width, height);
 * ```
 *
 * ```text
 * 4 4 2 1
 * ```
 */
export function trimmed(drawing: Drawing, room = 0.02): Drawing {
  if (drawing.shapes.length === 0) return drawing;
  const corners = drawing.shapes.map(extentOf).flatMap(({ left, top, right, bottom }): Point[] => [
    [left, top],
    [right, bottom],
  ]);
  const { left, top, right, bottom } = wider(extentOfPoints(corners), 2 * room);
  return { ...drawing, left, top, width: right - left, height: bottom - top };
}
