/** A drawing on a canvas, shape by shape as in SVG. */

import {
  type Drawing,
  lineEnds,
  type Outlined,
  type OutlinePen,
  type Placing,
  type Role,
  type Theme,
  textPlace,
  traceShape,
  type Written,
} from 'ludoteca/drawing';
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
  rect(x: number, y: number, w: number, h: number): void;
  roundRect(x: number, y: number, w: number, h: number, radius: number): void;
  arc(x: number, y: number, r: number, from: number, to: number): void;
  setLineDash(lengths: number[]): void;
  fill(): void;
  stroke(): void;
  fillText(text: string, x: number, y: number): void;
}

/** A canvas as the pen that shapes are traced with. */
export function outlineOn(
  pen: Pick<CanvasPen, 'moveTo' | 'lineTo' | 'closePath' | 'rect' | 'roundRect' | 'arc'>,
): OutlinePen {
  return {
    moveTo: (x, y) => pen.moveTo(x, y),
    lineTo: (x, y) => pen.lineTo(x, y),
    closePath: () => pen.closePath(),
    rect: (x, y, width, height) => pen.rect(x, y, width, height),
    roundRect: (x, y, width, height, radius) => pen.roundRect(x, y, width, height, radius),
    circle(x, y, radius) {
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    },
  };
}

/** Draws the whole drawing, its top left corner in that of the canvas; a cell has so many pixels. */
export function drawOnCanvas(pen: CanvasPen, drawing: Drawing, theme: Theme, cell: number): void {
  const placing = { scale: cell, offsetX: -drawing.left * cell, offsetY: -drawing.top * cell };
  const outline = outlineOn(pen);
  pen.textBaseline = 'alphabetic';
  for (const shape of drawing.shapes) {
    if (shape.kind === 'text') {
      const weight = fontWeights[fontOf(shape.weight)];
      writeOnCanvas(pen, shape, placing, theme[shape.fill], `${weight}`, 'Inter');
    } else {
      pen.beginPath();
      traceShape(outline, shape, placing);
      inkOnCanvas(pen, shape, cell, (role) => theme[role]);
    }
  }
}

/** Writes a text in a font of a page or a worker. */
export function writeOnCanvas(
  pen: Pick<CanvasPen, 'globalAlpha' | 'fillStyle' | 'textAlign' | 'font' | 'fillText'>,
  shape: Written,
  placing: Placing,
  colour: string,
  weight: string,
  font: string,
): void {
  const { x, y, size } = textPlace(shape, placing);
  const { anchor = 'middle' } = shape;
  pen.globalAlpha = 1;
  pen.fillStyle = colour;
  pen.textAlign = anchor === 'middle' ? 'center' : anchor;
  pen.font = `${weight} ${size}px ${font}`;
  pen.fillText(shape.text, x, y);
}

/** Fills and strokes what was traced, in the ink of a shape; a line has at least so many pixels. */
export function inkOnCanvas(
  pen: Omit<CanvasPen, 'fillText' | 'arc'>,
  shape: Outlined,
  scale: number,
  colourOf: (role: Role) => string,
  thinnest = 0,
): void {
  const { fill, stroke, width, dash = [], opacity = 1 } = shape;
  pen.globalAlpha = opacity;
  if (fill !== undefined) {
    pen.fillStyle = colourOf(fill);
    pen.fill();
  }
  if (stroke === undefined || width === undefined) return;
  const { cap, join } = lineEnds(shape);
  pen.lineCap = cap;
  pen.lineJoin = join;
  pen.lineWidth = Math.max(width * scale, thinnest);
  pen.strokeStyle = colourOf(stroke);
  pen.setLineDash(dash.map((length) => length * scale));
  pen.stroke();
}
