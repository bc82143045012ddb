import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterResults, expectedScore, newRating } from './glicko.ts';

describe('Glicko-2', () => {
  it('reckons the example of its paper', () => {
    const before = { rating: 1500, deviation: 200, volatility: 0.06 };
    const after = afterResults(before, [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('becomes less sure in a period without results, and never less than of somebody new', () => {
    const known = { rating: 1700, deviation: 80, volatility: 0.06 };
    const after = afterResults(known, []);
    expect(after.rating).toBe(1700);
    expect(after.deviation).toBeCloseTo(Math.hypot(80, 0.06 * 173.7178), 6);
    expect(afterResults(newRating, [])).toEqual(newRating);
  });

  it('expects as much of one as of the other who is as strong, and both together 1', () => {
    expect(expectedScore(newRating, newRating)).toBeCloseTo(0.5, 12);
    const [strong, weak] = [{ rating: 1900, deviation: 50 }, newRating] as const;
    expect(expectedScore(strong, weak)).toBeGreaterThan(0.5);
    const alike = { ...weak, deviation: 50 };
    expect(expectedScore(strong, alike) + expectedScore(alike, strong)).toBeCloseTo(1, 12);
  });

  it('rises by what is better than expected, falls by what is worse, and becomes surer', () => {
    const ratings = fc.record({
      rating: fc.integer({ min: 400, max: 2800 }),
      deviation: fc.integer({ min: 30, max: 350 }),
      volatility: fc.constantFrom(0.03, 0.06, 0.09),
    });
    fc.assert(
      fc.property(ratings, ratings, fc.constantFrom(0, 0.5, 1), (one, opponent, score) => {
        const after = afterResults(one, [{ opponent, score }]);
        const surprise = score - expectedScore(one, opponent);
        expect(Math.sign(after.rating - one.rating)).toBe(Math.sign(surprise));
        expect(after.volatility).toBeGreaterThan(0);
        expect(after.deviation).toBeLessThanOrEqual(
          Math.hypot(one.deviation, after.volatility * 173.7178) + 1e-6,
        );
      }),
    );
  });
});
