import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random } from './random.ts';

describe('random', () => {
  it('gives the same numbers for the same seed, for ever', () => {
    const source = random('golden');
    expect([source.bits(), source.bits(), source.below(1000), source.unit()]).toEqual([
      3128349032, 296841690, 312, 0.1968261320143938,
    ]);
  });

  it('treats a number and its text as one seed', () => {
    expect(random(42).bits()).toBe(random('42').bits());
  });

  it('forks by the label alone, however much was drawn before', () => {
    const fresh = random('a').fork(3).bits();
    const used = random('a');
    for (let draw = 0; draw < 100; draw++) used.bits();
    expect(used.fork(3).bits()).toBe(fresh);
    expect(random('a/3').bits()).toBe(fresh);
  });

  it('stays below the bound, and reaches every number', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (seed, bound) => {
        const source = random(seed);
        const seen = new Set(Array.from({ length: 400 }, () => source.below(bound)));
        expect([...seen].sort((a, b) => a - b)).toEqual([...Array(bound).keys()]);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it('is even: a chi-squared of 1,024 cells stays within five deviations', () => {
    const cells = new Int32Array(1024);
    const source = random('even');
    const draws = 1 << 20;
    for (let draw = 0; draw < draws; draw++) cells[source.bits() >>> 22]++;
    const expected = draws / cells.length;
    const chi = cells.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(Math.abs(chi - 1023)).toBeLessThan(5 * Math.sqrt(2 * 1023));
  });

  it('shuffles without losing anything, leaving the original alone', () => {
    const items = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8]);
    const shuffled = random('deck').shuffled(items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted()).toEqual(items);
  });
});
