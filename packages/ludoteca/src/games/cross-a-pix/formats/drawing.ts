/** The drawing, read back: clues above and left, walls as `|`, `-`, `+`, `*` painted, `.` blank. */

import { plainText, type TextFormat } from '../../../document/index.ts';
import { misread, type Notice, ok, type Result, reading } from '../../../kernel/index.ts';
import type { CrossAPixGrid, LineClue } from '../clues.ts';
import { type CrossAPixDoc, largestSide } from '../json.ts';
import { notices } from '../notices.ts';
import { sketch } from '../sketch.ts';
import { asDrawn } from './old-print.ts';

export const drawing: TextFormat<CrossAPixDoc> = {
  name: 'drawing',
  looksLike(text) {
    const lines = linesOf(text).map((line) => line.text);
    const hasRow = lines.some((line) => /^\s*\d+\s+\d+\s*\|/.test(line));
    const hasEdge = lines.some((line) => /^\s*\+[-+ ]+\+/.test(line));
    return hasRow && (hasEdge || lines.slice(0, 2).every((line) => /^[\s\d]+$/.test(line)));
  },
  parse(text) {
    const old = asDrawn(text);
    return reading(() =>
      old === undefined ? read(linesOf(text)) : withoutOpen(read(linesOf(old))),
    );
  },
  format({ clues, grid }): Result<string, Notice> {
    return ok(plainText(sketch(clues, grid)));
  },
};

/** The old program printed boards as they were solved: what is not painted is blank, where anything is. */
function withoutOpen(doc: CrossAPixDoc): CrossAPixDoc {
  if (doc.grid === undefined) return doc;
  return { ...doc, grid: doc.grid.map((row) => row.map((entry) => entry ?? 0)) };
}

/** A line of the text and its number, from 1. */
interface Line {
  /** In plain characters, without spaces at the end. */
  readonly text: string;
  /** Whether it came in the joined lines and solid blocks of a colour terminal. */
  readonly isRich: boolean;
  readonly number: number;
}

type Entry = 0 | 1 | null;

/** A colour terminal shows the same drawing in these characters; copied from there it is read too. */
const plainOf: Readonly<Record<string, string>> = { '│': '|', '─': '-', '█': '*', '·': '.' };

/** The lines that hold something, in plain characters. */
function linesOf(text: string): Line[] {
  return text
    .split(/\r?\n/)
    .map((given, index) => {
      const plain = given.replace(/[│─█·┘┐┤└┌├┴┬┼]/g, (rich) => plainOf[rich] ?? '+');
      return { text: plain.trimEnd(), isRich: plain !== given, number: index + 1 };
    })
    .filter((line) => line.text !== '');
}

/** Where the grid stands in the text. */
interface Frame {
  readonly cols: number;
  /** Characters before the left border. */
  readonly gutter: number;
  /** Characters from one wall to the next. */
  readonly pitch: number;
}

function read(lines: readonly Line[]): CrossAPixDoc {
  const [paintedLine, blocksLine, borderLine, ...body] = lines;
  if (borderLine === undefined) ended(lines.at(-1) ?? { text: '', isRich: false, number: 1 });
  const painted = readColumnClues(paintedLine);
  const blocks = readColumnClues(blocksLine);
  const frame = readBorder(borderLine, painted.length);
  const { cols } = frame;
  for (const [line, clues] of [
    [paintedLine, painted],
    [blocksLine, blocks],
  ] as const) {
    if (clues.length !== cols) {
      refuse('drawing-columns', { found: clues.length, expected: cols }, line, 0);
    }
  }
  const rowClues: LineClue[] = [];
  const right: (0 | 1)[][] = [];
  const edges: (0 | 1)[][] = [];
  const grid: Entry[][] = [];
  for (let index = 0; index < body.length; index += 2) {
    rowClues.push(readRowClue(body[index], frame));
    const row = readCells(body[index], frame);
    right.push(row.walls);
    grid.push(row.entries);
    const below = body[index + 1];
    if (below === undefined) ended(body[index]);
    edges.push(readEdge(below, frame));
  }
  const rows = grid.length;
  const lowest = edges.at(-1);
  if (lowest?.every((wall) => wall === 1) !== true) ended(lines[lines.length - 1]);
  if (rows > largestSide || cols > largestSide) {
    refuse('size-range', { rows, cols, most: largestSide }, borderLine, frame.gutter);
  }
  const isOpen = grid.every((row) => row.every((entry) => entry === null));
  return {
    clues: {
      rows,
      cols,
      right,
      down: edges.slice(0, -1),
      rowClues,
      colClues: painted.map((count, col) => [count, blocks[col]]),
    },
    ...(!isOpen && { grid: grid satisfies CrossAPixGrid }),
  };
}

function readColumnClues(line: Line): number[] {
  return readNumbers(line, line.text);
}

