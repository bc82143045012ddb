import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notice, Result } from '../kernel/index.ts';
import { deepest } from './bounds.ts';
import { piecesOfLines, splitLines } from './object-lines.ts';
import type { Piece } from './piece.ts';
import { splitDocuments, type TextSense } from './split.ts';

const sense: TextSense = {
  looksLike: (text) => /^board\n/.test(text),
  continues: (text, line) => /^board\n/.test(text) && line.startsWith('more'),
};

async function cut(chunks: readonly string[]) {
  const all: Result<Piece, Notice>[] = [];
  let together = 0;
  let isAsked = false;
  const parts = splitLines(chunks, async () => {
    isAsked = true;
    return sense;
  });
  for await (const part of parts) {
    if (!('ends' in part)) {
      all.push(part);
      continue;
    }
    const pieces = piecesOfLines(part);
    expect(pieces.length).toBe(part.ends.length);
    together += pieces.length;
    all.push(...pieces.map((value) => ({ ok: true, value }) as const));
  }
  return { all, together, isAsked };
}

/** What the cutter that looks at each bracket says. */
async function twin(chunks: readonly string[]) {
  const all: Result<Piece, Notice>[] = [];
  for await (const piece of splitDocuments(chunks, sense)) all.push(piece);
  return all;
}

function chunked(text: string, lengths: readonly number[]): string[] {
  const chunks: string[] = [];
  let from = 0;
  for (const length of lengths) {
    chunks.push(text.slice(from, from + length));
    from += length;
  }
  return [...chunks, text.slice(from)];
}

describe('objects that stand one to a line', () => {
  it('are left together, and no format is asked for', async () => {
    const { all, together, isAsked } = await cut(['{"a":1}\r\n{"a"', ':[2,\t3]}\n{"a":4} ', '\n']);
    expect(all).toEqual([
      { ok: true, value: { text: '{"a":1}', line: 1, column: 1, path: '' } },
      { ok: true, value: { text: '{"a":[2,\t3]}', line: 2, column: 1, path: '' } },
      { ok: true, value: { text: '{"a":4} ', line: 3, column: 1, path: '' } },
    ]);
    expect([together, isAsked]).toEqual([3, false]);
  });

  it('wait for nothing when they are whole', async () => {
    let asked = 0;
    function* chunks() {
      for (const chunk of ['{"a":1}\n{"a":2}\n', '{"a":', '3}\n', '{"a":4}']) {
        asked++;
        yield chunk;
      }
    }
    const given: (readonly [number, number])[] = [];
    for await (const part of splitLines(chunks(), async () => sense)) {
      if ('ends' in part) given.push([asked, part.ends.length]);
    }
    expect(given).toEqual([
      [1, 2],
      [3, 1],
      [4, 1],
    ]);
  });

  it('are found again after something else', async () => {
    const { all, together } = await cut([
      '{"a":\n1}\n\n{"a":2}\n{"a":3}\n{"a":4}\nboard\nx\n\n{"a":5}',
    ]);
    expect(together).toBe(2);
    expect(all.map((each) => each.ok && each.value.line)).toEqual([1, 4, 5, 6, 7, 10]);
  });

  it('are the same as those cut bracket by bracket, when they are broken or too deep', async () => {
    const deep = `{"a":${'['.repeat(deepest + 1)}`;
    const text = `{"a":[1,\n{"b":2}\n{"c\n{}}\n${deep}\n{"d":{\n{"e":5}{\n{"f":6}`;
    expect((await cut([text])).all).toEqual(await twin([text]));
  });

  it('are the same as those cut bracket by bracket, whatever comes', async () => {
    const bits = fc.constantFrom(
      ...['{', '}', '[', ']', ',', ':', '"', '\\', '\n', '\r\n', ' ', '1', 'board', '\n\n'],
      ...['{"a":1}', '{"a":[{"b":2}]}', '\n{', '}\n', 'more', '\uFEFF'],
    );
    const lengths = fc.array(fc.nat(40), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(bits, { maxLength: 60 }), lengths, async (parts, chops) => {
        const chunks = chunked(parts.join(''), chops);
        expect((await cut(chunks)).all).toEqual(await twin(chunks));
      }),
      { seed: 1, numRuns: 3000 },
    );
  });
});
