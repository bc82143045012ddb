import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countNear, onceHi, onceLo, twiceHi, twiceLo } from './near-counts.ts';
import { bitHi, bitLo } from './packed-board.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
/** Sets with many cells, and with few. */
const sets = fc.oneof(
  fc.tuple(word, word),
  fc.tuple(word, word, word, word).map(([a, b, c, d]) => [a & b, c & d] as const),
);

it('counts the cells of a set around every cell, as counting them one by one does', () => {
  const counts = new Int32Array(4);
  const holds = (cell: number, lo: number, hi: number) =>
    ((bitLo(cell) & lo) | (bitHi(cell) & hi)) !== 0;
  fc.assert(
    fc.property(sets, ([lo, hi]) => {
      countNear(lo, hi, counts);
      for (let cell = 0; cell < 64; cell++) {
        let near = 0;
        for (let other = 0; other < 64; other++) {
          const files = Math.abs((other & 7) - (cell & 7));
          const ranks = Math.abs((other >> 3) - (cell >> 3));
          if (Math.max(files, ranks) === 1 && holds(other, lo, hi)) near++;
        }
        expect(holds(cell, counts[onceLo], counts[onceHi])).toBe(near === 1);
        expect(holds(cell, counts[twiceLo], counts[twiceHi])).toBe(near === 2);
      }
    }),
    { numRuns: 100 },
  );
});
