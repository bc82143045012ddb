/** What may happen in a room: a command and what is known of its games in, the events or a refusal out. No clock, no database. */

import { fail, ok, type Result } from 'ludoteca/kernel';
import type { MemberState, Plan, RoomHappening } from '../protocol/index.ts';
import {
  bestAt,
  type GamesKnown,
  isRoundOver,
  nextIn,
  type RoomStanding,
} from './room-standing.ts';

export type RoomCommand =
  | { readonly do: 'enter'; readonly member: number; readonly isInvited: boolean }
  | { readonly do: 'change'; readonly member: number; readonly state: MemberState }
  | { readonly do: 'door'; readonly isOpen: boolean }
  | { readonly do: 'plan'; readonly plan: Plan; readonly entrants: readonly number[] }
  /** `newGame` gives each game its identifier; members without a device play on wood. */
  | {
      readonly do: 'pair';
      readonly newGame: () => string;
      readonly hasDevice: (member: number) => boolean;
    }
  | {
      readonly do: 'decide';
      readonly round: number;
      readonly table: number;
      readonly points: readonly [number, number] | null;
      readonly isForfeit: boolean;
    }
  | { readonly do: 'time'; readonly minutes: number }
  | { readonly do: 'finish' }
  | { readonly do: 'close' };

export type RoomRefused =
  | 'closed'
  | 'door'
  | 'full'
  | 'member'
  | 'removed'
  | 'running'
  | 'no-tournament'
  | 'no-round'
  | 'no-table'
  | 'no-time'
  | 'few'
  | 'many'
  | 'level'
  | 'over'
  | 'points';

/** A room is a school at most. */
const mostMembers = 400;

const minute = 60_000;

export function decideInRoom(
  room: RoomStanding,
  command: RoomCommand,
  known: GamesKnown,
  now: number,
): Result<readonly RoomHappening[], RoomRefused> {
  if (room.isClosed) return fail('closed');
  const tournament = room.tournaments.at(-1);
  const round = tournament?.rounds.at(-1);
  switch (command.do) {
    case 'enter':
      if (!room.isOpen && !command.isInvited) return fail('door');
      if (room.members.length >= mostMembers) return fail('full');
      return ok([{ type: 'entered', member: command.member }]);
    case 'change': {
      const { member, state } = command;
      const found = room.members.find(({ number }) => number === member);
      if (found === undefined) return fail('member');
      return ok(found.state === state ? [] : [{ type: 'changed', member, state }]);
    }
    case 'door':
      return ok(room.isOpen === command.isOpen ? [] : [{ type: 'door', isOpen: command.isOpen }]);
    case 'plan': {
      if (round !== undefined && !tournament?.isFinished && !isRoundOver(round, known)) {
        return fail('running');
      }
      const { plan, entrants } = command;
      if (entrants.length < 2) return fail('few');
      return ok([{ type: 'planned', plan, entrants: [...entrants] }]);
    }
    case 'pair': {
      if (tournament === undefined) return fail('no-tournament');
      if (round !== undefined && !isRoundOver(round, known)) return fail('running');
      const next = nextIn(room, tournament, known);
      if (typeof next === 'string') return fail(next);
      const { plan } = tournament;
      const { newGame, hasDevice } = command;
      const until = plan.minutes === undefined ? undefined : now + plan.minutes * minute;
      return ok([
        {
          type: 'paired',
          tables: next.tables.map(([one, other]) => ({
            players: [one, other],
            games:
              plan.isOnWood || !hasDevice(one) || !hasDevice(other)
                ? []
                : Array.from({ length: bestAt(plan) }, newGame),
          })),
          byes: [...next.byes],
          ...(until !== undefined && { until }),
        },
      ]);
    }
    case 'decide': {
      const { round: number, table, points, isForfeit } = command;
      const found = tournament?.rounds[number - 1];
      if (tournament === undefined || found === undefined) return fail('no-round');
      if (found.tables[table - 1] === undefined) return fail('no-table');
      const best = bestAt(tournament.plan);
      const isPossible =
        points === null ||
        (points.every((each) => Number.isInteger(each * 2) && each <= best) &&
          points[0] + points[1] <= best);
      if (!isPossible) return fail('points');
      const written: [number, number] | null = points === null ? null : [points[0], points[1]];
      return ok([{ type: 'decided', round: number, table, points: written, isForfeit }]);
    }
    case 'time':
      if (round === undefined || tournament?.isFinished || isRoundOver(round, known)) {
        return fail('no-round');
      }
      if (command.minutes === 0) return ok([{ type: 'stopped' }]);
      if (round.until === undefined) return fail('no-time');
      return ok([
        { type: 'prolonged', until: Math.max(now, round.until) + command.minutes * minute },
      ]);
    case 'finish':
      if (tournament === undefined) return fail('no-tournament');
      if (tournament.isFinished) return ok([]);
      return ok([
        ...(round !== undefined && !isRoundOver(round, known)
          ? [{ type: 'stopped' } as const]
          : []),
        { type: 'finished' },
      ]);
    case 'close':
      return ok([
        ...(round !== undefined && !tournament?.isFinished && !isRoundOver(round, known)
          ? [{ type: 'stopped' } as const]
          : []),
        { type: 'closed' },
      ]);
  }
}
