import { describe, expect, it } from 'vitest';
import type { About, Saved } from '../storage/saved.ts';
import { bestOf, count, outcomeOf } from './count.ts';
import { tableOf } from './table-file.ts';

/** Noon of a day, in milliseconds. */
const noon = (date: string) => new Date(`${date}T12:00:00`).getTime();

function play(about: About, began = '2026-11-15', finished = began): Saved {
  const times = { began: noon(began), touched: noon('2026-12-24') };
  const done = about.isDone ? { finished: noon(finished) } : {};
  return { id: 'x', game: 'g', start: {}, actions: [], ...times, about: { ...about, ...done } };
}

/** The puzzles of some days, each solved on its own. */
const solved = (...dates: string[]) => dates.map((date) => play({ date, isDone: true }, date));

describe('statistics', () => {
  it('tell apart what was solved alone, with help, shown, and what is under way', () => {
    const plays = [
      play({ level: 'easy', isDone: true, seconds: 90 }),
      play({ level: 'easy', isDone: true, seconds: 60, isAlone: false }),
      play({ level: 'easy', isDone: true, isShown: true, isAlone: false, seconds: 1 }),
      play({ level: 'hard' }),
    ];
    expect(plays.map(({ about }) => outcomeOf(about))).toEqual([
      'alone',
      'helped',
      'shown',
      'open',
    ]);
    const { outcomes, solved: all, groups } = count(plays, '2026-11-15');
    expect(outcomes).toEqual({ open: 1, alone: 1, helped: 1, shown: 1 });
    expect(all).toBe(2);
    // What was shown has no time; what was helped has one, which is nobody's best.
    expect(groups).toHaveLength(1);
    expect(groups[0].times.map(({ seconds }) => seconds)).toEqual([90, 60]);
    expect(groups[0].best).toBe(90);
  });

  it('compare times of the same level and size, in the order in which they were finished', () => {
    const plays = [
      play({ level: 'easy', size: '9 × 9', isDone: true, seconds: 75 }, '2026-11-03'),
      play({ level: 'easy', size: '9 × 9', isDone: true, seconds: 90 }, '2026-11-02'),
      play(
        { level: 'easy', size: '9 × 9', isDone: true, seconds: 100 },
        '2026-11-01',
        '2026-11-04',
      ),
      play({ level: 'hard', size: '4 × 4', isDone: true, seconds: 9 }),
      play({ level: 'easy', size: '4 × 4', isDone: true, seconds: 8 }),
      // One that came from elsewhere compares with no other.
      play({ size: '4 × 4', isDone: true, seconds: 5 }),
    ];
    const statistics = count(plays, '2026-11-15');
    expect(statistics.groups.map(({ level, size }) => [level, size])).toEqual([
      ['easy', '4 × 4'],
      ['easy', '9 × 9'],
      ['hard', '4 × 4'],
      [undefined, '4 × 4'],
    ]);
    const [, nine] = statistics.groups;
    expect(nine.times.map(({ seconds }) => seconds)).toEqual([90, 75, 100]);
    expect(nine).toMatchObject({ best: 75, median: 90 });
    expect(bestOf(statistics, { level: 'easy', size: '4 × 4' })).toBe(8);
    expect(bestOf(statistics, { size: '4 × 4' })).toBeUndefined();
  });

  it('count days in a row up to today or yesterday, over the end of a month', () => {
    const days = solved('2026-11-01', '2026-10-31', '2026-10-30', '2026-10-28');
    expect(count(days, '2026-11-01').streak).toBe(3);
    expect(count(days, '2026-11-02').streak).toBe(3);
    expect(count(days, '2026-11-03')).toMatchObject({ streak: 0, longest: 3 });
    expect(count([play({ date: '2026-11-01' })], '2026-11-01').streak).toBe(0);
  });

  it('count a day that was solved on it, or begun on it and finished after midnight', () => {
    const late = play({ date: '2026-11-02', isDone: true }, '2026-11-02', '2026-11-03');
    const caughtUp = play({ date: '2026-11-03', isDone: true }, '2026-11-05', '2026-11-05');
    const days = [...solved('2026-11-01'), late];
    expect(count(days, '2026-11-03').streak).toBe(2);
    expect(count([...days, caughtUp, ...solved('2026-11-04')], '2026-11-04').streak).toBe(1);
    const shown = play({ date: '2026-11-04', isDone: true, isShown: true }, '2026-11-04');
    expect(count([shown], '2026-11-04').streak).toBe(0);
  });

  it('are written as a table, a line for each puzzle', () => {
    const plays = [
      play({ level: 'easy', size: '9 × 9', date: '2026-11-02', isDone: true, seconds: 75 }),
      play({ size: '4 × 4', isDone: true, isShown: true, seconds: 3 }),
      play({}),
    ];
    const [head, ...lines] = tableOf(plays).trimEnd().split('\r\n');
    expect(head).toBe('game,day,size,level,result,seconds,began,finished');
    expect(lines[0]).toMatch(/^g,2026-11-02,9x9,easy,alone,75,2026-11-15T\S+Z,2026-11-15T\S+Z$/);
    expect(lines[1]).toMatch(/^g,,4x4,,shown,3,/);
    expect(lines[2]).toMatch(/^g,,,,open,,2026\S+,$/);
  });
});
