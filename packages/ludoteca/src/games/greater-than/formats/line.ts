/** The line of digits: one character a cell, row by row, for puzzles without signs. */

import type { TextFormat } from '../../../document/index.ts';
import { fail, misread, ok, reading } from '../../../kernel/index.ts';
import { boxName, flatBox, sameBox, sizes } from '../boxes.ts';
import { type GreaterThanClues, type GreaterThanDoc, sizeOf } from '../clues.ts';
import { gatherClues } from '../gather.ts';
import { notices } from '../notices.ts';
import { comparisonsOf } from '../sign-order.ts';
import { place, shown } from './text-lines.ts';

export const line: TextFormat<GreaterThanDoc> = {
  name: 'line',

  /** One word of digits and dots, with a few letters; of any length, so that a cut one is told its length. */
  looksLike(text) {
    const word = text.trim();
    if (!/^[.0-9A-Pa-p]{12,}$/.test(word)) return false;
    return word.replace(/[^.0-9]/g, '').length * 2 > word.length;
  },

  parse: (text) => reading(() => ({ clues: readLine(text) })),

  format({ clues }) {
    const [sign] = comparisonsOf(clues);
    if (sign !== undefined) {
      const { smaller, larger } = sign;
      const where = { kind: 'cell', ...smaller } as const;
      return fail(notices.notice('line-signs', { first: smaller, second: larger }, where));
    }
    const read = flatBox(sizeOf(clues));
    if (read === undefined || !sameBox(read, clues)) {
      const names = { read: read ? boxName(read) : '?', box: boxName(clues) };
      return fail(notices.notice('line-box', names));
    }
    return ok(`${clues.givens.flat().map(characterOf).join('')}\n`);
  },
};

function readLine(text: string): GreaterThanClues {
  const word = text.trim();
  const before = text.slice(0, text.indexOf(word));
  const number = before.split('\n').length;
  const start = before.length - before.lastIndexOf('\n');
  const size = sizes.find((known) => known * known === word.length);
  const box = size === undefined ? undefined : flatBox(size);
  if (size === undefined || box === undefined) {
    const known = sizes.map((each) => each * each).join(', ');
    misread(notices.notice('line-length', { found: word.length, known }, place(number, start)));
  }
  const gathering = gatherClues(box);
  for (const [index, character] of [...word].entries()) {
    const digit = digitOf(character);
    if (digit === undefined || digit > size) {
      const expected = size < 10 ? `1–${size}` : `1–9, A–${characterOf(size)}`;
      misread(
        notices.notice(
          'line-character',
          { found: shown(character), expected },
          place(number, start + index),
        ),
      );
    }
    gathering.give({ row: Math.floor(index / size), col: index % size }, digit);
  }
  return gathering.clues();
}

function characterOf(digit: number): string {
  if (digit === 0) return '.';
  return digit < 10 ? String(digit) : String.fromCharCode(0x41 + digit - 10);
}

function digitOf(character: string): number | undefined {
  if (character === '.') return 0;
  if (/^[0-9]$/.test(character)) return Number(character);
  if (/^[A-Za-z]$/.test(character)) return character.toUpperCase().charCodeAt(0) - 0x41 + 10;
  return undefined;
}
