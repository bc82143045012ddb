/** A drawing painted on a canvas: the same shapes as in SVG, of which only those in sight are touched. */

import type { Inked, Point, Role, Shape } from 'ludoteca/drawing';
import { baseline } from './shape-node.tsx';
import type { Extent } from './view-window.ts';

/** Where the drawing lies on the canvas: a place p is at offset + p·scale, in pixels. */
export interface Placing {
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** Beside the cells one direction may have another scale; sizes follow the smaller one, which is `scale`. */
  readonly scaleX?: number;
  readonly scaleY?: number;
}

/** As the page says it: a canvas inherits no font. */
const fontName = 'Inter, ui-sans-serif, system-ui, sans-serif';

export type ColourOf = (role: Role) => string;

export interface Painter {
  /** Paints the shapes that touch a part of the drawing. */
  paint(pen: CanvasRenderingContext2D, part: Extent, placing: Placing, colourOf: ColourOf): void;
}

/**
 * Shapes with the same ink that follow each other are one piece, painted in one stroke: a board of
 * 100×100 has ten thousand dots and twenty thousand edges.
 */
interface Piece {
  readonly ink: Inked;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly groups: readonly Group[];
}

interface Group {
  readonly traces: readonly Trace[];
  /** left, top, right, bottom of each trace, without its width. */
  readonly bounds: Float32Array;
}

type Trace =
  | { readonly kind: 'run'; readonly points: readonly Point[]; readonly isClosed: boolean }
  | Extract<Shape, { kind: 'rect' | 'circle' | 'text' }>;

/** Shapes never change, and the same ones are often painted in several parts. */
const known = new WeakMap<readonly Shape[], Painter>();

export function painterOf(shapes: readonly Shape[]): Painter {
  const before = known.get(shapes);
  if (before !== undefined) return before;
  const pieces = piecesOf(shapes);
  const painter: Painter = {
    paint(pen, part, placing, colourOf) {
      pen.textBaseline = 'alphabetic';
      for (const piece of pieces) paintPiece(pen, piece, part, placing, colourOf);
      pen.globalAlpha = 1;
    },
  };
  known.set(shapes, painter);
  return painter;
}

function piecesOf(shapes: readonly Shape[]): Piece[] {
  const pieces: Piece[] = [];
  let [groups, traces]: [Group[], Trace[]] = [[], []];
  let [open, openKey] = [shapes[0], ''];
  const gather = () => {
    if (traces.length > 0) groups.push({ traces, bounds: boundsOf(traces) });
    traces = [];
  };
  const close = () => {
    gather();
    if (groups.length === 0) return;
    const cap = open.kind === 'lines' ? (open.cap ?? 'butt') : 'butt';
    const join = cap === 'round' ? 'round' : 'miter';
    pieces.push({ ink: open, cap, join, groups });
    groups = [];
  };
  for (const shape of shapes) {
    const key = inkKey(shape);
    if (key !== openKey) close();
    [open, openKey] = [shape, key];
    if (shape.kind !== 'lines') traces.push(shape);
    else {
      gather();
      groups.push(groupOf(shape));
    }
  }
  close();
  return pieces;
}

/** Runs that are drawn in several inks, or again and again, are looked through once. */
const knownRuns = new WeakMap<readonly (readonly Point[])[], Group>();

function groupOf({ runs, closed }: Extract<Shape, { kind: 'lines' }>): Group {
  const isClosed = closed === true;
  const before = knownRuns.get(runs);
  if (before !== undefined) return before;
  const traces = runs.map((points): Trace => ({ kind: 'run', points, isClosed }));
  const group = { traces, bounds: boundsOf(traces) };
  knownRuns.set(runs, group);
  return group;
}

function widthOf(ink: Inked): number {
  return ink.width ?? 0;
}

/** What must be alike for two shapes to be painted together. */
function inkKey(shape: Shape): string {
  if (shape.kind === 'text') return 'text';
  const { kind, fill, stroke, width, dash, opacity } = shape;
  const cap = kind === 'lines' ? shape.cap : '';
  return [kind, fill, stroke, width, dash?.join(), opacity, cap].join('|');
}

