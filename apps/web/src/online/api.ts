/** Asking the server that the page came from, if it is one that people play through. */

import type { Asked, EndpointName, Given, Refusal, Taken } from '@ludoteca/server/protocol';

/** How each request of the page goes; the schemas of the server say the same, and a test holds them together. */
export const requests = {
  me: ['GET', 'api/me'],
  beMe: ['POST', 'api/me'],
  makeRecovery: ['POST', 'api/me/recovery'],
  recover: ['POST', 'api/me/recover'],
  exportMe: ['GET', 'api/me/export'],
  eraseMe: ['DELETE', 'api/me'],
  myGames: ['GET', 'api/me/games'],
  lobby: ['GET', 'api/lobby'],
  bots: ['GET', 'api/bots'],
  makeGame: ['POST', 'api/games'],
  game: ['GET', 'api/games/:id'],
  join: ['POST', 'api/games/:id/join'],
  cancel: ['POST', 'api/games/:id/cancel'],
  move: ['POST', 'api/games/:id/moves'],
  resign: ['POST', 'api/games/:id/resign'],
  offer: ['POST', 'api/games/:id/offers'],
  answer: ['POST', 'api/games/:id/answers'],
  say: ['POST', 'api/games/:id/phrases'],
  show: ['POST', 'api/games/:id/showing'],
  myRooms: ['GET', 'api/me/rooms'],
  makeRoom: ['POST', 'api/rooms'],
  findRoom: ['POST', 'api/rooms/find'],
  enterRoom: ['POST', 'api/rooms/enter'],
  room: ['GET', 'api/rooms/:id'],
  boards: ['GET', 'api/rooms/:id/boards'],
  roomRecords: ['GET', 'api/rooms/:id/records'],
  changeRoom: ['POST', 'api/rooms/:id/settings'],
  changeMember: ['POST', 'api/rooms/:id/members'],
  addMember: ['POST', 'api/rooms/:id/guests'],
  beginTournament: ['POST', 'api/rooms/:id/tournaments'],
  beginRound: ['POST', 'api/rooms/:id/rounds'],
  timeRound: ['POST', 'api/rooms/:id/time'],
  decideTable: ['POST', 'api/rooms/:id/results'],
  finishTournament: ['POST', 'api/rooms/:id/finish'],
  closeRoom: ['POST', 'api/rooms/:id/close'],
  eraseRoom: ['DELETE', 'api/rooms/:id'],
  times: ['GET', 'api/times'],
  putTime: ['POST', 'api/times'],
  takeTime: ['DELETE', 'api/times'],
} as const satisfies Partial<Record<EndpointName, readonly [string, string]>>;

type Request = keyof typeof requests;

/** The server has said no. */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }
}

/** What is posted and not answered for so long, in milliseconds, is lost: the server gives up its own work before. */
const longestAnswer = 25_000;

/**
 * Rejected with `Refused` when the server says no, and with another fault when it cannot be reached. What is not
 * posted goes into the query.
 */
export async function ask<Name extends Request>(
  name: Name,
  body?: Taken<Name> | Asked<Name>,
  id = '',
): Promise<Given<Name>> {
  const [method, path] = requests[name];
  const query = method === 'POST' ? '' : String(new URLSearchParams(Object.entries(body ?? {})));
  const response = await fetch(`${addressOf(path, id)}${query && `?${query}`}`, {
    method,
    ...(method === 'POST' && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
      signal: AbortSignal.timeout(longestAnswer),
    }),
  });
  // The server's answers are what its schemas say.
  if (response.ok) return (await response.json()) as Given<Name>;
  if (response.status >= 500) throw new Error(String(response.status));
  throw new Refused(response.status, (await response.json()) as Refusal);
}

/** The address of a request, from wherever the app lies. */
export function addressOf(path: string, id: string): string {
  return new URL(path.replace(':id', id), document.baseURI).href;
}

/** A key for a request: asked again with it, the server does nothing twice. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36))
    .join('')
    .padEnd(12, '0');
}
