import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Effort, random } from '../../../kernel/index.ts';
import type { Digits, GreaterThanClues } from '../clues.ts';
import { verify } from '../rules.ts';
import { solutions } from './index.ts';

interface Case extends GreaterThanClues {
  readonly id: string;
  readonly solution: Digits;
}

function read(file: string) {
  return JSON.parse(readFileSync(new URL(`../cases/${file}`, import.meta.url), 'utf8'));
}

const isLong = process.env.LUDOTECA_LONG === '1';
const cases: readonly Case[] = read('greater-than.json');
const sets: Readonly<Record<'full' | 'mixed' | 'min', readonly Case[]>> =
  read('greater-than-bench.json');

/** The nodes it takes to find the one solution, which must be the known one, and to prove it alone. */
function nodesOf(clues: Case): number {
  const effort = new Effort({ nodes: 100_000 });
  const found = [...solutions(clues, effort)];
  expect(found.map(({ digits }) => digits)).toEqual([clues.solution]);
  expect(verify(clues, found[0])).toEqual([]);
  expect(effort.stopped).toBeUndefined();
  return effort.nodes;
}

describe('the cases', () => {
  /** Where more than 64 nodes may be needed: some two times what it took, so that a regression shows. */
  const bounds: Readonly<Record<string, number>> = {
    '8x8-minimal-0': 500,
    '9x9-sym180-1': 400,
    '9x9-sym180-3': 400,
    '9x9-minimal-0': 1500,
    '9x9-minimal-2': 1500,
    '9x9-minimal-4': 1000,
    '9x9-record29': 500,
    '9x9-near-record30-2': 250,
    '12x12-full-nogivens-1': 500,
    '12x12-full-nogivens-3': 1500,
    '12x12-full-fewgivens-0': 300,
    '12x12-crossbox-nogivens-0': 200,
    '16x16-full-fewgivens-1': 1000,
    '16x16-full-fewgivens-2': 6000,
  };

  it.each(cases.map((each) => [each.id, each] as const))('%s', (id, clues) => {
    expect(nodesOf(clues)).toBeLessThanOrEqual(bounds[id] ?? 64);
  });
});

describe('what is told of a puzzle', () => {
  // Grids of 9×9 and larger: both engines, which serve one puzzle after the other.
  const puzzles = [
    ...sets.mixed,
    ...sets.min.slice(isLong ? 0 : 40),
    ...cases.filter(({ givens }) => givens.length > 9 && givens.length < 16),
  ];

  it('does not depend on what was solved before it', () => {
    const alone = puzzles.map(nodesOf);
    for (const seed of ['one', 'other']) {
      for (const at of random(seed).shuffled(puzzles.keys())) {
        expect([at, nodesOf(puzzles[at])]).toEqual([at, alone[at]]);
      }
    }
  });
});

describe('the sets for speed', () => {
  it.each([
    ['full', 6],
    ['mixed', 60],
    ['min', 1100],
  ] as const)('%s takes at most %i nodes a puzzle on average', (name, most) => {
    const nodes = sets[name].map(nodesOf);
    expect(nodes.reduce((sum, each) => sum + each) / nodes.length).toBeLessThanOrEqual(most);
  });
});

function blank(boxRows: number, boxCols: number): GreaterThanClues {
  const size = boxRows * boxCols;
  const matrix = <Item>(rows: number, cols: number, item: Item) =>
    Array.from({ length: rows }, () => Array.from({ length: cols }, () => item));
  return {
    boxRows,
    boxCols,
    givens: matrix(size, size, 0),
    right: matrix(size, size - 1, '' as const),
    down: matrix(size - 1, size, '' as const),
  };
}

describe('solutions', () => {
  it('come one at a time, each once', () => {
    const clues = blank(3, 3);
    const effort = new Effort({ nodes: 500 });
    const five = new Set<string>();
    for (const grid of solutions(clues, effort)) {
      expect(verify(clues, grid)).toEqual([]);
      five.add(JSON.stringify(grid));
      if (five.size === 5) break;
    }
    expect(five.size).toBe(5);
    expect(effort.stopped).toBeUndefined();
  });

  it('of an empty 16×16 grid are found without much searching', () => {
    const effort = new Effort({ nodes: 500 });
    expect([...take(solutions(blank(4, 4), effort), 1)]).toHaveLength(1);
  });

  it('are all counted', () => {
    expect([...solutions(blank(2, 2), new Effort())]).toHaveLength(288);
  });

  it('can be asked for while others are still being found', () => {
    const clues = blank(3, 3);
    const alone = [...take(solutions(clues, new Effort()), 3)];
    const pairs: unknown[][] = [];
    for (const outer of take(solutions(clues, new Effort()), 3)) {
      pairs.push([outer, ...take(solutions(clues, new Effort()), 2)]);
    }
    expect(pairs).toEqual(alone.map((outer) => [outer, alone[0], alone[1]]));
  });

  it('end when the nodes are spent', () => {
    const hard = cases.find(({ id }) => id === '9x9-minimal-0');
    if (hard === undefined) throw new Error('the case is gone');
    const effort = new Effort({ nodes: 20 });
    expect([...solutions(hard, effort)].length).toBeLessThanOrEqual(1);
    expect(effort.stopped).toBe('nodes');
    expect(effort.nodes).toBe(20);
  });

  it.each([
    [4, 4],
    [5, 5],
  ])('of %i×%i boxes end soon after being told to, within a few nodes', (boxRows, boxCols) => {
    // Signs in a pattern that leaves the walk of each box as long as it gets, and no givens.
    const clues = checkered(boxRows, boxCols);
    let asked = 0;
    const signal = {
      get aborted() {
        asked++;
        return asked > 3;
      },
    };
    const effort = new Effort({ signal });
    expect([...solutions(clues, effort)]).toEqual([]);
    expect(effort.stopped).toBe('aborted');
    expect(effort.nodes).toBeLessThan(200);
  });
});

function* take<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    yield item;
    taken++;
    if (taken === most) return;
  }
}

/** Inside the boxes every other cell is larger than all its neighbours. */
function checkered(boxRows: number, boxCols: number): GreaterThanClues {
  const clues = blank(boxRows, boxCols);
  const sign = (row: number, col: number) => ((row + col) % 2 === 0 ? '<' : '>');
  return {
    ...clues,
    right: clues.right.map((line, row) =>
      line.map((_, col) => ((col + 1) % boxCols === 0 ? '' : sign(row, col))),
    ),
    down: clues.down.map((line, row) =>
      line.map((_, col) => ((row + 1) % boxRows === 0 ? '' : sign(row, col))),
    ),
  };
}
