/** A sketch: a board in characters, line by line, with what each span is, so that a terminal can colour it. */

import type { Cell } from '../kernel/index.ts';

/** What a span of a sketch is. */
export type Ink =
  | 'plain'
  | 'faint'
  | 'strong'
  | 'given'
  | 'entry'
  | 'painted'
  | 'blank'
  | 'first'
  | 'second'
  | 'last'
  | 'mark'
  | 'wrong';

export interface Span {
  readonly text: string;
  readonly ink: Ink;
  /** What a terminal shows instead that has more than ASCII; as wide as `text`. */
  readonly rich?: string;
  /**
   * The cell of the board that it shows, by row and column of the drawing in shapes; all spans of a cell stand
   * together in one line. With them a terminal knows where a cursor can be.
   */
  readonly cell?: Cell;
}

export type SketchLine = readonly Span[];

export type Sketch = readonly SketchLine[];

/**
 * The sketch as plain text, lines without trailing spaces, ending in a line end.
 *
 * @example
 * ```ts
 * import { plainText } from 'ludoteca/document';
 * import { rastros } from 'ludoteca/rastros';
 *
 * console.log(plainText(rastros.sketchAt(rastros.initial({ size: 5, start: 12 }))));
 * ```
 *
 * ```text
 *  5  .  .  .  .  S
 *  4  .  .  .  .  .
 *  3  .  .  0  .  .
 *  2  .  .  .  .  .
 *  1  N  .  .  .  .
 *     a  b  c  d  e
 * > N
 * ```
 */
export function plainText(sketch: Sketch): string {
  return sketch
    .map(
      (line) =>
        `${line
          .map((span) => span.text)
          .join('')
          .trimEnd()}\n`,
    )
    .join('');
}

/** Where a cell stands in a sketch: in one line, from a column up to another, which is outside. */
export interface CellSpot {
  readonly cell: Cell;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Where the cells of a sketch stand, in the order of its lines; none where the sketch does not tell.
 *
 * @example
 * ```ts
 * import { cellSpots } from 'ludoteca/document';
 * import { rastros } from 'ludoteca/rastros';
 *
 * const spots = cellSpots(rastros.sketchAt(rastros.initial({ size: 5, start: 12 })));
 * console.log(spots.length, spots[0]);
 * ```
 *
 * ```text
 * 25 { cell: { row: 0, col: 0 }, line: 0, from: 3, to: 6 }
 * ```
 */
export function cellSpots(sketch: Sketch): readonly CellSpot[] {
  return sketch.flatMap((spans, line) => {
    const spots: CellSpot[] = [];
    let column = 0;
    for (const { text, cell } of spans) {
      const from = column;
      column += text.length;
      if (cell === undefined) continue;
      const last = spots.at(-1);
      const isSame = last?.to === from && last.cell.row === cell.row && last.cell.col === cell.col;
      if (isSame) spots[spots.length - 1] = { ...last, to: column };
      else spots.push({ cell, line, from, to: column });
    }
    return spots;
  });
}
