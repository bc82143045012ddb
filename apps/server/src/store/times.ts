/** Times of the day in the database: who put theirs on which list. */

import type { Database, Row } from './database.ts';
import { clock } from './people.ts';

/** A list: the open one of a day and a game, or that of a room. */
export interface ListOfDay {
  readonly date: string;
  readonly game: string;
  readonly room?: string;
}

export interface KeptTime {
  readonly person: string;
  readonly name: string;
  readonly ms: number;
  readonly hints: number;
  readonly wrong: number;
  readonly place: number;
}

export interface Times {
  /** The database's time, in milliseconds since 1970. */
  now(): Promise<number>;
  /** Puts a time on a list; the first one of a person stands. */
  put(
    list: ListOfDay,
    person: string,
    time: { readonly ms: number; readonly hints: number; readonly wrong: number },
  ): Promise<void>;
  take(list: ListOfDay, person: string): Promise<void>;
  /** The first of a list and that of a person, and how many there are; only of those who are named, where some are. */
  of(
    list: ListOfDay,
    most: number,
    person?: string,
    among?: readonly string[],
  ): Promise<{ readonly count: number; readonly times: readonly KeptTime[] }>;
  /** All times of a person. */
  ofPerson(
    person: string,
  ): Promise<readonly (ListOfDay & Omit<KeptTime, 'person' | 'name' | 'place'>)[]>;
  /** Takes away what is older than so many days; tells how many. */
  eraseOld(days: number): Promise<number>;
}

export function openTimes(database: Database): Times {
  const key = ({ date, game, room = '' }: ListOfDay) => [date, game, room];
  return {
    async now() {
      const [row] = await database.query(`select ${clock} as now`);
      return Number(row.now);
    },
    async put(list, person, { ms, hints, wrong }) {
      await database.query(
        `insert into day_time (date, game, list, person, room, ms, hints, wrong, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, ${clock}) on conflict do nothing`,
        [...key(list), person, list.room ?? null, ms, hints, wrong],
      );
    },
    async take(list, person) {
      await database.query(
        'delete from day_time where date = $1 and game = $2 and list = $3 and person = $4',
        [...key(list), person],
      );
    },
    async of(list, most, person, among) {
      const rows = await database.query(
        `with ranked as (
           select t.*, rank() over (order by t.hints + t.wrong > 0, t.ms) as place,
             row_number() over (order by t.hints + t.wrong > 0, t.ms, t.at, t.person) as line,
             count(*) over () as count
           from day_time t where date = $1 and game = $2 and list = $3
             and ($6::jsonb is null or t.person in (select jsonb_array_elements_text($6::jsonb)))
         )
         select r.person, p.name, r.ms, r.hints, r.wrong, r.place, r.count
         from ranked r join person p on p.id = r.person
         where r.line <= $4 or r.person = $5 order by r.line`,
        [...key(list), most, person ?? null, among === undefined ? null : JSON.stringify(among)],
      );
      return { count: Number(rows[0]?.count ?? 0), times: rows.map(timeOf) };
    },
    async ofPerson(person) {
      const rows = await database.query(
        'select * from day_time where person = $1 order by date, game, list',
        [person],
      );
      return rows.map((row) => ({
        date: String(row.date),
        game: String(row.game),
        ...(row.room !== null && { room: String(row.room) }),
        ms: Number(row.ms),
        hints: Number(row.hints),
        wrong: Number(row.wrong),
      }));
    },
    async eraseOld(days) {
      const rows = await database.query(
        `delete from day_time where at < ${clock} - $1::bigint returning person`,
        [days * 86_400_000],
      );
      return rows.length;
    },
  };
}

function timeOf({ person, name, ms, hints, wrong, place }: Row): KeptTime {
  return {
    person: String(person),
    name: String(name),
    ms: Number(ms),
    hints: Number(hints),
    wrong: Number(wrong),
    place: Number(place),
  };
}
