/** A drawing painted on a canvas: the same shapes as in SVG, of which only those in sight are touched. */

import { inkOnCanvas, outlineOn, writeOnCanvas } from '@ludoteca/render';
import {
  type Extent,
  extentOf,
  extentOfPoints,
  type OutlinePen,
  type Placing,
  type Point,
  type Role,
  type Shape,
  traceRun,
  traceShape,
} from 'ludoteca/drawing';

/** As the page says it: a canvas inherits no font. */
const fontName = 'Inter, ui-sans-serif, system-ui, sans-serif';

/** A line thinner than this, in pixels, would hardly be seen. */
const thinnest = 0.5;

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
  /** The ink of them all is that of this one. */
  readonly first: Shape;
  readonly groups: readonly Group[];
}

interface Group {
  readonly traces: readonly Trace[];
  /** left, top, right, bottom of each trace; of a run without its width. */
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
      const outline = outlineOn(pen);
      for (const piece of pieces) paintPiece(pen, outline, piece, part, placing, colourOf);
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
    pieces.push({ first: open, groups });
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

/** What must be alike for two shapes to be painted together. */
function inkKey(shape: Shape): string {
  if (shape.kind === 'text') return `text|${shape.size}`;
  const { kind, fill, stroke, width, dash, opacity } = shape;
  const cap = kind === 'lines' ? shape.cap : '';
  return [kind, fill, stroke, width, dash?.join(), opacity, cap].join('|');
}

function boundsOf(traces: readonly Trace[]): Float32Array {
  const bounds = new Float32Array(4 * traces.length);
  for (let index = 0; index < traces.length; index++) {
    const { left, top, right, bottom } = boundOf(traces[index]);
    const at = 4 * index;
    bounds[at] = left;
    bounds[at + 1] = top;
    bounds[at + 2] = right;
    bounds[at + 3] = bottom;
  }
  return bounds;
}

function boundOf(trace: Trace): Extent {
  return trace.kind === 'run' ? extentOfPoints(trace.points) : extentOf(trace);
}

/** How far beyond its bounds a piece may reach: a run by its width, a text by wide letters. */
function reachOf(shape: Shape): number {
  return shape.kind === 'text' ? shape.size : (shape.width ?? 0);
}

function paintPiece(
  pen: CanvasRenderingContext2D,
  outline: OutlinePen,
  { first, groups }: Piece,
  part: Extent,
  placing: Placing,
  colourOf: ColourOf,
): void {
  const reach = reachOf(first);
  const [left, top] = [part.left - reach, part.top - reach];
  const [right, bottom] = [part.right + reach, part.bottom + reach];
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
      const trace = traces[index];
      if (trace.kind === 'run') traceRun(outline, trace.points, trace.isClosed, placing);
      else if (trace.kind !== 'text') traceShape(outline, trace, placing);
      else {
        const { fill, weight = 450 } = trace;
        writeOnCanvas(pen, trace, placing, colourOf(fill), `${weight}`, fontName);
      }
    }
  }
  if (isEmpty || first.kind === 'text') return;
  inkOnCanvas(pen, first, placing.scale, colourOf, thinnest);
}
