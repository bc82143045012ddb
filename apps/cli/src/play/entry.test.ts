import { openSheet } from 'ludoteca';
import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../../../packages/ludoteca/test/games/futoshiki/index.ts';
import { unique } from '../../test/futoshiki-samples.ts';
import { exampleOf, isEntry, readEntry } from './entry.ts';
import { toggled } from './pencil.ts';

const doc = futoshiki.fromJson(JSON.parse(JSON.stringify(unique)));
if (!doc.ok) throw new Error('the sample is read');
const sheet = openSheet(futoshiki, doc.value);
const colours = [
  { value: 1, typed: { en: 'paint', pt: 'pintar' }, told: { en: '{cell}', pt: '{cell}' } },
  { value: 2, typed: { en: 'blank', pt: 'branco' }, told: { en: '{cell}', pt: '{cell}' } },
] as const;
const english = { sheet, entry: { kind: 'typed' }, language: 'en' } as const;
const portuguese = { sheet, entry: { kind: 'painted', values: colours }, language: 'pt' } as const;
const cell = { row: 2, col: 3 };

describe('an entry as typed', () => {
  it.each([
    ['r3c4 2', { kind: 'enter', cell, value: 2 }],
    ['L3C4=2', { kind: 'enter', cell, value: 2 }],
    [' r3 c4 : 2 ', { kind: 'enter', cell, value: 2 }],
    ['r3c4 clear', { kind: 'enter', cell, value: undefined }],
    ['l3c4 limpar', { kind: 'enter', cell, value: undefined }],
    ['r3c4 mark 14', { kind: 'mark', cell, values: [1, 4] }],
    ['l3c4 marcar 1, 4', { kind: 'mark', cell, values: [1, 4] }],
    ['r3c4', { kind: 'look', cell }],
    ['r3c4 ?', { kind: 'look', cell }],
  ])('%s', (line, value) => {
    expect(readEntry(line, english)).toEqual({ ok: true, value });
  });

  it('names values by their words, in both languages', () => {
    for (const word of ['paint', 'Pintar']) {
      const value = { kind: 'enter', cell, value: 1 };
      expect(readEntry(`r3c4 ${word}`, portuguese)).toEqual({ ok: true, value });
    }
    expect(readEntry('l3c4 1', portuguese)).toEqual({
      ok: false,
      error: 'Encontrei "1"; esperava pintar, branco, 3, 4 ou limpar.',
    });
    expect(exampleOf(portuguese)).toBe('L1C1 pintar');
  });

  it.each([
    ['r9c9 1', 'There is no cell r9c9; the last one is r4c4.'],
    ['r0c1 1', 'There is no cell r0c1; the last one is r4c4.'],
    ['r2c2 1', 'r2c2 is given.'],
    ['r3c4 9', 'Found "9"; expected 1, 2, 3, 4 or clear.'],
    ['r3c4 1 2', 'Found "1 2"; expected 1, 2, 3, 4 or clear.'],
    ['r3c4 mark', 'Found ""; expected marks, such as r3c4 mark 1 2.'],
    ['r3c4 mark x', 'Found "x"; expected marks, such as r3c4 mark 1 2.'],
    ['hello', 'Found "hello"; expected an entry, such as r1c1 1, or a word.'],
  ])('%s cannot be', (line, error) => {
    expect(readEntry(line, english)).toEqual({ ok: false, error });
    expect(isEntry(line)).toBe(line !== 'hello');
  });
});

describe('pencil marks', () => {
  it('are set and taken away together', () => {
    const marked = toggled(toggled(sheet, cell, [1, 3]), cell, [3, 4]);
    expect(marked.marks(cell)).toEqual([1, 4]);
    expect(marked.undo().marks(cell)).toEqual([1, 3]);
  });
});
