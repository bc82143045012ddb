/** A drawing painted on a canvas: the same shapes as in SVG, of which only those in sight are touched. */

import type { Inked, Point, Role, Shape } from 'ludoteca/drawing';
import { baseline } from './shape-node.tsx';
import type { Extent } from './view-window.ts';

/** Where the drawing lies on the canvas: a place p is at offset + p·scale, in pixels. */
export interface Placing {
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
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
  readonly traces: readonly Trace[];
  /** left, top, right, bottom of each trace. */
  readonly bounds: Float32Array;
}

type Trace =
  | { readonly kind: 'run'; readonly points: readonly Point[]; readonly isClosed: boolean }
  | Extract<Shape, { kind: 'rect' | 'circle' | 'text' }>;

export function painterOf(shapes: readonly Shape[]): Painter {
  const pieces = piecesOf(shapes);
  return {
    paint(pen, part, placing, colourOf) {
      pen.textBaseline = 'alphabetic';
      for (const piece of pieces) paintPiece(pen, piece, part, placing, colourOf);
      pen.globalAlpha = 1;
    },
  };
}

function piecesOf(shapes: readonly Shape[]): Piece[] {
  const pieces: Piece[] = [];
  let traces: Trace[] = [];
  let [open, openKey] = [shapes[0], ''];
  const close = () => {
    if (traces.length === 0) return;
    const cap = open.kind === 'lines' ? (open.cap ?? 'butt') : 'butt';
    const join = cap === 'round' ? 'round' : 'miter';
    pieces.push({ ink: open, cap, join, traces, bounds: boundsOf(traces, widthOf(open)) });
    traces = [];
  };
  for (const shape of shapes) {
    const key = inkKey(shape);
    if (key !== openKey) close();
    [open, openKey] = [shape, key];
    if (shape.kind !== 'lines') traces.push(shape);
    else {
      const isClosed = shape.closed === true;
      for (const points of shape.runs) traces.push({ kind: 'run', points, isClosed });
    }
  }
  close();
  return pieces;
}

function widthOf(shape: Shape): number {
  return shape.kind === 'text' ? 0 : (shape.width ?? 0);
}

/** What must be alike for two shapes to be painted together. */
function inkKey(shape: Shape): string {
  if (shape.kind === 'text') return 'text';
  const { kind, fill, stroke, width, dash, opacity } = shape;
  const cap = kind === 'lines' ? shape.cap : '';
  return [kind, fill, stroke, width, dash?.join(), opacity, cap].join('|');
}

function boundsOf(traces: readonly Trace[], width: number): Float32Array {
  const bounds = new Float32Array(4 * traces.length);
  for (const [index, trace] of traces.entries()) {
    const [left, top, right, bottom] = boundOf(trace);
    bounds.set([left - width, top - width, right + width, bottom + width], 4 * index);
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
      const xs = trace.points.map(([x]) => x);
      const ys = trace.points.map(([, y]) => y);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }
  }
}

function paintPiece(
  pen: CanvasRenderingContext2D,
  { ink, cap, join, traces, bounds }: Piece,
  part: Extent,
  placing: Placing,
  colourOf: ColourOf,
): void {
  const { scale } = placing;
  let isEmpty = true;
  pen.beginPath();
  for (let index = 0; index < traces.length; index++) {
    const at = 4 * index;
    const isOut =
      bounds[at] > part.right ||
      bounds[at + 2] < part.left ||
      bounds[at + 1] > part.bottom ||
      bounds[at + 3] < part.top;
    if (isOut) continue;
    isEmpty = false;
    trace(pen, traces[index], placing, colourOf);
  }
  if (isEmpty) return;
  pen.globalAlpha = ink.opacity ?? 1;
  if (ink.fill !== undefined && traces[0].kind !== 'text') {
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
  { scale, offsetX, offsetY }: Placing,
  colourOf: ColourOf,
): void {
  const x = (at: number) => offsetX + at * scale;
  const y = (at: number) => offsetY + at * scale;
  switch (shape.kind) {
    case 'rect':
      pen.roundRect(
        x(shape.x),
        y(shape.y),
        shape.w * scale,
        shape.h * scale,
        (shape.radius ?? 0) * scale,
      );
      return;
    case 'circle':
      pen.moveTo(x(shape.x + shape.r), y(shape.y));
      pen.arc(x(shape.x), y(shape.y), shape.r * scale, 0, 2 * Math.PI);
      return;
    case 'run':
      for (const [index, point] of shape.points.entries()) {
        if (index === 0) pen.moveTo(x(point[0]), y(point[1]));
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
      pen.fillText(shape.text, x(shape.x), y(shape.y + baseline * size));
    }
  }
}
