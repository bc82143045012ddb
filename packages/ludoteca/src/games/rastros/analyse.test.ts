import { describe, expect, it } from 'vitest';
import { naiveSolver } from '../../../test/rastros/naive.ts';
import {
  cellOf,
  naiveOf,
  nameOf,
  paramsFor,
  randomPosition,
  solvedCases,
} from '../../../test/rastros/positions.ts';
import { analyse, prove } from '../../game/index.ts';
import { Effort, random } from '../../kernel/index.ts';
import { rastros } from './index.ts';
import type { RastrosState } from './rules.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

describe('analysis of Rastros', () => {
  it('tells every move and how long it lasts, as brute force does', () => {
    const source = random('analyse');
    const brute = naiveSolver();
    for (let index = 0; index < (isLong ? 500 : 40); index++) {
      const size = 3 + (index % 3);
      const state = randomPosition(size, source, size < 5 ? 0 : 12);
      const { wins, plies } = brute(naiveOf(state));
      const analysis = analyse(rastros, state, new Effort());
      expect(analysis).toMatchObject({ value: wins ? 'win' : 'loss', distance: plies });
      for (const { move, value, distance } of analysis.moves) {
        const after = brute(naiveOf(rastros.apply(state, move)));
        expect({ value, distance }).toEqual({
          value: after.wins ? 'loss' : 'win',
          distance: after.plies + 1,
        });
      }
    }
  });

  it('tells who wins alone, by a move that keeps the win, as brute force does', () => {
    const source = random('prove');
    const brute = naiveSolver();
    for (let index = 0; index < (isLong ? 500 : 60); index++) {
      const size = 3 + (index % 3);
      const state = randomPosition(size, source, size < 5 ? 0 : 12);
      // A book that knows every other position that is won.
      const book = {
        reply(at: RastrosState) {
          if (at.blocked.length % 2 === 0 || !brute(naiveOf(at)).wins) return undefined;
          return rastros.moves(at).find((move) => {
            const after = rastros.apply(at, move);
            return (
              rastros.outcome(after)?.winner === rastros.turn(at) || !brute(naiveOf(after)).wins
            );
          });
        },
      };
      const { wins } = brute(naiveOf(state));
      for (const known of [undefined, book]) {
        const { value, move } = prove(rastros, state, new Effort(), known);
        expect(value).toBe(wins ? 'win' : 'loss');
        if (!wins) continue;
        const after = rastros.apply(state, move ?? -1);
        const end = rastros.outcome(after);
        expect(end === undefined ? !brute(naiveOf(after)).wins : end.winner).toBe(
          end === undefined ? true : rastros.turn(state),
        );
      }
    }
  });

  it('proves nothing without effort, and guesses nothing then', () => {
    const state = rastros.initial({ size: 7, start: 24 });
    expect(prove(rastros, state, new Effort({ nodes: 10 }))).toEqual({ value: 'unknown' });
  });

  it.each(
    solvedCases().filter(
      ({ isHeavy, size, dtw }) => !isHeavy && size > (isLong ? 5 : 6) && dtw !== null,
    ),
  )('has the distance of case $id, which ends up to two plies later', ({ state, winner, dtw }) => {
    const analysis = analyse(rastros, state, new Effort({ nodes: 4_000_000 }));
    expect(analysis.value).toBe(winner === state.toMove ? 'win' : 'loss');
    if (analysis.distance === undefined) return;
    expect(analysis.distance).toBeGreaterThanOrEqual(dtw ?? 0);
    expect(analysis.distance).toBeLessThanOrEqual((dtw ?? 0) + 2);
  });

  it.runIf(isLong)('proves every first move of 7×7 from e5', () => {
    const state = rastros.initial(paramsFor(7));
    const analysis = analyse(rastros, state, new Effort({ nodes: 30_000_000 }));
    const winning = analysis.moves.filter(({ value }) => value === 'win');
    expect(winning.map(({ move }) => nameOf(move, 7))).toEqual(['d4', 'e4', 'd5', 'f5', 'e6']);
    expect(analysis.value).toBe('win');
  });

  it('says unknown where no proof reaches', () => {
    const state = rastros.initial(paramsFor(8));
    const analysis = analyse(rastros, state, new Effort({ nodes: 200_000 }));
    expect(analysis.value).toBe('unknown');
    expect(analysis.nodes).toBeLessThanOrEqual(200_000);
    for (const { value, estimate } of analysis.moves) {
      expect(value).toBe('unknown');
      expect(estimate).toBeGreaterThan(0);
      expect(estimate).toBeLessThan(1);
    }
  });

  it('proves what it can on boards too large for the exact solver', () => {
    const size = 10;
    const cornered: RastrosState = {
      size,
      blocked: ['a3', 'b3', 'b1'].map((name) => cellOf(name, size)),
      stone: cellOf('a2', size),
      toMove: 'south',
    };
    const analysis = analyse(rastros, cornered, new Effort({ nodes: 20_000 }));
    expect(analysis).toMatchObject({ value: 'loss', distance: 2 });
    const start = rastros.initial(paramsFor(size));
    expect(analyse(rastros, start, new Effort({ nodes: 20_000 })).value).toBe('unknown');
  });

  it('takes the word of a book', () => {
    const state = rastros.initial(paramsFor(8));
    const book = { reply: (at: RastrosState) => (at.blocked.length === 1 ? 27 : undefined) };
    const analysis = analyse(rastros, state, new Effort({ nodes: 0 }), book);
    expect(analysis.value).toBe('loss');
    const after = rastros.apply(state, cellOf('e4', 8));
    expect(analyse(rastros, after, new Effort({ nodes: 0 }), book)).toMatchObject({ value: 'win' });
  });
});
