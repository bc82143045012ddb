import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whereCode } from '../kernel/index.ts';
import { deepest, mostCharacters, mostTextCharacters, mostTextLines } from './bounds.ts';
import { locate, type Piece } from './piece.ts';
import { splitDocuments, type TextSense } from './split.ts';

/**
 * A line of sixteen digits is a document by itself; so is a block that begins with `board`, which
 * goes on after a blank line with a line that begins with `more`.
 */
const sense: TextSense = {
  looksLike: (text) => /^\d{16}$/.test(text) || /^board\n/.test(text),
  continues: (text, line) => /^board\n/.test(text) && line.startsWith('more'),
};

async function cut(chunks: string | readonly string[]) {
  const pieces: Piece[] = [];
  const faults: string[] = [];
  const order: string[] = [];
  const given = typeof chunks === 'string' ? [chunks] : chunks;
  for await (const result of splitDocuments(given, sense)) {
    if (result.ok) {
      pieces.push(result.value);
      order.push(result.value.text);
    } else {
      const { code, where } = result.error;
      faults.push(`${where === undefined ? '' : whereCode(where)} ${code}`);
      order.push(code);
    }
  }
  return { pieces, faults, order, texts: pieces.map((piece) => piece.text) };
}

/** The same text in pieces of any lengths. */
function chunked(text: string, lengths: readonly number[]): string[] {
  const chunks: string[] = [];
  let from = 0;
  for (const length of lengths) {
    chunks.push(text.slice(from, from + length));
    from += length;
  }
  return [...chunks, text.slice(from)];
}

describe('JSON', () => {
  it('is cut at lines, blank ones skipped', async () => {
    const { pieces } = await cut('\uFEFF{"a":1}\r\n\r\n{"a":2}\n');
    expect(pieces).toEqual([
      { text: '{"a":1}', line: 1, column: 1, path: '' },
      { text: '{"a":2}', line: 3, column: 1, path: '' },
    ]);
  });

  it('is cut where a spread-out object ends', async () => {
    const spread = JSON.stringify({ a: ['}', '\\"{', { b: [] }] }, undefined, 2);
    const { pieces } = await cut(`${spread}\n${spread}\n{}`);
    expect(pieces.map(({ line }) => line)).toEqual([1, 10, 19]);
    expect(pieces.map(({ text }) => text)).toEqual([spread, spread, '{}']);
  });

  it('is cut at the elements of an array', async () => {
    const { pieces } = await cut('[ {"a":[1,{"b":2}]},\n{"c":"],"},\n  3]');
    expect(pieces).toEqual([
      { text: '{"a":[1,{"b":2}]}', line: 1, column: 3, path: '[0]' },
      { text: '{"c":"],"}', line: 2, column: 1, path: '[1]' },
      { text: '3', line: 3, column: 3, path: '[2]' },
    ]);
  });

  it('keeps an array that does not hold objects whole', async () => {
    expect((await cut('["d4","c3"]')).texts).toEqual(['["d4","c3"]']);
  });

  it('lets a broken line stand alone', async () => {
    const { texts } = await cut('{"a":1}\n{"a":[1,\n{"a":3}\n{"a":"\n{"a":5}');
    expect(texts).toEqual(['{"a":1}', '{"a":[1,', '{"a":3}', '{"a":"', '{"a":5}']);
  });

  it('lets a broken object spread over lines stand alone', async () => {
    const { texts } = await cut(
      '{\n "a": [1\n}\n{\n "a": 2\n}\n{\n "a": {"b": 1}\n\n{\n "c": 1\n}\n',
    );
    expect(texts).toEqual([
      '{\n "a": [1\n}',
      '{\n "a": 2\n}',
      '{\n "a": {"b": 1}\n',
      '{\n "c": 1\n}',
    ]);
  });

  it('tells what is missing from an array, after its elements', async () => {
    expect(await cut('[{"a":1},\n{"a":2}')).toMatchObject({
      texts: ['{"a":1}', '{"a":2}'],
      faults: ['2:8 document.json-truncated'],
    });
    expect((await cut('[{"a":1},,{"a":2}]')).order).toEqual([
      '{"a":1}',
      'document.json-syntax',
      '{"a":2}',
    ]);
    expect((await cut('[{"a":1},]')).faults).toEqual(['1:10 document.json-syntax']);
    expect((await cut('[{"a":1}] x')).faults).toEqual(['1:11 document.json-trailing']);
    expect((await cut('[{"a":1},{"a":')).texts).toEqual(['{"a":1}', '{"a":']);
  });

  it('says so when an array is empty', async () => {
    expect((await cut('\n [ ]')).faults).toEqual(['2:1 document.empty']);
  });
});

