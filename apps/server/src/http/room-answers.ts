/** What is answered to each request about rooms; how it came here is not known here. */

import type { AnyKind } from 'ludoteca/document';
import { gameFromJson } from 'ludoteca/game';
import { fail, newRating, ok, type Result, random } from 'ludoteca/kernel';
import type { RoomHub } from '../live/room-hub.ts';
import { clubRatings, gamesIn, type RoomCore, roomCore } from '../live/room-view.ts';
import { gamesNow, type RoomAsked, type Rooming, readStart } from '../live/rooming.ts';
import type { RoomRefused } from '../play/room-decide.ts';
import type { Given, Plan, RoomView, Taken } from '../protocol/index.ts';
import type { People, Person } from '../store/people.ts';
import { readRoomCode } from '../store/room-codes.ts';
import { isInside, type KeptMember, type KeptRoom, memberOf, type Rooms } from '../store/rooms.ts';
import { newId } from '../store/secrets.ts';
import { gameCalled } from './answers.ts';
import { checkedName } from './names.ts';
import { Refuse } from './request.ts';

export interface RoomParts {
  readonly kinds: readonly AnyKind[];
  readonly rooms: Rooms;
  readonly people: People;
  readonly rooming: Rooming;
  readonly roomHub: RoomHub;
}

export type RoomAnswers = ReturnType<typeof openRoomAnswers>;

type Denied = 'teacher' | 'forbidden';

