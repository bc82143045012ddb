/** What is said of rooms: a class or a club, its members, its tournaments round by round. Nothing here names a game. */

import { type Static, Type } from 'typebox';
import { Ending, Id, Pace, PersonName, Progress, RecordJson } from './schemas.ts';

const closed = { additionalProperties: false } as const;

/** How a room is found: a word and three figures, as written on a blackboard. */
export const RoomCode = Type.String({
  minLength: 4,
  maxLength: 24,
  description: 'a word and three figures; spaces, hyphens and capitals do not matter',
});

export const RoomKind = Type.Union([Type.Literal('class'), Type.Literal('club')], {
  description: 'a class is for a lesson; a club lasts, and its games are rated',
});
export type RoomKind = Static<typeof RoomKind>;

export const RoomTitle = Type.String({ minLength: 1, maxLength: 60 });

/** The number of somebody in their room, from 1. */
export const MemberNumber = Type.Integer({ minimum: 1, maximum: 100_000 });

export const MemberState = Type.Union(
  [Type.Literal('here'), Type.Literal('away'), Type.Literal('removed')],
  { description: 'whoever is away is not paired; whoever was removed cannot come back alone' },
);
export type MemberState = Static<typeof MemberState>;

export const System = Type.Union([
  Type.Literal('swiss'),
  Type.Literal('round-robin'),
  Type.Literal('knock-out'),
]);

/** How a tournament is played. */
export const Plan = Type.Object(
  {
    system: System,
    rounds: Type.Integer({
      minimum: 1,
      maximum: 60,
      description:
        'how many are played at most; a knock-out, or everybody against everybody, ends by itself',
    }),
    start: RecordJson,
    pace: Pace,
    minutes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 600, description: 'a time for each round' }),
    ),
    hasBothSides: Type.Boolean({
      description: 'two games at each table, with the sides exchanged',
    }),
    isOnWood: Type.Boolean({
      description: 'played on boards of wood: results are entered by hand',
    }),
  },
  closed,
);
export type Plan = Static<typeof Plan>;

export const TablePoints = Type.Tuple(
  [Type.Number({ minimum: 0, maximum: 2 }), Type.Number({ minimum: 0, maximum: 2 })],
  { description: 'what each got at the table: 1 for a win, ½ for a draw' },
);

const Pair = Type.Tuple([MemberNumber, MemberNumber]);

/** What happened in a room. Names are not in it: they can be taken back. */
export const RoomHappening = Type.Union([
  Type.Object(
    { type: Type.Literal('opened'), kind: RoomKind },
    { ...closed, description: 'the room was opened; always number 1' },
  ),
  Type.Object(
    { type: Type.Literal('entered'), member: MemberNumber },
    { ...closed, description: 'somebody came in for the first time' },
  ),
  Type.Object(
    { type: Type.Literal('changed'), member: MemberNumber, state: MemberState },
    { ...closed, description: 'somebody went, came back, or was removed' },
  ),
  Type.Object(
    { type: Type.Literal('door'), isOpen: Type.Boolean() },
    { ...closed, description: 'whether new people can come in' },
  ),
  Type.Object(
    { type: Type.Literal('planned'), plan: Plan, entrants: Type.Array(MemberNumber) },
    { ...closed, description: 'a tournament began, with its seeds in sequence' },
  ),
  Type.Object(
    {
      type: Type.Literal('paired'),
      tables: Type.Array(Type.Object({ players: Pair, games: Type.Array(Id) }, closed)),
      byes: Type.Array(MemberNumber),
      until: Type.Optional(Type.Integer()),
    },
    { ...closed, description: 'a round began' },
  ),
  Type.Object(
    {
      type: Type.Literal('decided'),
      round: Type.Integer(),
      table: Type.Integer(),
      points: Type.Union([TablePoints, Type.Null()]),
      isForfeit: Type.Boolean(),
    },
    { ...closed, description: 'a result was entered by hand, or taken back (`null`)' },
  ),
  Type.Object(
    { type: Type.Literal('prolonged'), until: Type.Integer() },
    { ...closed, description: 'the round has another end' },
  ),
  Type.Object(
    { type: Type.Literal('stopped') },
    { ...closed, description: 'the round was ended before its time' },
  ),
  Type.Object(
    { type: Type.Literal('finished') },
    { ...closed, description: 'the tournament is over' },
  ),
  Type.Object(
    { type: Type.Literal('closed') },
    { ...closed, description: 'the room is closed: it can be looked at, and nothing more' },
  ),
]);
export type RoomHappening = Static<typeof RoomHappening>;

/** A game at a table of a round. */
export const TableGame = Type.Object(
  {
    id: Id,
    phase: Progress.properties.phase,
    plies: Type.Integer(),
    ending: Type.Optional(Ending),
  },
  closed,
);
export type TableGame = Static<typeof TableGame>;

