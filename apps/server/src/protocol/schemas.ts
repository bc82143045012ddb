/**
 * What is said between a server and those who play through it, as schemas: types, validation and the
 * documentation are all made of these. Nothing here names a game.
 */

import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;

/** An identifier that cannot be guessed: 128 random bits. */
export const idPattern = '^[A-Za-z0-9_-]{22}$';
export const Id = Type.String({ pattern: idPattern, description: 'an identifier' });

/** A secret of 256 random bits, told once. */
export const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'a secret' });

/** Chosen by whoever asks; asking again with the same key does nothing more and is answered the same. */
export const Key = Type.String({
  pattern: '^[A-Za-z0-9_-]{8,64}$',
  description: 'chosen by the client; a request repeated with its key changes nothing more',
});

/** 0 began with side 0, 1 with side 1; a swap exchanges their sides, not their seats. */
export const SeatNumber = Type.Union([Type.Literal(0), Type.Literal(1)], {
  description: '0 began with the first side, 1 with the second; a swap exchanges sides, not seats',
});

/** How people are called; checked further when it is set. */
export const PersonName = Type.String({ minLength: 1, maxLength: 24 });

const day = 86_400_000;

/** How fast a game is played; times in milliseconds. */
export const Pace = Type.Union(
  [
    Type.Object(
      {
        kind: Type.Literal('clock'),
        base: Type.Integer({ minimum: 1000, maximum: 3 * 3_600_000 }),
        increment: Type.Integer({ minimum: 0, maximum: 180_000 }),
      },
      { ...closed, description: 'a clock each: `base` and `increment` for every move, in ms' },
    ),
    Type.Object(
      { kind: Type.Literal('days'), perMove: Type.Integer({ minimum: 1, maximum: 30 * day }) },
      { ...closed, description: 'a time for each move, in ms: days, as a rule' },
    ),
    Type.Object({ kind: Type.Literal('none') }, { ...closed, description: 'no clock' }),
  ],
  { description: 'how fast a game is played' },
);
export type Pace = Static<typeof Pace>;

/** What can be offered to whoever sits opposite, and accepted or declined. */
export const OfferKind = Type.Union([
  Type.Literal('draw'),
  Type.Literal('takeback'),
  Type.Literal('rematch'),
]);
export type OfferKind = Static<typeof OfferKind>;

/** What can be said: set phrases only. */
export const SetPhrase = Type.Union([
  Type.Literal('luck'),
  Type.Literal('nice'),
  Type.Literal('oops'),
  Type.Literal('thinking'),
  Type.Literal('thanks'),
]);
export type SetPhrase = Static<typeof SetPhrase>;

/** A document of a game, as our records are written; the library reads it. */
export const RecordJson = Type.Object(
  { game: Type.String({ maxLength: 40 }) },
  { additionalProperties: true, description: 'a record, as in docs/formats.md' },
);

/** How a game ended; the winner is a seat, absent when nobody won. */
export const Ending = Type.Object(
  {
    winner: Type.Optional(SeatNumber),
    reason: Type.String({
      description:
        "a word of the game's rules, or `resigned`, `forfeited`, `time`, `agreed`, `abandoned`, `stopped`",
    }),
  },
  closed,
);
export type Ending = Static<typeof Ending>;

const Left = Type.Tuple([Type.Integer(), Type.Integer()], {
  description: 'what each seat has left on its clock, in ms, when the turn began',
});

/** What happened in a game, without its number and time. */
export const Happening = Type.Union([
  Type.Object(
    {
      type: Type.Literal('made'),
      start: RecordJson,
      pace: Pace,
      levels: Type.Tuple([
        Type.Union([Type.Integer(), Type.Null()]),
        Type.Union([Type.Integer(), Type.Null()]),
      ]),
      isOpen: Type.Boolean({ description: 'whether the lobby shows it to the next visitor' }),
      round: Type.Optional(
        Type.Object(
          {
            until: Type.Optional(
              Type.Integer({ description: 'when the round is over, in ms since 1970' }),
            ),
          },
          { ...closed, description: 'present for a game of a round in a room' },
        ),
      ),
    },
    { ...closed, description: 'the game was set up; always number 1' },
  ),
  Type.Object(
    { type: Type.Literal('joined'), seat: SeatNumber },
    { ...closed, description: 'somebody sat down' },
  ),
  Type.Object(
    { type: Type.Literal('started') },
    { ...closed, description: 'both sit: clocks run from here' },
  ),
  Type.Object(
    {
      type: Type.Literal('moved'),
      seat: SeatNumber,
      ply: Type.Integer({ description: 'how many moves there were before it' }),
      move: Type.String({ description: 'as people type it; `swap` is one where it is offered' }),
      left: Type.Optional(Left),
    },
    { ...closed, description: 'a move' },
  ),
  Type.Object(
    { type: Type.Literal('offered'), seat: SeatNumber, what: OfferKind },
    { ...closed, description: 'an offer' },
  ),
  Type.Object(
    { type: Type.Literal('declined'), seat: SeatNumber, what: OfferKind },
    { ...closed, description: 'an offer was declined, or withdrawn by whoever made it' },
  ),
  Type.Object(
    {
      type: Type.Literal('tookback'),
      seat: SeatNumber,
      ply: Type.Integer({ description: 'how many moves are left' }),
    },
    { ...closed, description: 'moves were taken back by consent; the seat is whose offer it was' },
  ),
  Type.Object(
    { type: Type.Literal('said'), seat: SeatNumber, phrase: SetPhrase },
    { ...closed, description: 'a set phrase' },
  ),
  Type.Object(
    { type: Type.Literal('shown'), seat: SeatNumber, isShown: Type.Boolean() },
    { ...closed, description: 'a player consents to showing the game in the lobby, or no longer' },
  ),
  Type.Object(
    { type: Type.Literal('prolonged'), until: Type.Integer() },
    { ...closed, description: 'the round has another end, in ms since 1970' },
  ),
  Type.Object(
    { type: Type.Literal('ended'), ending: Ending },
    { ...closed, description: 'the game is over, by its rules, its players or the clock' },
  ),
  Type.Object(
    { type: Type.Literal('rematched'), next: Id },
    { ...closed, description: 'a new game, with the seats exchanged' },
  ),
]);
export type Happening = Static<typeof Happening>;

