import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, nearest } from './nearest.ts';

describe('the word that was meant', () => {
  it.each([
    ['slove', 'solve'],
    ['chek', 'check'],
    ['genrate', 'generate'],
    ['solve', 'solve'],
    ['x', undefined],
    ['dance', undefined],
    ['solve'.repeat(1_000_000), undefined],
  ])('%s is %s', (typed, meant) => {
    expect(nearest(typed, ['solve', 'check', 'generate', 'show'])).toBe(meant);
  });

  it('is as far one way as the other, and no further than its letters', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (first, second) => {
        const distance = distanceBetween(first, second);
        expect(distance).toBe(distanceBetween(second, first));
        expect(distance).toBeLessThanOrEqual(Math.max(first.length, second.length));
        expect(distance === 0).toBe(first === second);
      }),
      { seed: 1 },
    );
  });
});
