/** The tables of batches, in a schema of their own beside that of pg-boss. */

import type { Database } from '../store/database.ts';

export const schema = 'ludoteca_queue';

/** Any number will do, if nobody else uses it. */
const lockNumber = 20_261_117;

/**
 * Results are long and are written and read once: LZ4 packs them in a quarter of the processor time of PostgreSQL's own
 * way. Where it is older than version 14 or was built without LZ4, its own way stays. Asked first, because to change
 * a table waits for all who use it.
 */
const packSwiftly = `do $do$ begin
  if exists (
    select from pg_attribute
    where attrelid = '${schema}.piece'::regclass and attname = 'output' and attcompression <> 'l'
  ) then
    execute 'alter table ${schema}.piece alter column output set compression lz4';
  end if;
exception when feature_not_supported or undefined_column or syntax_error then null;
end $do$`;

/**
 * A piece is taken by whoever works on it and says so every few seconds (`beat_at`), and done once: what is written
 * first stays, and would be the same bytes again.
 */
export async function makeTables(database: Database): Promise<void> {
  await database.transaction([
    { sql: `select pg_advisory_xact_lock(${lockNumber})` },
    { sql: `create schema if not exists ${schema}` },
    {
      sql: `create table if not exists ${schema}.batch (
        id text primary key,
        version text not null,
        words jsonb not null,
        folder text,
        pieces integer,
        made_at timestamptz not null default now(),
        cancelled_at timestamptz
      )`,
    },
    {
      sql: `create table if not exists ${schema}.piece (
        batch text not null references ${schema}.batch (id) on delete cascade,
        number integer not null check (number >= 0),
        words jsonb not null,
        input text,
        origin jsonb,
        taken_by text,
        beat_at timestamptz,
        tries integer not null default 0,
        output text,
        errors text,
        code integer,
        done_at timestamptz,
        primary key (batch, number)
      )`,
    },
    { sql: packSwiftly },
    {
      sql: `create index if not exists piece_taken on ${schema}.piece (beat_at)
        where done_at is null and beat_at is not null`,
    },
  ]);
}

/**
 * pg-boss sorts all jobs that wait whenever somebody asks for the next one, which is a quarter of a second with a
 * hundred thousand of them. With an index in its order the next one is found at once.
 */
export async function orderJobs(database: Database): Promise<void> {
  const [{ wanted }] = await database.query(
    `select to_regclass('pgboss.ludoteca_next') is null as wanted`,
  );
  // Not without asking: even to find it there already, it would wait for all who write.
  if (wanted !== true) return;
  await database.query(
    `create index if not exists ludoteca_next on pgboss.job (name, priority desc, created_on, id)
     where state < 'active'`,
  );
}
