/**
 * The drawing read back, and written: the sketch as plain text. Its upper edge tells the box, after
 * that every character has its place. What a colour terminal shows is read too.
 */

import { plainText, type TextFormat } from '../../../document/index.ts';
import { fail, misread, ok, reading } from '../../../kernel/index.ts';
import { type Box, boxes } from '../boxes.ts';
import { docOf, type GreaterThanDoc, type Sign, sizeOf } from '../clues.ts';
import { gatherClues, matrix } from '../gather.ts';
import { notices } from '../notices.ts';
import { cellWidth, digitWidth, sketch } from '../sketch.ts';
import { filledLines, type NumberedLine, place, shown } from './text-lines.ts';

export const drawing: TextFormat<GreaterThanDoc> = {
  name: 'drawing',

  /** An upper edge of boxes of two cells or more, and a row of cells under it. */
  looksLike(text) {
    const [top = '', row = ''] = filledLines(text.slice(0, 1024)).map((line) =>
      plain(line.text).trim(),
    );
    return /^\+(-{6,}\+){2,}$/.test(top) && row.startsWith('|');
  },

  parse: (text) => reading(() => readDrawing(text)),

  format(doc) {
    for (const [row, givens] of doc.clues.givens.entries()) {
      for (const [col, given] of givens.entries()) {
        const entry = doc.grid?.digits[row][col] ?? 0;
        if (given === 0 || entry === 0 || entry === given) continue;
        const where = { kind: 'cell', row, col } as const;
        return fail(notices.notice('drawing-both', { cell: { row, col }, entry, given }, where));
      }
    }
    return ok(plainText(sketch(doc)));
  },
};

/** The glyphs of colour terminals as the characters they stand for; each is one character wide. */
const glyphs: Readonly<Record<string, string>> = {
  '━': '-',
  '┃': '|',
  '·': '.',
  '∧': '^',
  '∨': 'v',
};

function plain(text: string): string {
  return text.replace(/[━┃·∧∨]/g, (glyph) => glyphs[glyph]).replace(/[┏┳┓┣╋┫┗┻┛]/g, '+');
}

/** The upper edge of a grid with these boxes. */
function edgeOf(box: Box): string {
  const across = box.boxCols * (cellWidth(sizeOf(box)) + 1) - 1;
  return `+${`${'-'.repeat(across)}+`.repeat(box.boxRows)}`;
}

function readDrawing(text: string): GreaterThanDoc {
  const lines = filledLines(text).map((line) => ({ ...line, text: plain(line.text).trimEnd() }));
  const [top] = lines;
  const box = boxes.find((known) => edgeOf(known) === top?.text.trim());
  if (top === undefined || box === undefined) {
    const found = top === undefined ? '""' : shown(top.text.trim());
    misread(notices.notice('drawing-frame', { found }, place(top?.number ?? 1, 1)));
  }
  const indent = top.text.indexOf('+');
  demandLines(lines, sizeOf(box) * 2 + 1);
  return new DrawingReader(box, indent).read(lines);
}

function demandLines(lines: readonly NumberedLine[], expected: number): void {
  if (lines.length === expected) return;
  const last = lines[lines.length - 1].number;
  const at = lines.length < expected ? last + 1 : lines[expected].number;
  const counts = { found: lines.length, expected };
  misread(notices.notice('drawing-lines', counts, place(at, 1)));
}

/** Reads line by line with the template of the box in mind. */
class DrawingReader {
  readonly #box: Box;
  readonly #size: number;
  readonly #pitch: number;
  readonly #indent: number;

  constructor(box: Box, indent: number) {
    this.#box = box;
    this.#size = sizeOf(box);
    this.#pitch = cellWidth(this.#size) + 1;
    this.#indent = indent;
  }

