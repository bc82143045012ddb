import { describe, expect, it } from 'vitest';
import { whereCode } from '../kernel/index.ts';
import type { JsonValue } from './json.ts';
import { type JsonReader, readJson } from './json-reader.ts';

function faultOf(value: JsonValue, read: (reader: JsonReader) => unknown): [string, string] {
  const result = readJson(value, read);
  if (result.ok) throw new Error('expected a fault');
  const { code, where } = result.error;
  return [code, where === undefined ? '' : whereCode(where)];
}

describe('reading JSON with the path in hand', () => {
  it('reads what is right', () => {
    const value = {
      size: 2,
      rows: [
        [1, 0],
        [0, 1],
      ],
      name: 'x',
      sign: '<',
      none: null,
    };
    const read = readJson(value, (reader) => ({
      size: reader.at('size').whole(1, 9),
      rows: reader.at('rows').matrix(2, 2, (cell) => cell.whole(0, 1)),
      name: reader.at('name').text(),
      sign: reader.at('sign').choice(['<', '>']),
      none: reader.at('none').isPresent,
      absent: reader.at('absent').isPresent,
    }));
    expect(read).toEqual({
      ok: true,
      value: {
        size: 2,
        rows: [
          [1, 0],
          [0, 1],
        ],
        name: 'x',
        sign: '<',
        none: false,
        absent: false,
      },
    });
  });

  it.each<[JsonValue, (reader: JsonReader) => unknown, string, string]>([
    [{}, (reader) => reader.at('size').whole(1, 9), 'document.json-missing', 'size'],
    [{ a: {} }, (reader) => reader.at('a').at('b').text(), 'document.json-missing', 'a.b'],
    [{ size: '3' }, (reader) => reader.at('size').whole(1, 9), 'document.json-type', 'size'],
    [{ size: 10 }, (reader) => reader.at('size').whole(1, 9), 'document.json-range', 'size'],
    [{ size: 1.5 }, (reader) => reader.at('size').whole(1, 9), 'document.json-range', 'size'],
    [{ a: [1, 2] }, (reader) => reader.at('a').list(3), 'document.json-length', 'a'],
    [{ a: 5 }, (reader) => reader.at('a').list(), 'document.json-type', 'a'],
    [
      { a: [[1], [2, 3]] },
      (reader) => reader.at('a').matrix(2, 1, Number),
      'document.json-length',
      'a[1]',
    ],
    [{ a: 'x' }, (reader) => reader.at('a').choice(['<', '>']), 'document.json-choice', 'a'],
    [{}, (reader) => reader.at('a').choice(['<', '>']), 'document.json-missing', 'a'],
    [[], (reader) => reader.object(), 'document.json-type', '$'],
    [{ a: 5 }, (reader) => reader.at('a').text(), 'document.json-type', 'a'],
  ])('%j is refused', (value, read, code, where) => {
    expect(faultOf(value, read)).toEqual([code, where]);
  });
});
