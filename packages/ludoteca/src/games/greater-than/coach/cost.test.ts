/** What is cheaper to see, by comparison: the entries in sight of one position, from the easiest. */

import { describe, expect, it } from 'vitest';
import { Effort } from '../../../kernel/index.ts';
import { generate, practise } from '../../../puzzle/index.ts';
import { deduction } from '../deduce/index.ts';
import { greaterThan } from '../index.ts';
import { entriesIn } from './entries.ts';
import { Background } from './glance.ts';

const six = [{ size: { rows: 6, cols: 6 } }];

/** The entries in sight where this insight is to be practised. */
function inSight(insight: string) {
  const found = practise(greaterThan, six, insight, 'cost');
  if (!found.ok) throw new Error(found.error.code);
  const { clues, grid, argument } = found.value;
  const background = new Background(deduction.open(clues, grid));
  const entries = [...entriesIn({ background, links: [] }, background.candidates)];
  return { argument, entries: entries.toSorted((one, other) => one.cost - other.cost) };
}

describe('the cost of an argument', () => {
  it('is what decides: the cheapest entry in sight is told', () => {
    for (const insight of ['low-point', 'last-cell', 'missing-rank']) {
      const { argument, entries } = inSight(insight);
      expect(argument.links[0].insight).toBe(insight);
      expect(entries[0].cost).toBeCloseTo(argument.cost);
    }
  });

  it('is least for the last cell of a house, then for the one low point, then for what must be counted', () => {
    const made = generate(
      greaterThan,
      { boxRows: 3, boxCols: 3, style: 'any', level: 'easy' },
      'c',
    );
    if (!made.ok) throw new Error(made.error.code);
    const { clues } = made.value;
    const costs = new Map<string, number[]>();
    const position = deduction.open(clues, greaterThan.empty(clues));
    while (!deduction.isSolved(position)) {
      const background = new Background(position);
      for (const { insight, cost } of entriesIn({ background, links: [] }, background.candidates)) {
        costs.set(insight, [...(costs.get(insight) ?? []), cost]);
      }
      const argument = deduction.coach?.argue(clues, position, new Effort());
      if (argument === undefined) throw new Error('nothing is in sight');
      deduction.conclude(position, argument.links[argument.links.length - 1].conclusion);
    }
    const least = (insight: string) => Math.min(...(costs.get(insight) ?? []));
    expect(least('last-cell')).toBeLessThan(least('low-point'));
    expect(least('low-point')).toBeLessThan(least('missing-rank'));
    expect(least('only-place')).toBeLessThan(least('chain-length'));
    expect(least('missing-rank')).toBeLessThan(least('push'));
  });

  it('says "every other cell" of one box before it counts cells one by one', () => {
    const { argument } = inSight('low-point');
    const codes = argument.links[0].words.map(({ code }) => code);
    expect(codes.some((code) => /coach-(?:all|rest|some)-/.test(code))).toBe(true);
    expect(codes.some((code) => /coach-crowd/.test(code))).toBe(false);
  });
});