export function openRoomAnswers({ kinds, rooms, people, rooming, roomHub }: RoomParts) {
  /** A room that whoever asks is in; others learn no more than that they may not. */
  const inside = async (id: string, person: Person): Promise<KeptRoom> => {
    const kept = await rooms.read(id);
    if (kept === undefined || !isInside(kept, person)) throw unknownRoom();
    return kept;
  };
  const coreOf = (kept: KeptRoom, number?: number): Promise<RoomCore> =>
    roomCore(rooms, kept, roomHub.presence, number);
  const viewOf = async (kept: KeptRoom, person: Person, number?: number): Promise<RoomView> =>
    seenBy(await coreOf(kept, number), kept, person);

  const obeyed = async (
    id: string,
    person: Person,
    key: string,
    command: (kept: KeptRoom) => Result<RoomAsked, Denied>,
  ): Promise<KeptRoom> => {
    const done = await rooming.obey(id, command, `${person.id}.${key}`);
    if (done.ok) return done.value;
    throw refused(done.error);
  };
  /** For the teacher alone. */
  const asTeacher = async (
    id: string,
    person: Person,
    key: string,
    asked: (kept: KeptRoom) => RoomAsked,
  ): Promise<{ room: RoomView }> => {
    const kept = await obeyed(id, person, key, (found): Result<RoomAsked, Denied> => {
      if (found.owner === person.id) return ok(asked(found));
      return fail(isInside(found, person) ? 'teacher' : 'forbidden');
    });
    return { room: await viewOf(kept, person) };
  };
  const named = (text: string): string => {
    const name = checkedName(text);
    if (name !== undefined) return name;
    throw new Refuse(422, 'name', "a name has letters, figures, spaces and .-'_ only");
  };

  return {
    inside,
    coreOf,

    async myRooms(person: Person): Promise<Given<'myRooms'>> {
      return { rooms: await rooms.of(person.id) };
    },

    makeRoom: (
      { kind, title, key }: Taken<'makeRoom'>,
      person: Person,
    ): Promise<Given<'makeRoom'>> => rooms.make(person, kind, title.trim() || '–', key),

    /** Undefined when no room has the code. */
    async findRoom(
      { code }: Taken<'findRoom'>,
      person: Person | undefined,
    ): Promise<Given<'findRoom'> | undefined> {
      const kept = await found(rooms, code);
      if (kept === undefined) return undefined;
      const { id, title, kind, standing } = kept;
      const isIn = person !== undefined && isInside(kept, person);
      return { id, title, kind, isOpen: standing.isOpen, isIn };
    },

    /** Undefined when no room has the code. */
    async enterRoom(
      { code, name: text, key }: Taken<'enterRoom'>,
      person: Person | undefined,
    ): Promise<Given<'enterRoom'> | undefined> {
      const name = named(text);
      const kept = await found(rooms, code);
      if (kept === undefined) return undefined;
      const { id } = kept;
      const before = person && memberOf(kept, person);
      if (!kept.standing.isOpen && before === undefined) throw refused('door');
      const added = person === undefined ? await people.add(name, false, id) : undefined;
      const who = person ?? added?.person;
      if (who === undefined) throw new Error('somebody comes in');
      const after = await obeyed(id, who, key, (room): Result<RoomAsked, Denied> => {
        const known = memberOf(room, who);
        if (known !== undefined) {
          const state = room.standing.members.find(({ number }) => number === known.number)?.state;
          if (state === 'removed') throw refused('removed');
          return ok({ command: { do: 'change', member: known.number, state: 'here' } });
        }
        const member = newMember(room, name, who.id);
        return ok({ command: { do: 'enter', member: member.number, isInvited: false }, member });
      });
      const member = memberOf(after, who);
      if (member === undefined) throw new Error('whoever came in is there');
      return {
        id,
        member: member.number,
        ...(added !== undefined && { token: added.token }),
      };
    },

    async room(id: string, person: Person, tournament: number | undefined): Promise<RoomView> {
      return viewOf(await inside(id, person), person, tournament);
    },

    async boards(id: string, person: Person): Promise<Given<'boards'>> {
      const { standing } = await inside(id, person);
      return { boards: await rooms.boards(gamesNow(standing)) };
    },

    async roomRecords(
      id: string,
      person: Person,
      tournament: number | undefined,
    ): Promise<Given<'roomRecords'>> {
      const { standing } = await inside(id, person);
      const wanted = standing.tournaments.filter(
        (_, index) => tournament === undefined || index + 1 === tournament,
      );
      const found = await rooms.records(wanted.flatMap(gamesIn));
      return {
        records: found.flatMap(({ kind, record, names }) => {
          const game = gameCalled(kinds, kind);
          const read = gameFromJson(game, record);
          if (!read.ok) return [];
          return [{ ...read.value.match.withPlayers(names).toJson(), game: game.id }];
        }),
      };
    },

    async changeRoom(
      id: string,
      { title, isOpen, key }: Taken<'changeRoom'>,
      person: Person,
    ): Promise<Given<'changeRoom'>> {
      const kept = await inside(id, person);
      if (kept.owner !== person.id) throw refused('teacher');
      if (title !== undefined) await rooms.retitle(id, title.trim() || '–');
      const wanted = isOpen ?? kept.standing.isOpen;
      return asTeacher(id, person, key, () => ({ command: { do: 'door', isOpen: wanted } }));
    },

    async changeMember(
      id: string,
      { member, name: text, state, key }: Taken<'changeMember'>,
      person: Person,
    ): Promise<Given<'changeMember'>> {
      const kept = await inside(id, person);
      const isTeacher = kept.owner === person.id;
      const isOwn = memberOf(kept, person)?.number === member;
      // Of oneself one may say that one goes, and comes back.
      const mayDo = isTeacher || (isOwn && text === undefined && state !== 'removed');
      if (!mayDo) throw refused('teacher');
      const before = kept.standing.members.find(({ number }) => number === member);
      if (before === undefined) throw refused('member');
      if (!isTeacher && before.state === 'removed') throw refused('removed');
      if (text !== undefined) {
        const others = kept.members.filter(({ number }) => number !== member);
        await rooms.rename(id, member, unlike(named(text), others));
      }
      const after = await obeyed(id, person, key, () =>
        ok({ command: { do: 'change', member, state: state ?? before.state } }),
      );
      return { room: await viewOf(after, person) };
    },

    addMember: (
      id: string,
      { name: text, key }: Taken<'addMember'>,
      person: Person,
    ): Promise<Given<'addMember'>> =>
      asTeacher(id, person, key, (kept) => {
        const member = newMember(kept, named(text), null);
        return { command: { do: 'enter', member: member.number, isInvited: true }, member };
      }),

    async beginTournament(
      id: string,
      { plan, key }: Taken<'beginTournament'>,
      person: Person,
    ): Promise<Given<'beginTournament'>> {
      const start = checkedStart(kinds, plan);
      const kept = await inside(id, person);
      const ratings = kept.kind === 'club' ? await clubRatings(rooms, kept) : [];
      const ratingOf = (member: number) =>
        ratings.find(({ player }) => player === member)?.rating ?? newRating.rating;
      return asTeacher(id, person, key, ({ standing }) => {
        const here = standing.members.flatMap((each) =>
          each.state === 'here' ? [each.number] : [],
        );
        // By lot, the same however often it is asked; in a club the strongest first.
        const drawn = random(`${id}/${standing.tournaments.length}`).shuffled(here);
        const seeds = drawn.toSorted((a, b) => ratingOf(b) - ratingOf(a));
        return { command: { do: 'plan', plan: { ...plan, start }, entrants: seeds } };
      });
    },

    beginRound: (
      id: string,
      { key }: Taken<'beginRound'>,
      person: Person,
    ): Promise<Given<'beginRound'>> =>
      asTeacher(id, person, key, ({ members }) => {
        const devices = new Set(members.flatMap((each) => (each.person ? [each.number] : [])));
        return {
          command: { do: 'pair', newGame: newId, hasDevice: (member) => devices.has(member) },
        };
      }),

    timeRound: (
      id: string,
      { minutes, key }: Taken<'timeRound'>,
      person: Person,
    ): Promise<Given<'timeRound'>> =>
      asTeacher(id, person, key, () => ({ command: { do: 'time', minutes } })),

    decideTable: (
      id: string,
      { round, table, points, isForfeit, key }: Taken<'decideTable'>,
      person: Person,
    ): Promise<Given<'decideTable'>> =>
      asTeacher(id, person, key, () => ({
        command: { do: 'decide', round, table, points, isForfeit: isForfeit ?? false },
      })),

    finishTournament: (
      id: string,
      { key }: Taken<'finishTournament'>,
      person: Person,
    ): Promise<Given<'finishTournament'>> =>
      asTeacher(id, person, key, () => ({ command: { do: 'finish' } })),

    closeRoom: (
      id: string,
      { key }: Taken<'closeRoom'>,
      person: Person,
    ): Promise<Given<'closeRoom'>> =>
      asTeacher(id, person, key, () => ({ command: { do: 'close' } })),

    async eraseRoom(id: string, person: Person): Promise<Given<'eraseRoom'>> {
      const kept = await inside(id, person);
      if (kept.owner !== person.id) throw refused('teacher');
      if (!kept.standing.isClosed) {
        await obeyed(id, person, `erase-${id}`, () => ok({ command: { do: 'close' } }));
      }
      await rooms.erase(id);
      return {};
    },

    /** The rooms of somebody who goes, erased. */
    async eraseRoomsOf(person: Person): Promise<void> {
      for (const line of await rooms.of(person.id)) {
        if (line.isTeacher) await this.eraseRoom(line.id, person);
      }
    },
  };
}

