/**
 * Rooms in the database, as games are: an event is added and the standing it gives is written by one transaction,
 * only if nobody was faster. Names stand beside the events, so that they can be taken back.
 */

import { isJsonObject, type JsonObject } from 'ludoteca/document';
import type { AnyGame } from 'ludoteca/game';
import {
  afterInRoom,
  openedRoom,
  type RoomEvent,
  type RoomStanding,
  roomFrom,
  roomJson,
} from '../play/room-standing.ts';
import type {
  BoardView,
  ClubGame,
  RoomHappening,
  RoomKind,
  RoomLine,
  TableGame,
} from '../protocol/index.ts';
import { type Database, type Statement, sqlCode, uniqueViolation } from './database.ts';
import { gamesWithPeople, making, type NewGame, nameColumns } from './games.ts';
import { clock, type Person } from './people.ts';
import { newRoomCode } from './room-codes.ts';
import { boardOf, clubGameOf, roomLineOf, tableGameOf, textOf } from './room-rows.ts';
import { newId } from './secrets.ts';

/** Somebody in a room; without a person where the teacher has entered them, or they are gone. */
export interface KeptMember {
  readonly number: number;
  readonly name: string;
  readonly person: string | null;
}

export interface KeptRoom {
  readonly id: string;
  /** Null when the room is closed. */
  readonly code: string | null;
  readonly kind: RoomKind;
  readonly title: string;
  readonly owner: string | null;
  readonly standing: RoomStanding;
  readonly members: readonly KeptMember[];
  readonly now: number;
}

/** The channel on which it is told that a room is another now. */
export const roomChannel = 'room';

export interface AddingToRoom {
  readonly key?: string;
  readonly member?: KeptMember;
  readonly games?: readonly { readonly game: AnyGame; readonly made: NewGame }[];
}

export interface Rooms {
  make(
    owner: Person,
    kind: RoomKind,
    title: string,
    key: string,
  ): Promise<{ id: string; code: string }>;
  read(id: string): Promise<KeptRoom | undefined>;
  withCode(code: string): Promise<string | undefined>;
  of(person: string): Promise<RoomLine[]>;
  /** The number that a request with this key led to before; undefined when it is new. */
  numberOf(id: string, key: string): Promise<number | undefined>;
  /** Adds events; rejected with `Overtaken` when something happened meanwhile. */
  add(kept: KeptRoom, happenings: readonly RoomHappening[], more?: AddingToRoom): Promise<KeptRoom>;
  rename(id: string, member: number, name: string): Promise<void>;
  retitle(id: string, title: string): Promise<void>;
  /** Games of a club outside of its tournaments, the newest first; all of them, or as many as are told. */
  challenges(id: string, most?: number): Promise<ClubGame[]>;
  /** Tells all processes that a room is another now. */
  tell(id: string): Promise<void>;
  /** What is known of games. */
  games(ids: readonly string[]): Promise<ReadonlyMap<string, TableGame>>;
  boards(ids: readonly string[]): Promise<BoardView[]>;
  /** Records with the names of who played. */
  records(
    ids: readonly string[],
  ): Promise<{ kind: string; record: JsonObject; names: [string, string] }[]>;
  /** The class of a person where a round is played now. */
  roundOf(person: string): Promise<string | undefined>;
  /** Takes a room away, and those who came by it alone. */
  erase(id: string): Promise<void>;
  /** Takes away classes, and closed clubs, where nothing happened for long; tells how many. */
  eraseIdle(sinceDays: number): Promise<number>;
}

