/** A drawing on a canvas, shape by shape as in SVG. */

import type { Drawing, Inked, Shape, Theme } from 'ludoteca/drawing';
import { fontOf, fontWeights } from './fonts.ts';

/** What is asked of a canvas, in a page or in a worker. */
export interface CanvasPen {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  globalAlpha: number;
  font: string;
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start';
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top';
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  roundRect(x: number, y: number, w: number, h: number, radius: number): void;
  arc(x: number, y: number, r: number, from: number, to: number): void;
  setLineDash(lengths: number[]): void;
  fill(): void;
  stroke(): void;
  fillText(text: string, x: number, y: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
}

/** From the middle of a text down to the line it stands on, in parts of its size. */
const baseline = 0.36;

/** Draws the whole drawing, its top left corner in that of the canvas; a cell has so many pixels. */
export function drawOnCanvas(pen: CanvasPen, drawing: Drawing, theme: Theme, cell: number): void {
  const { left, top, shapes } = drawing;
  pen.textBaseline = 'alphabetic';
  for (const shape of shapes) {
    if (shape.kind === 'text') {
      // Fonts have sizes in pixels: letters of less than one would not be seen.
      pen.setTransform(1, 0, 0, 1, -left * cell, -top * cell);
      write(pen, shape, theme, cell);
    } else {
      pen.setTransform(cell, 0, 0, cell, -left * cell, -top * cell);
      pen.globalAlpha = shape.opacity ?? 1;
      trace(pen, shape);
      paint(pen, shape, theme);
    }
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

function write(
  pen: CanvasPen,
  { x, y, size, text, fill, weight, anchor = 'middle' }: Extract<Shape, { kind: 'text' }>,
  theme: Theme,
  cell: number,
): void {
  pen.globalAlpha = 1;
  pen.fillStyle = theme[fill];
  pen.textAlign = anchor === 'middle' ? 'center' : anchor;
  pen.font = `${fontWeights[fontOf(weight)]} ${size * cell}px Inter`;
  pen.fillText(text, x * cell, (y + baseline * size) * cell);
}

function trace(pen: CanvasPen, shape: Exclude<Shape, { kind: 'text' }>): void {
  pen.beginPath();
  switch (shape.kind) {
    case 'rect':
      pen.roundRect(shape.x, shape.y, shape.w, shape.h, shape.radius ?? 0);
      return;
    case 'circle':
      pen.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
      return;
    case 'lines':
      for (const run of shape.runs) {
        for (const [index, [x, y]] of run.entries()) {
          if (index === 0) pen.moveTo(x, y);
          else pen.lineTo(x, y);
        }
        if (shape.closed) pen.closePath();
      }
  }
}

/** Fills and strokes what was traced. */
function paint(pen: CanvasPen, shape: Exclude<Shape, { kind: 'text' }>, theme: Theme): void {
  const { fill, stroke, width, dash = [] }: Inked = shape;
  if (fill !== undefined) {
    pen.fillStyle = theme[fill];
    pen.fill();
  }
  if (stroke === undefined || width === undefined) return;
  const cap = shape.kind === 'lines' ? (shape.cap ?? 'butt') : 'butt';
  pen.lineCap = cap;
  pen.lineJoin = cap === 'round' ? 'round' : 'miter';
  pen.lineWidth = width;
  pen.strokeStyle = theme[stroke];
  pen.setLineDash([...dash]);
  pen.stroke();
}
