import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { writeCode } from '../document/index.ts';
import { catalogue } from '../games/catalogue.ts';
import { furnish, generate, isPuzzle } from '../puzzle/index.ts';
import { firstDay, recipeOfDay, weekdayOf } from './index.ts';

const puzzles = catalogue.filter(isPuzzle);
const golden = fileURLToPath(new URL('./golden/days.txt', import.meta.url));
const isLong = process.env.LUDOTECA_LONG === '1';

/** A day as it is written, so many after the first. */
function dayAfter(index: number): string {
  return new Date(Date.parse(`${firstDay}T12:00Z`) + index * 86_400_000).toISOString().slice(0, 10);
}

/** Sixty days, from the first on. */
const days = Array.from({ length: 60 }, (_, index) => dayAfter(index));

/** What a day gives, in a line for each puzzle. */
function linesOf(date: string): Promise<string[]> {
  return Promise.all(
    puzzles.map(async (puzzle) => {
      const recipe = recipeOfDay(puzzle, date);
      if (recipe === undefined) throw new Error(`${date} has no puzzle`);
      const furnished = await furnish(puzzle, recipe.recipe);
      if (!furnished.ok) throw new Error(furnished.error.code);
      const made = generate(puzzle, furnished.value, recipe.seed);
      if (!made.ok) throw new Error(made.error.code);
      const { clues } = made.value;
      return `${date} ${recipe.level} ${puzzle.id} ${writeCode(puzzle, { clues })}`;
    }),
  );
}

describe('the puzzle of the day', () => {
  it('is the same for a date for ever', async () => {
    if (isLong) {
      const lines = (await Promise.all(days.map(linesOf))).flat();
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(golden);
      return;
    }
    const known = readFileSync(golden, 'utf8');
    for (const date of days.filter((_, index) => index % 11 === 0)) {
      for (const line of await linesOf(date)) expect(known).toContain(`${line}\n`);
    }
  });

  it('is a picture from the first day of December on, and was none before', () => {
    const pictures = puzzles.filter(({ offered }) => offered?.style === 'picture');
    expect(pictures).toHaveLength(1);
    for (const puzzle of pictures) {
      const before = recipeOfDay(puzzle, '2026-11-30');
      const after = recipeOfDay(puzzle, '2026-12-01');
      expect(before).toMatchObject({ recipe: { style: 'dense' } });
      expect(before?.seed).toContain('day/1/');
      expect(after).toMatchObject({ recipe: { style: 'picture' } });
      expect(after?.seed).toContain('day/2/');
    }
  });

  it('is gentle on Mondays and harder towards Sunday', () => {
    const [puzzle] = puzzles;
    const levels = days.slice(1, 8).map((date) => recipeOfDay(puzzle, date)?.level);
    expect(days[1]).toBe('2026-11-02');
    expect(levels).toEqual(['easy', 'medium', 'medium', 'hard', 'hard', 'expert', 'master']);
  });

  it('does not exist before the first day, nor for what is no date', () => {
    const [puzzle] = puzzles;
    for (const date of ['2026-10-31', '2026-02-30', 'today', '2026-11-1', '']) {
      expect(recipeOfDay(puzzle, date)).toBeUndefined();
    }
  });
});

describe('the calendar', () => {
  it('has the days of the week of the clock, for eighty years', () => {
    const wrong = Array.from({ length: 30_000 }, (_, index) => dayAfter(index - 15_000)).filter(
      (date) => weekdayOf(date) !== (new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7,
    );
    expect(wrong).toEqual([]);
  });

  it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '1900-02-29', ''])(
    'has no %s',
    (date) => {
      expect(weekdayOf(date)).toBeUndefined();
    },
  );
});
