/**
 * The arena: many games between the same two players. Openings are drawn by seed, and each is played
 * twice with the sides exchanged, so that a good opening favours nobody.
 */

import { Effort, type Random, random, type Seed } from '../kernel/index.ts';
import { AlphaBeta } from './alpha-beta.ts';
import type { Game } from './game.ts';
import type { Seat } from './match.ts';
import type { Move } from './move.ts';
import { drawn, running, searchOn } from './search-state.ts';

/** One game of many. */
export interface Fixture {
  /** From 0. */
  readonly index: number;
  readonly opening: readonly Move[];
  /** True when the player named first sits second. */
  readonly isExchanged: boolean;
  /** The seed of everything random in the game. */
  readonly seed: string;
}

export interface ArenaSetting {
  readonly games: number;
  readonly seed: Seed;
  /** True when the second player may answer the first move with `swap`. */
  readonly hasSwap?: boolean;
}

/** Random plies of an opening, at least and at most. */
const leastPlies = 2;
const mostPlies = 4;
/** How often another opening is drawn before a worse one is taken. */
const attempts = 30;
/** What may be spent to see that an opening is already decided. */
const sightNodes = 400;

/**
 * The games to play: the same for the same seed.
 *
 * @example
 * ```ts
 * import { fixtures } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const games = fixtures(rastros, { size: 8, start: 36 }, { games: 4, seed: 'club' });
 * console.log(games.map(({ isExchanged, opening }) => [isExchanged, opening.length]));
 * ```
 *
 * ```text
 * [ [ false, 2 ], [ true, 2 ], [ false, 2 ], [ true, 2 ] ]
 * ```
 */
export function fixtures<Params, State>(
  game: Game<Params, State>,
  params: Params,
  setting: ArenaSetting,
): readonly Fixture[] {
  return [...eachFixture(game, params, setting)];
}

/** The same one after another: an opening is drawn when it is asked for. */
export function* eachFixture<Params, State>(
  game: Game<Params, State>,
  params: Params,
  { games, seed, hasSwap = false }: ArenaSetting,
): Generator<Fixture> {
  const source = random(seed).fork('openings');
  const seen = new Set<string>();
  let opening: readonly Move[] = [];
  for (let index = 0; index < games; index++) {
    if (index % 2 === 0) {
      const longest = hasSwap ? 1 : mostPlies;
      opening = drawOpening(game, params, source.fork(index / 2), seen, longest);
    }
    yield { index, opening, isExchanged: index % 2 === 1, seed: `${seed}/${index}` };
  }
}

/** Random moves to a position that is new and open; where that is hard, to one that goes on at least. */
function drawOpening<Params, State>(
  game: Game<Params, State>,
  params: Params,
  source: Random,
  seen: Set<string>,
  longest: number,
): readonly Move[] {
  let fallback: readonly Move[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const plies = Math.min(longest, leastPlies + source.below(mostPlies - leastPlies + 1));
    const moves: Move[] = [];
    let state = game.initial(params);
    while (moves.length < plies && game.outcome(state) === undefined) {
      moves.push(source.pick(game.moves(state)));
      state = game.apply(state, moves[moves.length - 1]);
    }
    if (game.outcome(state) !== undefined) continue;
    fallback = moves;
    const key = JSON.stringify(game.positionToJson(state));
    if (seen.has(key) || isDecided(game, state)) continue;
    seen.add(key);
    return moves;
  }
  return fallback;
}

/** Whether a short look ahead shows who wins. */
function isDecided<Params, State>(game: Game<Params, State>, state: State): boolean {
  const search = searchOn(game, state);
  if (search.winner !== running) return search.winner !== drawn;
  const { moves } = new AlphaBeta(search, new Effort({ nodes: sightNodes })).search({
    everyMove: true,
  });
  const isLost = moves.every(({ value }) => value === 'loss');
  return isLost || moves.some(({ value }) => value === 'win');
}

/** What came of many games, for the player named first and the one named second. */
export interface Tally {
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** The first player's share of the points, from 0 to 1; a draw gives half to each. */
  readonly score: number;
  /** Half the width of its 95 % interval. */
  readonly error: number;
  /** Where the score of very many games would lie, with 95 % confidence: from 0 to 1 at most. */
  readonly interval: readonly [low: number, high: number];
}

/** 95 % of a normal distribution lies within so many standard deviations. */
const deviations = 1.96;

/**
 * Sums up who won each game: the player named first (0), the one named second (1), or nobody.
 *
 * @example
 * ```ts
 * import { tally } from 'ludoteca/game';
 *
 * const { wins, draws, score } = tally([0, 0, 1, undefined]);
 * console.log(wins, draws, score);
 * ```
 *
 * ```text
 * [ 2, 1 ] 1 0.625
 * ```
 */
export function tally(winners: readonly (Seat | undefined)[]): Tally {
  const games = winners.length;
  const first = winners.filter((winner) => winner === 0).length;
  const second = winners.filter((winner) => winner === 1).length;
  const draws = games - first - second;
  const score = games === 0 ? 0.5 : (first + draws / 2) / games;
  const interval = wilson(score, games);
  const error = (interval[1] - interval[0]) / 2;
  return { games, wins: [first, second], draws, score, error, interval };
}

/** The interval of Wilson (1927), which never leaves 0 to 1 and calls no sweep certain. */
function wilson(score: number, games: number): readonly [number, number] {
  const square = deviations * deviations;
  const middle = (score * games + square / 2) / (games + square);
  const half =
    (deviations / (games + square)) * Math.sqrt(games * score * (1 - score) + square / 4);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
