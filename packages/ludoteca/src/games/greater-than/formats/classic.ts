/**
 * The classic text: N lines of horizontal signs, a line with a single `.`, N lines of vertical signs.
 *
 *     < > | > < |      the signs of a row, then | for the edge of the grid
 *     …                | wherever there is no sign
 *     .
 *     < > < < < <      the signs under a row
 *     | | | | | |      the last line stands under the last row, where there is nothing
 *
 * The box is not written. It is the one whose borders the fewest signs cross, of equals the flat one;
 * a puzzle that would be read with another box than its own is refused.
 */

import type { TextFormat } from '../../../document/index.ts';
import { fail, misread, ok, reading } from '../../../kernel/index.ts';
import { type Box, boxesOf, boxName, sameBox } from '../boxes.ts';
import {
  type GreaterThanClues,
  type GreaterThanDoc,
  type Sign,
  type Signs,
  sizeOf,
} from '../clues.ts';
import { matrix } from '../gather.ts';
import { notices } from '../notices.ts';
import { type ClassicLine, readClassicLines } from './classic-lines.ts';
import { goesOn, tidied } from './classic-old.ts';
import { place } from './text-lines.ts';

export const classic: TextFormat<GreaterThanDoc> = {
  name: 'classic',

  /** Mostly signs, and no frame of a drawing: damaged texts are meant too, so that they get told where. */
  looksLike(text) {
    const lines = text.split('\n');
    const last = lines.findLastIndex((line) => /^[\s\d.:)]*([<>|]\s*){3}/.test(line));
    const characters = lines
      .slice(0, last + 1)
      .join('')
      .replace(/\s/g, '');
    const signs = characters.replace(/[^<>|]/g, '').length;
    if (signs < 8 || signs * 10 < characters.length * 7) return false;
    if (!text.trim().includes('\n')) return false;
    // A line of nothing but dashes may part the signs.
    const frame = text.replace(/^[^\S\n]*-+[^\S\n]*$/gm, '');
    return !/\+-|--/.test(frame) && (/[<>]/.test(text) || /^\s*\.\s*$/m.test(text));
  },

  continues: goesOn,

  parse(text) {
    const read = reading(() => ({ clues: readClassic(text) }));
    if (read.ok) return read;
    // What the old reader took is taken too; what it would not make sense of is told as it was found.
    const tidy = reading(() => tidied(text));
    if (!tidy.ok) return tidy;
    const { value } = tidy;
    if (value === undefined) return read;
    const again = reading(() => ({ clues: readClassic(value) }));
    return again.ok ? again : read;
  },

  format({ clues }) {
    const row = clues.givens.findIndex((digits) => digits.some((digit) => digit !== 0));
    if (row >= 0) {
      const cell = { row, col: clues.givens[row].findIndex((digit) => digit !== 0) };
      return fail(notices.notice('classic-givens', { cell }, { kind: 'cell', ...cell }));
    }
    const read = boxOfSigns(sizeOf(clues), clues);
    if (!sameBox(read, clues)) {
      const names = { read: boxName(read), box: boxName(clues) };
      return fail(notices.notice('classic-box', names));
    }
    const edge = Array.from({ length: sizeOf(clues) }, (): Sign => '');
    const horizontal = clues.right.map((signs) => lineOf([...signs, '']));
    const vertical = [...clues.down, edge].map(lineOf);
    return ok(`${[...horizontal, '.', ...vertical].join('\n')}\n`);
  },
};

function lineOf(signs: readonly Sign[]): string {
  return signs.map((sign) => sign || '|').join(' ');
}

function readClassic(text: string): GreaterThanClues {
  const { size, horizontal, vertical } = readClassicLines(text);
  for (const line of horizontal) demandEdge(line, size - 1);
  if (vertical.length === size) {
    for (let col = 0; col < size; col++) demandEdge(vertical[size - 1], col);
  }
  const right = horizontal.map((line) => line.signs.slice(0, size - 1));
  // Lines that are not there hold no sign.
  const down = Array.from({ length: size - 1 }, (_, row) =>
    row < vertical.length ? vertical[row].signs : matrix<Sign>(1, size, '')[0],
  );
  const box = boxOfSigns(size, { right, down });
  demandLastLines(text, box, { right, vertical });
  return { ...box, givens: matrix(size, size, 0), right, down };
}

function demandEdge(line: ClassicLine, at: number): void {
  const found = line.signs[at];
  if (found === '') return;
  misread(notices.notice('classic-edge', { found }, place(line.number, line.columns[at])));
}

/**
 * Final lines may be missing when they hold no sign. A puzzle that has every other sign of its boxes
 * has those of the missing lines too: its text was cut.
 */
function demandLastLines(
  text: string,
  box: Box,
  read: { readonly right: Signs; readonly vertical: readonly ClassicLine[] },
): void {
  const size = sizeOf(box);
  const isInside = (at: number, breadth: number) => (at + 1) % breadth !== 0;
  const isFull =
    read.right.every((signs) =>
      signs.every((sign, c) => sign !== '' || !isInside(c, box.boxCols)),
    ) &&
    read.vertical.every(
      (line, r) => !isInside(r, box.boxRows) || line.signs.every((sign) => sign !== ''),
    );
  const missing = Array.from({ length: size - 1 }, (_, row) => row).slice(read.vertical.length);
  if (!isFull || !missing.some((row) => isInside(row, box.boxRows))) return;
  const end = text.trimEnd().split('\n').length + 1;
  misread(
    notices.notice(
      'classic-columns',
      { found: read.vertical.length, expected: size },
      place(end, 1),
    ),
  );
}

/** The box that signs without a named box are read with. */
function boxOfSigns(size: number, signs: Pick<GreaterThanClues, 'right' | 'down'>): Box {
  const crossed = boxesOf(size).map((box) => ({ box, crossings: crossingsOf(box, signs) }));
  return crossed.reduce((best, next) => (next.crossings < best.crossings ? next : best)).box;
}

/** How many signs stand on the borders between boxes. */
function crossingsOf(box: Box, signs: Pick<GreaterThanClues, 'right' | 'down'>): number {
  let crossings = 0;
  for (const row of signs.right) {
    for (let col = box.boxCols - 1; col < row.length; col += box.boxCols) {
      if (row[col] !== '') crossings++;
    }
  }
  for (let row = box.boxRows - 1; row < signs.down.length; row += box.boxRows) {
    crossings += signs.down[row].filter((sign) => sign !== '').length;
  }
  return crossings;
}
