/**
 * The schema, as steps that are only ever added to. Each runs once, forward, in one transaction under a lock:
 * processes that start together wait for the one that is first.
 */

import { type Database, type Statement, sqlCode } from './database.ts';

/** The steps, from an empty database: the version of a schema is their number. */
export const migrations: readonly string[] = [
  `
create table setting (
  name text primary key,
  value text not null
);

create table person (
  id text primary key,
  name text not null,
  is_quiet boolean not null default false,
  made_at bigint not null,
  seen_at bigint not null
);

create table credential (
  hash text primary key,
  person text not null references person (id) on delete cascade,
  kind text not null check (kind in ('device', 'recovery')),
  until bigint
);
create index credential_person on credential (person);

create table game (
  id text primary key,
  number integer not null,
  kind text not null,
  state jsonb not null,
  phase text not null check (phase in ('waiting', 'playing', 'over')),
  turn smallint,
  plies integer not null,
  is_level_turn boolean not null,
  deadline bigint,
  seat0 text references person (id) on delete set null,
  seat1 text references person (id) on delete set null,
  invitation text,
  can_watch boolean not null,
  is_open boolean not null,
  is_shown boolean not null,
  made_by text references person (id) on delete set null,
  made_key text not null,
  made_at bigint not null,
  changed_at bigint not null
);
create unique index game_made on game (made_by, made_key);
create index game_deadline on game (deadline) where deadline is not null;
create index game_seat0 on game (seat0);
create index game_seat1 on game (seat1);
create index game_level_turn on game (changed_at) where is_level_turn;
create index game_lobby on game (changed_at) where phase <> 'over' and (is_open or is_shown);

create table event (
  game text not null references game (id),
  number integer not null check (number > 0),
  at bigint not null,
  type text not null,
  body jsonb not null,
  idem text,
  primary key (game, number)
);
create unique index event_idem on event (game, idem) where idem is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are only ever added';
end $$;
create trigger event_is_added before update or delete on event
  for each row execute function refuse_change();
`,
  `
create table room (
  id text primary key,
  code text unique,
  kind text not null check (kind in ('class', 'club')),
  title text not null,
  owner text references person (id) on delete set null,
  number integer not null,
  state jsonb not null,
  is_closed boolean not null,
  made_key text not null,
  made_at bigint not null,
  changed_at bigint not null
);
create unique index room_made on room (owner, made_key);

create table member (
  room text not null references room (id) on delete cascade,
  number integer not null check (number > 0),
  person text references person (id) on delete set null,
  name text not null,
  primary key (room, number)
);
create unique index member_person on member (room, person);
create index member_of on member (person);

create table room_event (
  room text not null references room (id) on delete cascade,
  number integer not null check (number > 0),
  at bigint not null,
  type text not null,
  body jsonb not null,
  idem text,
  primary key (room, number)
);
create unique index room_event_idem on room_event (room, idem) where idem is not null;
create trigger room_event_is_added before update on room_event
  for each row execute function refuse_change();

alter table person add column came_by text;
create index person_came_by on person (came_by) where came_by is not null;

alter table game add column room text references room (id) on delete set null;
create index game_room on game (room) where room is not null;
`,
  `
create table bot (
  id text primary key references person (id) on delete cascade,
  owner text not null references person (id) on delete cascade,
  stream_at bigint
);
create index bot_owner on bot (owner);

alter table credential drop constraint credential_kind_check;
alter table credential add constraint credential_kind_check
  check (kind in ('device', 'recovery', 'bot'));
alter table credential add column scope text;

create table challenge (
  game text primary key references game (id),
  bot text not null references person (id) on delete cascade
);
create index challenge_bot on challenge (bot);
`,
  `
create table day_time (
  date text not null,
  game text not null,
  list text not null,
  person text not null references person (id) on delete cascade,
  room text references room (id) on delete cascade,
  ms integer not null,
  hints integer not null,
  wrong integer not null,
  at bigint not null,
  primary key (date, game, list, person),
  check (list = coalesce(room, ''))
);
create index day_time_person on day_time (person);
create index day_time_at on day_time (at);
`,
];

/** Any number will do, if nobody else uses it. */
const lockNumber = 20_261_116;

/** Brings the schema to the newest version; with other steps than ours, for tests. */
export async function migrate(database: Database, steps = migrations): Promise<void> {
  await database.ready;
  const found = await versionOf(database);
  for (let version = found; version < steps.length; version++) {
    await step(database, version, steps[version]);
  }
  if (found > steps.length) {
    throw new Error(
      `the database has schema ${found}, and this program knows ${steps.length}: it is older`,
    );
  }
}

/** The number of steps that have been taken. */
export async function versionOf(database: Database): Promise<number> {
  const [there] = await database.query("select to_regclass('schema_version') is not null as it");
  if (there.it !== true) return 0;
  const [row] = await database.query('select max(version) as version from schema_version');
  return Number(row.version);
}

async function step(database: Database, version: number, sql: string): Promise<void> {
  const statements: readonly Statement[] = [
    { sql: `select pg_advisory_xact_lock(${lockNumber})`, values: [] },
    { sql: 'create table if not exists schema_version (version integer primary key)' },
    // Whoever comes second finds it done: the key is taken, and nothing of the step is kept.
    { sql: 'insert into schema_version values ($1)', values: [version + 1] },
    { sql },
  ];
  try {
    await database.transaction(statements);
  } catch (fault) {
    if (sqlCode(fault) !== '23505' || (await versionOf(database)) <= version) throw fault;
  }
}