  read(lines: readonly NumberedLine[]): GreaterThanDoc {
    const gathering = gatherClues(this.#box);
    const entries = matrix(this.#size, this.#size, 0);
    for (const [index, line] of lines.entries()) {
      this.#demandWidth(line);
      const row = Math.floor(index / 2);
      for (let col = 0; col < this.#size; col++) {
        const cell = { row, col };
        if (index % 2 === 0) {
          const sign = this.#across(line, row, col);
          const upper = { row: row - 1, col };
          if (sign === '<') gathering.sign({ smaller: upper, larger: cell });
          if (sign === '>') gathering.sign({ smaller: cell, larger: upper });
          continue;
        }
        const { digit, isGiven } = this.#digit(line, row, col);
        if (isGiven) gathering.give(cell, digit);
        else entries[row][col] = digit;
        const sign = this.#between(line, col);
        const next = { row, col: col + 1 };
        if (sign === '<') gathering.sign({ smaller: cell, larger: next });
        if (sign === '>') gathering.sign({ smaller: next, larger: cell });
      }
    }
    return docOf(gathering.clues(), entries);
  }

  #demandWidth(line: NumberedLine): void {
    for (let at = -this.#indent; at < 0; at++) this.#demand(line, at, ' ');
    const expected = this.#indent + this.#size * this.#pitch + 1;
    const found = line.text.length;
    if (found === expected) return;
    const column = Math.min(found, expected) + 1;
    misread(notices.notice('drawing-width', { found, expected }, place(line.number, column)));
  }

  /** The sign above a cell; everything else in the line must be border or space. */
  #across(line: NumberedLine, row: number, col: number): Sign {
    const isBorder = row % this.#box.boxRows === 0;
    const isEdge = row === 0 || row === this.#size;
    const filling = isBorder ? '-' : ' ';
    const corner = isBorder ? '+' : '|';
    const start = col * this.#pitch;
    const units = start + 1 + digitWidth(this.#size);
    this.#demand(line, start, col % this.#box.boxCols === 0 ? corner : filling);
    if (col + 1 === this.#size) this.#demand(line, start + this.#pitch, corner);
    for (let at = start + 1; at < start + this.#pitch; at++) {
      if (at !== units) this.#demand(line, at, filling);
    }
    const found = this.#at(line, units);
    if (found === '^' && !isEdge) return '<';
    if (found === 'v' && !isEdge) return '>';
    this.#demand(line, units, filling, isEdge ? '' : '^v');
    return '';
  }

  /** The sign to the right of a cell. */
  #between(line: NumberedLine, col: number): Sign {
    if (col === 0) this.#demand(line, 0, '|');
    const at = (col + 1) * this.#pitch;
    const found = this.#at(line, at);
    const isEdge = col + 1 === this.#size;
    if ((found === '<' || found === '>') && !isEdge) return found;
    const isBorder = (col + 1) % this.#box.boxCols === 0;
    this.#demand(line, at, isBorder ? '|' : ' ', isEdge ? '' : '<>');
    return '';
  }

  #digit(line: NumberedLine, row: number, col: number): { digit: number; isGiven: boolean } {
    const start = this.#indent + col * this.#pitch + 1;
    const found = line.text.slice(start, start + this.#pitch - 1);
    const inside = found.slice(1, -1).trimStart();
    const isGiven = found.startsWith('[') && found.endsWith(']');
    const isBare = found.startsWith(' ') && found.endsWith(' ');
    const digit = /^[1-9]\d*$/.test(inside) ? Number(inside) : 0;
    if (digit > 0 && digit <= this.#size && (isGiven || isBare)) return { digit, isGiven };
    if (inside === '.' && isBare) return { digit: 0, isGiven: false };
    misread(
      notices.notice(
        'drawing-digit',
        { found: `"${found.trim()}"`, cell: { row, col }, most: this.#size },
        place(line.number, start + 1),
      ),
    );
  }

  #at(line: NumberedLine, at: number): string {
    return line.text[this.#indent + at];
  }

  /** `others` are what could have stood there besides. */
  #demand(line: NumberedLine, at: number, expected: string, others = ''): void {
    const found = this.#at(line, at);
    if (found === expected) return;
    const quoted = [...expected, ...others].map((each) => `"${each}"`).join(' ');
    misread(
      notices.notice(
        'drawing-character',
        { found: `"${found}"`, expected: quoted },
        place(line.number, this.#indent + at + 1),
      ),
    );
  }
}
