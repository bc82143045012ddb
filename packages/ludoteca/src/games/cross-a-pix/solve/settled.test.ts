import { expect, it } from 'vitest';
import type { OptionValues } from '../../../document/index.ts';
import { Effort, random } from '../../../kernel/index.ts';
import type { CrossAPixClues } from '../clues.ts';
import { classicDraft, denseDraft } from '../generate/drafts.ts';
import { type CrossAPixRecipe, recipe } from '../generate/recipe.ts';
import { regionsOf } from '../regions.ts';
import { solutions } from './index.ts';
import { modelWithin, ruledLinesOf } from './model.ts';
import { settle } from './settled.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

function ordered(values: OptionValues, rows: number, cols: number): CrossAPixRecipe {
  const made = recipe({ ...values, size: { rows, cols } });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

function settledOf(clues: CrossAPixClues, given: readonly number[] = []) {
  const regions = regionsOf(clues);
  const settled = settle(ruledLinesOf(clues, regions), regions.count, given, new Effort());
  if (settled === undefined) throw new Error('nothing stops what has no limits');
  return { regions, values: settled.values, isBroken: settled.isBroken };
}

/** Every filling, by the search that knows nothing of what is settled before it: regions painted, as text. */
function searched(clues: CrossAPixClues): string[] {
  const model = modelWithin(clues, new Effort());
  if (model === undefined) throw new Error('nothing stops what has no limits');
  const found: string[] = [];
  while (model.learner.solve() === 'satisfiable') {
    const painted = Array.from({ length: model.regions.count }, (_, region) =>
      model.learner.value(model.regionVariable(region)) ? 1 : 0,
    );
    found.push(painted.join(''));
    model.learner.exclude();
  }
  return found.sort();
}

it('leaves all solutions and adds none', () => {
  let settledAll = 0;
  let settledSome = 0;
  const source = random('settled');
  for (let round = 0; round < (isLong ? 1000 : 50); round++) {
    const part = source.fork(round);
    const walls = part.chance(0.5) ? 0.7 : 0.9;
    const { clues } = denseDraft(ordered({ style: 'dense', walls }, 6, 7), part);
    const { regions, values, isBroken } = settledOf(clues);
    expect(isBroken).toBe(false);
    const expected = searched(clues);
    const known = Array.from({ length: regions.count }, (_, region) => values[2 * region]);
    for (const filling of expected) {
      known.forEach((value, region) => {
        if (value !== 0) expect(filling[region]).toBe(value === 1 ? '1' : '0');
      });
    }
    const found = [...solutions(clues, new Effort())].map((grid) =>
      Array.from(regions.firstCells, (cell) => grid.flat()[cell]).join(''),
    );
    expect(found.sort()).toEqual(expected);
    if (!known.includes(0)) settledAll++;
    else if (known.some((value) => value !== 0)) settledSome++;
  }
  // The boards must be worth it.
  expect(settledAll).toBeGreaterThan(10);
  expect(settledSome).toBeGreaterThan(10);
});

it('sees what is given, and that it cannot be', () => {
  const clues: CrossAPixClues = {
    rows: 1,
    cols: 3,
    right: [[1, 1]],
    down: [],
    rowClues: [[2, 1]],
    colClues: [
      [0, 0],
      [1, 1],
      [1, 1],
    ],
  };
  expect([...settledOf(clues).values]).toEqual([-1, 1, 1, -1, 1, -1]);
  expect(settledOf(clues, [0]).isBroken).toBe(true);
  expect(settledOf(clues, [2, 3]).isBroken).toBe(true);
  expect([...solutions(clues, new Effort(), [[1, null, null]])]).toEqual([]);
  expect([...solutions(clues, new Effort(), [[null, 1, null]])]).toEqual([[[0, 1, 1]]]);
});

it('is all that classic puzzles need: two nodes, one for the solution and one that tells of no other', () => {
  const classic = ordered({ style: 'classic' }, 60, 60);
  for (let seed = 0; seed < 3; seed++) {
    const { clues, target } = classicDraft(classic, random(`classic-${seed}`));
    const effort = new Effort();
    const found = [...solutions(clues, effort)];
    expect(found.map((grid) => grid.flat())).toEqual([[...target.painted]]);
    expect(effort.nodes).toBe(2);
  }
});

it('stops with the effort', () => {
  const { clues } = classicDraft(ordered({ style: 'classic' }, 20, 20), random('stop'));
  const spent = new Effort({ nodes: 0 });
  expect([...solutions(clues, spent)]).toEqual([]);
  expect(spent.stopped).toBe('nodes');
  const single = new Effort({ nodes: 1 });
  expect([...solutions(clues, single)]).toHaveLength(1);
  expect(single.stopped).toBe('nodes');
  expect([...solutions(clues, new Effort({ signal: { aborted: true } }))]).toEqual([]);
});
