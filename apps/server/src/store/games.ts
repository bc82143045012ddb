/**
 * Games in the database. An event is added and the standing it gives is written by one statement, which also
 * tells the other processes: it either does all of it or nothing, and only if nobody was faster.
 */

import { isJsonObject, type JsonObject } from 'ludoteca/document';
import type { AnyGame, Match, Seat } from 'ludoteca/game';
import { after, begin, type Standing, standingFrom, standingJson } from '../play/standing.ts';
import type { GameEvent, Happening, Progress } from '../protocol/index.ts';
import { challenging, tellPeople } from './bots.ts';
import type { Database, Row, Statement } from './database.ts';
import { clock } from './people.ts';

/** A game as the database has it. */
export interface KeptGame {
  readonly id: string;
  readonly standing: Standing;
  /** The people at the seats, by their identifiers. */
  readonly people: readonly [string | null, string | null];
  /** Their names. */
  readonly names: readonly [string, string];
  /** Whether they want no phrases. */
  readonly isQuiet: readonly [boolean, boolean];
  readonly invitation: string | null;
  readonly canWatch: boolean;
  /** The room in whose rounds it is played, where it is. */
  readonly room: string | null;
  /** Whether a bot sits there. */
  readonly isBot: readonly [boolean, boolean];
  /** The bot that is challenged to it. */
  readonly challenged: string | null;
  /** The database's time when it was read. */
  readonly now: number;
}

/** What a new game is made of. */
export interface NewGame {
  readonly id: string;
  readonly happenings: readonly Happening[];
  readonly people: readonly [string | null, string | null];
  readonly invitation: string | null;
  readonly canWatch: boolean;
  readonly madeBy: string | null;
  readonly madeKey: string;
  readonly room?: string;
  /** The bot that is challenged to it. */
  readonly challenged?: string;
}

/** What is told to all processes when something has happened. */
export interface News {
  readonly id: string;
  readonly events: readonly GameEvent[];
  readonly progress: Progress;
}

/** The channel of the database on which news travel. */
export const gameChannel = 'ludoteca';

/** What the database sends along with a notification; longer news are read from it instead. */
const longestNews = 7000;

/** Matches that were read lately, so that a game is not played through again for every move. */
const mostKnown = 4000;

/** Games with those who sit there; in a room people are called as its teacher calls them. */
export const gamesWithPeople = `game g
  left join person p on p.id = g.seat0 left join person q on q.id = g.seat1
  left join member m on m.room = g.room and m.person = g.seat0
  left join member n on n.room = g.room and n.person = g.seat1`;
export const nameColumns = `coalesce(m.name, p.name) as name0, coalesce(n.name, q.name) as name1,
  g.seat0 in (select id from bot) as bot0, g.seat1 in (select id from bot) as bot1`;

export interface Games {
  /** Undefined when there is none. */
  read(id: string): Promise<KeptGame | undefined>;
  /** The number that a request with this key led to before; undefined when it is new. */
  numberOf(id: string, key: string): Promise<number | undefined>;
  /** The identifier of the game that a person made with this key. */
  madeWith(person: string, key: string): Promise<string | undefined>;
  eventsAfter(id: string, number: number): Promise<readonly GameEvent[]>;
  progressOf(id: string): Promise<Progress | undefined>;
  /** The numbers of the last events of games, where they are beyond those that are known. */
  beyond(known: ReadonlyMap<string, number>): Promise<readonly string[]>;
  /** Adds events; rejected with `Overtaken` when the game went on meanwhile. */
  add(kept: KeptGame, happenings: readonly Happening[], more?: Adding): Promise<KeptGame>;
  make(game: AnyGame, made: NewGame): Promise<void>;
  /** Games whose time has run out, and games where a level has not moved for a while. */
  due(): Promise<{ readonly late: readonly string[]; readonly levels: readonly string[] }>;
  /** How long until the next deadline, at most what is said. */
  untilDeadline(most: number): Promise<number>;
}

export interface Adding {
  /** The key of the request, told apart by who asked. */
  readonly key?: string;
  /** Somebody sits down. */
  readonly sits?: { readonly seat: Seat; readonly person: string };
  /** A game that begins in the same transaction. */
  readonly next?: { readonly game: AnyGame; readonly made: NewGame };
}

