/**
 * Ratings in a club, by Glicko-2 from all its tables, on screens and on wood. A rating period is a week by the
 * database's clock; weeks without a table make a rating less sure. What was not played is not rated.
 */

import { afterResults, newRating, type RatedResult, type Rating } from 'ludoteca/kernel';
import type { ClubGame, RatingView } from '../protocol/index.ts';
import { bestAt, type GamesKnown, pointsAt, type RoomStanding } from './room-standing.ts';

const week = 7 * 86_400_000;

interface Played {
  readonly week: number;
  readonly players: readonly [number, number];
  /** Of the first of them, from 0 to 1. */
  readonly score: number;
}

/** The best first; those who have not played are not in it. */
export function ratingsIn(
  room: RoomStanding,
  known: GamesKnown,
  now: number,
  challenges: readonly ClubGame[] = [],
): RatingView[] {
  const played = [...playedIn(room, known), ...playedBy(challenges)];
  if (played.length === 0) return [];
  const ratings = new Map<number, Rating>();
  const of = (player: number) => ratings.get(player) ?? newRating;
  const first = Math.min(...played.map((each) => each.week));
  const last = Math.floor(now / week);
  for (let at = first; at <= last; at++) {
    const results = new Map<number, RatedResult[]>();
    for (const { players, score } of played.filter((each) => each.week === at)) {
      for (const [index, player] of players.entries()) {
        const opponent = of(players[index === 0 ? 1 : 0]);
        const own = { opponent, score: index === 0 ? score : 1 - score };
        results.set(player, [...(results.get(player) ?? []), own]);
      }
    }
    // All of a week count together, against what was known before it.
    const known = new Set([...ratings.keys(), ...results.keys()]);
    const after = [...known].map((player): [number, Rating] => [
      player,
      afterResults(of(player), results.get(player) ?? []),
    ]);
    for (const [player, rating] of after) ratings.set(player, rating);
  }
  return [...ratings]
    .map(([player, { rating, deviation }]) => ({
      player,
      rating: Math.round(rating),
      deviation: Math.round(deviation),
      played: played.filter(({ players }) => players.includes(player)).length,
    }))
    .toSorted((a, b) => b.rating - a.rating || a.player - b.player);
}

/** Of games outside of tournaments those that were won, or drawn by agreement or by the rules; what was declined is none. */
function playedBy(challenges: readonly ClubGame[]): Played[] {
  return challenges.flatMap(({ ending, players, changedAt }): Played[] => {
    if (ending === undefined || players[0] === players[1]) return [];
    if (ending.reason === 'abandoned' || ending.reason === 'stopped') return [];
    const score = ending.winner === undefined ? 0.5 : ending.winner === 0 ? 1 : 0;
    return [{ week: Math.floor(changedAt / week), players, score }];
  });
}

function playedIn({ tournaments }: RoomStanding, known: GamesKnown): Played[] {
  return tournaments.flatMap(({ plan, rounds }) =>
    rounds.flatMap(({ tables, begunAt }) =>
      tables.flatMap((table) => {
        const points = pointsAt(table, known);
        if (points === undefined || table.byHand?.isForfeit) return [];
        const score = points[0] / bestAt(plan);
        return [{ week: Math.floor(begunAt / week), players: table.players, score }];
      }),
    ),
  );
}
