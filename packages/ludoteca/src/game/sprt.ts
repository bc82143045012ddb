/**
 * Whether a change is an improvement, asked after every pair of games and stopped as soon as that is known: the
 * sequential probability ratio test of Wald (1945) with its hypotheses about the mean score, generalised as by
 * Van den Bergh for Stockfish's testing: what else is unknown of the distribution is at its greatest likelihood.
 * A pair is one opening played from both sides; its five scores also count what both games have in common.
 */

import { eloScore } from './ratings.ts';

export interface SprtSetting {
  /** The change is refused when it is not better than this, in Elo. */
  readonly elo0: number;
  /** It is accepted when it is as good as this. */
  readonly elo1: number;
  /** How often a change that is worth `elo0` may be accepted, and one worth `elo1` refused: from 0 to 0.5. */
  readonly risk: number;
}

/** How many pairs gave the changed player 0, ½, 1, 1½ and 2 points. */
export type PairScores = readonly [number, number, number, number, number];

export interface SprtState {
  /** The logarithm of how much likelier the games are if the change is worth `elo1` than if it is worth `elo0`. */
  readonly ratio: number;
  /** Accepted from the upper bound on, refused from the lower one. */
  readonly bounds: readonly [lower: number, upper: number];
  readonly verdict?: 'accepted' | 'refused';
}

/** What share of the points each pair gives. */
const shares = [0, 0.25, 0.5, 0.75, 1] as const;
/** What has not been seen is not impossible. */
const unseen = 1e-3;

/**
 * What the pairs of games that were played say of the change so far; without a verdict more are to be played.
 *
 * @example
 * ```ts
 * import { sprt } from 'ludoteca/game';
 *
 * const setting = { elo0: 0, elo1: 20, risk: 0.05 };
 * console.log(sprt([1, 2, 5, 3, 2], setting).verdict);
 * console.log(sprt([10, 40, 100, 90, 40], setting).verdict);
 * ```
 *
 * ```text
 * undefined
 * accepted
 * ```
 */
export function sprt(pairs: PairScores, { elo0, elo1, risk }: SprtSetting): SprtState {
  const upper = Math.log((1 - risk) / risk);
  const bounds = [-upper, upper] as const;
  const count = pairs.reduce<number>((sum, each) => sum + each, 0);
  if (count === 0) return { ratio: 0, bounds };
  const seen = pairs.map((each) => Math.max(each, unseen));
  const total = seen.reduce((sum, each) => sum + each, 0);
  const frequencies = seen.map((each) => each / total);
  const worse = likeliest(frequencies, eloScore(elo0));
  const better = likeliest(frequencies, eloScore(elo1));
  const ratio =
    total * frequencies.reduce((sum, each, at) => sum + each * Math.log(better[at] / worse[at]), 0);
  if (ratio >= upper) return { ratio, bounds, verdict: 'accepted' };
  return ratio <= -upper ? { ratio, bounds, verdict: 'refused' } : { ratio, bounds };
}

/**
 * Of all distributions with a mean, the one that makes the frequencies likeliest: each is divided by
 * 1 + x (share − mean), where x is what makes that mean true (Owen's empirical likelihood).
 */
function likeliest(frequencies: readonly number[], mean: number): readonly number[] {
  const excess = (x: number): number =>
    frequencies.reduce(
      (sum, each, at) => sum + (each * (shares[at] - mean)) / (1 + x * (shares[at] - mean)),
      0,
    );
  // Between these every divisor is positive, and the excess only falls.
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  const x = (low + high) / 2;
  return frequencies.map((each, at) => each / (1 + x * (shares[at] - mean)));
}
