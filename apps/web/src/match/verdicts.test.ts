import type { Analysis, MoveVerdict } from 'ludoteca/game';
import { describe, expect, it } from 'vitest';
import { verdictShapes } from './verdict-shapes.ts';
import { bestOf, isSettled, ranked } from './verdicts.ts';

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
  const looks = (verdict: MoveVerdict) => JSON.stringify(verdictShapes([0.5, 0.5], verdict, false));

  it('look different, and proofs never like estimates', () => {
    const all = [win(1), win(1, 3), loss(1), loss(1, 4), draw, guess(1, 0.5)];
    expect(new Set(all.map(looks)).size).toBe(all.length);
    expect(looks(win(1, 17))).toContain('"text":"17"');
    expect(looks(guess(1, 0.62))).toContain('"text":"62"');
    expect(looks(guess(1, 0.99))).not.toContain('"win"');
    expect(looks({ move: 1, value: 'unknown' })).toContain('"text":"?"');
  });

  it('have a ring around the best', () => {
    for (const verdict of [win(1, 3), guess(1, 0.6)]) {
      expect(verdictShapes([0, 0], verdict, true).length).toBe(
        verdictShapes([0, 0], verdict, false).length + 1,
      );
    }
  });
});
