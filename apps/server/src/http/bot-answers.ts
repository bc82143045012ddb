/** What is answered about bots: accounts for programs, their tokens and limits, and the levels of the house. */

import type { AnyKind } from 'ludoteca/document';
import { isGame, levelCardsOf } from 'ludoteca/game';
import type { Given, HouseBot, Scope, Taken } from '../protocol/index.ts';
import type { Bots } from '../store/bots.ts';
import type { People, Person } from '../store/people.ts';
import { checkedName } from './names.ts';
import { Refuse } from './request.ts';

export interface Parts {
  readonly kinds: readonly AnyKind[];
  readonly bots: Bots;
  readonly people: People;
  /** Resigns the running games of somebody, and takes them away. */
  readonly erase: (person: Person) => Promise<unknown>;
}

export type BotAnswers = ReturnType<typeof openBotAnswers>;

/** So many bots has a person at most. */
const mostBots = 5;

const everything: readonly Scope[] = ['play', 'challenge'];

export function openBotAnswers({ kinds, bots, people, erase }: Parts) {
  const house: readonly HouseBot[] = kinds.filter(isGame).flatMap((game) =>
    levelCardsOf(game).map(
      ({ name, rating }, index): HouseBot => ({
        game: game.id,
        level: index + 1,
        name: { en: name.en, pt: name.pt },
        ...(rating && { rating: rating.elo, error: rating.error }),
      }),
    ),
  );
  const ownOf = async (owner: Person) =>
    (await bots.of(owner)).map(({ id, name, running }) => ({ id, name, running }));

  return {
    async bots(): Promise<Given<'bots'>> {
      return { house: [...house], bots: [...(await bots.all())] };
    },

    async myBots(owner: Person): Promise<Given<'myBots'>> {
      return { bots: await ownOf(owner) };
    },

    async makeBot(
      { name: text, scopes = [...everything] }: Taken<'makeBot'>,
      owner: Person,
    ): Promise<Given<'makeBot'>> {
      const name = checkedName(text);
      if (name === undefined) {
        throw new Refuse(422, 'name', "a name has letters, figures, spaces and .-'_ only");
      }
      if ((await bots.of(owner)).length >= mostBots) {
        throw new Refuse(409, 'bots', `you have ${mostBots} bots already`);
      }
      const { id, secret } = await bots.add(owner, name, scopes);
      return { bot: { id, name, running: 0 }, token: people.tokenOf(secret) };
    },

    async renewBot(
      id: string,
      { scopes = [...everything] }: Taken<'renewBot'>,
      owner: Person,
    ): Promise<Given<'renewBot'>> {
      const secret = await bots.renew(owner, id, scopes);
      if (secret === undefined) throw notYours();
      return { token: people.tokenOf(secret) };
    },

    async eraseBot(id: string, owner: Person): Promise<Given<'eraseBot'>> {
      const found = (await bots.of(owner)).find((bot) => bot.id === id);
      if (found === undefined) throw notYours();
      await erase({ id, name: found.name, isQuiet: true });
      return {};
    },
  };
}

function notYours(): Refuse {
  return new Refuse(404, 'unknown', 'you have no such bot');
}
