/** Bots in the database: people who are programs, whose they are, what their tokens may do, and who challenged them. */

import type { BotLine, Scope } from '../protocol/index.ts';
import type { Database, Row, Statement } from './database.ts';
import { clock, type Person } from './people.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

/** The channel on which it is told that somebody has another game. */
export const personChannel = 'person';

export interface Bots {
  add(
    owner: Person,
    name: string,
    scopes: readonly Scope[],
  ): Promise<{ readonly id: string; readonly secret: string }>;
  /** A new secret for a bot in place of those it had; undefined when it is not the owner's. */
  renew(owner: Person, id: string, scopes: readonly Scope[]): Promise<string | undefined>;
  /** The bots of a person, with how many games each has that are not over. */
  of(owner: Person): Promise<readonly BotLine[]>;
  all(): Promise<readonly BotLine[]>;
  /** A bot, with how many games it has that are not over. */
  find(id: string): Promise<BotLine | undefined>;
  /** Notes that the stream of a bot is open. */
  note(id: string): Promise<void>;
  /** The games of a person that are not over, challenges too, and of others those that are named; with their numbers. */
  games(person: string, others: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** A stream that was noted less long ago is believed to be open. */
const hereFor = 45_000;

const columns = `p.id, p.name, coalesce(b.stream_at, 0) > ${clock} - ${hereFor} as is_here,
  (select count(*) from game g where g.phase <> 'over' and (g.seat0 = p.id or g.seat1 = p.id)) as running`;
const joined = 'bot b join person p on p.id = b.id';

export function openBots(database: Database): Bots {
  const credential = (id: string, secret: string, scopes: readonly Scope[]): Statement => ({
    sql: "insert into credential (hash, person, kind, scope) values ($1, $2, 'bot', $3)",
    values: [hashOf(secret), id, scopes.join(' ')],
  });
  return {
    async add(owner, name, scopes) {
      const id = newId();
      const secret = newSecret();
      await database.transaction([
        {
          sql: `insert into person (id, name, is_quiet, made_at, seen_at)
                values ($1, $2, true, ${clock}, ${clock})`,
          values: [id, name],
        },
        { sql: 'insert into bot (id, owner) values ($1, $2)', values: [id, owner.id] },
        credential(id, secret, scopes),
      ]);
      return { id, secret };
    },
    async renew(owner, id, scopes) {
      const [own] = await database.query('select id from bot where id = $1 and owner = $2', [
        id,
        owner.id,
      ]);
      if (own === undefined) return undefined;
      const secret = newSecret();
      await database.transaction([
        { sql: "delete from credential where person = $1 and kind = 'bot'", values: [id] },
        credential(id, secret, scopes),
      ]);
      return secret;
    },
    async of(owner) {
      const rows = await database.query(
        `select ${columns} from ${joined} where b.owner = $1 order by p.made_at`,
        [owner.id],
      );
      return rows.map(lineOf);
    },
    async all() {
      const rows = await database.query(
        `select ${columns} from ${joined} order by is_here desc, p.seen_at desc limit 200`,
      );
      return rows.map(lineOf);
    },
    async find(id) {
      const [row] = await database.query(`select ${columns} from ${joined} where b.id = $1`, [id]);
      return row === undefined ? undefined : lineOf(row);
    },
    async note(id) {
      await database.query(`update bot set stream_at = ${clock} where id = $1`, [id]);
    },
    async games(person, others) {
      const rows = await database.query(
        `select id, number from game where phase <> 'over' and (seat0 = $1 or seat1 = $1)
         union select g.id, g.number from challenge c join game g on g.id = c.game
           where c.bot = $1 and g.phase = 'waiting'
         union select id, number from game where id = any($2::text[])
         order by id`,
        [person, [...others]],
      );
      return new Map(rows.map(({ id, number }) => [String(id), Number(number)]));
    },
  };
}

/** Tells all processes that people have another game. */
export function tellPeople(people: readonly (string | null | undefined)[]): Statement {
  const told = people.filter((each) => each !== null && each !== undefined);
  return { sql: `select pg_notify('${personChannel}', $1)`, values: [JSON.stringify(told)] };
}

/** Notes who is challenged to a game. */
export function challenging(game: string, bot: string): Statement {
  return { sql: 'insert into challenge (game, bot) values ($1, $2)', values: [game, bot] };
}

function lineOf(row: Row): BotLine {
  return {
    id: String(row.id),
    name: String(row.name),
    isHere: row.is_here === true,
    running: Number(row.running),
  };
}
