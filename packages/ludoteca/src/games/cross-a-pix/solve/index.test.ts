import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cluesOf, solvedBoards } from '../../../../test/cross-a-pix/boards.ts';
import { Effort, type Random, random } from '../../../kernel/index.ts';
import type { CrossAPixClues, CrossAPixGrid, LineClue, Walls } from '../clues.ts';
import { regionsOf } from '../regions.ts';
import { verify } from '../rules.ts';
import { solutions } from './index.ts';
import { modelWithin } from './model.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

interface Case extends CrossAPixClues {
  readonly id: string;
  readonly unique: boolean;
  readonly solution: CrossAPixGrid;
}

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('../cases/cross-a-pix.json', import.meta.url), 'utf8'),
);

/** Up to `most` solutions, each checked by the rules. */
function solve(clues: CrossAPixClues, most = 2, effort = new Effort()): CrossAPixGrid[] {
  const found: CrossAPixGrid[] = [];
  for (const grid of solutions(clues, effort)) {
    expect(verify(clues, grid)).toEqual([]);
    expect(grid.flat()).not.toContain(null);
    found.push(grid);
    if (found.length === most) break;
  }
  return found;
}

function inOrder(grids: readonly CrossAPixGrid[]): string[] {
  return grids.map((grid) => grid.map((row) => row.join('')).join('/')).sort();
}

/** Every filling of whole regions that passes a judge, by trying all colourings. */
function tryingAll(
  clues: CrossAPixClues,
  judge: (grid: CrossAPixGrid) => boolean,
): CrossAPixGrid[] {
  const { count, ofCell } = regionsOf(clues);
  const found: CrossAPixGrid[] = [];
  for (let bits = 0; bits < 2 ** count; bits++) {
    const grid = Array.from({ length: clues.rows }, (_, row) =>
      Array.from({ length: clues.cols }, (_, col): 0 | 1 =>
        (bits >> ofCell[row * clues.cols + col]) & 1 ? 1 : 0,
      ),
    );
    if (judge(grid)) found.push(grid);
  }
  return found;
}

function transposed<Item>(matrix: readonly (readonly Item[])[], width: number): Item[][] {
  return Array.from({ length: width }, (_, col) => matrix.map((row) => row[col]));
}

/** The same puzzle with rows for columns. */
function onItsSide(clues: CrossAPixClues): CrossAPixClues {
  return {
    rows: clues.cols,
    cols: clues.rows,
    right: transposed(clues.down, clues.cols),
    down: transposed(clues.right, clues.cols - 1),
    rowClues: clues.colClues,
    colClues: clues.rowClues,
  };
}

/** Walls at random, each region painted or not at random. */
function dense(rows: number, cols: number, walls: number, source: Random): CrossAPixClues {
  const wall = (height: number, width: number): Walls =>
    Array.from({ length: height }, () =>
      Array.from({ length: width }, () => (source.chance(walls) ? 1 : 0)),
    );
  const cut = { rows, cols, right: wall(rows, cols - 1), down: wall(rows - 1, cols) };
  const { count, ofCell } = regionsOf({ ...cut, rowClues: [], colClues: [] });
  const colours = Array.from({ length: count }, () => (source.chance(0.5) ? 1 : 0));
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => colours[ofCell[row * cols + col]]),
  ) as (0 | 1)[][];
  return { ...cut, ...cluesOf(grid, cols) };
}

describe('the known cases', () => {
  it.each(cases)('$id', (known) => {
    const found = solve(known);
    expect(found.length).toBe(known.unique ? 1 : 2);
    if (known.unique) expect(found[0]).toEqual(known.solution);
    else expect(found[0]).not.toEqual(found[1]);
  });

  it.each(cases)('$id on its side', (known) => {
    const found = solve(onItsSide(known));
    expect(found.length).toBe(known.unique ? 1 : 2);
    if (known.unique) expect(found[0]).toEqual(transposed(known.solution, known.cols));
  });
});

