import { expect, it } from 'vitest';
import { Effort, random } from '../../../kernel/index.ts';
import type { CrossAPixClues } from '../clues.ts';
import { denseDraft } from '../generate/drafts.ts';
import { recipe } from '../generate/recipe.ts';
import { regionsOf } from '../regions.ts';
import { verify } from '../rules.ts';
import { beliefs } from './beliefs.ts';
import { exponential, logarithm } from './exponential.ts';
import { solutions } from './index.ts';
import { type Line, linesOf } from './model.ts';
import { voicesOf } from './swift-voices.ts';

/** What a single line tells of each region, by trying all colourings of it: painted against blank ones that meet its clue. */
function tried({ segments, clue: [painted, blocks] }: Line): number[] {
  const { regions, lengths } = segments;
  const ways = regions.map(() => [0, 0]);
  for (let bits = 0; bits < 2 ** regions.length; bits++) {
    let [counted, started, last] = [0, 0, 0];
    regions.forEach((_, at) => {
      const colour = (bits >> at) & 1;
      counted += colour * lengths[at];
      if (colour > last) started++;
      last = colour;
    });
    if (counted !== painted || started !== blocks) continue;
    for (const [at, way] of ways.entries()) way[(bits >> at) & 1]++;
  }
  return ways.map(([blank, filled]) =>
    Math.max(-12, Math.min(12, Math.log(filled) - Math.log(blank))),
  );
}

function dense(side: number, walls: number, seed: string): CrossAPixClues {
  const made = recipe({ style: 'dense', walls, size: { rows: side, cols: side } });
  if (!made.ok) throw new Error(made.error.code);
  return denseDraft(made.value, random(seed)).clues;
}

it('hears from one line what trying all its colourings tells', () => {
  for (let round = 0; round < 20; round++) {
    const clues = dense(9, 0.8, `voice-${round}`);
    const regions = regionsOf(clues);
    for (const line of linesOf(clues, regions)) {
      const own = line.segments.regions;
      if (new Set(own).size < own.length) continue;
      const values = new Int8Array(2 * regions.count);
      const once = { rounds: 1, nudge: 0, beginning: 'corner' } as const;
      const believed = beliefs(voicesOf([line], values), 1, once, new Effort());
      tried(line).forEach((odds, at) => {
        expect(believed?.[own[at]]).toBeCloseTo(odds, 3);
      });
    }
  }
});

it('is stopped with the effort', () => {
  const clues = dense(10, 0.7, 'stopped');
  const regions = regionsOf(clues);
  const stopped = new Effort({ signal: { aborted: true } });
  const values = new Int8Array(2 * regions.count);
  const patience = { rounds: 10, nudge: 1, beginning: 'edges' } as const;
  const lines = linesOf(clues, regions);
  expect(beliefs(voicesOf(lines, values), lines.length, patience, stopped)).toBeUndefined();
});

it('leads to fillings of boards that the search alone does not fill in ten times as many nodes', () => {
  for (const seed of ['k3', 'k9', 'cedar-10', 'kestrel-39', 'kestrel-126', 'kestrel-130']) {
    const clues = dense(50, 0.6, seed);
    const effort = new Effort({ nodes: 5000 });
    const [grid] = solutions(clues, effort);
    expect(grid).toBeDefined();
    expect(verify(clues, grid)).toEqual([]);
  }
});

it('leads to a second filling far from the first', () => {
  const clues = dense(50, 0.6, 'plover-49');
  const found = [];
  for (const grid of solutions(clues, new Effort({ nodes: 10_000 }))) {
    expect(verify(clues, grid)).toEqual([]);
    if (found.push(grid) === 2) break;
  }
  expect(found.length).toBe(2);
  expect(found[1]).not.toEqual(found[0]);
});

it('reckons exponential and logarithm as the library does', () => {
  for (let x = -12; x <= 12; x += 0.37) {
    expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 3);
    expect(logarithm(Math.exp(x))).toBeCloseTo(x, 5);
  }
  expect(logarithm(1e300)).toBeGreaterThan(12);
  expect(logarithm(1e-300)).toBeLessThan(-12);
});
