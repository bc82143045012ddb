/** How far shapes reach, so that a drawing can be cut to what it shows. */

import type { Drawing, Point, Shape } from './drawing.ts';

/** The left, top, right and bottom edge of what a shape covers. */
export type Extent = readonly [left: number, top: number, right: number, bottom: number];

/** Digits and letters are about this wide, in parts of their size. */
const letterWidth = 0.6;

export function extentOf(shape: Shape): Extent {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, w, h } = shape;
      return wider([x, y, x + w, y + h], shape.stroke === undefined ? 0 : shape.width);
    }
    case 'circle': {
      const { x, y, r } = shape;
      return wider([x - r, y - r, x + r, y + r], shape.stroke === undefined ? 0 : shape.width);
    }
    case 'lines':
      return wider(around(shape.runs.flat()), shape.stroke === undefined ? 0 : shape.width);
    case 'text': {
      const { x, y, size, text, anchor = 'middle' } = shape;
      const width = text.length * size * letterWidth;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return [left, y - size / 2, left + width, y + size / 2];
    }
  }
}

function around(points: readonly Point[]): Extent {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [least(xs), least(ys), -least(xs.map((x) => -x)), -least(ys.map((y) => -y))];
}

function least(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), Number.POSITIVE_INFINITY);
}

/** Half the width of a line lies outside of what it surrounds. */
function wider([left, top, right, bottom]: Extent, width = 0): Extent {
  const half = width / 2;
  return [left - half, top - half, right + half, bottom + half];
}

/** The drawing cut to its shapes, with a little room around them. */
export function trimmed(drawing: Drawing, room = 0.02): Drawing {
  if (drawing.shapes.length === 0) return drawing;
  const extents = drawing.shapes.map(extentOf);
  const left = least(extents.map((extent) => extent[0])) - room;
  const top = least(extents.map((extent) => extent[1])) - room;
  const right = -least(extents.map((extent) => -extent[2])) + room;
  const bottom = -least(extents.map((extent) => -extent[3])) + room;
  return { ...drawing, left, top, width: right - left, height: bottom - top };
}