/** Something that happened, with its number in its game (from 1, without gaps) and the server's time. */
export interface GameEvent {
  readonly number: number;
  /** Milliseconds since 1970, by the database's clock. */
  readonly at: number;
  readonly happening: Happening;
}
export const GameEvent = Type.Object(
  { number: Type.Integer(), at: Type.Integer(), happening: Happening },
  closed,
);

/** Whoever sits at a seat, as others see it. */
export const SeatHolder = Type.Object(
  {
    name: Type.String({ description: 'empty when the person is gone' }),
    level: Type.Optional(Type.Integer({ description: 'a level of the game, from 1' })),
    isBot: Type.Optional(Type.Boolean({ description: 'true for the program of somebody' })),
    isHere: Type.Boolean({ description: 'whether a stream of theirs is open' }),
  },
  closed,
);
export type SeatHolder = Static<typeof SeatHolder>;

/** What changes about a game beside its moves. */
export const Progress = Type.Object(
  {
    number: Type.Integer({ description: 'of the last event' }),
    phase: Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')]),
    turn: Type.Optional(SeatNumber),
    turnSince: Type.Integer({ description: 'when the turn began, in ms since 1970' }),
    left: Type.Optional(Left),
    deadline: Type.Optional(
      Type.Integer({ description: 'when the game is adjudicated if nothing happens' }),
    ),
    until: Type.Optional(
      Type.Integer({
        description: 'when the round that it is played in is over, if that has a time',
      }),
    ),
    offers: Type.Partial(
      Type.Object({ draw: SeatNumber, takeback: SeatNumber, rematch: SeatNumber }, closed),
    ),
    shown: Type.Tuple([Type.Boolean(), Type.Boolean()]),
    ending: Type.Optional(Ending),
    next: Type.Optional(Id),
  },
  closed,
);
export type Progress = Static<typeof Progress>;

/** A game as somebody sees it. */
export const GameView = Type.Object(
  {
    id: Id,
    record: RecordJson,
    pace: Pace,
    canDraw: Type.Boolean(),
    isOpen: Type.Boolean(),
    canWatch: Type.Boolean({ description: 'whether whoever has the link may watch' }),
    room: Type.Optional(
      Type.String({
        description: 'the room in whose rounds it is played, for those who are in it',
      }),
    ),
    you: Type.Optional(SeatNumber),
    seats: Type.Tuple([
      Type.Union([SeatHolder, Type.Null()]),
      Type.Union([SeatHolder, Type.Null()]),
    ]),
    watching: Type.Integer({ description: 'how many watch, as far as this process knows' }),
    progress: Progress,
    now: Type.Integer({ description: "the server's time, to set clocks by" }),
  },
  closed,
);
export type GameView = Static<typeof GameView>;

/** A line of a list of games. */
export const GameLine = Type.Object(
  {
    id: Id,
    game: Type.String(),
    pace: Pace,
    seats: Type.Tuple([
      Type.Union([Type.String(), Type.Null()]),
      Type.Union([Type.String(), Type.Null()]),
    ]),
    levels: Type.Tuple([
      Type.Union([Type.Integer(), Type.Null()]),
      Type.Union([Type.Integer(), Type.Null()]),
    ]),
    bots: Type.Tuple([Type.Boolean(), Type.Boolean()], {
      description: 'where the program of somebody sits',
    }),
    you: Type.Optional(SeatNumber),
    phase: Progress.properties.phase,
    isYourTurn: Type.Boolean(),
    plies: Type.Integer(),
    deadline: Type.Optional(Type.Integer()),
    changedAt: Type.Integer(),
  },
  closed,
);
export type GameLine = Static<typeof GameLine>;

/** Why a request is refused. */
export const Refusal = Type.Object(
  {
    code: Type.String({ description: 'for programs' }),
    message: Type.String({ description: 'for people who write clients, in English' }),
    notice: Type.Optional(
      Type.Unknown({ description: 'a notice of the library, such as why a move is illegal' }),
    ),
    number: Type.Optional(Type.Integer({ description: 'of the last event of the game' })),
    ply: Type.Optional(Type.Integer({ description: 'how many moves the game has' })),
  },
  closed,
);
export type Refusal = Static<typeof Refusal>;