export function openGames(database: Database, gameCalled: (id: string) => AnyGame): Games {
  const known = new Map<string, { readonly number: number; readonly match: Match }>();
  const remember = (id: string, { match, progress }: Standing) => {
    known.delete(id);
    known.set(id, { number: progress.number, match });
    const oldest = known.keys().next();
    if (known.size > mostKnown && !oldest.done) known.delete(oldest.value);
  };

  const read = async (id: string): Promise<KeptGame | undefined> => {
    const [row] = await database.query(
      `select g.*, ${nameColumns}, p.is_quiet as quiet0, q.is_quiet as quiet1, ${clock} as now,
         (select bot from challenge where game = g.id) as challenged
       from ${gamesWithPeople} where g.id = $1`,
      [id],
    );
    if (row === undefined) return undefined;
    const remembered = known.get(id);
    const match = remembered?.number === Number(row.number) ? remembered.match : undefined;
    const standing = standingFrom(gameCalled(String(row.kind)), objectOf(row.state), match);
    remember(id, standing);
    return {
      id,
      standing,
      people: [textOf(row.seat0), textOf(row.seat1)],
      names: [textOf(row.name0) ?? '', textOf(row.name1) ?? ''],
      isQuiet: [row.quiet0 === true, row.quiet1 === true],
      invitation: textOf(row.invitation),
      canWatch: row.can_watch === true,
      room: textOf(row.room),
      isBot: [row.bot0 === true, row.bot1 === true],
      challenged: textOf(row.challenged),
      now: Number(row.now),
    };
  };

  return {
    read,
    async numberOf(id, key) {
      const [row] = await database.query('select number from event where game = $1 and idem = $2', [
        id,
        `${key}/0`,
      ]);
      return row === undefined ? undefined : Number(row.number);
    },
    async madeWith(person, key) {
      const [row] = await database.query(
        'select id from game where made_by = $1 and made_key = $2',
        [person, key],
      );
      return row === undefined ? undefined : String(row.id);
    },
    async eventsAfter(id, number) {
      const rows = await database.query(
        'select number, at, body from event where game = $1 and number > $2 order by number',
        [id, number],
      );
      return rows.map(eventOf);
    },
    async progressOf(id) {
      const [row] = await database.query(
        "select state -> 'progress' as progress from game where id = $1",
        [id],
      );
      // Written by `standingJson` alone.
      return row === undefined ? undefined : (row.progress as Progress);
    },
    async beyond(numbers) {
      const rows = await database.query(
        `select g.id from game g join jsonb_each_text($1::jsonb) k on k.key = g.id
         where g.number > k.value::integer`,
        [JSON.stringify(Object.fromEntries(numbers))],
      );
      return rows.map(({ id }) => String(id));
    },
    async add(kept, happenings, { key, sits, next } = {}) {
      const { standing, events } = follow(kept, happenings);
      const seats = (seat: Seat) => (sits?.seat === seat ? sits.person : null);
      const { id } = kept;
      const changed: Statement = {
        sql: `with kept as (
            update game set number = $3, state = $4, phase = $5, turn = $6, plies = $7,
              is_level_turn = $8, deadline = $9, is_shown = $10, changed_at = $11,
              seat0 = coalesce($12, seat0), seat1 = coalesce($13, seat1)
            where id = $1 and number = $2 returning id
          ), added as (
            insert into event (game, number, at, type, body, idem)
            select kept.id, e.number, e.at, e.type, e.body, e.idem from kept,
              jsonb_to_recordset($14::jsonb)
                as e (number integer, at bigint, type text, body jsonb, idem text)
          )
          select pg_notify('${gameChannel}', $15) from kept`,
        values: [
          id,
          kept.standing.progress.number,
          ...columnsOf(standing),
          kept.now,
          seats(0),
          seats(1),
          eventRows(events, key),
          newsOf({ id, events, progress: standing.progress }),
        ],
        least: 1,
      };
      const begun = next === undefined ? [] : making(next.game, next.made, kept.now);
      const joins = sits === undefined ? [] : [tellPeople([sits.person])];
      await database.transaction([changed, ...begun, ...joins]);
      remember(id, standing);
      const people: KeptGame['people'] = [seats(0) ?? kept.people[0], seats(1) ?? kept.people[1]];
      return { ...kept, standing, people };
    },
    async make(game, made) {
      const [{ now }] = await database.query(`select ${clock} as now`);
      await database.transaction(making(game, made, Number(now)));
    },
    async due() {
      const late = await database.query(
        `select id from game where deadline <= ${clock} order by deadline limit 200`,
      );
      const levels = await database.query(
        `select id from game where is_level_turn and changed_at < ${clock} - 3000
         order by changed_at limit 50`,
      );
      return {
        late: late.map(({ id }) => String(id)),
        levels: levels.map(({ id }) => String(id)),
      };
    },
    async untilDeadline(most) {
      const [row] = await database.query(
        `select min(deadline) - ${clock} as left from game where deadline is not null`,
      );
      return row.left === null ? most : Math.max(0, Math.min(most, Number(row.left)));
    },
  };
}

