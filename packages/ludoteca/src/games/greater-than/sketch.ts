/**
 * The grid in characters. Each cell is a digit in a frame of its own, signs stand between the frames:
 *
 *     +-----------+-----------+      [5]  a given digit      (a digit without brackets is an entry)
 *     |[5]> . < . | 6 > . < . |       .   an open cell
 *     | v   ^   v | ^   v   ^ |      ^ v  point to the smaller cell, above or below
 *     | . < . > . < . < . > . |       <   in place of a border | is a sign across it
 *     +-----v-----+-----------+       v   in a border line is a sign across it
 *
 * The drawing that people and programs read is this sketch as plain text.
 */

import type { Ink, Sketch, SketchLine, Span } from '../../document/index.ts';
import { type GreaterThanClues, type GreaterThanDoc, type Sign, sizeOf } from './clues.ts';

/** The widest digit of a grid, in characters. */
export function digitWidth(size: number): number {
  return String(size).length;
}

/** A cell with its frame, in characters: the digit and a bracket or space on each side. */
export function cellWidth(size: number): number {
  return digitWidth(size) + 2;
}

/**
 * The board in characters.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { plainText } from 'ludoteca/document';
 * import { sketch } from 'ludoteca/greater-than/view';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(plainText(sketch({ clues })));
 * ```
 *
 * ```text
 * +-------+-------+
 * | . < . | . < . |
 * | v   v | ^   ^ |
 * | . > . | . < . |
 * +-------+-------+
 * | . < . | . > . |
 * | ^   ^ | v   v |
 * | . > . | . > . |
 * +-------+-------+
 * ```
 */
export function sketch(doc: GreaterThanDoc): Sketch {
  const { clues } = doc;
  const size = sizeOf(clues);
  const lines: SketchLine[] = [];
  for (let row = 0; row < size; row++) {
    if (row % clues.boxRows === 0) lines.push(borderLine(clues, row));
    else lines.push(signLine(clues, row));
    lines.push(cellLine(doc, row));
  }
  lines.push(borderLine(clues, size));
  return lines;
}

const frame: Ink = 'faint';

/** A row of digits with the signs between them. */
function cellLine({ clues, grid }: GreaterThanDoc, row: number): SketchLine {
  const size = sizeOf(clues);
  const spans: Span[] = [upright];
  for (let col = 0; col < size; col++) {
    const shown = cellSpans(clues.givens[row][col], grid?.digits[row][col] ?? 0, size);
    spans.push(...shown.map((span) => ({ ...span, cell: { row, col } })));
    spans.push(col + 1 < size ? horizontalSign(clues, row, col) : upright);
  }
  return spans;
}

const upright: Span = { text: '|', ink: frame, rich: '┃' };

function cellSpans(given: number, entry: number, size: number): Span[] {
  const width = digitWidth(size);
  if (given !== 0) {
    // A drawing has place for one digit: over an entry that contradicts it, the given one is shown.
    const ink = entry === 0 || entry === given ? 'given' : 'wrong';
    return [
      { text: '[', ink: frame },
      { text: String(given).padStart(width), ink },
      { text: ']', ink: frame },
    ];
  }
  if (entry !== 0) return [{ text: ` ${String(entry).padStart(width)} `, ink: 'entry' }];
  const before = ' '.repeat(width);
  return [{ text: `${before}. `, ink: frame, rich: `${before}· ` }];
}

function horizontalSign(clues: GreaterThanClues, row: number, col: number): Span {
  const sign = clues.right[row][col];
  if (sign !== '') return { text: sign, ink: 'plain' };
  return (col + 1) % clues.boxCols === 0 ? upright : { text: ' ', ink: 'plain' };
}

/** The line above a row inside a box: nothing but vertical signs and the borders to left and right. */
function signLine(clues: GreaterThanClues, row: number): SketchLine {
  return acrossCells(clues, row, { text: ' ', ink: 'plain' }, (col) =>
    col % clues.boxCols === 0 ? upright : { text: ' ', ink: 'plain' },
  );
}

/** The border above a row, or under the last one. */
function borderLine(clues: GreaterThanClues, row: number): SketchLine {
  const dash: Span = { text: '-', ink: frame, rich: '━' };
  return acrossCells(clues, row, dash, (col) => {
    if (col % clues.boxCols !== 0) return dash;
    return { text: '+', ink: frame, rich: corner(row, col, sizeOf(clues)) };
  });
}

/** `joint` is what stands before the column; the vertical sign stands over the units of the digit. */
function acrossCells(
  clues: GreaterThanClues,
  row: number,
  filling: Span,
  joint: (col: number) => Span,
): SketchLine {
  const size = sizeOf(clues);
  const spans: Span[] = [];
  for (let col = 0; col < size; col++) {
    const sign = row > 0 && row < size ? clues.down[row - 1][col] : '';
    spans.push(joint(col), stretched(filling, digitWidth(size)), verticalSign(sign, filling));
    spans.push(filling);
  }
  spans.push(joint(size));
  return spans;
}

function verticalSign(sign: Sign, none: Span): Span {
  if (sign === '') return none;
  return sign === '<'
    ? { text: '^', ink: 'plain', rich: '∧' }
    : { text: 'v', ink: 'plain', rich: '∨' };
}

function stretched(span: Span, width: number): Span {
  return {
    text: span.text.repeat(width),
    ink: span.ink,
    ...(span.rich && { rich: span.rich.repeat(width) }),
  };
}

const corners = [
  ['┏', '┳', '┓'],
  ['┣', '╋', '┫'],
  ['┗', '┻', '┛'],
] as const;

function corner(row: number, col: number, size: number): string {
  const along = (at: number) => (at === 0 ? 0 : at === size ? 2 : 1);
  return corners[along(row)][along(col)];
}