describe('text', () => {
  it('is cut at blank lines', async () => {
    const { pieces } = await cut('\nboard\nab\n \ncd\r\nef\r\n');
    expect(pieces).toEqual([
      { text: 'board\nab', line: 2, column: 1, path: '' },
      { text: 'cd\nef', line: 5, column: 1, path: '' },
    ]);
  });

  it('is cut at lines when they are documents by themselves', async () => {
    const digits = '1234000000000000';
    expect((await cut(`${digits}\n${digits}x\n${digits}`)).texts).toEqual([
      digits,
      `${digits}x`,
      digits,
    ]);
    expect((await cut(`board\n${digits}\n`)).texts).toEqual([`board\n${digits}`]);
  });

  it('goes on over blank lines where its format says so', async () => {
    const { texts, pieces } = await cut('board\nab\n\n\nmore\ncd\n\nboard\nef\n\nmess\n');
    expect(texts).toEqual(['board\nab\n\n\nmore\ncd', 'board\nef', 'mess']);
    expect(pieces.map(({ line }) => line)).toEqual([1, 8, 11]);
  });

  it('is let go line by line when very many lines come without a blank one', async () => {
    const digits = '1234000000000000';
    function* chunks() {
      for (let index = 0; index < 300; index++) yield `${digits}\n`.repeat(1000);
      yield `${digits}x\n\nboard\nab`;
    }
    let count = 0;
    let last: Piece | undefined;
    const others: string[] = [];
    for await (const result of splitDocuments(chunks(), sense)) {
      if (!result.ok) throw new Error(result.error.code);
      last = result.value;
      count++;
      if (last.text !== digits) others.push(last.text);
    }
    expect(count).toBe(300_002);
    expect(last?.line).toBe(300_003);
    expect(others).toEqual([`${digits}x`, 'board\nab']);
  });
});

describe('a document that is too large', () => {
  const half = 'x'.repeat(mostCharacters / 2);

  it('is refused, and those around it are not', async () => {
    const line = `{"a":"${half}${half}"}`;
    expect(await cut(['{"a":1}\n', line, '\n{"a":2}'])).toMatchObject({
      texts: ['{"a":1}', '{"a":2}'],
      faults: ['2:1 document.too-large'],
      order: ['{"a":1}', 'document.too-large', '{"a":2}'],
    });
  });

  it('is refused when spread over lines', async () => {
    const object = `{"a":"${half}",\n"b":"${half}"\n}\n`;
    expect(await cut([object, '{"a":2}'])).toMatchObject({
      texts: ['{"a":2}'],
      faults: ['1:1 document.too-large'],
    });
  });

  it('is refused sooner when it is not JSON', async () => {
    for (const text of ['x'.repeat(mostTextCharacters + 1), 'x\n'.repeat(mostTextLines + 1)]) {
      expect(await cut([text, '\n\nboard\nab'])).toMatchObject({
        texts: ['board\nab'],
        faults: ['1:1 document.text-too-long'],
      });
    }
  });

  it('is refused when its brackets go too deep, and what comes after it is not', async () => {
    const opening = '{"a":[\n'.repeat(deepest);
    const closing = ']}'.repeat(deepest);
    expect(await cut([opening, closing, '\n{"a":2}'])).toMatchObject({
      texts: ['{"a":2}'],
      faults: ['1:1 document.json-depth'],
    });
  });

  it('is refused when it is an array of many', async () => {
    const elements = Array.from({ length: 18 }, () => `{"a":"${'x'.repeat(1_000_000)}"}`);
    expect(await cut(['[\n', elements.join(',\n'), '\n]\n{"a":2}'])).toMatchObject({
      texts: ['{"a":2}'],
      faults: ['1:1 document.too-large'],
    });
  });
});

