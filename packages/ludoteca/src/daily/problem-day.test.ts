import { describe, expect, it } from 'vitest';
import { makeProblem } from '../game/index.ts';
import { rastros } from '../games/rastros/index.ts';
import { squex } from '../games/squex/index.ts';
import { problemOfDay } from './index.ts';

describe('the problem of the day', () => {
  // As they were when the days came, with other grades.
  it.each([
    { game: rastros, date: '2026-11-17', answer: 48 },
    { game: rastros, date: '2026-11-18', answer: 30 },
    { game: squex, date: '2026-11-17', answer: 18 },
    { game: squex, date: '2026-11-18', answer: 36 },
  ])('of $game.id on $date is what it was', ({ game, date, answer }) => {
    const day = problemOfDay(game as never, date);
    const made = makeProblem(game as never, day?.orders[0] as never, day?.seed ?? '');
    // The home page names the level of the day, and so does the problem, however it would be graded today.
    expect(made).toMatchObject({ ok: true, value: { problem: { answer, level: day?.level } } });
  });

  it('is of the level of the day from the second version on', () => {
    const day = problemOfDay(rastros as never, '2026-11-19');
    expect(day?.seed).toBe('day/2/rastros/2026-11-19');
    const made = makeProblem(rastros as never, day?.orders[0] as never, day?.seed ?? '');
    expect(made).toMatchObject({ ok: true, value: { problem: { level: 'hard' } } });
  });
});
