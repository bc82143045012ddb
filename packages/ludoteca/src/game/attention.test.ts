import { describe, expect, it } from 'vitest';
import { Effort, random, withoutChance } from '../kernel/index.ts';
import { attentively } from './attention.ts';
import { budgetOf } from './level-cards.ts';

/** What a bot that spends 1,000 nodes undistracted is given, by seed. */
function given(wavers: number, seeds: number): number[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const effort = new Effort({ nodes: budgetOf(1000, wavers) });
    return attentively(wavers, random(seed), effort, (part) => part.left);
  });
}

describe('attention', () => {
  it('is usually an eighth, two times of three within a factor of e to the power of how it wavers', () => {
    const nodes = given(2, 2000).sort((one, other) => one - other);
    expect(nodes[1000]).toBeGreaterThan(100);
    expect(nodes[1000]).toBeLessThan(155);
    const within = nodes.filter((each) => each > 125 / Math.exp(2) && each < 125 * Math.exp(2));
    expect(within.length / 2000).toBeCloseTo(0.68, 1);
  });

  it('is at least a node and at most eight times what is spent undistracted', () => {
    const nodes = given(5, 2000);
    expect(Math.min(...nodes)).toBe(1);
    expect(Math.max(...nodes)).toBe(8000);
  });

  it('depends on the seed alone, and its cost is counted', () => {
    expect(given(3, 20)).toEqual(given(3, 20));
    const effort = new Effort({ nodes: budgetOf(100, 3) });
    const spent = attentively(3, random('cost'), effort, (part) => {
      while (part.spend());
      return part.nodes;
    });
    expect(effort.nodes).toBe(spent);
  });

  it('is whole where it does not waver, without chance, and where time is what ends', () => {
    const ask = (wavers: number, nodes: number | undefined, source = random('s')) =>
      attentively(
        wavers,
        source,
        new Effort(nodes === undefined ? {} : { nodes }),
        (part, share) => [part.left, share],
      );
    expect(ask(0, 1000)).toEqual([1000, 1]);
    expect(ask(3, budgetOf(1000, 3), withoutChance(random('s')))).toEqual([1000, 1]);
    expect(ask(3, undefined)).toEqual([Number.POSITIVE_INFINITY, 1]);
  });
});
