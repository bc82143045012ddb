/** Every request about rooms, with what it takes and gives. `:id` is a room. */

import { Type } from 'typebox';
import {
  BoardView,
  MemberNumber,
  MemberState,
  Plan,
  RoomCode,
  RoomKind,
  RoomLine,
  RoomTitle,
  RoomView,
  TablePoints,
} from './room-schemas.ts';
import { Id, Key, PersonName, RecordJson } from './schemas.ts';

const closed = { additionalProperties: false } as const;
const keyed = Type.Object({ key: Key }, closed);
const done = Type.Object({ room: RoomView }, closed);

/** Who is challenged in a club. */
export const AgainstMember = Type.Object(
  { kind: Type.Literal('member'), room: Id, member: MemberNumber },
  closed,
);

export const roomEndpoints = {
  myRooms: {
    method: 'GET',
    path: '/api/me/rooms',
    says: 'The rooms that are yours, and those you are in; the newest first.',
    isPersonal: true,
    gives: Type.Object({ rooms: Type.Array(RoomLine) }, closed),
  },
  makeRoom: {
    method: 'POST',
    path: '/api/rooms',
    says: 'Opens a room; the code is what others find it by.',
    isPersonal: true,
    takes: Type.Object({ kind: RoomKind, title: RoomTitle, key: Key }, closed),
    gives: Type.Object({ id: Id, code: Type.String() }, closed),
  },
  findRoom: {
    method: 'POST',
    path: '/api/rooms/find',
    says: 'The room that has a code: what it is called, and nothing of who is in it.',
    isPersonal: false,
    takes: Type.Object({ code: RoomCode }, closed),
    gives: Type.Object(
      {
        id: Id,
        title: Type.String(),
        kind: RoomKind,
        isOpen: Type.Boolean(),
        isIn: Type.Boolean(),
      },
      closed,
    ),
  },
  enterRoom: {
    method: 'POST',
    path: '/api/rooms/enter',
    says: 'Comes into a room by its code, under a name. Whoever is new here becomes a person by it, as with `POST /api/me`; whoever was in the room before is there again.',
    isPersonal: false,
    takes: Type.Object(
      { code: RoomCode, name: PersonName, key: Key, wantsToken: Type.Optional(Type.Boolean()) },
      closed,
    ),
    gives: Type.Object(
      { id: Id, member: MemberNumber, token: Type.Optional(Type.String()) },
      closed,
    ),
  },
  room: {
    method: 'GET',
    path: '/api/rooms/:id',
    says: 'A room as you see it; for its teacher and its members. `?tournament=n` shows one that is over.',
    isPersonal: true,
    gives: RoomView,
  },
  roomEvents: {
    method: 'GET',
    path: '/api/rooms/:id/events',
    says: 'The stream of a room (see below); with `?boards=1` also its boards. With `?wait=20&since=tag`, the room as JSON as soon as it is another.',
    isPersonal: true,
    gives: Type.Unknown(),
  },
  boards: {
    method: 'GET',
    path: '/api/rooms/:id/boards',
    says: 'The boards of the round that is played, or was last.',
    isPersonal: true,
    gives: Type.Object({ boards: Type.Array(BoardView) }, closed),
  },
  roomRecords: {
    method: 'GET',
    path: '/api/rooms/:id/records',
    says: 'The records of all games of the room, the oldest first; `?tournament=n` gives those of one tournament.',
    isPersonal: true,
    gives: Type.Object({ records: Type.Array(RecordJson) }, closed),
  },
  changeRoom: {
    method: 'POST',
    path: '/api/rooms/:id/settings',
    says: "Gives the room another title, or opens and closes its door to new people. The teacher's alone.",
    isPersonal: true,
    takes: Type.Object(
      { title: Type.Optional(RoomTitle), isOpen: Type.Optional(Type.Boolean()), key: Key },
      closed,
    ),
    gives: done,
  },
  changeMember: {
    method: 'POST',
    path: '/api/rooms/:id/members',
    says: "Gives somebody another name, or says that they are here, away, or removed. The teacher's; members may say of themselves that they are away, or here again. Whoever is removed loses the game they play.",
    isPersonal: true,
    takes: Type.Object(
      {
        member: MemberNumber,
        name: Type.Optional(PersonName),
        state: Type.Optional(MemberState),
        key: Key,
      },
      closed,
    ),
    gives: done,
  },
  addMember: {
    method: 'POST',
    path: '/api/rooms/:id/guests',
    says: "Enters somebody who has no device; results of their tables are entered by hand. The teacher's alone.",
    isPersonal: true,
    takes: Type.Object({ name: PersonName, key: Key }, closed),
    gives: done,
  },
  beginTournament: {
    method: 'POST',
    path: '/api/rooms/:id/tournaments',
    says: "Begins a tournament of those who are here; one that runs is over by it. The teacher's alone.",
    isPersonal: true,
    takes: Type.Object({ plan: Plan, key: Key }, closed),
    gives: done,
  },
  beginRound: {
    method: 'POST',
    path: '/api/rooms/:id/rounds',
    says: "Pairs the next round, and begins its games. The teacher's alone.",
    isPersonal: true,
    takes: keyed,
    gives: done,
  },
  timeRound: {
    method: 'POST',
    path: '/api/rooms/:id/time',
    says: "Gives the round so many minutes more; 0 ends it now: games that are not over are stopped, and count as drawn. The teacher's alone.",
    isPersonal: true,
    takes: Type.Object({ minutes: Type.Integer({ minimum: 0, maximum: 600 }), key: Key }, closed),
    gives: done,
  },
  decideTable: {
    method: 'POST',
    path: '/api/rooms/:id/results',
    says: "Enters the result of a table by hand, in the round that runs or one before; `null` lets the games tell it again. A forfeit counts as not having met. The teacher's alone.",
    isPersonal: true,
    takes: Type.Object(
      {
        round: Type.Integer({ minimum: 1, maximum: 100 }),
        table: Type.Integer({ minimum: 1, maximum: 1000 }),
        points: Type.Union([TablePoints, Type.Null()]),
        isForfeit: Type.Optional(Type.Boolean()),
        key: Key,
      },
      closed,
    ),
    gives: done,
  },
  finishTournament: {
    method: 'POST',
    path: '/api/rooms/:id/finish',
    says: "Ends the tournament with the rounds that were played. The teacher's alone.",
    isPersonal: true,
    takes: keyed,
    gives: done,
  },
  closeRoom: {
    method: 'POST',
    path: '/api/rooms/:id/close',
    says: "Closes the room: games end, its code leads nowhere, results stay. The teacher's alone.",
    isPersonal: true,
    takes: keyed,
    gives: done,
  },
  eraseRoom: {
    method: 'DELETE',
    path: '/api/rooms/:id',
    says: "Erases the room with all its names and results, and the people who came here by it and are nowhere else. The moves stay without names. The teacher's alone.",
    isPersonal: true,
    gives: Type.Object({}, closed),
  },
} as const;