function readRowClue(line: Line, { gutter }: Frame): LineClue {
  const numbers = readNumbers(line, line.text.slice(0, gutter));
  if (numbers.length !== 2) refuse('drawing-row-clue', { found: numbers.length }, line, 0);
  return [numbers[0], numbers[1]];
}

/** The numbers of the beginning of a line, with spaces between them. */
function readNumbers(line: Line, text: string): number[] {
  const stranger = /[^\d ]/.exec(text);
  if (stranger !== null) {
    unexpected(line, stranger.index, '0–9');
  }
  return [...text.matchAll(/\d+/g)].map((match) => {
    if (match[0].length > 9) {
      const args = { found: match[0].slice(0, 40), expected: '0–999999999' };
      refuse('drawing-character', args, line, match.index);
    }
    return Number(match[0]);
  });
}

/** The upper border tells where the grid stands and how wide its cells are. */
function readBorder(line: Line, clues: number): Frame {
  const { text } = line;
  const gutter = text.search(/[^ ]/);
  if (text[gutter] !== '+') unexpected(line, gutter, '"+"');
  const length = text.length - gutter - 1;
  const second = text.indexOf('+', gutter + 1);
  // Joined lines of a colour terminal do not show every column: there the clues tell how many.
  const isJoined = line.isRich && length % clues === 0;
  const pitch = isJoined ? length / clues : second - gutter;
  if (pitch < 2) unexpected(line, gutter + 1, '"-"');
  for (let at = gutter; at < text.length; at++) {
    const wanted = (at - gutter) % pitch === 0 ? (isJoined ? '+-' : '+') : '-';
    if (!wanted.includes(text[at])) unexpected(line, at, quoted(wanted));
  }
  if (length % pitch !== 0) unexpected(line, text.length, '"-"');
  return { cols: length / pitch, gutter, pitch };
}

function readCells(line: Line, frame: Frame): { walls: (0 | 1)[]; entries: Entry[] } {
  const { cols, gutter, pitch } = frame;
  const walls: (0 | 1)[] = [];
  const entries: Entry[] = [];
  for (let col = 0; col <= cols; col++) {
    const at = gutter + col * pitch;
    const mark = demand(line, at, col === 0 || col === cols ? '|' : '| *');
    if (col > 0 && col < cols) walls.push(mark === '|' ? 1 : 0);
    if (col < cols) entries.push(readEntry(line, at + 1, pitch - 1));
  }
  demandEnd(line, frame);
  return { walls, entries };
}

/** A cell: one `*` or `.` among spaces, or `*` throughout. */
function readEntry(line: Line, from: number, width: number): Entry {
  let entry: Entry = null;
  for (let at = from; at < from + width; at++) {
    const mark = demand(line, at, entry === null ? ' *.' : entry === 1 ? ' *' : ' ');
    if (mark === '*') entry = 1;
    if (mark === '.') entry = 0;
  }
  return entry;
}

/** The walls under the cells of a row. */
function readEdge(line: Line, frame: Frame): (0 | 1)[] {
  const { cols, gutter, pitch } = frame;
  const walls: (0 | 1)[] = [];
  for (let at = 0; at < gutter; at++) demand(line, at, ' ');
  for (let col = 0; col <= cols; col++) {
    const at = gutter + col * pitch;
    // Whatever stands where walls meet says no more than the walls themselves.
    demand(line, at, col === 0 || col === cols ? '+|' : '+|- .*');
    if (col === cols) break;
    const first = demand(line, at + 1, '- *');
    for (let inside = at + 2; inside < at + pitch; inside++) demand(line, inside, first);
    walls.push(first === '-' ? 1 : 0);
  }
  demandEnd(line, frame);
  return walls;
}

/** The character at a place, which must be one of those allowed there. */
function demand(line: Line, at: number, allowed: string): string {
  const found = line.text[at];
  if (found === undefined || !allowed.includes(found)) unexpected(line, at, quoted(allowed));
  return found;
}

function demandEnd(line: Line, { cols, gutter, pitch }: Frame): void {
  const end = gutter + cols * pitch + 1;
  if (line.text.length > end) {
    refuse('drawing-line-goes-on', { found: `"${line.text[end]}"` }, line, end);
  }
}

function quoted(characters: string): string {
  return [...characters].map((character) => `"${character}"`).join(' ');
}

function unexpected(line: Line, at: number, expected: string): never {
  const found = line.text[at];
  if (found === undefined) refuse('drawing-line-ended', { expected }, line, line.text.length);
  refuse('drawing-character', { found: `"${found}"`, expected }, line, at);
}

function ended(last: Line): never {
  refuse('drawing-ended', {}, last, last.text.length);
}

const notice = notices.notice;

/** Ends the reading with a notice at a place of a line, counted from 0. */
function refuse<Key extends Parameters<typeof notice>[0]>(
  key: Key,
  args: Parameters<typeof notice<Key>>[1],
  line: Line,
  at: number,
): never {
  misread(notice(key, args, { kind: 'text', line: line.number, column: at + 1 }));
}
