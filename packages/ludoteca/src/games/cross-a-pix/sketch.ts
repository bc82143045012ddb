/**
 * A Cross-a-Pix grid in characters: column clues above, row clues at the left, `*` painted, `.` blank.
 *
 *         2   1      the cells painted in each column
 *         1   1      the blocks they form
 *       +---+---+
 *   1 1 | * | . |    a wall between them
 *       +   +---+
 *   2 1 | *       |  …
 *
 * A cell is as wide as the longest number above it, and wider where the page allows.
 */

import type { Ink, Sketch, SketchLine, Span } from '../../document/index.ts';
import type { CrossAPixClues, CrossAPixGrid, LineClue } from './clues.ts';

/** Cells are widened up to this, at which they look square. */
const widestCell = 3;
/** … but only while the drawing fits on this many characters. */
const pageWidth = 80;

/** Bits of a lattice point: which of its four edges are walls. */
const up = 1;
const down = 2;
const left = 4;
const right = 8;

/** The joint of walls for each set of edges. */
const joints = '·│││─┘┐┤─└┌├─┴┬┼';

export function sketch(clues: CrossAPixClues, grid?: CrossAPixGrid): Sketch {
  const page = new Page(clues, grid);
  const lines: SketchLine[] = [page.columnClues(0, 'given'), page.columnClues(1, 'faint')];
  for (let row = 0; row < clues.rows; row++) {
    lines.push(page.edge(row), page.cells(row));
  }
  lines.push(page.edge(clues.rows));
  return lines;
}

/** The measures of one sketch, and what stands at each place of it. */
class Page {
  readonly #clues: CrossAPixClues;
  readonly #grid: CrossAPixGrid | undefined;
  /** Characters of the two numbers of a row. */
  readonly #paintedWidth: number;
  readonly #blocksWidth: number;
  /** Characters of a cell, without its walls. */
  readonly #cell: number;

  constructor(clues: CrossAPixClues, grid: CrossAPixGrid | undefined) {
    this.#clues = clues;
    this.#grid = grid;
    this.#paintedWidth = widest(clues.rowClues, 0);
    this.#blocksWidth = widest(clues.rowClues, 1);
    const needed = Math.max(widest(clues.colClues, 0), widest(clues.colClues, 1));
    const room = Math.floor((pageWidth - this.#gutter - 1) / clues.cols) - 1;
    this.#cell = Math.max(needed, Math.min(widestCell, room));
  }

  /** Characters before the left border: the two numbers, each with a space after it. */
  get #gutter(): number {
    return this.#paintedWidth + 1 + this.#blocksWidth + 1;
  }

  columnClues(which: 0 | 1, ink: Ink): SketchLine {
    const numbers = this.#clues.colClues.map((clue) => ` ${centred(clue[which], this.#cell)}`);
    return [plain(' '.repeat(this.#gutter)), { text: numbers.join(''), ink }];
  }

  /** The line of walls above a row, or below the last one. */
  edge(row: number): SketchLine {
    const line = new SpanList();
    line.add(plain(' '.repeat(this.#gutter)));
    for (let col = 0; col <= this.#clues.cols; col++) {
      line.add(this.#joint(row, col));
      if (col < this.#clues.cols) line.add(this.#wallAbove(row, col));
    }
    return line.spans;
  }

  cells(row: number): SketchLine {
    const [painted, blocks] = this.#clues.rowClues[row];
    const line = new SpanList();
    line.add({ text: `${String(painted).padStart(this.#paintedWidth)} `, ink: 'given' });
    line.add({ text: `${String(blocks).padStart(this.#blocksWidth)} `, ink: 'faint' });
    for (let col = 0; col <= this.#clues.cols; col++) {
      line.add(this.#wallBefore(row, col));
      if (col < this.#clues.cols) line.add({ ...this.#entry(row, col), cell: { row, col } });
    }
    return line.spans;
  }

  #entry(row: number, col: number): Span {
    const width = this.#cell;
    switch (this.#entryAt(row, col)) {
      case 1:
        return { text: centred('*', width), ink: 'painted', rich: '█'.repeat(width) };
      case 0:
        return { text: centred('.', width), ink: 'blank', rich: centred('·', width) };
      default:
        return plain(' '.repeat(width));
    }
  }

  /** What stands left of a cell, or right of the last one. */
  #wallBefore(row: number, col: number): Span {
    if (this.#isWallBefore(row, col)) return { text: '|', ink: 'plain', rich: '│' };
    return this.#isPainted(row, col - 1) && this.#isPainted(row, col) ? paint(1) : plain(' ');
  }

  #wallAbove(row: number, col: number): Span {
    const width = this.#cell;
    if (this.#isWallAbove(row, col)) {
      return { text: '-'.repeat(width), ink: 'plain', rich: '─'.repeat(width) };
    }
    const isInside = this.#isPainted(row - 1, col) && this.#isPainted(row, col);
    return isInside ? paint(width) : plain(' '.repeat(width));
  }

  /** The lattice point above and left of a cell. */
  #joint(row: number, col: number): Span {
    const { rows, cols } = this.#clues;
    const edges =
      (row > 0 && this.#isWallBefore(row - 1, col) ? up : 0) |
      (row < rows && this.#isWallBefore(row, col) ? down : 0) |
      (col > 0 && this.#isWallAbove(row, col - 1) ? left : 0) |
      (col < cols && this.#isWallAbove(row, col) ? right : 0);
    if (edges !== 0) return { text: '+', ink: 'plain', rich: joints[edges] };
    const isInside =
      this.#isPainted(row - 1, col - 1) &&
      this.#isPainted(row - 1, col) &&
      this.#isPainted(row, col - 1) &&
      this.#isPainted(row, col);
    return isInside ? paint(1) : { text: ' ', ink: 'faint', rich: joints[0] };
  }

  #isWallBefore(row: number, col: number): boolean {
    return col === 0 || col === this.#clues.cols || this.#clues.right[row][col - 1] === 1;
  }

  #isWallAbove(row: number, col: number): boolean {
    return row === 0 || row === this.#clues.rows || this.#clues.down[row - 1][col] === 1;
  }

  #isPainted(row: number, col: number): boolean {
    return this.#entryAt(row, col) === 1;
  }

  #entryAt(row: number, col: number): 0 | 1 | null {
    return this.#grid?.[row]?.[col] ?? null;
  }
}

/** Spans of a line; neighbours in the same ink are joined, so that a wide board stays a short list. */
class SpanList {
  readonly spans: Span[] = [];

  add(span: Span): void {
    const last = this.spans.at(-1);
    if (last?.ink !== span.ink || last.cell !== undefined || span.cell !== undefined) {
      this.spans.push(span);
      return;
    }
    const rich = (last.rich ?? last.text) + (span.rich ?? span.text);
    const text = last.text + span.text;
    this.spans[this.spans.length - 1] = { text, ink: span.ink, ...(rich !== text && { rich }) };
  }
}

/** The inside of a painted region, between its cells: solid in colour, empty in plain text. */
function paint(width: number): Span {
  return { text: ' '.repeat(width), ink: 'painted', rich: '█'.repeat(width) };
}

function plain(text: string): Span {
  return { text, ink: 'plain' };
}

function widest(clues: readonly LineClue[], which: 0 | 1): number {
  return Math.max(...clues.map((clue) => String(clue[which]).length));
}

/** Centred in the width, to the right where it cannot be exact. */
function centred(content: string | number, width: number): string {
  const text = String(content);
  return text.padEnd(text.length + Math.floor((width - text.length) / 2)).padStart(width);
}
