import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docs } from '../../../test/greater-than/docs.ts';
import { documentPhrases, type JsonObject } from '../../document/index.ts';
import { sayNotice, whereCode } from '../../kernel/index.ts';
import { boxes } from './boxes.ts';
import { classic } from './formats/classic.ts';
import { fromJson, hasShape, toJson } from './json.ts';
import { phrases } from './messages.ts';

const runs = process.env.LUDOTECA_LONG === '1' ? 3000 : 60;

const blank: JsonObject = {
  boxRows: 2,
  boxCols: 2,
  right: Array.from({ length: 4 }, () => ['', '', '']),
  down: Array.from({ length: 3 }, () => ['', '', '', '']),
};
const zeros = Array.from({ length: 4 }, () => [0, 0, 0, 0]);

function told(change: JsonObject): string {
  const read = fromJson({ ...blank, ...change });
  if (read.ok) return 'read';
  const { code, where } = read.error;
  for (const language of ['en', 'pt'] as const) {
    expect(sayNotice([documentPhrases, phrases], read.error, language)).not.toBe('');
  }
  return `${where === undefined ? '' : whereCode(where)} ${code}`;
}

describe('our JSON', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(docs(), (doc) => {
        const json = JSON.parse(JSON.stringify(toJson(doc)));
        expect(fromJson(json)).toEqual({ ok: true, value: doc });
        expect(hasShape(json)).toBe(true);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  it('holds the example of the classic text, there and back', () => {
    const text = readFileSync(new URL('./golden/example.classic.txt', import.meta.url), 'utf8');
    const cases = new URL('./cases/greater-than.json', import.meta.url);
    const read = classic.parse(text);
    if (!read.ok) throw new Error(read.error.code);
    const json = toJson(read.value);
    const known = JSON.parse(readFileSync(cases, 'utf8'))[0];
    expect(known).toMatchObject(json);
    const again = fromJson(json);
    if (!again.ok) throw new Error(again.error.code);
    expect(classic.format(again.value)).toEqual({ ok: true, value: text });
  });

  it('may leave out the givens, and say more than is asked', () => {
    const read = fromJson({
      ...blank,
      level: 'easy',
      minimal: false,
      colour: { of: ['the', 'sky'] },
    });
    expect(read).toMatchObject({ ok: true, value: { clues: { givens: zeros } } });
  });

  it('knows every box', () => {
    expect(boxes).toHaveLength(10);
    for (const box of boxes) {
      const size = box.boxRows * box.boxCols;
      const right = Array.from({ length: size }, () => Array(size - 1).fill('<'));
      const down = Array.from({ length: size - 1 }, () => Array(size).fill('>'));
      expect(fromJson({ ...box, right, down })).toMatchObject({ ok: true, value: { clues: box } });
    }
  });

  it('keeps entries over givens, so that a contradiction can be told', () => {
    const givens = zeros.with(0, [1, 0, 0, 0]);
    const grid = zeros.with(0, [2, 3, 0, 0]);
    const read = fromJson({ ...blank, givens, grid });
    expect(read).toMatchObject({ value: { clues: { givens }, grid: { digits: grid } } });
    expect(fromJson({ ...blank, givens, grid: zeros })).toMatchObject({
      value: { grid: { digits: givens } },
    });
  });

  it('puts struck candidates in order, each once, with or without entries', () => {
    const none = zeros.map((row) => row.map((): number[] => []));
    const struck = none.with(1, [[4, 2, 4], [], [], []]);
    const read = fromJson({ ...blank, struck });
    expect(read).toMatchObject({ value: { grid: { digits: zeros } } });
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.grid?.struck?.[1][0]).toEqual([2, 4]);
    expect(fromJson(toJson(read.value))).toEqual(read);
    expect(fromJson({ ...blank, grid: zeros, struck: none })).toEqual(
      fromJson({ ...blank, grid: zeros }),
    );
  });

  it.each<[string, JsonObject, string]>([
    ['no box', { boxRows: undefined }, 'boxRows document.json-missing'],
    ['a box of words', { boxCols: 'two' }, 'boxCols document.json-type'],
    ['a box too large', { boxRows: 6 }, 'boxRows document.json-range'],
    ['a box of no known shape', { boxRows: 2, boxCols: 5 }, 'boxRows greater-than.box'],
    ['no signs to the right', { right: undefined }, 'right document.json-missing'],
    ['no signs down', { down: undefined }, 'down document.json-missing'],
    ['signs that are no list', { right: '<' }, 'right document.json-type'],
    ['too few rows of signs', { right: [['', '', '']] }, 'right document.json-length'],
    [
      'a row of signs too long',
      { down: [['', '', '', '', ''], [], []] },
      'down[0] document.json-length',
    ],
    ['a strange sign', { right: [['', '=', ''], [], [], []] }, 'right[0][1] document.json-choice'],
    [
      'a sign that is a number',
      { right: [['', 0, ''], [], [], []] },
      'right[0][1] document.json-choice',
    ],
    [
      'too many rows of givens',
      { givens: [...zeros, [0, 0, 0, 0]] },
      'givens document.json-length',
    ],
    ['a short row of givens', { givens: zeros.with(2, [0]) }, 'givens[2] document.json-length'],
    [
      'a given too large',
      { givens: zeros.with(2, [0, 5, 0, 0]) },
      'givens[2][1] document.json-range',
    ],
    ['half a digit', { givens: zeros.with(2, [0, 0.5, 0, 0]) }, 'givens[2][1] document.json-range'],
    ['a digit below 0', { grid: zeros.with(3, [0, 0, 0, -1]) }, 'grid[3][3] document.json-range'],
    ['a digit in quotes', { grid: [['1'], [], [], []] }, 'grid[0] document.json-length'],
    ['a solution of another size', { solution: [[1]] }, 'solution document.json-length'],
    ['struck candidates that are no list', { struck: zeros }, 'struck[0][0] document.json-type'],
    [
      'a struck candidate too large',
      { struck: [[[5], [], [], []], [], [], []] },
      'struck[0][0][0] document.json-range',
    ],
  ])('tells of %s', (_what, change, where) => {
    expect(told(change)).toBe(where);
  });

  it('is told from other games by its boxes alone', () => {
    expect(hasShape({ boxRows: 3 })).toBe(true);
    expect(hasShape({ size: 4, right: [], down: [], givens: [] })).toBe(false);
  });

  it('never throws, whatever the object holds', () => {
    const names = ['boxRows', 'boxCols', 'givens', 'right', 'down', 'grid', 'struck', 'solution'];
    const value = fc.oneof(fc.constantFrom(2, 3), fc.jsonValue());
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (object) => {
        const read = fromJson({ ...blank, ...(object as JsonObject) });
        if (!read.ok) expect(read.error.where?.kind).toBe('json');
      }),
      { numRuns: runs * 3, seed: 2 },
    );
  });
});
