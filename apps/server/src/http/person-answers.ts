/** What is answered to each request about oneself: who one is, what is kept of one, and going. */

import { fail, ok, type Result } from 'ludoteca/kernel';
import { type Playing, seatOf } from '../live/playing.ts';
import type { Command } from '../play/decide.ts';
import type { Given, Taken } from '../protocol/index.ts';
import type { Bots } from '../store/bots.ts';
import type { Lists } from '../store/lists.ts';
import type { People, Person } from '../store/people.ts';
import type { Rooms } from '../store/rooms.ts';
import type { Times } from '../store/times.ts';
import { checkedName } from './names.ts';
import { Refuse } from './request.ts';

export interface PersonParts {
  readonly people: People;
  readonly lists: Lists;
  readonly playing: Playing;
  readonly rooms: Rooms;
  /** Erases the rooms of somebody who goes. */
  readonly eraseRoomsOf: (person: Person) => Promise<void>;
  readonly bots: Bots;
  readonly times: Times;
}

export type PersonAnswers = ReturnType<typeof openPersonAnswers>;

export function openPersonAnswers(parts: PersonParts) {
  const { people, lists, playing, rooms, eraseRoomsOf, bots, times } = parts;

  /** Resigns what somebody plays, and takes them away. */
  const erase = async (person: Person): Promise<void> => {
    for (const id of await lists.running(person.id)) {
      await playing.obey(id, (kept): Result<Command, 'forbidden'> => {
        const seat = seatOf(kept, person.id);
        if (seat === undefined) return fail('forbidden');
        return ok(
          kept.standing.progress.phase === 'waiting' ? { do: 'cancel' } : { do: 'resign', seat },
        );
      });
    }
    await people.erase(person);
  };

  return {
    erase,

    async me(person: Person | undefined): Promise<Given<'me'>> {
      if (person === undefined) return { person: null };
      const round = await rooms.roundOf(person.id);
      return { person: meOf(person), ...(round !== undefined && { round }) };
    },

    async beMe(
      { name: text, isQuiet }: Taken<'beMe'>,
      person: Person | undefined,
    ): Promise<Given<'beMe'>> {
      const name = checkedName(text);
      if (name === undefined) {
        throw new Refuse(422, 'name', "a name has letters, figures, spaces and .-'_ only");
      }
      if (person !== undefined) {
        const changed = await people.change(person, {
          name,
          ...(isQuiet !== undefined && { isQuiet }),
        });
        return { person: meOf(changed) };
      }
      const added = await people.add(name, isQuiet ?? false);
      return { person: meOf(added.person), token: added.token };
    },

    async recover({ secret }: Taken<'recover'>): Promise<Given<'recover'>> {
      const found = await people.recover(secret);
      if (found === undefined) {
        throw new Refuse(410, 'recovery', 'the link was used already, or it is too old');
      }
      return { person: meOf(found.person), token: found.token };
    },

    makeRecovery: (person: Person): Promise<Given<'makeRecovery'>> => people.makeRecovery(person),

    async exportMe(person: Person): Promise<Given<'exportMe'>> {
      const records = await lists.records(person.id);
      return {
        person: meOf(person),
        rooms: (await rooms.of(person.id)).map(({ title, name = '' }) => ({ title, name })),
        times: [...(await times.ofPerson(person.id))],
        games: records.map((record) => ({ ...record, game: String(record.game) })),
      };
    },

    async eraseMe(person: Person): Promise<Given<'eraseMe'>> {
      for (const { id, name } of await bots.of(person)) await erase({ id, name, isQuiet: true });
      await eraseRoomsOf(person);
      await erase(person);
      return {};
    },
  };
}

function meOf({ name, isQuiet }: Person): { name: string; isQuiet: boolean } {
  return { name, isQuiet };
}
