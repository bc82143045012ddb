/**
 * Names of rows and columns outside a board. The cells of any drawing are 1 wide and begin at (0, 0), and
 * less than a cell lies to the right of the board and below it: so its rows and columns can be counted.
 */

import type { Drawing, Shape } from './drawing.ts';
import { trimmed } from './extent.ts';

const size = 0.26;
const room = 0.4;

/** A puzzle with numbers on the left and above, outside of all that is there, as its cells are named. */
export function withCoordinates(drawing: Drawing): Drawing {
  const { left, top, width, height } = drawing;
  const label = (index: number, x: number, y: number): Shape => ({
    kind: 'text',
    x,
    y,
    size,
    text: String(index + 1),
    fill: 'ink3',
    weight: 450,
    anchor: 'middle',
  });
  const { rows, cols } = boardOf(drawing);
  return {
    left: left - room,
    top: top - room,
    width: width + room,
    height: height + room,
    shapes: [
      ...drawing.shapes,
      ...Array.from({ length: cols }, (_, col) => label(col, col + 0.5, top - room / 2)),
      ...Array.from({ length: rows }, (_, row) => label(row, left - room / 2, row + 0.5)),
    ],
  };
}

/** A game without the letters and numbers outside its board. */
export function withoutCoordinates(drawing: Drawing): Drawing {
  const { rows, cols } = boardOf(drawing);
  const isOutside = (shape: Shape) =>
    shape.kind === 'text' && (shape.x < 0 || shape.y < 0 || shape.x > cols || shape.y > rows);
  return trimmed({ ...drawing, shapes: drawing.shapes.filter((shape) => !isOutside(shape)) });
}

function boardOf({ left, top, width, height }: Drawing): { rows: number; cols: number } {
  return { rows: Math.floor(top + height), cols: Math.floor(left + width) };
}
