/** A drawing in a PDF, as lines and letters and not as dots. */

import type { Drawing, Inked, Point, Shape, Theme } from 'ludoteca/drawing';
import { type FontName, fontOf } from './fonts.ts';

/** From the middle of a text down to the line it stands on, in parts of its size. */
const baseline = 0.36;

/** Where a drawing lies on the page: its top left corner, and how large a cell is. */
export interface DrawingPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

export function drawOn(
  pdf: PDFKit.PDFDocument,
  drawing: Drawing,
  theme: Theme,
  { x, y, cell }: DrawingPlace,
): void {
  const at = ([px, py]: Point): Point => [
    x + (px - drawing.left) * cell,
    y + (py - drawing.top) * cell,
  ];
  for (const shape of drawing.shapes) drawShape(pdf, shape, theme, at, cell);
}

function drawShape(
  pdf: PDFKit.PDFDocument,
  shape: Shape,
  theme: Theme,
  at: (point: Point) => Point,
  cell: number,
): void {
  if (shape.kind === 'text') {
    const [x, y] = at([shape.x, shape.y + baseline * shape.size]);
    const { text, anchor = 'middle' } = shape;
    const font = { font: fontOf(shape.weight), size: shape.size * cell, fill: theme[shape.fill] };
    writeOn(pdf, text, x, y, { ...font, anchor });
    return;
  }
  pdf.save();
  if (shape.opacity !== undefined) pdf.opacity(shape.opacity);
  trace(pdf, shape, at, cell);
  paint(pdf, shape, theme, cell);
  pdf.restore();
}

function trace(
  pdf: PDFKit.PDFDocument,
  shape: Exclude<Shape, { kind: 'text' }>,
  at: (point: Point) => Point,
  cell: number,
): void {
  switch (shape.kind) {
    case 'rect': {
      const [x, y] = at([shape.x, shape.y]);
      const [w, h] = [shape.w * cell, shape.h * cell];
      if (shape.radius === undefined) pdf.rect(x, y, w, h);
      else pdf.roundedRect(x, y, w, h, shape.radius * cell);
      return;
    }
    case 'circle': {
      const [x, y] = at([shape.x, shape.y]);
      pdf.circle(x, y, shape.r * cell);
      return;
    }
    case 'lines':
      pdf.lineCap(shape.cap ?? 'butt').lineJoin(shape.cap === 'round' ? 'round' : 'miter');
      for (const run of shape.runs) {
        for (const [index, point] of run.entries()) {
          const [x, y] = at(point);
          if (index === 0) pdf.moveTo(x, y);
          else pdf.lineTo(x, y);
        }
        if (shape.closed) pdf.closePath();
      }
  }
}

/** Fills and strokes what was traced. */
function paint(pdf: PDFKit.PDFDocument, shape: Inked, theme: Theme, cell: number): void {
  const { fill, stroke, width = 1 / cell, dash } = shape;
  if (stroke !== undefined) {
    pdf.lineWidth(width * cell).strokeColor(theme[stroke]);
    if (dash !== undefined)
      dashed(
        pdf,
        dash.map((length) => length * cell),
      );
  }
  if (fill !== undefined) pdf.fillColor(theme[fill]);
  if (fill !== undefined && stroke !== undefined) pdf.fillAndStroke();
  else if (fill !== undefined) pdf.fill();
  else if (stroke !== undefined) pdf.stroke();
}

function dashed(pdf: PDFKit.PDFDocument, [length, space = length]: readonly number[]): void {
  pdf.dash(length, { space });
}

export interface Writing {
  readonly font: FontName;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isCode?: boolean;
}

/** In codes, letters that look like no other: a slashed zero, an l with a tail, an I with bars. */
export const codeFeatures: PDFKit.Mixins.OpenTypeFeatures[] = ['zero', 'ss02'];

/** A line of text that stands on y. */
export function writeOn(
  pdf: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  { font, size, fill, anchor = 'start', isCode = false }: Writing,
): void {
  if (text === '') return;
  pdf.font(font).fontSize(size).fillColor(fill);
  const letters = isCode ? { features: codeFeatures } : {};
  const width = anchor === 'start' ? 0 : pdf.widthOfString(text, letters);
  const left = anchor === 'middle' ? x - width / 2 : x - width;
  pdf.text(text, left, y, { lineBreak: false, baseline: 'alphabetic', ...letters });
}
