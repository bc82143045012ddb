/** Requests about bots, and the stream of all games of somebody. */

import { Type } from 'typebox';
import { BotLine, HouseBot, OwnBot, Scopes } from './bot-schemas.ts';
import type { Endpoint } from './endpoint.ts';
import { Id, PersonName } from './schemas.ts';

const closed = { additionalProperties: false } as const;
const Token = Type.String({
  description: 'for the header `Authorization: Bearer`; told once, and kept as a hash',
});

export const botEndpoints = {
  bots: {
    method: 'GET',
    path: '/api/bots',
    says: 'Who is no person: the levels of the house with their ratings, and the bots of others, those that are here first.',
    isPersonal: false,
    gives: Type.Object({ house: Type.Array(HouseBot), bots: Type.Array(BotLine) }, closed),
  },
  myBots: {
    method: 'GET',
    path: '/api/me/bots',
    says: 'Your bots.',
    isPersonal: true,
    gives: Type.Object({ bots: Type.Array(OwnBot) }, closed),
  },
  makeBot: {
    method: 'POST',
    path: '/api/me/bots',
    says: 'Makes an account for a program, five at most. Its token may do what its scopes say, both unless told otherwise, and nothing else.',
    isPersonal: true,
    takes: Type.Object({ name: PersonName, scopes: Type.Optional(Scopes) }, closed),
    gives: Type.Object({ bot: OwnBot, token: Token }, closed),
  },
  renewBot: {
    method: 'POST',
    path: '/api/me/bots/:id/token',
    says: 'A new token for a bot of yours; those it had are revoked.',
    isPersonal: true,
    takes: Type.Object({ scopes: Type.Optional(Scopes) }, closed),
    gives: Type.Object({ token: Token }, closed),
  },
  eraseBot: {
    method: 'DELETE',
    path: '/api/me/bots/:id',
    says: 'Erases a bot of yours with its tokens; its running games are resigned.',
    isPersonal: true,
    gives: Type.Object({}, closed),
  },
  myStream: {
    method: 'GET',
    path: '/api/me/stream',
    says: 'All your games that are not over, and challenges, as JSON lines: each line is a game as it stands, first all of them, then each that changes (see below). An empty line says that the stream lives. With `?wait=20` it ends after so many seconds, for those whose proxy holds streams back.',
    isPersonal: true,
    gives: Type.Unknown(),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Who is challenged. */
export const AgainstBot = Type.Object({ kind: Type.Literal('bot'), bot: Id }, closed);
