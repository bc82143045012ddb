/** A room as it is told: what the database has of it, what its games say, and who is there. */

import type { Seat } from 'ludoteca/game';
import { ratingsIn } from '../play/room-ratings.ts';
import {
  type GamesKnown,
  isRoundOver,
  isTournamentOver,
  nextIn,
  pointsAt,
  type RoomStanding,
  type RoomTournament,
  standingsIn,
} from '../play/room-standing.ts';
import type { RatingView, RoomView, TournamentView } from '../protocol/index.ts';
import type { KeptRoom, Rooms } from '../store/rooms.ts';

/** The same for all who look; who looks is added for each. */
export type RoomCore = Omit<RoomView, 'you' | 'isTeacher'>;

/** Who is at a screen: in the room, or at a board of its round. */
export interface RoomPresence {
  isOnline(id: string, member: number): boolean;
  isAtBoard(game: string, seat: Seat): boolean;
}

/** Games outside of tournaments that a room tells. */
const mostGames = 40;

/** `number` is a tournament of the room, from 1; usually the newest. */
export async function roomCore(
  rooms: Rooms,
  kept: KeptRoom,
  presence: RoomPresence,
  number = kept.standing.tournaments.length,
): Promise<RoomCore> {
  const { id, code, kind, title, standing, members, now } = kept;
  const tournament = standing.tournaments[number - 1];
  const known = tournament === undefined ? new Map() : await rooms.games(gamesIn(tournament));
  return {
    id,
    code: code ?? '',
    kind,
    title,
    isOpen: standing.isOpen,
    isClosed: standing.isClosed,
    members: members.map((member) => ({
      number: member.number,
      name: member.name,
      state: standing.members.find((each) => each.number === member.number)?.state ?? 'away',
      isOnline:
        presence.isOnline(id, member.number) ||
        boardsOf(standing, member.number).some(([game, seat]) => presence.isAtBoard(game, seat)),
      hasDevice: member.person !== null,
    })),
    ...(kind === 'club' && {
      ratings: await clubRatings(rooms, kept),
      games: await rooms.challenges(id, mostGames),
    }),
    ...(tournament !== undefined && {
      tournament: tournamentView(standing, tournament, number, known),
    }),
    tournaments: standing.tournaments.map((each, index) => ({
      number: index + 1,
      game: each.plan.start.game,
      system: each.plan.system,
      rounds: each.rounds.length,
      players: each.entrants.length,
      begunAt: each.begunAt,
      isOver: each.isFinished,
    })),
    now,
  };
}

/** The ratings of a club, from all that was played in it. */
export async function clubRatings(
  rooms: Rooms,
  { id, standing, now }: KeptRoom,
): Promise<RatingView[]> {
  const known = await rooms.games(standing.tournaments.flatMap(gamesIn));
  return ratingsIn(standing, known, now, await rooms.challenges(id));
}

/** Where somebody sits in the newest round. */
function boardsOf({ tournaments }: RoomStanding, member: number): (readonly [string, Seat])[] {
  const tables = tournaments.at(-1)?.rounds.at(-1)?.tables ?? [];
  return tables.flatMap(({ players, games }) => {
    const at = players.indexOf(member);
    return at < 0 ? [] : games.map((game, index) => [game, at === index % 2 ? 0 : 1] as const);
  });
}

export function gamesIn({ rounds }: RoomTournament): string[] {
  return rounds.flatMap(({ tables }) => tables.flatMap(({ games }) => games));
}

function tournamentView(
  room: RoomStanding,
  tournament: RoomTournament,
  number: number,
  known: GamesKnown,
): TournamentView {
  const { plan, rounds } = tournament;
  const isOver = isTournamentOver(room, tournament, known);
  const next = isOver ? 'over' : nextIn(room, tournament, known);
  const isPaired = typeof next !== 'string';
  return {
    number,
    plan,
    rounds: rounds.map((round) => ({
      tables: round.tables.map((table) => {
        const points = pointsAt(table, known);
        return {
          players: [table.players[0], table.players[1]],
          games: table.games.flatMap((id) => known.get(id) ?? []),
          ...(points !== undefined && { points: [points[0], points[1]] as [number, number] }),
          isByHand: table.byHand !== undefined,
          isForfeit: table.byHand?.isForfeit ?? false,
        };
      }),
      byes: [...round.byes],
      begunAt: round.begunAt,
      ...(round.until !== undefined && { until: round.until }),
      isOver: isRoundOver(round, known),
    })),
    standings: standingsIn(room, tournament, known),
    ...(isPaired && {
      next: {
        tables: next.tables.map(([one, other]): [number, number] => [one, other]),
        byes: [...next.byes],
      },
    }),
    ...(!isPaired && next !== 'over' && { noNext: next }),
    isOver,
  };
}