function boundsOf(traces: readonly Trace[]): Float32Array {
  const bounds = new Float32Array(4 * traces.length);
  for (let index = 0; index < traces.length; index++) {
    const [left, top, right, bottom] = boundOf(traces[index]);
    const at = 4 * index;
    bounds[at] = left;
    bounds[at + 1] = top;
    bounds[at + 2] = right;
    bounds[at + 3] = bottom;
  }
  return bounds;
}

function boundOf(trace: Trace): readonly [number, number, number, number] {
  switch (trace.kind) {
    case 'rect':
      return [trace.x, trace.y, trace.x + trace.w, trace.y + trace.h];
    case 'circle':
      return [trace.x - trace.r, trace.y - trace.r, trace.x + trace.r, trace.y + trace.r];
    case 'text': {
      const half = trace.size * Math.max(1, trace.text.length * 0.7);
      return [trace.x - half, trace.y - trace.size, trace.x + half, trace.y + trace.size];
    }
    case 'run': {
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      for (const [x, y] of trace.points) {
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
      }
      return [left, top, right, bottom];
    }
  }
}

function paintPiece(
  pen: CanvasRenderingContext2D,
  { ink, cap, join, groups }: Piece,
  part: Extent,
  placing: Placing,
  colourOf: ColourOf,
): void {
  const { scale } = placing;
  const width = widthOf(ink);
  const [left, top] = [part.left - width, part.top - width];
  const [right, bottom] = [part.right + width, part.bottom + width];
  let isEmpty = true;
  pen.beginPath();
  for (const { traces, bounds } of groups) {
    for (let index = 0; index < traces.length; index++) {
      const at = 4 * index;
      const isOut =
        bounds[at] > right ||
        bounds[at + 2] < left ||
        bounds[at + 1] > bottom ||
        bounds[at + 3] < top;
      if (isOut) continue;
      isEmpty = false;
      trace(pen, traces[index], placing, colourOf);
    }
  }
  if (isEmpty) return;
  pen.globalAlpha = ink.opacity ?? 1;
  if (ink.fill !== undefined && groups[0].traces[0].kind !== 'text') {
    pen.fillStyle = colourOf(ink.fill);
    pen.fill();
  }
  if (ink.stroke !== undefined && ink.width !== undefined) {
    pen.strokeStyle = colourOf(ink.stroke);
    // A line thinner than a pixel is one pixel, fainter.
    pen.lineWidth = Math.max(ink.width * scale, 0.5);
    pen.lineCap = cap;
    pen.lineJoin = join;
    pen.setLineDash((ink.dash ?? []).map((length) => length * scale));
    pen.stroke();
  }
}

function trace(
  pen: CanvasRenderingContext2D,
  shape: Trace,
  { scale, offsetX, offsetY, scaleX = scale, scaleY = scale }: Placing,
  colourOf: ColourOf,
): void {
  const x = (at: number) => offsetX + at * scaleX;
  const y = (at: number) => offsetY + at * scaleY;
  switch (shape.kind) {
    case 'rect': {
      const [wide, high] = [shape.w * scaleX, shape.h * scaleY];
      if (shape.radius === undefined) pen.rect(x(shape.x), y(shape.y), wide, high);
      else pen.roundRect(x(shape.x), y(shape.y), wide, high, shape.radius * scale);
      return;
    }
    case 'circle':
      pen.moveTo(x(shape.x + shape.r), y(shape.y));
      pen.arc(x(shape.x), y(shape.y), shape.r * scale, 0, 2 * Math.PI);
      return;
    case 'run':
      for (let at = 0; at < shape.points.length; at++) {
        const point = shape.points[at];
        if (at === 0) pen.moveTo(x(point[0]), y(point[1]));
        else pen.lineTo(x(point[0]), y(point[1]));
      }
      if (shape.isClosed) pen.closePath();
      return;
    case 'text': {
      const { size, weight = 450, anchor = 'middle' } = shape;
      pen.globalAlpha = 1;
      pen.font = `${weight} ${size * scale}px ${fontName}`;
      pen.textAlign = anchor === 'middle' ? 'center' : anchor;
      pen.fillStyle = colourOf(shape.fill);
      pen.fillText(shape.text, x(shape.x), y(shape.y) + baseline * size * scale);
    }
  }
}
