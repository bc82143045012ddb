import { describe, expect, it } from 'vitest';
import { analyse } from '../../../game/index.ts';
import { Effort } from '../../../kernel/index.ts';
import { rastros } from '../index.ts';
import { apply, type RastrosState } from '../rules.ts';
import { LiveSolver } from '../solve/index.ts';
import { openingDepths, openingStart, openingsOf, walkOpenings } from './openings.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

async function bookOf(size: number) {
  const book = await openingsOf(size);
  if (book === undefined) throw new Error(`no openings of ${size}×${size}`);
  return book;
}

/** What is known of every move of a position, by its name, without a search. */
function atSight(state: RastrosState, book: Awaited<ReturnType<typeof bookOf>>) {
  return analyse(rastros, state, new Effort({ nodes: 1 }), book);
}

function winsAt(state: RastrosState, book: Awaited<ReturnType<typeof bookOf>>): string {
  const won = atSight(state, book).moves.filter(({ value }) => value === 'win');
  return won.map(({ move }) => rastros.formatMove(state, move)).join(' ');
}

describe('the openings of 7×7', () => {
  it('are what the solver proves', async () => {
    const book = await bookOf(7);
    const solver = new LiveSolver(openingStart(7));
    let met = 0;
    walkOpenings(7, (state) => {
      // A sample, unless there is time for all.
      if (met++ % (isLong ? 1 : 361) !== 0) return;
      expect(book.value?.(state)).toBe(solver.solve(state, new Effort())?.value);
    });
    expect(met).toBe(723);
  });

  it('give every move of the first four its value without a search', async () => {
    const book = await bookOf(7);
    let state = openingStart(7);
    for (let made = 0; made < openingDepths[7]; made++) {
      const { moves, value } = atSight(state, book);
      expect(moves.every((move) => move.value === 'win' || move.value === 'loss')).toBe(true);
      expect(value).not.toBe('unknown');
      state = rastros.apply(state, (moves.find((move) => move.value === 'win') ?? moves[0]).move);
    }
    expect(winsAt(openingStart(7), book)).toBe('d4 e4 d5 f5 e6');
  });
});

describe('the openings of 8×8', () => {
  it('agree with the book, and with each other', async () => {
    const book = await bookOf(8);
    const start = openingStart(8);
    // All first moves lose: each has a reply that the book gives and the openings call won.
    expect(atSight(start, book).value).toBe('loss');
    let met = 0;
    walkOpenings(8, (state, _, made) => {
      met++;
      expect(book.value?.(state)).toBeDefined();
      if (made !== 1) return;
      const reply = book.reply(state);
      expect(book.value?.(state)).toBe('win');
      expect(reply).toBeDefined();
      if (reply !== undefined) expect(book.value?.(apply(state, reply))).toBe('loss');
    });
    expect(met).toBe(34);
  });
});