describe('solutions', () => {
  it('are exactly those that trying everything finds', () => {
    fc.assert(
      fc.property(solvedBoards(4, 5), ({ clues }) => {
        fc.pre(regionsOf(clues).count <= 12);
        const expected = tryingAll(clues, (grid) => verify(clues, grid).length === 0);
        expect(inOrder(solve(clues, 10_000))).toEqual(inOrder(expected));
      }),
      { numRuns: isLong ? 2000 : 150 },
    );
  });

  it('are none for clues that contradict each other or themselves', () => {
    const walls = { rows: 1, cols: 2, right: [[1]], down: [] } as const;
    const none: readonly LineClue[][] = [
      [
        [1, 1],
        [0, 0],
        [0, 0],
      ],
      [
        [2, 2],
        [1, 1],
        [1, 1],
      ],
      [
        [1, 0],
        [1, 0],
        [0, 0],
      ],
      [
        [3, 1],
        [1, 1],
        [1, 1],
      ],
      [
        [-1, 1],
        [1, 1],
        [1, 1],
      ],
    ];
    for (const [row, ...colClues] of none) {
      expect(solve({ ...walls, rowClues: [row], colClues })).toEqual([]);
    }
  });

  it('are the same in the same order every time', () => {
    const clues = dense(12, 15, 0.7, random('again'));
    expect(solve(clues, 5)).toEqual(solve(clues, 5));
  });

  it.each([[1, 1], [1, 30], [30, 1], isLong ? [400, 400] : [400, 20]])(
    'of %i×%i grids with one region and with as many as cells',
    (rows, cols) => {
      const size = { rows, cols };
      const walls = (wall: 0 | 1) => ({
        right: Array.from({ length: rows }, () => new Array<0 | 1>(cols - 1).fill(wall)),
        down: Array.from({ length: rows - 1 }, () => new Array<0 | 1>(cols).fill(wall)),
      });
      const full = {
        rowClues: new Array<LineClue>(rows).fill([cols, 1]),
        colClues: new Array<LineClue>(cols).fill([rows, 1]),
      };
      for (const wall of [0, 1] as const) {
        const found = solve({ ...size, ...walls(wall), ...full });
        expect(found.length).toBe(1);
        expect(found[0].flat()).not.toContain(0);
      }
    },
  );

  it('end early when the effort is spent, and say so', () => {
    const hard = cases.find(({ id }) => id === 'dense07-30-1') ?? cases[0];
    const effort = new Effort({ nodes: 20 });
    expect(solve(hard, 2, effort)).toEqual([]);
    expect(effort.stopped).toBe('nodes');
    expect(effort.nodes).toBe(20);
    const aborted = new Effort({ signal: { aborted: true } });
    expect(solve(hard, 2, aborted)).toEqual([]);
    expect(aborted.stopped).toBe('aborted');
  });

  it('of hard puzzles are found within so many nodes', () => {
    const nodesOf = (id: string): number => {
      const known = cases.find((each) => each.id === id) ?? cases[0];
      const effort = new Effort({ nodes: 200_000 });
      expect(solve(known, 2, effort).length).toBe(known.unique ? 1 : 2);
      return effort.nodes;
    };
    expect(nodesOf('classic-100-1')).toBeLessThan(10);
    expect(nodesOf('uniq-pic-50-1')).toBeLessThan(500);
    expect(nodesOf('uniq-d06-50-1')).toBeLessThan(5000);
    expect(nodesOf('uniq-pic-100-1')).toBeLessThan(2000);
  });
});

describe('traps of the old program', () => {
  it('uncounted blocks: a filling with one more block than its clue is no solution', () => {
    const source = random('blocks');
    let trapped = 0;
    for (let round = 0; round < (isLong ? 40 : 12); round++) {
      const clues = dense(4, 4, 0.85, source.fork(round));
      if (regionsOf(clues).count > 14) continue;
      // What a solver that may leave a start uncounted would let pass: at least as many blocks.
      const lenient = tryingAll(clues, (grid) => {
        const { rowClues, colClues } = cluesOf(grid as (0 | 1)[][], clues.cols);
        const passes = (own: LineClue, clue: LineClue): boolean =>
          own[0] === clue[0] && own[1] >= clue[1];
        return (
          rowClues.every((own, row) => passes(own, clues.rowClues[row])) &&
          colClues.every((own, col) => passes(own, clues.colClues[col]))
        );
      });
      const strict = lenient.filter((grid) => verify(clues, grid).length === 0);
      if (strict.length < lenient.length) trapped++;
      expect(inOrder(solve(clues, 10_000))).toEqual(inOrder(strict));
    }
    expect(trapped).toBeGreaterThan(0);
  });

  it('rows for columns: an oblong puzzle on its side has its solutions on their sides', () => {
    const source = random('oblong');
    for (let round = 0; round < 30; round++) {
      const part = source.fork(round);
      const [rows, cols] = [2 + part.below(4), 6 + part.below(6)];
      const clues = dense(rows, cols, 0.5, part);
      const found = solve(clues, 50);
      const turned = solve(onItsSide(clues), 50);
      expect(turned.length).toBe(found.length);
      if (found.length < 50) {
        expect(inOrder(turned)).toEqual(inOrder(found.map((grid) => transposed(grid, cols))));
      }
    }
  });
});

describe('the model', () => {
  it('joins regions as if the wall between them were gone', () => {
    const source = random('join');
    for (let round = 0; round < (isLong ? 300 : 40); round++) {
      const part = source.fork(round);
      const clues = dense(3 + part.below(3), 3 + part.below(4), 0.8, part);
      const model = modelWithin(clues, new Effort());
      if (model === undefined) throw new Error('nothing stops what has no limits');
      const { regions, learner } = model;
      if (part.chance(0.5)) learner.solve();
      const cell = part.below(clues.rows * clues.cols - 1);
      if (cell % clues.cols === clues.cols - 1) continue;
      const [one, other] = [regions.ofCell[cell], regions.ofCell[cell + 1]];
      model.join(one, other);
      const apart = (a: number, b: number): boolean =>
        !(
          (regions.ofCell[a] === one && regions.ofCell[b] === other) ||
          (regions.ofCell[a] === other && regions.ofCell[b] === one)
        );
      const { cols } = clues;
      const merged: CrossAPixClues = {
        ...clues,
        right: clues.right.map((row, r) =>
          row.map((wall, c) => (apart(r * cols + c, r * cols + c + 1) ? wall : 0)),
        ),
        down: clues.down.map((row, r) =>
          row.map((wall, c) => (apart(r * cols + c, r * cols + c + cols) ? wall : 0)),
        ),
      };
      let count = 0;
      while (learner.solve() === 'satisfiable') {
        expect(learner.value(model.regionVariable(one))).toBe(
          learner.value(model.regionVariable(other)),
        );
        count++;
        learner.exclude();
      }
      expect(count).toBe(solve(merged, 100_000).length);
    }
  });
});
