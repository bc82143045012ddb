/** Which part of a board is seen, and how large: the arithmetic of zooming and panning. */

import { type Drawing, type Extent, extentOfPoints, type Point } from 'ludoteca/drawing';
import type { BoardCell } from './board-cell.ts';

/** What a board is seen through: the whole drawing, its cells, and the room it has on the page. */
export interface Frame {
  /** The whole drawing, clues and coordinates included. */
  readonly whole: Extent;
  /** The cells alone; what lies outside of them stays in sight while they move. */
  readonly cells: Extent;
  /** The room on the page, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A part of the cells: what is at the upper left corner, and how many pixels a cell is wide. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Cells of this many pixels are comfortable; from below the other, a board opens zoomed. */
export const comfortable = 44;
export const cramped = 28;
/** Cells smaller than this are smaller than a fingertip. */
export const tappable = 40;
/** Cells of so many pixels and more have room for sixteen marks. */
export const large = 72;
const largest = 88;
/** How many pixels a cell's length has at most in what stands around the cells, unless all of it is seen. */
const largestGutter = 32;

export function wholeOf({ left, top, width, height }: Drawing): Extent {
  return { left, top, right: left + width, bottom: top + height };
}

/** The extent of the cells; of the whole drawing where there are none. */
export function cellsOf(cells: readonly BoardCell[], whole: Extent): Extent {
  if (cells.length === 0) return whole;
  const { left, top, right, bottom } = extentOfPoints(cells.map(({ place }) => place));
  return { left: left - 0.5, top: top - 0.5, right: right + 0.5, bottom: bottom + 0.5 };
}

/** How many pixels a cell has when the whole board is seen. */
export function fittedScale({ whole, width, height }: Frame): number {
  return Math.min(width / (whole.right - whole.left), height / (whole.bottom - whole.top));
}

/** What stands around the cells grows with them only so far: clues need no more room than is read with ease. */
function gutterScale(scale: number): number {
  return Math.min(scale, largestGutter);
}

/** The room for the cells in pixels, at a scale: what the gutters around them leave. */
export function pane(frame: Frame, scale: number): Extent {
  const { whole, cells, width, height } = frame;
  const gutter = scale <= fittedScale(frame) ? scale : gutterScale(scale);
  return {
    left: (cells.left - whole.left) * gutter,
    top: (cells.top - whole.top) * gutter,
    right: width - (whole.right - cells.right) * gutter,
    bottom: height - (whole.bottom - cells.bottom) * gutter,
  };
}

/** A view that shows cells wherever it can; absent when the whole board is seen anyway. */
export function clamped(frame: Frame, view: View): View | undefined {
  const least = fittedScale(frame);
  if (view.scale <= least * 1.02) return undefined;
  const scale = Math.min(view.scale, Math.max(largest, least));
  const { left, top, right, bottom } = pane(frame, scale);
  const keep = (at: number, from: number, to: number, room: number) =>
    Math.max(from, Math.min(at, to - room / scale));
  return {
    x: keep(view.x, frame.cells.left, frame.cells.right, right - left),
    y: keep(view.y, frame.cells.top, frame.cells.bottom, bottom - top),
    scale,
  };
}

/** The view as it is, the whole board included. */
export function actual(frame: Frame, view: View | undefined): View {
  if (view !== undefined) return view;
  return { x: frame.cells.left, y: frame.cells.top, scale: fittedScale(frame) };
}

/** Where on the drawing a pixel of the board lies. */
export function pointAt(frame: Frame, view: View | undefined, [px, py]: Point): Point {
  const { x, y, scale } = actual(frame, view);
  const { left, top } = pane(frame, scale);
  return [x + (px - left) / scale, y + (py - top) / scale];
}

/** Another scale, with the same point of the drawing under a pixel. */
export function zoomedAt(
  frame: Frame,
  view: View | undefined,
  scale: number,
  [px, py]: Point,
): View | undefined {
  const [x, y] = pointAt(frame, view, [px, py]);
  const least = fittedScale(frame);
  const next = Math.min(Math.max(scale, least), Math.max(largest, least));
  const { left, top } = pane(frame, next);
  return clamped(frame, { x: x - (px - left) / next, y: y - (py - top) / next, scale: next });
}

/** Moved by pixels. */
export function pannedBy(frame: Frame, view: View | undefined, [px, py]: Point): View | undefined {
  if (view === undefined) return undefined;
  return clamped(frame, { ...view, x: view.x - px / view.scale, y: view.y - py / view.scale });
}

/** Centred on a point of the drawing, at a scale. */
export function centredOn(frame: Frame, scale: number, [x, y]: Point): View | undefined {
  const { left, top, right, bottom } = pane(frame, scale);
  return clamped(frame, {
    x: x - (right - left) / scale / 2,
    y: y - (bottom - top) / scale / 2,
    scale,
  });
}

/** Moved as little as brings a cell into sight, with a part of its neighbours. */
export function showing(frame: Frame, view: View, [x, y]: Point): View {
  const { left, top, right, bottom } = pane(frame, view.scale);
  const margin = 0.9;
  const into = (at: number, middle: number, room: number) =>
    Math.min(middle - margin, Math.max(at, middle + margin - room / view.scale));
  const moved = { ...view, x: into(view.x, x, right - left), y: into(view.y, y, bottom - top) };
  return clamped(frame, moved) ?? view;
}

/** The part of the drawing that the pane shows. */
export function seen(frame: Frame, view: View): Extent {
  const { left, top, right, bottom } = pane(frame, view.scale);
  return {
    left: view.x,
    top: view.y,
    right: view.x + (right - left) / view.scale,
    bottom: view.y + (bottom - top) / view.scale,
  };
}
