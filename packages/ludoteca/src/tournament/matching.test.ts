import { describe, expect, it } from 'vitest';
import { random } from '../kernel/index.ts';
import { cheapestPairs } from './matching.ts';

/** By trying everything: the least that pairing off can cost. */
function leastCost(size: number, cost: (one: number, other: number) => number): number {
  const known = new Map<number, number>([[0, 0]]);
  const least = (left: number): number => {
    const before = known.get(left);
    if (before !== undefined) return before;
    const one = 31 - Math.clz32(left);
    let best = Number.POSITIVE_INFINITY;
    for (let other = 0; other < one; other++) {
      if ((left & (1 << other)) === 0) continue;
      best = Math.min(best, cost(one, other) + least(left & ~(1 << one) & ~(1 << other)));
    }
    known.set(left, best);
    return best;
  };
  return least(2 ** size - 1);
}

describe('the cheapest pairs', () => {
  it('cost as little as those found by trying everything, and pair everybody', () => {
    const dice = random('pairs');
    for (let round = 0; round < 400; round++) {
      const size = 2 * (1 + dice.below(6));
      // Few different costs make many ties and many blossoms.
      const most = dice.pick([2, 5, 1000, 1e12]);
      const table = Array.from({ length: size * size }, () => dice.below(Math.min(most, 4e9)) + 1);
      const cost = (one: number, other: number) =>
        table[Math.min(one, other) * size + Math.max(one, other)];
      const mates = cheapestPairs(size, cost);
      for (const [one, mate] of mates.entries()) expect(mates[mate]).toBe(one);
      const total = mates.reduce((sum, mate, one) => sum + (one < mate ? cost(one, mate) : 0), 0);
      expect(total).toBe(leastCost(size, cost));
    }
  });

  it('pair nobody with themselves, and refuse an odd number', () => {
    expect(cheapestPairs(0, () => 0)).toEqual([]);
    expect(() => cheapestPairs(3, () => 1)).toThrow(/odd/);
  });
});