/** The standing after happenings, which become events with numbers and a time. */
function follow(
  { standing, now }: KeptGame,
  happenings: readonly Happening[],
): { readonly standing: Standing; readonly events: readonly GameEvent[] } {
  const { number } = standing.progress;
  const events = happenings.map((happening, index) => ({
    number: number + index + 1,
    at: now,
    happening,
  }));
  return { standing: events.reduce(after, standing), events };
}

/** The statements that begin a game, and tell those whose it is. */
export function making(game: AnyGame, made: NewGame, now: number): readonly Statement[] {
  const { id, people, challenged } = made;
  return [
    beginning(game, made, now),
    ...(challenged === undefined ? [] : [challenging(id, challenged)]),
    tellPeople([...people, challenged]),
  ];
}

function beginning(game: AnyGame, made: NewGame, now: number): Statement {
  const events = made.happenings.map((happening, index) => ({
    number: index + 1,
    at: now,
    happening,
  }));
  const [first, ...rest] = events;
  const standing = rest.reduce(after, begin(game, first));
  return {
    sql: `with kept as (
        insert into game (id, number, state, phase, turn, plies, is_level_turn, deadline, is_shown,
          changed_at, made_at, kind, seat0, seat1, invitation, can_watch, is_open, made_by, made_key, room)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
        returning id
      )
      insert into event (game, number, at, type, body)
      select kept.id, e.number, e.at, e.type, e.body from kept,
        jsonb_to_recordset($20::jsonb) as e (number integer, at bigint, type text, body jsonb)
      returning number`,
    values: [
      made.id,
      ...columnsOf(standing),
      now,
      standing.match.game,
      made.people[0],
      made.people[1],
      made.invitation,
      made.canWatch,
      standing.isOpen,
      made.madeBy,
      made.madeKey,
      made.room ?? null,
      eventRows(events),
    ],
    least: 1,
  };
}

/** What the columns of a game say of its standing, so that lists and sweeps need not read it. */
function columnsOf(standing: Standing): readonly unknown[] {
  const { match, levels, progress } = standing;
  const { number, phase, turn, deadline, shown } = progress;
  return [
    number,
    JSON.stringify(standingJson(standing)),
    phase,
    turn ?? null,
    match.history.length,
    turn !== undefined && levels[turn] !== null,
    deadline ?? null,
    shown[0] && shown[1],
  ];
}

function eventRows(events: readonly GameEvent[], key?: string): string {
  return JSON.stringify(
    events.map(({ number, at, happening }, index) => ({
      number,
      at,
      type: happening.type,
      body: happening,
      // Unique for each event, and found again by the key.
      ...(key !== undefined && { idem: `${key}/${index}` }),
    })),
  );
}

function newsOf(news: News): string {
  const text = JSON.stringify(news);
  return Buffer.byteLength(text) <= longestNews ? text : JSON.stringify({ id: news.id });
}

function eventOf(row: Row): GameEvent {
  // Written by `eventRows` alone.
  return { number: Number(row.number), at: Number(row.at), happening: row.body as Happening };
}

function objectOf(value: unknown): JsonObject {
  if (!isJsonObject(value)) throw new Error('a game without a state');
  return value;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
