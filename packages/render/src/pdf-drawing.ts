/** A drawing in a PDF, as lines and letters and not as dots. */

import {
  type Drawing,
  type Inked,
  lineEnds,
  type OutlinePen,
  type Theme,
  textPlace,
  traceShape,
} from 'ludoteca/drawing';
import { type FontName, fontOf } from './fonts.ts';

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
  const placing = {
    scale: cell,
    offsetX: x - drawing.left * cell,
    offsetY: y - drawing.top * cell,
  };
  const outline = outlineOn(pdf);
  for (const shape of drawing.shapes) {
    if (shape.kind === 'text') {
      const place = textPlace(shape, placing);
      const { text, anchor = 'middle' } = shape;
      const font = { font: fontOf(shape.weight), size: place.size, fill: theme[shape.fill] };
      writeOn(pdf, text, place.x, place.y, { ...font, anchor });
      continue;
    }
    pdf.save();
    if (shape.opacity !== undefined) pdf.opacity(shape.opacity);
    if (shape.kind === 'lines') {
      const { cap, join } = lineEnds(shape);
      pdf.lineCap(cap).lineJoin(join);
    }
    traceShape(outline, shape, placing);
    paint(pdf, shape, theme, cell);
    pdf.restore();
  }
}

/** A page of the PDF as the pen that shapes are traced with. */
function outlineOn(pdf: PDFKit.PDFDocument): OutlinePen {
  return {
    moveTo: (x, y) => pdf.moveTo(x, y),
    lineTo: (x, y) => pdf.lineTo(x, y),
    closePath: () => pdf.closePath(),
    rect: (x, y, width, height) => pdf.rect(x, y, width, height),
    roundRect: (x, y, width, height, radius) => pdf.roundedRect(x, y, width, height, radius),
    circle: (x, y, radius) => pdf.circle(x, y, radius),
  };
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
