import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, linesOf } from './lines.ts';

function read(chunks: readonly string[]): Line[] {
  const lines = linesOf(1000);
  return [...chunks.flatMap((chunk) => [...lines.push(chunk)]), ...lines.end()];
}

describe('lines', () => {
  it('takes millions of empty lines in one step', () => {
    const lines = read(['a\n', '\n'.repeat(3_000_000), '\n'.repeat(1_000_000), 'b\n']);
    expect(lines.map(({ text, number, count }) => ({ text, number, count }))).toEqual([
      { text: 'a', number: 1, count: 1 },
      { text: '', number: 2, count: 3_000_000 },
      { text: '', number: 3_000_002, count: 1_000_000 },
      { text: 'b', number: 4_000_002, count: 1 },
    ]);
  });

  it('gives the lines of a text with their numbers, however it is chunked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('\n', '\n\n', '\r\n', 'a', 'b c', ' '), { maxLength: 30 }),
        (chunks) => {
          const given = chunks.join('').split('\n');
          if (given.at(-1) === '') given.pop();
          const expected = given.map((text, index) => [index + 1, text.replace(/\r$/, '')]);
          const found = read(chunks).flatMap(({ text, number, count }) =>
            Array.from({ length: count }, (_, index) => [number + index, text]),
          );
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 500, seed: 1 },
    );
  });
});
