/** How many games a bot may have, so that one program does not take a server from all others. */

import type { Bots } from '../store/bots.ts';
import type { Person } from '../store/people.ts';
import { Refuse } from './request.ts';

const mostGames = 8;

/** A bot begins no more games than it may have at once. */
export async function refuseBeyond(bots: Bots, bot: Person): Promise<void> {
  const found = await bots.find(bot.id);
  if (found !== undefined && found.running >= mostGames) {
    throw new Refuse(429, 'games', `a bot may have ${mostGames} games at once`);
  }
}

/** A bot that has its fill is not challenged. */
export async function refuseBusy(bots: Bots, id: string, person: Person): Promise<void> {
  const found = id === person.id ? undefined : await bots.find(id);
  if (found === undefined) throw new Refuse(422, 'bot', 'there is no such bot to play with');
  if (found.running >= mostGames) {
    throw new Refuse(409, 'busy', 'this bot has as many games as it may; try again later');
  }
}