describe('places in the stream', () => {
  const notice = { code: 'x.y', args: {} };

  it('count from the top of the stream', () => {
    const piece = { line: 5, column: 3, path: '' };
    const at = (line: number, column: number) =>
      locate({ ...notice, where: { kind: 'text', line, column } }, piece).where;
    expect(at(1, 2)).toEqual({ kind: 'text', line: 5, column: 4 });
    expect(at(2, 2)).toEqual({ kind: 'text', line: 6, column: 2 });
  });

  it('carry the place in the array', () => {
    const piece = { line: 5, column: 3, path: '[7]' };
    const at = (path: string) => locate({ ...notice, where: { kind: 'json', path } }, piece).where;
    expect(at('right[0]')).toEqual({ kind: 'json', path: '[7].right[0]' });
    expect(at('$')).toEqual({ kind: 'json', path: '[7]' });
    expect(locate(notice, piece).where).toEqual({ kind: 'json', path: '[7]' });
    expect(locate({ ...notice, where: { kind: 'cell', row: 0, col: 0 } }, piece).where).toEqual({
      kind: 'cell',
      row: 0,
      col: 0,
    });
  });
});

describe('any stream', () => {
  const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), {
    minLength: 1,
    maxLength: 6,
  });
  const lengths = fc.array(fc.nat(40), { maxLength: 30 });

  it('gives every object back, however it was written and wherever it was chopped', async () => {
    await fc.assert(
      fc.asyncProperty(
        objects,
        fc.constantFrom('lines', 'spread', 'array', 'spread array'),
        lengths,
        async (values, way, chops) => {
          const indent = way.startsWith('spread') ? 2 : undefined;
          const text = way.endsWith('array')
            ? JSON.stringify(values, undefined, indent)
            : values.map((value) => JSON.stringify(value, undefined, indent)).join('\n');
          const { texts, faults } = await cut(chunked(text, chops));
          expect(faults).toEqual([]);
          expect(texts.map((each) => JSON.parse(each))).toEqual(JSON.parse(JSON.stringify(values)));
        },
      ),
      { seed: 1, numRuns: 200 },
    );
  });

  it('never throws, and pieces lie where they say', async () => {
    const bits = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '\n',
      '\r\n',
      ' ',
      '1',
      'board',
      '\n\n',
      '\u0000',
      'é',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(bits, { maxLength: 60 }), lengths, async (parts, chops) => {
        const text = parts.join('');
        const { pieces } = await cut(chunked(text, chops));
        const lines = text.split(/\r?\n/);
        for (const piece of pieces) {
          const first = piece.text.split('\n')[0];
          expect(lines[piece.line - 1].slice(piece.column - 1)).toContain(first.trimEnd());
        }
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('keeps the places of what stands among many empty lines', async () => {
    const empty = '\n'.repeat(2_000_000);
    const { pieces } = await cut(`${empty}{"a":\n\n\n1}\n${empty}board\nx\n\n\nmore\n${empty}`);
    expect(pieces.map(({ text, line }) => ({ text, line }))).toEqual([
      { text: '{"a":\n\n\n1}', line: 2_000_001 },
      { text: 'board\nx\n\n\nmore', line: 4_000_005 },
    ]);
  });
});
