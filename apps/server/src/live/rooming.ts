/** What people ask for in rooms, decided on what the database has, tried again when somebody was faster, and what follows for the games. */

import { type AnyGame, gameFromJson } from 'ludoteca/game';
import { fail, ok, type Result } from 'ludoteca/kernel';
import { decideInRoom, type RoomCommand, type RoomRefused } from '../play/room-decide.ts';
import type { RoomStanding } from '../play/room-standing.ts';
import { opposite } from '../play/standing.ts';
import type { Happening, Plan, RoomHappening } from '../protocol/index.ts';
import { Overtaken, sqlCode, uniqueViolation } from '../store/database.ts';
import type { NewGame } from '../store/games.ts';
import type { KeptMember, KeptRoom, Rooms } from '../store/rooms.ts';
import { type Playing, seatOf } from './playing.ts';

export interface Rooming {
  /** Does what a command asks in a room. With a key that was used before nothing is done, and the room is told as it is. */
  obey<Refusal extends string>(
    id: string,
    command: (kept: KeptRoom) => Result<RoomAsked, Refusal>,
    key: string,
  ): Promise<Result<KeptRoom, Refusal | RoomRefused | 'unknown'>>;
}

export interface RoomAsked {
  readonly command: RoomCommand;
  /** Whoever comes in. */
  readonly member?: KeptMember;
}

/** A room where so much happens at once is a sign of something else; a class comes in within seconds. */
const mostAttempts = 60;

export function openRooming(
  rooms: Rooms,
  playing: Playing,
  gameCalled: (id: string) => AnyGame,
): Rooming {
  /** The games that are to be made for a round. */
  const gamesFor = (
    { id, members, standing }: KeptRoom,
    happenings: readonly RoomHappening[],
  ): { readonly game: AnyGame; readonly made: NewGame }[] => {
    const plan = standing.tournaments.at(-1)?.plan;
    const paired = happenings.find((each) => each.type === 'paired');
    if (plan === undefined || paired === undefined) return [];
    const personOf = (member: number) =>
      members.find(({ number }) => number === member)?.person ?? null;
    return paired.tables.flatMap(({ players: [one, other], games }) =>
      games.map((game, index) => {
        const seats: [string | null, string | null] =
          index % 2 === 0 ? [personOf(one), personOf(other)] : [personOf(other), personOf(one)];
        return {
          game: gameCalled(plan.start.game),
          made: gameOfRound(game, id, plan, seats, paired.until),
        };
      }),
    );
  };

  /** What happened in the room happens to its games. Each may be over already, which is as good. */
  const follow = async (kept: KeptRoom, happenings: readonly RoomHappening[]): Promise<void> => {
    for (const happening of happenings) {
      switch (happening.type) {
        case 'stopped':
        case 'closed':
          for (const game of gamesNow(kept.standing)) await stop(game);
          break;
        case 'decided':
          if (happening.points === null) break;
          for (const game of gamesAt(kept.standing, happening)) await stop(game);
          break;
        case 'prolonged':
          for (const game of gamesNow(kept.standing)) {
            await playing.obey(game, () => ok({ do: 'prolong', until: happening.until }));
          }
          break;
        case 'changed':
          if (happening.state === 'removed') await forfeit(kept, happening.member);
      }
    }
  };
  const stop = (game: string) => playing.obey(game, () => ok({ do: 'stop' }));
  const forfeit = async (kept: KeptRoom, member: number): Promise<void> => {
    const person = kept.members.find(({ number }) => number === member)?.person;
    if (person === null || person === undefined) return;
    for (const game of gamesNow(kept.standing)) {
      await playing.obey(game, (found) => {
        const seat = seatOf(found, person);
        return seat === undefined ? fail('forbidden') : ok({ do: 'stop', winner: opposite(seat) });
      });
    }
  };

  return {
    async obey(id, command, key) {
      for (let attempt = 0; ; attempt++) {
        const isDone = (await rooms.numberOf(id, key)) !== undefined;
        const kept = await rooms.read(id);
        if (kept === undefined) return fail('unknown');
        if (isDone) return ok(kept);
        const asked = command(kept);
        if (!asked.ok) return asked;
        const known = await rooms.games(gamesNow(kept.standing, 'all'));
        const decided = decideInRoom(kept.standing, asked.value.command, known, kept.now);
        if (!decided.ok) return decided;
        if (decided.value.length === 0) return ok(kept);
        try {
          const { member } = asked.value;
          const games = gamesFor(kept, decided.value);
          const after = await rooms.add(kept, decided.value, {
            key,
            games,
            ...(member !== undefined && { member }),
          });
          await follow(after, decided.value);
          return ok(after);
        } catch (fault) {
          const isBeaten = fault instanceof Overtaken || sqlCode(fault) === uniqueViolation;
          if (!isBeaten || attempt >= mostAttempts) throw fault;
        }
      }
    },
  };
}

/** The games of the newest tournament: of its newest round, or of all. */
export function gamesNow({ tournaments }: RoomStanding, which: 'last' | 'all' = 'last'): string[] {
  const rounds = tournaments.at(-1)?.rounds ?? [];
  const wanted = which === 'last' ? rounds.slice(-1) : rounds;
  return wanted.flatMap(({ tables }) => tables.flatMap(({ games }) => games));
}

function gamesAt(
  { tournaments }: RoomStanding,
  { round, table }: { readonly round: number; readonly table: number },
): readonly string[] {
  return tournaments.at(-1)?.rounds[round - 1]?.tables[table - 1]?.games ?? [];
}

function gameOfRound(
  id: string,
  room: string,
  { start, pace }: Plan,
  people: readonly [string | null, string | null],
  until: number | undefined,
): NewGame {
  const happenings: readonly Happening[] = [
    {
      type: 'made',
      start,
      pace,
      levels: [null, null],
      isOpen: false,
      round: { ...(until !== undefined && { until }) },
    },
    { type: 'joined', seat: 0 },
    { type: 'joined', seat: 1 },
    { type: 'started' },
  ];
  return {
    id,
    happenings,
    people,
    invitation: null,
    canWatch: false,
    madeBy: null,
    madeKey: `round-${id}`,
    room,
  };
}

/** The start of a game as we write it; what the library says where it cannot be one. */
export function readStart(game: AnyGame, start: Plan['start']) {
  const { players: _players, ...rest } = start as Plan['start'] & { readonly players?: unknown };
  return gameFromJson(game, { moves: [], ...rest });
}
