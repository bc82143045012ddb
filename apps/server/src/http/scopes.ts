/** What a bot's token may be used for: everything that anybody may ask, and what its scopes say. */

import type { Endpoint, EndpointName, Scope } from '../protocol/index.ts';
import type { Person } from '../store/people.ts';
import { Refuse } from './request.ts';

/** The scope that a request of a bot needs; what is personal and not named here is not for bots. */
const scopes: Partial<Readonly<Record<EndpointName, Scope>>> = {
  myGames: 'play',
  myStream: 'play',
  join: 'play',
  cancel: 'play',
  move: 'play',
  resign: 'play',
  offer: 'play',
  answer: 'play',
  show: 'play',
  makeGame: 'challenge',
};

/** Names and secrets of people are asked for before anybody is known; a bot has no use for them. */
const neverForBots: ReadonlySet<EndpointName> = new Set(['beMe', 'recover']);

export function refuseBeyondScope(
  name: EndpointName,
  { isPersonal }: Endpoint,
  person: Person | undefined,
): void {
  if (person?.scopes === undefined) return;
  const needed = scopes[name];
  const isAllowed =
    needed === undefined ? !isPersonal && !neverForBots.has(name) : person.scopes.includes(needed);
  if (!isAllowed) throw new Refuse(403, 'scope', 'the token of this bot is not for that');
}
