/**
 * Strength from results: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013). A rating says how strong
 * somebody is, its deviation how sure that is, and its volatility how steadily they play.
 */

/** Where a player or a problem stands, on the scale on which 1500 is the middle. */
export interface Rating {
  readonly rating: number;
  /** About two times out of three the true strength lies within so much of the rating. */
  readonly deviation: number;
  readonly volatility: number;
}

/** A result against somebody, from 0, lost, to 1, won. */
export interface RatedResult {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>;
  readonly score: number;
}

/** Of somebody of whom nothing is known yet. */
export const newRating: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Points of the scale that people read to one of the paper's. */
const scale = 173.7178;
const middle = 1500;
/** How much the volatility may change from one period to the next: the paper's τ. */
const steadiness = 0.5;
/** How exactly the new volatility is found. */
const tolerance = 1e-6;

/** How sure a result against an opponent of that deviation is: the paper's g. */
function certainty(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2);
}

/**
 * The score that is to be expected against an opponent, from 0 to 1.
 *
 * @example
 * ```ts
 * import { expectedScore } from 'ludoteca/kernel';
 *
 * const opponent = { rating: 1500, deviation: 50 };
 * console.log(expectedScore({ rating: 1700 }, opponent).toFixed(2));
 * ```
 *
 * ```text
 * 0.76
 * ```
 */
export function expectedScore(
  { rating }: Pick<Rating, 'rating'>,
  opponent: RatedResult['opponent'],
): number {
  const g = certainty(opponent.deviation / scale);
  return 1 / (1 + Math.exp((-g * (rating - opponent.rating)) / scale));
}

/**
 * The rating after a period with these results; without any it only becomes less sure.
 *
 * @example
 * ```ts
 * import { afterResults } from 'ludoteca/kernel';
 *
 * const before = { rating: 1500, deviation: 200, volatility: 0.06 };
 * const after = afterResults(before, [
 *   { opponent: { rating: 1400, deviation: 30 }, score: 1 },
 *   { opponent: { rating: 1550, deviation: 100 }, score: 0 },
 *   { opponent: { rating: 1700, deviation: 300 }, score: 0 },
 * ]);
 * console.log(after.rating.toFixed(2), after.deviation.toFixed(2));
 * ```
 *
 * ```text
 * 1464.05 151.52
 * ```
 */
export function afterResults(before: Rating, results: readonly RatedResult[]): Rating {
  const phi = before.deviation / scale;
  if (results.length === 0) {
    return { ...before, deviation: leastSure(scale * Math.hypot(phi, before.volatility)) };
  }
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of results) {
    const g = certainty(opponent.deviation / scale);
    const expected = expectedScore(before, opponent);
    information += g ** 2 * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(before.volatility, phi, variance, variance * surprise);
  const spread = Math.hypot(phi, volatility);
  const deviation = 1 / Math.sqrt(1 / spread ** 2 + information);
  const mu = (before.rating - middle) / scale + deviation ** 2 * surprise;
  return {
    rating: middle + scale * mu,
    deviation: leastSure(scale * deviation),
    volatility,
  };
}

/** Nobody is less known than somebody new. */
function leastSure(deviation: number): number {
  return Math.min(deviation, newRating.deviation);
}

/** Step 5 of the paper: the zero of its f, by the Illinois variant of regula falsi. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma ** 2);
  const f = (x: number) => {
    const e = Math.exp(x);
    const spread = phi ** 2 + variance + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / steadiness ** 2;
  };
  let low = start;
  let high = Math.log(delta ** 2 - phi ** 2 - variance);
  if (!(delta ** 2 > phi ** 2 + variance)) {
    let step = 1;
    while (f(start - step * steadiness) < 0) step++;
    high = start - step * steadiness;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > tolerance) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const at = f(between);
    if (at * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = between;
    atHigh = at;
  }
  return Math.exp(low / 2);
}
