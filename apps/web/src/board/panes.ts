/** The nine parts of a board on its canvas: the cells in the middle, and what stands around them. */

import type { Extent, Placing } from 'ludoteca/drawing';
import { actual, type Frame, pane, type View } from './view-window.ts';

export interface Pane {
  /** The pixels it may paint on. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What of the drawing is seen there. */
  readonly part: Extent;
  readonly placing: Required<Placing>;
}

/** Lines on the edge of the cells reach this far beyond them. */
const rim = 0.06;
/** Shapes reach a little beyond their place. */
const margin = 0.1;

/** The cells move under the clues and coordinates around them, which move along with their lines only. */
export function panesOf(frame: Frame, view: View | undefined): readonly Pane[] {
  const { x, y, scale } = actual(frame, view);
  const room = pane(frame, scale);
  const { whole, cells } = frame;
  const scaleOf = (pixels: number, length: number) => (length > 0 ? pixels / length : scale);
  // The pixels of each, what of the drawing lies at its upper left, and its scale.
  const columns = [
    {
      from: 0,
      to: room.left,
      at: whole.left,
      scale: scaleOf(room.left, cells.left - whole.left),
    },
    { from: room.left, to: room.right, at: x, scale },
    {
      from: room.right,
      to: frame.width,
      at: cells.right,
      scale: scaleOf(frame.width - room.right, whole.right - cells.right),
    },
  ];
  const lines = [
    { from: 0, to: room.top, at: whole.top, scale: scaleOf(room.top, cells.top - whole.top) },
    { from: room.top, to: room.bottom, at: y, scale },
    {
      from: room.bottom,
      to: frame.height,
      at: cells.bottom,
      scale: scaleOf(frame.height - room.bottom, whole.bottom - cells.bottom),
    },
  ];
  return columns.flatMap((column, across) =>
    lines.flatMap((line, along): Pane[] => {
      const [wide, high] = [column.to - column.from, line.to - line.from];
      if (wide < 0.01 || high < 0.01) return [];
      const reach = across === 1 && along === 1 ? rim * scale : 0;
      return [
        {
          x: column.from - reach,
          y: line.from - reach,
          width: wide + 2 * reach,
          height: high + 2 * reach,
          part: {
            left: column.at - margin,
            top: line.at - margin,
            right: column.at + wide / column.scale + margin,
            bottom: line.at + high / line.scale + margin,
          },
          placing: {
            scale: Math.min(column.scale, line.scale),
            scaleX: column.scale,
            scaleY: line.scale,
            offsetX: column.from - column.at * column.scale,
            offsetY: line.from - line.at * line.scale,
          },
        },
      ];
    }),
  );
}

export function overlap(one: Extent, other: Extent): Extent | undefined {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}
