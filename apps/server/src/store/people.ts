/** People in the database: a name and hashed secrets, and nothing else. */

import type { Database, Row } from './database.ts';
import { hashOf, newId, newSecret, signed, unsigned } from './secrets.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether set phrases are refused. */
  readonly isQuiet: boolean;
}

export interface People {
  /** Whoever a cookie or a token belongs to; undefined for a wrong, old or forged one. */
  recognise(token: string): Promise<Person | undefined>;
  /** A new person, and the token by which they are recognised. */
  add(name: string, isQuiet: boolean): Promise<{ readonly person: Person; readonly token: string }>;
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
        `select p.id, p.name, p.is_quiet, ${clock} - p.seen_at as unseen
         from credential c join person p on p.id = c.person
         where c.hash = $1 and c.kind = 'device'`,
        [hashOf(secret)],
      );
      if (row === undefined) return undefined;
      if (Number(row.unseen) > seenEvery) {
        await database.query(`update person set seen_at = ${clock} where id = $1`, [row.id]);
      }
      return personOf(row);
    },
    async add(name, isQuiet) {
      const person = { id: newId(), name, isQuiet };
      await database.query(
        `insert into person (id, name, is_quiet, made_at, seen_at)
         values ($1, $2, $3, ${clock}, ${clock})`,
        [person.id, name, isQuiet],
      );
      return { person, token: await tokenFor(person) };
    },
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
      await database.query('delete from person where id = $1', [person.id]);
    },
    async eraseIdle(sinceDays) {
      const rows = await database.query(
        `delete from person p where p.seen_at < ${clock} - $1::bigint and not exists (
           select 1 from game g where g.phase <> 'over' and (g.seat0 = p.id or g.seat1 = p.id)
         ) returning p.id`,
        [sinceDays * 86_400_000],
      );
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
