import { describe, expect, it } from 'vitest';
import { random } from '../kernel/index.ts';
import { type CoverPart, cheapestCover } from './cover.ts';

/** Tries every choice of parts. */
function slowCover(needs: number, parts: readonly CoverPart[]): number | undefined {
  let best: number | undefined;
  for (let choice = 0; choice < 2 ** parts.length; choice++) {
    let covered = 0;
    let cost = 0;
    for (const [index, part] of parts.entries()) {
      if (((choice >>> index) & 1) === 0) continue;
      covered |= part.covers;
      cost += part.cost;
    }
    if ((needs & ~covered) === 0 && (best === undefined || cost < best)) best = cost;
  }
  return best;
}

describe('a cheapest cover', () => {
  it('costs what trying every choice finds, and has no idle part', () => {
    const source = random('cover');
    for (let round = 0; round < 400; round++) {
      const needs = 1 + source.below(2 ** 7 - 1);
      const parts = Array.from({ length: source.below(9) }, () => ({
        covers: source.below(2 ** 7),
        cost: source.below(8) / 4,
      }));
      const cover = cheapestCover(needs, parts);
      const least = slowCover(needs, parts);
      expect(cover === undefined).toBe(least === undefined);
      if (cover === undefined) continue;
      expect(cover.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(least ?? -1);
      for (const part of cover) {
        const rest = cover.filter((other) => other !== part);
        expect(needs & ~rest.reduce((union, { covers }) => union | covers, 0)).not.toBe(0);
      }
    }
  });

  it('is nothing where something cannot be covered', () => {
    expect(cheapestCover(3, [{ covers: 1, cost: 1 }])).toBeUndefined();
    expect(cheapestCover(0, [{ covers: 1, cost: 1 }])).toEqual([]);
  });
});
