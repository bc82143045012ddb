import { describe, expect, it } from 'vitest';
import { cut, found, load, type Packed } from '../../../../test/greater-than/packed.ts';
import { Effort, random } from '../../../kernel/index.ts';
import { GeneralEngine } from './general-engine.ts';
import { LeftoverClauses } from './leftover-clauses.ts';
import { PortfolioEngine } from './portfolio-engine.ts';
import { RootTrials } from './root-trials.ts';

/** What is left of a puzzle at its root before any trial, and the clauses of that. */
function rootOf(boxRows: number, boxCols: number, puzzle: Packed) {
  const search = new GeneralEngine(boxRows, boxCols);
  load(search, puzzle);
  search.pauseAfter(0);
  search.next(new Effort());
  const { layout, signs } = search;
  const words = search.root.slice();
  const clauses = new LeftoverClauses(layout, signs, words);
  return { search, words, clauses, trials: new RootTrials(layout, signs, clauses) };
}

describe('candidates tried at the root', () => {
  it.each([
    [2, 3, 0.4, 0.05],
    [3, 3, 0.5, 0.1],
    [3, 4, 0.75, 0.17],
  ])(
    'are struck only where no solution has them, in %i×%i boxes',
    (boxRows, boxCols, inside, givens) => {
      const draw = random(`trials ${boxRows}×${boxCols}`);
      const { size } = new GeneralEngine(boxRows, boxCols);
      let struck = 0;
      for (let round = 0; round < 20; round++) {
        const wrong = round % 4 === 0 ? 0.03 : 0;
        const puzzle = cut(boxRows, boxCols, { inside, across: 0.1, givens, wrong }, draw);
        const { search, words, clauses, trials } = rootOf(boxRows, boxCols, puzzle);
        if (search.isFinished) continue;
        const effort = new Effort({ nodes: 20_000 });
        const solutions = found(new GeneralEngine(boxRows, boxCols), puzzle, 300, effort);
        const before = clauses.open();
        if (!trials.run(words, new Effort())) {
          expect(solutions).toEqual([]);
          continue;
        }
        struck += before.filter((node) => !clauses.isOpen(node)).length;
        // Each solution is one of what is left, so that the learner finds it when nothing else is.
        const told = new Uint8Array(size * size);
        const again = new Set<string>();
        while (again.size < solutions.length && clauses.solve(new Effort()) === 'satisfiable') {
          clauses.tell(told);
          again.add(told.join());
        }
        expect(again.size).toBe(solutions.length);
        if (solutions.length < 300 && effort.stopped === undefined) {
          expect([...again].sort()).toEqual(solutions.toSorted());
        }
      }
      expect(struck).toBeGreaterThan(20);
    },
  );

  it('cost a node each, and stop where the effort does', () => {
    const draw = random('trials stop');
    const puzzle = cut(4, 4, { inside: 1, across: 0, givens: 0.1, wrong: 0 }, draw);
    const { words, clauses, trials } = rootOf(4, 4, puzzle);
    const before = clauses.open().length;
    const effort = new Effort({ nodes: 3 });
    expect(trials.run(words, effort)).toBe(true);
    expect(effort.stopped).toBe('nodes');
    expect(clauses.open().length).toBeLessThan(before);
    const aborted = new Effort({ signal: { aborted: true } });
    expect(trials.run(words, aborted)).toBe(true);
  });

  it('decide 25×25 puzzles that turns alone do not decide in as many nodes', () => {
    const draw = random('trials decide');
    const mixture = { inside: 1, across: 0, givens: 0.2, wrong: 0 };
    const puzzles = Array.from({ length: 5 }, () => cut(5, 5, mixture, draw));
    const isDecided = (puzzle: Packed, isTrying: boolean) => {
      const turns = { first: 1_000_000, work: 1_000_000, conflicts: 100, isTrying };
      const effort = new Effort({ nodes: 1500 });
      found(new PortfolioEngine(5, 5, turns), puzzle, 2, effort);
      return effort.stopped === undefined;
    };
    for (const puzzle of [puzzles[1], puzzles[4]]) {
      expect(isDecided(puzzle, true)).toBe(true);
      expect(isDecided(puzzle, false)).toBe(false);
    }
  });
});
