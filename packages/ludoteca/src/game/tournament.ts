/** Tournaments: which games any number of players play with each other, and how they stand after them. */

import type { Seed } from '../kernel/index.ts';
import { eachFixture, type Fixture } from './arena.ts';
import type { Game } from './game.ts';
import { type EloRating, type Meeting, ratingsOf } from './ratings.ts';
import type { PairScores } from './sprt.ts';

export interface TournamentSetting {
  /** The names of the players, all different. */
  readonly players: readonly string[];
  /** True when only the first player meets the others. */
  readonly isGauntlet?: boolean;
  /** Games of each two who meet. */
  readonly games: number;
  readonly seed: Seed;
  readonly hasSwap?: boolean;
}

/** A game of a tournament. The player named `first` sits second where it is exchanged. */
export interface TournamentGame extends Fixture {
  readonly first: number;
  readonly second: number;
}

/** The games of a tournament that were played, and who won: the first, the second, or nobody. */
export interface TournamentResult {
  readonly first: number;
  readonly second: number;
  /** The number of the game between these two, from 0. */
  readonly index: number;
  readonly winner: 0 | 1 | undefined;
}

export interface TournamentStanding {
  readonly player: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly points: number;
  readonly rating: EloRating;
}

/** Who meets whom, by number: everybody everybody else, or the first all others. */
function meetingsIn(players: number, isGauntlet: boolean): readonly (readonly [number, number])[] {
  const all: (readonly [number, number])[] = [];
  for (let first = 0; first < (isGauntlet ? 1 : players); first++) {
    for (let second = first + 1; second < players; second++) all.push([first, second]);
  }
  return all;
}

/**
 * How many games there are to play.
 *
 * @example
 * ```ts
 * import { tournamentSize } from 'ludoteca/game';
 *
 * const setting = { players: ['ana', 'rui', 'eva'], games: 2, seed: 'club' };
 * console.log(tournamentSize(setting), tournamentSize({ ...setting, isGauntlet: true }));
 * ```
 *
 * ```text
 * 6 4
 * ```
 */
export function tournamentSize({ players, isGauntlet = false, games }: TournamentSetting): number {
  return games * meetingsIn(players.length, isGauntlet).length;
}

/**
 * The games to play, the same for the same seed: opening by opening, each by all who meet before the next, so
 * that a tournament that is left early is a smaller tournament. More games, and more players at the end, leave
 * the games that there were as they were.
 *
 * @example
 * ```ts
 * import { tournamentGames } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const setting = { players: ['ana', 'rui', 'eva'], games: 2, seed: 'club' };
 * const games = [...tournamentGames(rastros, { size: 8, start: 36 }, setting)];
 * console.log(games.map(({ first, second, isExchanged }) => [first, second, isExchanged]));
 * ```
 *
 * ```text
 * [
 *   [ 0, 1, false ],
 *   [ 0, 1, true ],
 *   [ 0, 2, false ],
 *   [ 0, 2, true ],
 *   [ 1, 2, false ],
 *   [ 1, 2, true ]
 * ]
 * ```
 */
export function* tournamentGames<Params, State>(
  game: Game<Params, State>,
  params: Params,
  { players, isGauntlet = false, games, seed, hasSwap = false }: TournamentSetting,
): Generator<TournamentGame> {
  const meetings = meetingsIn(players.length, isGauntlet);
  let both: Fixture[] = [];
  for (const fixture of eachFixture(game, params, { games, seed, hasSwap })) {
    both.push(fixture);
    if (!fixture.isExchanged && fixture.index + 1 < games) continue;
    for (const [first, second] of meetings) {
      for (const each of both) {
        const own = `${seed}/${players[first]}/${players[second]}/${each.index}`;
        yield { ...each, first, second, seed: own };
      }
    }
    both = [];
  }
}

/**
 * How each two stand with each other, in the order in which they first met.
 *
 * @example
 * ```ts
 * import { meetingsOf } from 'ludoteca/game';
 *
 * const results = [0, undefined].map((winner, index) => ({ first: 0, second: 1, index, winner }));
 * console.log(meetingsOf(results));
 * ```
 *
 * ```text
 * [ { first: 0, second: 1, wins: [ 1, 0 ], draws: 1 } ]
 * ```
 */
export function meetingsOf(results: readonly TournamentResult[]): readonly Meeting[] {
  const met = new Map<
    string,
    { first: number; second: number; wins: [number, number]; draws: number }
  >();
  for (const { first, second, winner } of results) {
    const key = `${first}/${second}`;
    const meeting = met.get(key) ?? { first, second, wins: [0, 0], draws: 0 };
    if (winner === undefined) meeting.draws++;
    else meeting.wins[winner]++;
    met.set(key, meeting);
  }
  return [...met.values()];
}

/**
 * All players, the strongest first; those who are equal in the order of their names.
 *
 * @example
 * ```ts
 * import { standingsOf } from 'ludoteca/game';
 *
 * const results = [0, 1].map((index) => ({ first: 0, second: 1, index, winner: 1 }));
 * console.log(standingsOf(2, results).map(({ player, points }) => [player, points]));
 * ```
 *
 * ```text
 * [ [ 1, 2 ], [ 0, 0 ] ]
 * ```
 */
export function standingsOf(
  players: number,
  results: readonly TournamentResult[],
): readonly TournamentStanding[] {
  const meetings = meetingsOf(results);
  const ratings = ratingsOf(players, meetings);
  const standings = ratings.map((rating, player): TournamentStanding => {
    let wins = 0;
    let draws = 0;
    let losses = 0;
    for (const meeting of meetings) {
      if (meeting.first !== player && meeting.second !== player) continue;
      const own = meeting.first === player ? 0 : 1;
      wins += meeting.wins[own];
      losses += meeting.wins[1 - own];
      draws += meeting.draws;
    }
    const games = wins + draws + losses;
    return { player, games, wins, draws, losses, points: wins + draws / 2, rating };
  });
  return standings.sort(
    (one, other) => other.rating.elo - one.rating.elo || one.player - other.player,
  );
}

/**
 * What pairs of games gave the first of two players, for the sequential test; a game without its twin waits.
 *
 * @example
 * ```ts
 * import { pairScoresOf } from 'ludoteca/game';
 *
 * const results = [0, undefined].map((winner, index) => ({ first: 0, second: 1, index, winner }));
 * console.log(pairScoresOf(results));
 * ```
 *
 * ```text
 * [ 0, 0, 0, 1, 0 ]
 * ```
 */
export function pairScoresOf(results: readonly TournamentResult[]): PairScores {
  const scores: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const halves = new Map<number, number>();
  for (const { index, winner } of results) {
    const points = winner === undefined ? 1 : winner === 0 ? 2 : 0;
    const pair = Math.floor(index / 2);
    const other = halves.get(pair);
    if (other === undefined) halves.set(pair, points);
    else scores[(other + points) as 0 | 1 | 2 | 3 | 4]++;
  }
  return scores;
}
