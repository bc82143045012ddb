import { afterResults, newRating } from 'ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { ratingsIn } from './room-ratings.ts';
import type { RoomStanding, RoomTable } from './room-standing.ts';

const week = 7 * 86_400_000;

/** A club that has played these rounds: the week, and who beat whom. */
function clubOf(rounds: readonly (readonly [number, readonly (readonly [number, number])[]])[]) {
  const table = (players: readonly [number, number]): RoomTable => ({
    players,
    games: [],
    byHand: { points: [1, 0], isForfeit: false },
  });
  const club: RoomStanding = {
    number: 1,
    kind: 'club',
    isOpen: true,
    isClosed: false,
    members: [],
    tournaments: [
      {
        plan: {
          system: 'swiss',
          rounds: 9,
          start: { game: 'rastros' },
          pace: { kind: 'none' },
          hasBothSides: false,
          isOnWood: true,
        },
        entrants: [],
        begunAt: 0,
        isFinished: false,
        rounds: rounds.map(([at, pairs]) => ({
          tables: pairs.map(table),
          byes: [],
          begunAt: at * week,
          isStopped: false,
        })),
      },
    ],
  };
  return club;
}

describe('ratings in a club', () => {
  it('count a week together, by Glicko-2, against what was known before it', () => {
    const club = clubOf([
      [10, [[1, 2]]],
      [10, [[1, 3]]],
    ]);
    const [best] = ratingsIn(club, new Map(), 10 * week);
    const wins = [
      { opponent: newRating, score: 1 },
      { opponent: newRating, score: 1 },
    ];
    const { rating, deviation } = afterResults(newRating, wins);
    expect(best).toEqual({
      player: 1,
      rating: Math.round(rating),
      deviation: Math.round(deviation),
      played: 2,
    });
    expect(ratingsIn(club, new Map(), 10 * week).map(({ player }) => player)).toEqual([1, 2, 3]);
  });

  it('become less sure while nobody plays, and leave out what was not played', () => {
    const club = clubOf([[10, [[1, 2]]]]);
    const [soon] = ratingsIn(club, new Map(), 10 * week);
    const [late] = ratingsIn(club, new Map(), 60 * week);
    expect(late.rating).toBe(soon.rating);
    expect(late.deviation).toBeGreaterThan(soon.deviation);
    const [tournament] = club.tournaments;
    const [round] = tournament.rounds;
    const forfeited: RoomStanding = {
      ...club,
      tournaments: [
        {
          ...tournament,
          rounds: [
            {
              ...round,
              tables: [{ ...round.tables[0], byHand: { points: [1, 0], isForfeit: true } }],
            },
          ],
        },
      ],
    };
    expect(ratingsIn(forfeited, new Map(), 60 * week)).toEqual([]);
  });
});
