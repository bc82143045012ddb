import { describe, expect, it } from 'vitest';
import { analyse } from '../../../game/index.ts';
import { Effort } from '../../../kernel/index.ts';
import { rastros } from '../index.ts';
import { LiveSolver } from '../solve/index.ts';
import { smallOpenings, smallStart, walkOpenings } from './openings.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

describe('the openings of 7×7', () => {
  it('are what the solver proves', async () => {
    const book = await smallOpenings();
    const solver = new LiveSolver(smallStart());
    let met = 0;
    walkOpenings(smallStart(), 4, (state) => {
      // A sample, unless there is time for all.
      if (met++ % (isLong ? 1 : 61) !== 0) return;
      expect(book.value?.(state)).toBe(solver.solve(state, new Effort())?.value);
    });
    expect(met).toBe(723);
  });

  it('give every move of the first four its value without a search', async () => {
    const book = await smallOpenings();
    let state = smallStart();
    for (let made = 0; made < 4; made++) {
      const { moves, value } = analyse(rastros, state, new Effort({ nodes: 1 }), book);
      expect(moves.every((move) => move.value === 'win' || move.value === 'loss')).toBe(true);
      expect(value).not.toBe('unknown');
      state = rastros.apply(state, (moves.find((move) => move.value === 'win') ?? moves[0]).move);
    }
    const first = analyse(rastros, smallStart(), new Effort({ nodes: 1 }), book).moves;
    const won = first.filter(({ value }) => value === 'win');
    expect(won.map(({ move }) => rastros.formatMove(smallStart(), move)).sort()).toEqual(
      ['d4', 'd5', 'e4', 'e6', 'f5'].sort(),
    );
  });
});