/** The room as somebody sees it. */
export function seenBy(core: RoomCore, kept: KeptRoom, person: Person): RoomView {
  const you = memberOf(kept, person)?.number;
  return { ...core, isTeacher: kept.owner === person.id, ...(you !== undefined && { you }) };
}

async function found(rooms: Rooms, text: string): Promise<KeptRoom | undefined> {
  const code = readRoomCode(text);
  const id = code === undefined ? undefined : await rooms.withCode(code);
  return id === undefined ? undefined : rooms.read(id);
}

function newMember({ members }: KeptRoom, name: string, person: string | null): KeptMember {
  const number = 1 + Math.max(0, ...members.map((each) => each.number));
  return { number, name: unlike(name, members), person };
}

/** The name, with a number behind it where somebody has it already. */
function unlike(name: string, others: readonly KeptMember[]): string {
  const taken = new Set(others.map((each) => each.name.toLowerCase()));
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count++) {
    free = `${[...name].slice(0, 20).join('').trim()} ${count}`;
  }
  return free;
}

function checkedStart(kinds: readonly AnyKind[], { start }: Plan): Plan['start'] {
  const game = gameCalled(kinds, start.game);
  const read = readStart(game, start);
  if (!read.ok) {
    throw new Refuse(422, 'start', 'the library cannot read the start', { notice: read.error });
  }
  const { match } = read.value;
  if (match.history.length > 0 || match.outcome !== undefined) {
    throw new Refuse(422, 'start', 'a game starts without moves, and not where it is over');
  }
  const { players: _players, ...written } = match.toJson();
  return { ...written, game: game.id };
}

export function unknownRoom(): Refuse {
  return new Refuse(404, 'unknown', 'there is no such room, or you are not in it');
}

/** Why something may not happen, for those who write clients. */
const refusals: Readonly<Record<RoomRefused | 'teacher', string>> = {
  teacher: 'only whoever opened the room may do that',
  closed: 'the room is closed',
  door: 'nobody new can come in now',
  full: 'the room is full',
  member: 'there is nobody with this number',
  removed: 'you were removed from the room',
  running: 'a round is being played',
  'no-tournament': 'no tournament has begun',
  'no-round': 'there is no such round, or it is over',
  'no-table': 'there is no such table',
  'no-time': 'the round has no time',
  few: 'there are too few players',
  many: 'there are too many players',
  level: 'a table of the knock-out has no winner: enter one by hand',
  over: 'the tournament is over',
  points: 'points are halves, and not more than the table has',
};

function refused(code: RoomRefused | Denied | 'unknown'): Refuse {
  if (code === 'unknown' || code === 'forbidden') return unknownRoom();
  const status = code === 'teacher' || code === 'removed' ? 403 : code === 'points' ? 422 : 409;
  return new Refuse(status, code, refusals[code]);
}
