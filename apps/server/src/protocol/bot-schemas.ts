/** What is said about bots: accounts of programs, and the levels of the house. */

import { type Static, Type } from 'typebox';
import { GameView, Id, PersonName } from './schemas.ts';

const closed = { additionalProperties: false } as const;

/** What a bot's token may be used for. */
export const Scope = Type.Union([Type.Literal('play'), Type.Literal('challenge')], {
  description: '`play`: hear of its games and move in them; `challenge`: set up games',
});
export type Scope = Static<typeof Scope>;

export const Scopes = Type.Array(Scope, { minItems: 1, maxItems: 2, uniqueItems: true });

/** A bot as its owner sees it. */
export const OwnBot = Type.Object(
  { id: Id, name: PersonName, running: Type.Integer({ description: 'games that are not over' }) },
  closed,
);

/** A bot as everybody sees it. */
export const BotLine = Type.Object(
  {
    id: Id,
    name: PersonName,
    isHere: Type.Boolean({ description: 'whether its stream is open' }),
    running: Type.Integer({ description: 'games that are not over' }),
  },
  closed,
);
export type BotLine = Static<typeof BotLine>;

/** A level as a bot of the house, with what it was worth in the arena. */
export const HouseBot = Type.Object(
  {
    game: Type.String(),
    level: Type.Integer(),
    name: Type.Object({ en: Type.String(), pt: Type.String() }, closed),
    rating: Type.Optional(Type.Integer({ description: 'Elo; 1500 is the mean of all levels' })),
    error: Type.Optional(Type.Integer({ description: 'half the width of its 95 % interval' })),
  },
  closed,
);
export type HouseBot = Static<typeof HouseBot>;

/** A line of the stream of a person: a game with all that there is to know of it. */
export const PersonalLine = Type.Union([
  Type.Object(
    { type: Type.Literal('challenge'), view: GameView },
    {
      ...closed,
      description:
        'somebody wants to play with you: `POST …/join` accepts, `POST …/cancel` declines',
    },
  ),
  Type.Object(
    {
      type: Type.Literal('game'),
      view: GameView,
      moves: Type.Optional(
        Type.Array(Type.String(), { description: 'where it is your turn: all legal moves' }),
      ),
    },
    { ...closed, description: 'a game of yours as it is now' },
  ),
  Type.Object(
    { type: Type.Literal('bye') },
    { ...closed, description: 'the server goes away: come back soon' },
  ),
]);
export type PersonalLine = Static<typeof PersonalLine>;
