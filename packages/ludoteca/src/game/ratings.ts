/**
 * How strong players are who met each other in any way: the model of Bradley and Terry (1952), "Rank analysis
 * of incomplete block designs", at its greatest likelihood, on the scale of Elo.
 */

/** Two players and what came of their games. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly wins: readonly [first: number, second: number];
  readonly draws: number;
}

export interface EloRating {
  /** 0 is the mean of all players; 400 more is ten points to one. */
  readonly elo: number;
  /** Half the width of the 95 % interval, against the mean of all. */
  readonly error: number;
}

/** Elo for each unit of the model, whose strengths are natural logarithms of odds. */
const perUnit = 400 / Math.LN10;
/** 95 % of a normal distribution lies within so many standard deviations. */
const deviations = 1.96;
/** Newton's method is there long before; a strength that still moves less than this is found. */
const mostSteps = 200;
const near = 1e-10;

/**
 * What a player scores on average against another who is weaker by so much Elo.
 *
 * @example
 * ```ts
 * import { eloScore } from 'ludoteca/game';
 *
 * console.log(eloScore(0), eloScore(200).toFixed(2));
 * ```
 *
 * ```text
 * 0.5 0.76
 * ```
 */
export function eloScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/**
 * The ratings of so many players. Each is also thought to have drawn once with the mean of all: so whoever has
 * won everything has a rating too, and little else is changed by it.
 *
 * @example
 * ```ts
 * import { ratingsOf } from 'ludoteca/game';
 *
 * const ratings = ratingsOf(2, [{ first: 0, second: 1, wins: [12, 4], draws: 4 }]);
 * console.log(ratings.map(({ elo }) => Math.round(elo)));
 * ```
 *
 * ```text
 * [ 72, -72 ]
 * ```
 */
export function ratingsOf(players: number, meetings: readonly Meeting[]): readonly EloRating[] {
  const strengths = new Array<number>(players).fill(0);
  for (let step = 0; step < mostSteps; step++) {
    const { slope, curve } = likelihood(strengths, meetings);
    const change = solve(curve, slope);
    // Far from the summit a whole step may lead beyond it.
    const longest = Math.max(1, ...change.map(Math.abs));
    for (let player = 0; player < players; player++) strengths[player] += change[player] / longest;
    if (change.every((each) => Math.abs(each) < near)) break;
  }
  const mean = strengths.reduce((sum, each) => sum + each, 0) / Math.max(1, players);
  const { curve } = likelihood(strengths, meetings);
  return strengths.map((strength, player) => {
    // How far a player is from the mean of all, as a sum over strengths: its variance by the inverse of the curve.
    const weights = strengths.map((_, other) => (other === player ? 1 : 0) - 1 / players);
    const spread = solve(curve, weights);
    const variance = weights.reduce((sum, weight, other) => sum + weight * spread[other], 0);
    return {
      elo: perUnit * (strength - mean),
      error: perUnit * deviations * Math.sqrt(Math.max(0, variance)),
    };
  });
}

/** The slope of the logarithm of the likelihood, and its curvature with the sign changed (Fisher's information). */
function likelihood(strengths: readonly number[], meetings: readonly Meeting[]) {
  const slope = strengths.map((strength) => 0.5 - logistic(strength));
  const curve = strengths.map((strength, player) => {
    const row = new Array<number>(strengths.length).fill(0);
    row[player] = logistic(strength) * logistic(-strength);
    return row;
  });
  for (const { first, second, wins, draws } of meetings) {
    const games = wins[0] + wins[1] + draws;
    const chance = logistic(strengths[first] - strengths[second]);
    const surplus = wins[0] + draws / 2 - games * chance;
    slope[first] += surplus;
    slope[second] -= surplus;
    const weight = games * chance * (1 - chance);
    curve[first][first] += weight;
    curve[second][second] += weight;
    curve[first][second] -= weight;
    curve[second][first] -= weight;
  }
  return { slope, curve };
}

function logistic(strength: number): number {
  return 1 / (1 + Math.exp(-strength));
}

/** Solves a system whose matrix is symmetric and positive, by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    for (let below = at + 1; below < size; below++) {
      const factor = rows[below][at] / rows[at][at];
      for (let column = at; column <= size; column++) {
        rows[below][column] -= factor * rows[at][column];
      }
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at--) {
    let rest = rows[at][size];
    for (let column = at + 1; column < size; column++) rest -= rows[at][column] * found[column];
    found[at] = rest / rows[at][at];
  }
  return found;
}