export function openRooms(database: Database): Rooms {
  const listed = (ids: readonly string[]) => [JSON.stringify(ids)];
  const inList = 'g.id in (select jsonb_array_elements_text($1::jsonb))';

  const madeWith = async (owner: string, key: string) => {
    const [row] = await database.query(
      'select id, code from room where owner = $1 and made_key = $2',
      [owner, key],
    );
    return row === undefined ? undefined : { id: String(row.id), code: String(row.code ?? '') };
  };

  const tell = (id: string): Statement => ({
    sql: 'select pg_notify($1, $2)',
    values: [roomChannel, id],
  });

  const erase = async (id: string): Promise<void> => {
    await database.transaction([
      { sql: erasePupils, values: [id] },
      { sql: 'delete from room where id = $1', values: [id] },
      tell(id),
    ]);
  };

  return {
    async make(owner, kind, title, key) {
      const id = newId();
      for (let attempt = 0; ; attempt++) {
        const before = await madeWith(owner.id, key);
        if (before !== undefined) return before;
        const code = newRoomCode();
        const event: RoomEvent = { number: 1, at: 0, happening: { type: 'opened', kind } };
        try {
          await database.transaction([
            {
              sql: `insert into room (id, code, kind, title, owner, number, state, is_closed, made_key, made_at, changed_at)
                values ($1, $2, $3, $4, $5, 1, $6, false, $7, ${clock}, ${clock})`,
              values: [
                id,
                code,
                kind,
                title,
                owner.id,
                JSON.stringify(roomJson(openedRoom(event))),
                key,
              ],
            },
            {
              sql: `insert into room_event (room, number, at, type, body) values ($1, 1, ${clock}, 'opened', $2)`,
              values: [id, JSON.stringify(event.happening)],
            },
          ]);
          return { id, code };
        } catch (fault) {
          // The code is taken, or the same request came twice.
          if (sqlCode(fault) !== uniqueViolation || attempt > 20) throw fault;
        }
      }
    },

    async read(id) {
      const [row] = await database.query(
        `select r.*, ${clock} as now from room r where r.id = $1`,
        [id],
      );
      if (row === undefined) return undefined;
      const members = await database.query(
        'select number, name, person from member where room = $1 order by number',
        [id],
      );
      if (!isJsonObject(row.state as JsonObject)) throw new Error('a room without a state');
      return {
        id,
        code: textOf(row.code),
        // Checked by the schema of the database.
        kind: row.kind as RoomKind,
        title: String(row.title),
        owner: textOf(row.owner),
        standing: roomFrom(row.state as JsonObject),
        members: members.map((each) => ({
          number: Number(each.number),
          name: String(each.name),
          person: textOf(each.person),
        })),
        now: Number(row.now),
      };
    },

    async withCode(code) {
      const [row] = await database.query('select id from room where code = $1', [code]);
      return row === undefined ? undefined : String(row.id);
    },

    async of(person) {
      const rows = await database.query(
        `select r.id, r.code, r.kind, r.title, r.owner, r.is_closed, m.name from room r
         left join member m on m.room = r.id and m.person = $1
         where r.owner = $1 or m.person = $1 order by r.is_closed, r.changed_at desc limit 100`,
        [person],
      );
      return rows.map((row) => roomLineOf(row, person));
    },

    async numberOf(id, key) {
      const [row] = await database.query(
        'select number from room_event where room = $1 and idem = $2',
        [id, `${key}/0`],
      );
      return row === undefined ? undefined : Number(row.number);
    },

    async add(kept, happenings, { key, member, games = [] } = {}) {
      const events = happenings.map((happening, index) => ({
        number: kept.standing.number + index + 1,
        at: kept.now,
        happening,
      }));
      const standing = events.reduce(afterInRoom, kept.standing);
      const changed: Statement = {
        sql: `with kept as (
            update room set number = $3, state = $4, is_closed = $5, changed_at = $6,
              code = case when $5 then null else code end
            where id = $1 and number = $2 returning id
          ), added as (
            insert into room_event (room, number, at, type, body, idem)
            select kept.id, e.number, e.at, e.type, e.body, e.idem from kept,
              jsonb_to_recordset($7::jsonb)
                as e (number integer, at bigint, type text, body jsonb, idem text)
          )
          select pg_notify('${roomChannel}', $1) from kept`,
        values: [
          kept.id,
          kept.standing.number,
          standing.number,
          JSON.stringify(roomJson(standing)),
          standing.isClosed,
          kept.now,
          JSON.stringify(
            events.map(({ number, at, happening }, index) => ({
              number,
              at,
              type: happening.type,
              body: happening,
              ...(key !== undefined && { idem: `${key}/${index}` }),
            })),
          ),
        ],
        least: 1,
      };
      const entering: Statement[] =
        member === undefined
          ? []
          : [
              {
                sql: 'insert into member (room, number, person, name) values ($1, $2, $3, $4)',
                values: [kept.id, member.number, member.person, member.name],
              },
            ];
      await database.transaction([
        changed,
        ...entering,
        ...games.flatMap(({ game, made }) => making(game, made, kept.now)),
      ]);
      return {
        ...kept,
        standing,
        code: standing.isClosed ? null : kept.code,
        members: member === undefined ? kept.members : [...kept.members, member],
      };
    },

    async rename(id, member, name) {
      await database.transaction([
        {
          sql: 'update member set name = $3 where room = $1 and number = $2',
          values: [id, member, name],
        },
        tell(id),
      ]);
    },
    async retitle(id, title) {
      await database.transaction([
        { sql: 'update room set title = $2 where id = $1', values: [id, title] },
        tell(id),
      ]);
    },

    async challenges(id, most) {
      const rows = await database.query(
        `select g.id, g.kind, g.phase, g.turn, g.state -> 'pace' as pace, g.changed_at,
           g.state #> '{progress,ending}' as ending, k.number as challenged,
           coalesce(m.number, k.number) as one, coalesce(n.number, k.number) as other
         from game g join challenge c on c.game = g.id
         join member k on k.room = g.room and k.person = c.bot
         left join member m on m.room = g.room and m.person = g.seat0
         left join member n on n.room = g.room and n.person = g.seat1
         where g.room = $1 order by g.changed_at desc, g.id limit $2`,
        [id, most ?? null],
      );
      return rows.map(clubGameOf);
    },
    async tell(id) {
      await database.query('select pg_notify($1, $2)', [roomChannel, id]);
    },

    async games(ids) {
      const rows = await database.query(
        `select g.id, g.phase, g.plies, g.state #> '{progress,ending}' as ending from game g where ${inList}`,
        listed(ids),
      );
      return new Map(rows.map((row) => [String(row.id), tableGameOf(row)]));
    },
    async boards(ids) {
      const rows = await database.query(
        `select g.id, g.phase, g.turn, g.state #> '{record,moves}' as moves,
           g.state #> '{progress,ending}' as ending from game g where ${inList}`,
        listed(ids),
      );
      return rows.map(boardOf);
    },
    async records(ids) {
      const rows = await database.query(
        `select g.kind, g.state -> 'record' as record, ${nameColumns} from ${gamesWithPeople}
         where ${inList} order by g.made_at, g.id`,
        listed(ids),
      );
      return rows.flatMap(({ kind, record, name0, name1 }) =>
        isJsonObject(record as JsonObject)
          ? [
              {
                kind: String(kind),
                record: record as JsonObject,
                names: [textOf(name0) ?? '', textOf(name1) ?? ''] as [string, string],
              },
            ]
          : [],
      );
    },
    async roundOf(person) {
      const [row] = await database.query(
        `select g.room from member m join room r on r.id = m.room and r.kind = 'class' and not r.is_closed
         join game g on g.room = r.id and g.phase = 'playing'
         where m.person = $1 and not r.state @> jsonb_build_object(
           'members', jsonb_build_array(jsonb_build_object('number', m.number, 'state', 'removed')))
         limit 1`,
        [person],
      );
      return row === undefined ? undefined : String(row.room);
    },

    erase,
    async eraseIdle(sinceDays) {
      const rows = await database.query(
        `select id from room where (kind = 'class' or is_closed) and changed_at < ${clock} - $1::bigint`,
        [sinceDays * 86_400_000],
      );
      for (const { id } of rows) await erase(String(id));
      return rows.length;
    },
  };
}

export function memberOf({ members }: KeptRoom, person: Person): KeptMember | undefined {
  return members.find((each) => each.person === person.id);
}

/** Whether somebody belongs to a room: its teacher, and its members unless they were removed. */
export function isInside(kept: KeptRoom, person: Person): boolean {
  if (kept.owner === person.id) return true;
  const number = memberOf(kept, person)?.number;
  const state = kept.standing.members.find((each) => each.number === number)?.state;
  return state !== undefined && state !== 'removed';
}

/** Whoever came by this room, and is in no other. */
const erasePupils = `delete from person p where p.came_by = $1
    and not exists (select 1 from member m where m.person = p.id and m.room <> $1)
    and not exists (select 1 from room r where r.owner = p.id)`;