export const TableView = Type.Object(
  {
    players: Pair,
    games: Type.Array(TableGame),
    points: Type.Optional(TablePoints),
    isByHand: Type.Boolean(),
    isForfeit: Type.Boolean(),
  },
  closed,
);
export type TableView = Static<typeof TableView>;

export const RoundView = Type.Object(
  {
    tables: Type.Array(TableView),
    byes: Type.Array(MemberNumber),
    begunAt: Type.Integer(),
    until: Type.Optional(Type.Integer({ description: 'when its time is over' })),
    isOver: Type.Boolean(),
  },
  closed,
);

export const StandingView = Type.Object(
  {
    player: MemberNumber,
    place: Type.Integer(),
    points: Type.Number(),
    buchholz: Type.Number(),
    direct: Type.Number(),
    played: Type.Integer(),
  },
  closed,
);

export const TournamentView = Type.Object(
  {
    number: Type.Integer({ description: 'in its room, from 1' }),
    plan: Plan,
    rounds: Type.Array(RoundView),
    standings: Type.Array(StandingView),
    next: Type.Optional(
      Type.Object(
        { tables: Type.Array(Pair), byes: Type.Array(MemberNumber) },
        { ...closed, description: 'the next round, if nothing changes' },
      ),
    ),
    noNext: Type.Optional(
      Type.Union([Type.Literal('few'), Type.Literal('many'), Type.Literal('level')], {
        description:
          'why there is none though it is not over: too few or too many are here, or a table has no winner',
      }),
    ),
    isOver: Type.Boolean(),
  },
  closed,
);
export type TournamentView = Static<typeof TournamentView>;

export const MemberView = Type.Object(
  {
    number: MemberNumber,
    name: Type.String({ description: 'empty when the person is gone' }),
    state: MemberState,
    isOnline: Type.Boolean({ description: 'whether a stream of theirs is open' }),
    hasDevice: Type.Boolean({ description: 'false for whom the teacher has entered' }),
  },
  closed,
);
export type MemberView = Static<typeof MemberView>;

/** The strength of somebody in a club, by Glicko-2. */
export const RatingView = Type.Object(
  {
    player: MemberNumber,
    rating: Type.Integer({ description: '1500 is the middle' }),
    deviation: Type.Integer({
      description: 'how sure it is: two times out of three within so much',
    }),
    played: Type.Integer({ description: 'tables that count' }),
  },
  closed,
);
export type RatingView = Static<typeof RatingView>;

/** A game between two of a club, outside of its tournaments. */
export const ClubGame = Type.Object(
  {
    id: Id,
    game: Type.String(),
    pace: Pace,
    players: Type.Tuple([MemberNumber, MemberNumber], {
      description: 'whoever begins first; one of them has challenged the other',
    }),
    challenged: MemberNumber,
    phase: Progress.properties.phase,
    turn: Type.Optional(MemberNumber),
    ending: Type.Optional(Ending),
    changedAt: Type.Integer(),
  },
  closed,
);
export type ClubGame = Static<typeof ClubGame>;

/** A room as somebody in it sees it. */
export const RoomView = Type.Object(
  {
    id: Id,
    code: Type.String({ description: 'empty when the room is closed' }),
    kind: RoomKind,
    title: Type.String(),
    isOpen: Type.Boolean({ description: 'whether new people can come in' }),
    isClosed: Type.Boolean(),
    isTeacher: Type.Boolean({ description: 'whether the room is yours' }),
    you: Type.Optional(MemberNumber),
    members: Type.Array(MemberView),
    ratings: Type.Optional(Type.Array(RatingView, { description: 'of a club, the best first' })),
    games: Type.Optional(
      Type.Array(ClubGame, {
        description:
          'of a club: games to which one has challenged another, the newest first, 40 at most; they count for the ratings',
      }),
    ),
    tournament: Type.Optional(TournamentView),
    tournaments: Type.Array(
      Type.Object(
        {
          number: Type.Integer(),
          game: Type.String(),
          system: System,
          rounds: Type.Integer({ description: 'how many were begun' }),
          players: Type.Integer(),
          begunAt: Type.Integer(),
          isOver: Type.Boolean(),
        },
        closed,
      ),
      { description: 'all of the room, the newest last' },
    ),
    now: Type.Integer(),
  },
  closed,
);
export type RoomView = Static<typeof RoomView>;

/** A board of the round, for a wall of boards. */
export const BoardView = Type.Object(
  {
    id: Id,
    moves: Type.Array(Type.String()),
    phase: Progress.properties.phase,
    turn: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
    ending: Type.Optional(Ending),
  },
  closed,
);
export type BoardView = Static<typeof BoardView>;

/** A line of a list of rooms. */
export const RoomLine = Type.Object(
  {
    id: Id,
    code: Type.String(),
    kind: RoomKind,
    title: Type.String(),
    name: Type.Optional(PersonName),
    isTeacher: Type.Boolean(),
    isClosed: Type.Boolean(),
  },
  closed,
);
export type RoomLine = Static<typeof RoomLine>;
