/** People in the database: a name and hashed secrets, and nothing else. */

import type { Database, Row } from './database.ts';
import { hashOf, newId, newSecret, signed, unsigned } from './secrets.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether set phrases are refused. */
  readonly isQuiet: boolean;
  /** What a bot's token may be used for; absent for people, who may do everything. */
  readonly scopes?: readonly string[];
}

export interface People {
  /** Whoever a cookie or a token belongs to; undefined for a wrong, old or forged one. */
  recognise(token: string): Promise<Person | undefined>;
  /** A new person, and the token by which they are recognised; `cameBy` is the room that they came into first. */
  add(
    name: string,
    isQuiet: boolean,
    cameBy?: string,
  ): Promise<{ readonly person: Person; readonly token: string }>;
  /** The token that holds a secret. */
  tokenOf(secret: string): string;
  change(person: Person, change: Partial<Omit<Person, 'id'>>): Promise<Person>;
  /** A secret for another device: works once, until a time. */
  makeRecovery(person: Person): Promise<{ readonly secret: string; readonly until: number }>;
  recover(secret: string): Promise<{ readonly person: Person; readonly token: string } | undefined>;
  /** Takes the person and all their secrets away; their games stay, without them. */
  erase(person: Person): Promise<void>;
  /** Takes away those who have no running game and were not here for long; tells how many. */
  eraseIdle(sinceDays: number): Promise<number>;
}

/** The database's time in milliseconds: one clock for all processes. */
export const clock = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const recoveryTime = 15 * 60_000;

/** Whoever was seen less long ago is not noted again. */
const seenEvery = 3_600_000;

export async function openPeople(database: Database): Promise<People> {
  const key = await signingKey(database);
  const tokenFor = async (person: Person): Promise<string> => {
    const secret = newSecret();
    await database.query("insert into credential (hash, person, kind) values ($1, $2, 'device')", [
      hashOf(secret),
      person.id,
    ]);
    return signed(secret, key);
  };

  return {
    async recognise(token) {
      const secret = unsigned(token, key);
      if (secret === undefined) return undefined;
      const [row] = await database.query(
        `select p.id, p.name, p.is_quiet, ${clock} - p.seen_at as unseen, b.owner, c.scope
         from credential c join person p on p.id = c.person left join bot b on b.id = p.id
         where c.hash = $1 and (c.kind = 'device' or (c.kind = 'bot' and b.id is not null))`,
        [hashOf(secret)],
      );
      if (row === undefined) return undefined;
      if (Number(row.unseen) > seenEvery) {
        // Whoever has a bot that is here is here.
        await database.query(`update person set seen_at = ${clock} where id = $1 or id = $2`, [
          row.id,
          row.owner,
        ]);
      }
      const scopes = typeof row.scope === 'string' && { scopes: row.scope.split(' ') };
      return { ...personOf(row), ...scopes };
    },
    async add(name, isQuiet, cameBy) {
      const person = { id: newId(), name, isQuiet };
      await database.query(
        `insert into person (id, name, is_quiet, made_at, seen_at, came_by)
         values ($1, $2, $3, ${clock}, ${clock}, $4)`,
        [person.id, name, isQuiet, cameBy ?? null],
      );
      return { person, token: await tokenFor(person) };
    },
    tokenOf: (secret) => signed(secret, key),
    async change(person, change) {
      const changed = { ...person, ...change };
      await database.query('update person set name = $2, is_quiet = $3 where id = $1', [
        person.id,
        changed.name,
        changed.isQuiet,
      ]);
      return changed;
    },
    async makeRecovery(person) {
      const secret = newSecret();
      const [row] = await database.query(
        `insert into credential (hash, person, kind, until)
         values ($1, $2, 'recovery', ${clock} + $3::bigint) returning until`,
        [hashOf(secret), person.id, recoveryTime],
      );
      return { secret, until: Number(row.until) };
    },
    async recover(secret) {
      const [row] = await database.query(
        `with used as (
           delete from credential
           where kind = 'recovery' and (hash = $1 or until < ${clock})
           returning hash, person, until
         )
         select p.id, p.name, p.is_quiet from used u join person p on p.id = u.person
         where u.hash = $1 and u.until >= ${clock}`,
        [hashOf(secret)],
      );
      if (row === undefined) return undefined;
      const person = personOf(row);
      return { person, token: await tokenFor(person) };
    },
    async erase(person) {
      await database.transaction([
        { sql: "update member set name = '' where person = $1", values: [person.id] },
        { sql: 'delete from person where id = $1', values: [person.id] },
      ]);
    },
    async eraseIdle(sinceDays) {
      const values = [sinceDays * 86_400_000];
      const isIdle = `p.seen_at < ${clock} - $1::bigint and not exists (
          select 1 from game g where g.phase <> 'over' and (g.seat0 = p.id or g.seat1 = p.id)
        ) and not exists (
          select 1 from room r where r.owner = p.id and r.kind = 'club' and not r.is_closed
        )`;
      const [, rows] = await database.transaction([
        {
          sql: `update member m set name = '' from person p where p.id = m.person and ${isIdle}`,
          values,
        },
        { sql: `delete from person p where ${isIdle} returning p.id`, values },
      ]);
      return rows.length;
    },
  };
}

function personOf(row: Row): Person {
  return { id: String(row.id), name: String(row.name), isQuiet: row.is_quiet === true };
}

/** The key of all signatures: made by whoever is first, the same for all processes. */
async function signingKey(database: Database): Promise<string> {
  await database.query(
    "insert into setting (name, value) values ('signing-key', $1) on conflict do nothing",
    [newSecret()],
  );
  const [row] = await database.query("select value from setting where name = 'signing-key'");
  return String(row.value);
}
