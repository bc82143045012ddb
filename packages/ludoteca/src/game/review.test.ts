import { describe, expect, it } from 'vitest';
import { rastros } from '../games/rastros/index.ts';
import { squex } from '../games/squex/index.ts';
import { Effort } from '../kernel/index.ts';
import type { AnyGame } from './game.ts';
import { gameFromJson, type Match } from './index.ts';
import { lookOver, type ProveWithin } from './look-over.ts';
import { prove } from './prove.ts';
import { reviewOf, turningKind } from './review.ts';
import type { Standing } from './standing.ts';

function played(game: AnyGame, moves: string): Match {
  const read = gameFromJson(game, { game: game.id, moves: moves.split(' ') });
  if (!read.ok) throw new Error(read.error.code);
  return read.value.match;
}

const classic = (moves: string) => played(rastros as AnyGame, moves);

/** Proves as the page does, within so many nodes at most. */
const proving =
  (game: AnyGame, most: number): ProveWithin =>
  async (state, nodes) =>
    prove(
      game,
      state,
      new Effort({ nodes: Math.min(nodes, most) }),
      await game.openingBook?.(state),
    );

const look = (match: Match, most: number, rounds = 0) =>
  lookOver(rastros as AnyGame, match, proving(rastros as AnyGame, most), () => {}, { rounds });

const said = (match: Match, index: number) => match.played[index];

describe('a game that was given up', () => {
  it('is not called won for the winner where the other one wins; giving up is the mistake', async () => {
    const match = classic('d4 c3 b2 a3 a2 b3 c2 c1').resign(0);
    const review = await look(match, 200_000);
    expect(review.provenFrom).toBeUndefined();
    expect(review.resignation).toMatchObject({ kind: 'resigned-won', side: 0 });
    const { better } = review.resignation ?? {};
    expect(better === undefined ? '' : match.undo().write(better)).toBe('b1');
    expect(review.turnings.map(({ index, kind }) => `${said(match, index)} ${kind}`)).toContain(
      'c1 lost-win',
    );
  });

  it('is not proven by having been given up', async () => {
    const match = classic('d4 c5').resign(0);
    const review = await look(match, 2000);
    expect(review.provenFrom).toBeUndefined();
    expect(review.resignation?.kind).toBe('resigned-open');
    // South's win is proven before c5, and nothing is after it.
    expect(review.standings.map((standing) => standing?.value)).toEqual(['loss', 'win', 'unknown']);
    expect(review.turnings).toEqual([]);
  });

  it('may have been given up rightly', async () => {
    const match = classic('d4 c3').resign(0);
    const review = await look(match, 2000);
    expect(review.provenFrom).toBe(0);
    expect(review.resignation?.kind).toBe('resigned-lost');
  });
});

describe('a win that changed hands', () => {
  const match = classic('d4 c5 b4 a4 a3 b3 a2 b1 a1');

  it('is bracketed by what is proven before and after', async () => {
    const review = await look(match, 300_000);
    const [bracket] = review.brackets;
    expect(bracket).toMatchObject({ side: 1, had: 'win' });
    expect(bracket.candidates.map((index) => `${index + 1}. ${said(match, index)}`)).toEqual([
      '2. c5',
      '4. a4',
    ]);
  });

  it('is looked for inside the bracket', async () => {
    const asked: number[] = [];
    const provers = proving(rastros as AnyGame, 300_000);
    const review = await lookOver(
      rastros as AnyGame,
      match,
      async (state, nodes) => {
        const at = match.states.indexOf(state);
        asked.push(at);
        // After b4 South still won: found only when the search goes on.
        if (at === 3 && asked.filter((each) => each === 3).length > 1) {
          return { value: 'win', move: match.history[0] };
        }
        return provers(state, nodes);
      },
      () => {},
      { rounds: 1 },
    );
    expect(asked.slice(-1)).toEqual([3]);
    expect(review.brackets).toEqual([]);
    expect(review.turnings.map(({ index, kind }) => `${said(match, index)} ${kind}`)).toEqual([
      'a4 lost-win',
    ]);
  });

  it('is one move where only one lies between, though not all between is known', () => {
    const standing = (at: number, value: Standing['value']): Standing => ({
      turn: match.movers[at],
      value,
    });
    const review = reviewOf(match, [
      standing(0, 'loss'),
      undefined,
      undefined,
      standing(3, 'win'),
      undefined,
      standing(5, 'loss'),
    ]);
    expect(review.brackets).toEqual([]);
    expect(review.turnings.map(({ index }) => index)).toEqual([3]);
  });
});

describe('words fit numbers', () => {
  const guess = (estimate: number) => ({ value: 'unknown', estimate }) as const;
  const win = { value: 'win' } as const;
  const loss = { value: 'loss' } as const;
  const draw = { value: 'draw' } as const;

  it('a win is lost only where one is proven before, and none after', () => {
    expect(turningKind(win, loss)).toBe('lost-win');
    expect(turningKind(win, draw)).toBe('lost-win');
    expect(turningKind(draw, loss)).toBe('lost-draw');
    expect(turningKind(win, win)).toBeUndefined();
    expect(turningKind(guess(0.99), loss)).toBe('threw-away');
    expect(turningKind(win, guess(0.2))).toBe('threw-away');
  });

  it('a good position is thrown away from 65 %, a level one given up below', () => {
    expect(turningKind(guess(0.65), guess(0.48))).toBe('threw-away');
    expect(turningKind(guess(0.64), guess(0.3))).toBe('gave-even');
    expect(turningKind(guess(0.5), guess(0.33))).toBe('gave-even');
    expect(turningKind(guess(0.95), guess(0.65))).toBe('slip');
    expect(turningKind(guess(0.3), guess(0.17))).toBe('slip');
    expect(turningKind(guess(0.07), guess(0.005))).toBe('slip');
  });

  it('says nothing of what may be chance, nor of lost positions', () => {
    expect(turningKind(guess(0.55), guess(0.49))).toBeUndefined();
    expect(turningKind(guess(0.22), guess(0.16))).toBeUndefined();
    expect(turningKind(guess(0.03), guess(0.005))).toBeUndefined();
    expect(turningKind(guess(0.98), guess(0.9))).toBeUndefined();
    expect(turningKind(loss, loss)).toBeUndefined();
    expect(turningKind({ value: 'unknown' }, loss)).toBeUndefined();
    expect(turningKind(win, { value: 'unknown' })).toBeUndefined();
  });
});

describe('moves into nowhere', () => {
  it('are named, in a game against the strongest level', async () => {
    // Ochre answered level 6 with a8, h1 and a1, far from everything, and gave up.
    const game = squex as AnyGame;
    const match = played(game, 'c5 e3 d3 a8 d6 f3 c4 h1 d2 e4 d1 a1 d4').resign(1);
    const review = await lookOver(game, match, proving(game, 2000), () => {}, { rounds: 0 });
    const named = review.turnings.filter(({ side }) => side === 1);
    expect(named.map(({ index }) => said(match, index))).toEqual(
      expect.arrayContaining(['a8', 'h1', 'a1']),
    );
    // Nothing was proven to be won: no words of a lost win.
    expect(named.map(({ kind }) => kind)).not.toContain('lost-win');
  });
});
