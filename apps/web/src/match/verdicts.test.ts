import type { Analysis, MoveVerdict } from 'ludoteca/game';
import { describe, expect, it } from 'vitest';
import { verdictShapes } from './verdict-shapes.ts';
import { bestOf, isSettled, provenOnly, ranked, type Weight, weightsOf } from './verdicts.ts';

const win = (move: number, distance?: number): MoveVerdict => ({
  move,
  value: 'win',
  ...(distance !== undefined && { distance }),
});
const loss = (move: number, distance?: number): MoveVerdict => ({
  ...win(move, distance),
  value: 'loss',
});
const guess = (move: number, estimate: number): MoveVerdict => ({
  move,
  value: 'unknown',
  estimate,
});
const draw: MoveVerdict = { move: 9, value: 'draw' };
const analysis = (value: Analysis['value'], ...moves: MoveVerdict[]): Analysis => ({
  value,
  moves,
  nodes: 0,
});

describe('moves by what is known of them', () => {
  it('stand from quick wins over hopes and draws to slow and quick losses', () => {
    const order = ranked([loss(1, 4), guess(2, 0.3), win(3), loss(4, 12), win(5, 7), draw]);
    expect(order.map(({ move }) => move)).toEqual([5, 3, 9, 2, 4, 1]);
    expect(bestOf({ moves: [] })).toBeUndefined();
  });

  it('are settled when every one is proven to its end', () => {
    expect(isSettled(analysis('win', win(1, 3), loss(2, 2)))).toBe(true);
    expect(isSettled(analysis('win', win(1, 3), loss(2)))).toBe(false);
    expect(isSettled(analysis('win', win(1, 3), guess(2, 0.9)))).toBe(false);
  });
});

describe('verdicts on the board', () => {
  const looks = (verdict: MoveVerdict) =>
    JSON.stringify(verdictShapes([0.5, 0.5], verdict, { side: 0, weight: 'good' }));

  it('look different, and proofs never like estimates', () => {
    const all = [win(1), win(1, 3), loss(1), loss(1, 4), draw, guess(1, 0.5)];
    expect(new Set(all.map(looks)).size).toBe(all.length);
    expect(looks(win(1, 17))).toContain('"text":"17"');
    expect(looks(guess(1, 0.62))).toContain('"text":"62"');
    expect(looks(guess(1, 0.99))).not.toContain('"win"');
    expect(looks({ move: 1, value: 'unknown' })).toContain('"text":"?"');
  });

  it('are in the colour of the side, strongest for the best, and the rest fade', () => {
    for (const [side, colour] of [
      [0, 'first'],
      [1, 'second'],
    ] as const) {
      const shown = (verdict: MoveVerdict, weight: Weight) =>
        JSON.stringify(verdictShapes([0, 0], verdict, { side, weight }));
      expect(shown(win(1, 3), 'best')).toContain(`"fill":"${colour}"`);
      expect(shown(win(1, 5), 'good')).toContain(`"fill":"${colour}-tint"`);
      expect(shown(guess(1, 0.7), 'best')).toContain(`"fill":"${colour}-tint"`);
      expect(shown(loss(1, 4), 'best')).toContain('"loss"');
      expect(shown(loss(1, 4), 'faint')).not.toContain('"loss"');
      expect(shown(guess(1, 0.2), 'faint')).not.toContain('"text"');
    }
  });
});

describe('how far a move stands out', () => {
  const weights = (...moves: MoveVerdict[]) => weightsOf(ranked(moves)).join(' ');

  it('is told by what it leads to', () => {
    expect(weights(win(1, 3), win(2, 3), win(3, 9), loss(4, 8))).toBe('best best good faint');
    expect(weights(win(1), win(2), guess(3, 0.9), loss(4, 8))).toBe('best best faint faint');
    expect(weights(loss(1, 8), loss(2, 4))).toBe('best faint');
    const guesses = Array.from({ length: 9 }, (_, move) => guess(move, 0.9 - move / 20));
    expect(weights(...guesses)).toBe('best good good good good good faint faint faint');
    expect(weights({ move: 1, value: 'unknown' }, loss(2, 4))).toBe('good faint');
  });

  it('leaves only what is proven where nothing else is asked for', () => {
    const both = analysis('unknown', win(1, 3), guess(2, 0.9));
    expect(provenOnly({ ...both, estimate: 0.9 })).toEqual(
      analysis('unknown', win(1, 3), { move: 2, value: 'unknown' }),
    );
  });
});
