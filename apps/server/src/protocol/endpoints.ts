/** Every request that the server answers, with what it takes and gives: routing and documentation read it. */

import { type Static, type TSchema, Type } from 'typebox';
import { AgainstBot, botEndpoints } from './bot-endpoints.ts';
import { dayEndpoints } from './day-endpoints.ts';
import { DayLine, DayList } from './day-schemas.ts';
import type { Endpoint } from './endpoint.ts';
import { AgainstMember, roomEndpoints } from './room-endpoints.ts';
import {
  GameLine,
  GameView,
  Id,
  Key,
  OfferKind,
  Pace,
  PersonName,
  Progress,
  RecordJson,
  SeatNumber,
  Secret,
  SetPhrase,
} from './schemas.ts';

const closed = { additionalProperties: false } as const;
const keyed = Type.Object({ key: Key }, closed);
const done = Type.Object({ progress: Progress }, closed);
const nothing = Type.Object({}, closed);

const Me = Type.Object(
  {
    name: PersonName,
    isQuiet: Type.Boolean({ description: 'whether set phrases are refused' }),
  },
  closed,
);

const { ms, hints, wrong } = DayLine.properties;
const KeptTime = Type.Object({ ...DayList.properties, ms, hints, wrong }, closed);

export const endpoints = {
  health: {
    method: 'GET',
    path: '/api/health',
    says: 'Whether the server is ready: 200, or 503 while its database starts or is away.',
    isPersonal: false,
    gives: Type.Object({ status: Type.String(), database: Type.String() }, closed),
  },
  me: {
    method: 'GET',
    path: '/api/me',
    says: 'Who you are; `null` for whoever has not been here.',
    isPersonal: false,
    gives: Type.Object(
      {
        person: Type.Union([Me, Type.Null()]),
        round: Type.Optional(
          Type.String({ description: 'the room of a class where you play a round now' }),
        ),
      },
      closed,
    ),
  },
  beMe: {
    method: 'POST',
    path: '/api/me',
    says: 'Takes a name. Whoever is new gets a secret: as a signed cookie that scripts cannot read, or, where `wantsToken` is said, as a `token` for the header `Authorization: Bearer`.',
    isPersonal: false,
    takes: Type.Object(
      {
        name: PersonName,
        isQuiet: Type.Optional(Type.Boolean()),
        wantsToken: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    gives: Type.Object({ person: Me, token: Type.Optional(Type.String()) }, closed),
  },
  makeRecovery: {
    method: 'POST',
    path: '/api/me/recovery',
    says: 'A secret by which another device becomes the same person, once, within a quarter of an hour.',
    isPersonal: true,
    takes: nothing,
    gives: Type.Object({ secret: Secret, until: Type.Integer() }, closed),
  },
  recover: {
    method: 'POST',
    path: '/api/me/recover',
    says: 'Becomes the person whose recovery secret it is.',
    isPersonal: false,
    takes: Type.Object({ secret: Secret, wantsToken: Type.Optional(Type.Boolean()) }, closed),
    gives: Type.Object({ person: Me, token: Type.Optional(Type.String()) }, closed),
  },
  exportMe: {
    method: 'GET',
    path: '/api/me/export',
    says: 'All that is kept of you: your name, also in rooms, the records of your games, and your times on the lists of days.',
    isPersonal: true,
    gives: Type.Object(
      {
        person: Me,
        rooms: Type.Array(Type.Object({ title: Type.String(), name: Type.String() }, closed)),
        games: Type.Array(RecordJson),
        times: Type.Array(KeptTime),
      },
      closed,
    ),
  },
  eraseMe: {
    method: 'DELETE',
    path: '/api/me',
    says: 'Erases you: running games are resigned, your name goes everywhere, the moves stay without it.',
    isPersonal: true,
    gives: nothing,
  },
  myGames: {
    method: 'GET',
    path: '/api/me/games',
    says: 'Your games: those where it is your turn first, then the newest.',
    isPersonal: true,
    gives: Type.Object({ games: Type.Array(GameLine) }, closed),
  },
  lobby: {
    method: 'GET',
    path: '/api/lobby',
    says: 'Games that wait for anybody, and running ones that both players show.',
    isPersonal: false,
    gives: Type.Object({ open: Type.Array(GameLine), running: Type.Array(GameLine) }, closed),
  },
  makeGame: {
    method: 'POST',
    path: '/api/games',
    says: 'Sets up a game and sits down. `start` is a record without moves. Against a friend the answer has the secret of the invitation, which sits down one person. A bot, or somebody of a club that you are in, is challenged, and may decline.',
    isPersonal: true,
    takes: Type.Object(
      {
        start: RecordJson,
        pace: Pace,
        seat: Type.Union([SeatNumber, Type.Literal('lot')]),
        against: Type.Union([
          Type.Object({ kind: Type.Literal('friend') }, closed),
          Type.Object({ kind: Type.Literal('anyone') }, closed),
          Type.Object(
            { kind: Type.Literal('level'), level: Type.Integer({ minimum: 1, maximum: 20 }) },
            closed,
          ),
          AgainstBot,
          AgainstMember,
        ]),
        canWatch: Type.Boolean(),
        key: Key,
      },
      closed,
    ),
    gives: Type.Object({ id: Id, invitation: Type.Optional(Secret) }, closed),
  },
  game: {
    method: 'GET',
    path: '/api/games/:id',
    says: 'A game as you see it. For its players, and for others where it may be watched or waits for anybody.',
    isPersonal: false,
    gives: GameView,
  },
  record: {
    method: 'GET',
    path: '/api/games/:id/record',
    says: 'The record of the game so far.',
    isPersonal: false,
    gives: RecordJson,
  },
  events: {
    method: 'GET',
    path: '/api/games/:id/events',
    says: 'The stream of the game, as server-sent events (see below); with `?wait=20`, the events after `since` as JSON, as soon as there are any.',
    isPersonal: false,
    gives: Type.Unknown(),
  },
  join: {
    method: 'POST',
    path: '/api/games/:id/join',
    says: 'Sits down at the free seat: with the secret of the invitation, or without where the game waits for anybody or you are challenged. Bots sit down only where they are invited or challenged.',
    isPersonal: true,
    takes: Type.Object({ invitation: Type.Optional(Secret), key: Key }, closed),
    gives: done,
  },
  cancel: {
    method: 'POST',
    path: '/api/games/:id/cancel',
    says: 'Withdraws a game that nobody has joined, or declines a challenge.',
    isPersonal: true,
    takes: keyed,
    gives: done,
  },
  move: {
    method: 'POST',
    path: '/api/games/:id/moves',
    says: 'Plays a move. `ply` is the number of moves before it: a move that was meant for another position is refused.',
    isPersonal: true,
    takes: Type.Object(
      {
        ply: Type.Integer({ minimum: 0, maximum: 10_000 }),
        move: Type.String({ minLength: 1, maxLength: 32 }),
        key: Key,
      },
      closed,
    ),
    gives: done,
  },
  resign: {
    method: 'POST',
    path: '/api/games/:id/resign',
    says: 'Gives the game up.',
    isPersonal: true,
    takes: keyed,
    gives: done,
  },
  offer: {
    method: 'POST',
    path: '/api/games/:id/offers',
    says: 'Offers a draw, asks to take the last own move back, or offers another game with exchanged seats.',
    isPersonal: true,
    takes: Type.Object({ what: OfferKind, key: Key }, closed),
    gives: done,
  },
  answer: {
    method: 'POST',
    path: '/api/games/:id/answers',
    says: 'Accepts an offer or declines it; an own offer can be withdrawn by declining it.',
    isPersonal: true,
    takes: Type.Object({ what: OfferKind, isAccepted: Type.Boolean(), key: Key }, closed),
    gives: done,
  },
  say: {
    method: 'POST',
    path: '/api/games/:id/phrases',
    says: 'Says a set phrase.',
    isPersonal: true,
    takes: Type.Object({ phrase: SetPhrase, key: Key }, closed),
    gives: done,
  },
  show: {
    method: 'POST',
    path: '/api/games/:id/showing',
    says: 'Consents to showing the game in the lobby, or no longer; it is shown when both do.',
    isPersonal: true,
    takes: Type.Object({ isShown: Type.Boolean(), key: Key }, closed),
    gives: done,
  },
  ...roomEndpoints,
  ...botEndpoints,
  ...dayEndpoints,
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointName = keyof typeof endpoints;

/** The body of a request. */
export type Taken<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly takes: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

/** What the query of a request says. */
export type Asked<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly asks: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

/** The answer to a request. */
export type Given<Name extends EndpointName> = Static<(typeof endpoints)[Name]['gives']>;
