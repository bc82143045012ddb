/**
 * Names of rows and columns outside a board. The cells of any drawing are 1 wide and begin at (0, 0), and
 * less than a cell lies to the right of the board and below it: so its rows and columns can be counted.
 */

import type { Drawing, Shape } from './drawing.ts';
import { letterWidth, trimmed } from './extent.ts';

/** What is seen of a drawing, without its shapes. */
export type Frame = Omit<Drawing, 'shapes'>;

const usualSize = 0.26;
const room = 0.4;

/** What rows and columns are called: a word before their numbers, and those to find first. */
export interface CoordinateNames {
  readonly row?: string;
  readonly col?: string;
  readonly lit?: readonly { readonly row: number; readonly col: number }[];
}

/**
 * A puzzle with numbers on the left and above, outside of all that is there, as its cells are named.
 *
 * @example
 * ```ts
 * import { withCoordinates } from 'ludoteca/drawing';
 *
 * const board = { left: 0, top: 0, width: 2, height: 2, shapes: [] };
 * const { shapes } = withCoordinates(board, { row: 'r', col: 'c' });
 * console.log(shapes.map((shape) => (shape.kind === 'text' ? shape.text : '')).join(' '));
 * ```
 *
 * ```text
 * c1 c2 r1 r2
 * ```
 */
export function withCoordinates(drawing: Drawing, names: CoordinateNames = {}): Drawing {
  const frame = withRoomForCoordinates(drawing);
  return { ...frame, shapes: [...drawing.shapes, ...coordinatesOf(drawing, names)] };
}

/**
 * The frame of a drawing with the room that coordinates take, whether they are shown or not.
 *
 * @example
 * ```ts
 * import { withRoomForCoordinates } from 'ludoteca/drawing';
 *
 * console.log(withRoomForCoordinates({ left: 0, top: 0, width: 4, height: 4 }));
 * ```
 *
 * ```text
 * { left: -0.4, top: -0.4, width: 4.4, height: 4.4 }
 * ```
 */
export function withRoomForCoordinates({ left, top, width, height }: Frame): Frame {
  return { left: left - room, top: top - room, width: width + room, height: height + room };
}

/**
 * The numbers alone.
 *
 * @example
 * ```ts
 * import { coordinatesOf } from 'ludoteca/drawing';
 *
 * const frame = { left: 0, top: 0, width: 3, height: 3 };
 * const lit = coordinatesOf(frame, { lit: [{ row: 2, col: 0 }] }).flatMap((shape) =>
 *   shape.kind === 'text' && shape.fill === 'accent' ? [shape.text] : [],
 * );
 * console.log(lit.join(' '));
 * ```
 *
 * ```text
 * 1 3
 * ```
 */
export function coordinatesOf(
  drawing: Frame,
  { row: rowName = '', col: colName = '', lit = [] }: CoordinateNames = {},
): readonly Shape[] {
  const { left, top } = drawing;
  const { rows, cols } = boardOf(drawing);
  // The longest name of a row fits into the room, and all names are of one size.
  const size = Math.min(usualSize, room / (`${rowName}${rows}`.length * letterWidth));
  const label = (name: string, x: number, y: number, isLit: boolean): Shape => ({
    kind: 'text',
    x,
    y,
    size,
    text: name,
    fill: isLit ? 'accent' : 'ink3',
    weight: isLit ? 650 : 450,
    anchor: 'middle',
  });
  return [
    ...Array.from({ length: cols }, (_, at) =>
      label(
        `${colName}${at + 1}`,
        at + 0.5,
        top - room / 2,
        lit.some(({ col }) => col === at),
      ),
    ),
    ...Array.from({ length: rows }, (_, at) =>
      label(
        `${rowName}${at + 1}`,
        left - room / 2,
        at + 0.5,
        lit.some(({ row }) => row === at),
      ),
    ),
  ];
}

/**
 * A game without the letters and numbers outside its board.
 *
 * @example
 * ```ts
 * import { withoutCoordinates } from 'ludoteca/drawing';
 * import { rastros } from 'ludoteca/rastros';
 *
 * const drawing = rastros.viewAt(rastros.initial({ size: 5, start: 12 }));
 * const bare = withoutCoordinates(drawing);
 * console.log(drawing.shapes.length - bare.shapes.length);
 * ```
 *
 * ```text
 * 10
 * ```
 */
export function withoutCoordinates(drawing: Drawing): Drawing {
  const { rows, cols } = boardOf(drawing);
  const isOutside = (shape: Shape) =>
    shape.kind === 'text' && (shape.x < 0 || shape.y < 0 || shape.x > cols || shape.y > rows);
  return trimmed({ ...drawing, shapes: drawing.shapes.filter((shape) => !isOutside(shape)) });
}

function boardOf({ left, top, width, height }: Frame): { rows: number; cols: number } {
  return { rows: Math.floor(top + height), cols: Math.floor(left + width) };
}
