import { describe, expect, it } from 'vitest';
import { naiveSolver, naiveWinner } from '../../../../test/rastros/naive.ts';
import {
  cellOf,
  naiveOf,
  nameOf,
  paramsFor,
  playedPosition,
  randomPosition,
  solvedCases,
} from '../../../../test/rastros/positions.ts';
import { Effort, random } from '../../../kernel/index.ts';
import { rastros } from '../index.ts';
import { initial, type RastrosState } from '../rules.ts';
import { LiveSolver, solveAlone } from './index.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

/** Who wins, by solving with no limit. */
function winnerOf(state: RastrosState): string {
  const isWin = solveAlone(state)?.value === 'win';
  return isWin === (state.toMove === 'north') ? 'north' : 'south';
}

describe('the exact solver', () => {
  it('agrees with brute force on random positions of 3×3 to 5×5, and shows the win', () => {
    const source = random('brute');
    let brute = naiveSolver();
    const solvers = new Map<string, LiveSolver>();
    for (let index = 0; index < (isLong ? 10_000 : 300); index++) {
      // What brute force remembers must stay within what a map can hold.
      if (index % 5_000 === 4_999) brute = naiveSolver();
      const size = 3 + (index % 3);
      // Wide open 5×5 boards are too much for brute force in a short suite.
      const state = randomPosition(size, source, size < 5 ? 0 : isLong ? 5 : 12);
      const goals = [0, size * size - 1].map((goal) => state.blocked.includes(goal));
      const config = `${size} ${goals}`;
      const solver = solvers.get(config) ?? new LiveSolver(state);
      solvers.set(config, solver);
      const solved = solver.solve(state, new Effort());
      const expected = brute(naiveOf(state));
      expect(solved?.value).toBe(expected.wins ? 'win' : 'loss');
      if (solved?.value !== 'win') continue;
      const after = naiveOf(rastros.apply(state, solved.move));
      // The loser has lost at once, or is to move in a lost position.
      expect(naiveWinner(after) ?? (brute(after).wins ? after.player : state.toMove)).toBe(
        state.toMove,
      );
    }
  });

  it('agrees with brute force on how long games last', () => {
    const source = random('distance');
    const brute = naiveSolver();
    for (let index = 0; index < (isLong ? 3000 : 60); index++) {
      const size = 3 + (index % 3);
      const state = randomPosition(size, source, size < 5 ? 0 : 12);
      const { wins, plies } = brute(naiveOf(state));
      const solver = new LiveSolver(state);
      expect(solver.distance(state, wins ? 'win' : 'loss', new Effort())).toBe(plies);
    }
  });

  it('knows who wins each start of the small boards', () => {
    const south = (size: number) =>
      Array.from({ length: size * size - 2 }, (_, index) => index + 1)
        .filter((start) => winnerOf(initial({ size, start })) === 'south')
        .map((start) => nameOf(start, size));
    expect(south(3)).toEqual(['c1', 'a3']);
    expect(south(4)).toEqual(['c1', 'd2', 'a3', 'b4']);
    expect(south(5)).toEqual(['e1', 'a5']);
    if (isLong) {
      expect(south(6)).toEqual(['c1', 'd2', 'a3', 'e3', 'b4', 'f4', 'c5', 'd6']);
      expect(south(7)).toEqual(['e3', 'c5']);
    }
  });

  // The centre of 7×7, with all its moves, is left to the long suite.
  const cases = solvedCases().filter(({ isHeavy, id }) => !isHeavy && (isLong || id !== 29));
  it.each(cases)('solves case $id', ({ state, size, winner, winningMoves, losingMoves }) => {
    const solver = new LiveSolver(state);
    const winnerAt = (at: RastrosState): string => {
      const end = rastros.outcome(at);
      if (end !== undefined) return end.winner === 0 ? 'north' : 'south';
      const isWin = solver.solve(at, new Effort())?.value === 'win';
      return isWin === (at.toMove === 'north') ? 'north' : 'south';
    };
    expect(winnerAt(state)).toBe(winner);
    expect(rastros.moves(state)).toHaveLength(winningMoves.length + losingMoves.length);
    for (const name of [...winningMoves, ...losingMoves]) {
      const after = rastros.apply(state, cellOf(name, size));
      expect(winnerAt(after) === state.toMove).toBe(winningMoves.includes(name));
    }
  });

  it('solves 7×7 from e5 within 1.6 million nodes', () => {
    const effort = new Effort({ nodes: 1_600_000 });
    expect(solveAlone(initial(paramsFor(7)), effort)).toMatchObject({ value: 'win' });
    expect(effort.stopped).toBeUndefined();
  });

  it('costs the same each time, whatever was solved before by others', () => {
    const state = playedPosition(8, 12, random('same'));
    const costs = [0, 1].map(() => {
      const effort = new Effort();
      solveAlone(state, effort);
      return effort.nodes;
    });
    expect(costs[0]).toBe(costs[1]);
  });

  it('stops when the effort is spent, and says nothing', () => {
    const effort = new Effort({ nodes: 1000 });
    expect(solveAlone(initial(paramsFor(8)), effort)).toBeUndefined();
    expect(effort).toMatchObject({ nodes: 1000, stopped: 'nodes' });
  });

  it('is not asked about games that are over, or boards that are too large', () => {
    const over: RastrosState = { size: 5, blocked: [], stone: 0, toMove: 'south' };
    expect(() => solveAlone(over)).toThrow();
    expect(() => solveAlone(initial(paramsFor(9)))).toThrow(RangeError);
  });
});
