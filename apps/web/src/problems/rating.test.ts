import { difficulties } from 'ludoteca/document';
import { describe, expect, it } from 'vitest';
import { firstRating, levelFor, rate, ratingIn, toldRating } from './rating.ts';

describe('the level that suits', () => {
  it('rises with the rating, from the first level to the last', () => {
    const levels = [600, 900, 1200, 1500, 1800, 2100, 2400, 3000].map((rating) =>
      difficulties.indexOf(levelFor({ ...firstRating, rating, deviation: 60 })),
    );
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect([levels.at(0), levels.at(-1)]).toEqual([0, difficulties.length - 1]);
  });

  it('follows whoever solves everything, and whoever solves nothing', () => {
    for (let count = 0; count < 120; count++) rate('solver', levelFor(ratingIn('solver')), true);
    for (let count = 0; count < 120; count++)
      rate('beginner', levelFor(ratingIn('beginner')), false);
    expect(levelFor(ratingIn('solver'))).toBe('extreme');
    expect(levelFor(ratingIn('beginner'))).toBe('easy');
  });
});

describe('a rating', () => {
  it('begins where nothing is kept, and each game has its own', () => {
    expect(ratingIn('one')).toEqual(firstRating);
    const { before, after } = rate('one', 'easy', true);
    expect(before).toEqual(firstRating);
    expect(after.rating).toBeGreaterThan(firstRating.rating);
    expect(ratingIn('one')).toEqual(after);
    expect(ratingIn('other')).toEqual(firstRating);
  });
});

describe('a rating as it is told', () => {
  it('is none at first, then a round one with its range, and the number itself once it leaps no more', () => {
    expect(toldRating(ratingIn('told'))).toEqual({ kind: 'none' });
    const { after } = rate('told', 'medium', false);
    expect(toldRating(after)).toEqual({
      kind: 'provisional',
      about: 1050,
      least: 500,
      most: 1550,
    });
    let results = 1;
    let told = toldRating(after);
    let last = after.rating;
    while (told.kind !== 'settled') {
      const { before, after: next } = rate('told', levelFor(ratingIn('told')), results % 3 > 0);
      [told, last] = [toldRating(next), before.rating];
      results++;
    }
    expect(results).toBeGreaterThan(8);
    expect(results).toBeLessThan(16);
    // From here on no result moves it by more than 50.
    expect(Math.abs(told.rating - last)).toBeLessThan(50);
  });
});
