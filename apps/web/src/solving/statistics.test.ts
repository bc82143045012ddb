import { describe, expect, it } from 'vitest';
import type { About, Saved } from '../storage/saved.ts';
import { bestOf, count } from './statistics.ts';

function play(about: About): Saved {
  return { id: 'x', game: 'g', start: {}, actions: [], began: 0, touched: 0, about };
}

describe('statistics', () => {
  it('count what was begun and solved, and the best time without help', () => {
    const plays = [
      play({ level: 'easy', isDone: true, seconds: 90 }),
      play({ level: 'easy', isDone: true, seconds: 60, isAlone: false }),
      play({ level: 'easy', isDone: true, seconds: 75 }),
      play({ level: 'easy', size: '4 × 4', isDone: true, seconds: 9 }),
      play({ level: 'hard' }),
      // One that came from elsewhere compares with no other.
      play({ isDone: true, seconds: 5 }),
    ];
    const { begun, solved, best } = count(plays, '2026-11-15');
    expect({ begun, solved }).toEqual({ begun: 6, solved: 5 });
    expect(best).toHaveLength(2);
    expect(bestOf(best, { level: 'easy' })).toBe(75);
    expect(bestOf(best, { level: 'easy', size: '4 × 4' })).toBe(9);
    expect(bestOf(best, {})).toBeUndefined();
  });

  it('count days in a row up to today or yesterday, over the end of a month', () => {
    const solved = (...dates: string[]) => dates.map((date) => play({ date, isDone: true }));
    const days = solved('2026-11-01', '2026-10-31', '2026-10-30', '2026-10-28');
    expect(count(days, '2026-11-01').streak).toBe(3);
    expect(count(days, '2026-11-02').streak).toBe(3);
    expect(count(days, '2026-11-03').streak).toBe(0);
    expect(count([play({ date: '2026-11-01' })], '2026-11-01').streak).toBe(0);
  });

  it('leave out what was shown, not solved', () => {
    const shown = play({
      date: '2026-11-01',
      level: 'easy',
      isDone: true,
      isShown: true,
      seconds: 1,
    });
    expect(count([shown], '2026-11-01')).toEqual({ begun: 1, solved: 0, best: [], streak: 0 });
  });
});
