/**
 * All that is kept, as lines of JSON, out of one database and into another: from the embedded one to a PostgreSQL
 * server, or over to a version of the embedded one that cannot read the old folder. The file has secrets in it.
 */

import type { Database } from './database.ts';
import { migrate, migrations, versionOf } from './migrations.ts';

/** The tables in the sequence in which rows may refer to others, each with the columns of its key. */
const tables = [
  ['setting', ['name']],
  ['person', ['id']],
  ['credential', ['hash']],
  ['bot', ['id']],
  ['room', ['id']],
  ['member', ['room', 'number']],
  ['room_event', ['room', 'number']],
  ['game', ['id']],
  ['event', ['game', 'number']],
  ['challenge', ['game']],
  ['day_time', ['date', 'game', 'list', 'person']],
] as const;

type TableName = (typeof tables)[number][0];

/** Rows that are read, or written, with one statement. */
const atATime = 500;

const formatName = 'ludoteca-online';

/** Why a copy was not taken in. */
export class BadCopy extends Error {
  readonly why: 'format' | 'newer' | 'cut' | 'full';
  /** The line where it shows, from 1. */
  readonly line: number;
  constructor(why: BadCopy['why'], line: number) {
    super(`${why}, line ${line}`);
    this.why = why;
    this.line = line;
  }
}

/** Everything, a line each; the last one tells how many rows there were, so that a cut file is noticed. */
export async function* exportLines(database: Database): AsyncGenerator<string> {
  await migrate(database);
  yield JSON.stringify({ format: formatName, schema: await versionOf(database) });
  let rows = 0;
  for (const [table, key] of tables) {
    const columns = key.join(', ');
    let last: readonly unknown[] | undefined;
    for (;;) {
      const after =
        last === undefined ? '' : `where (${columns}) > (${key.map((_, at) => `$${at + 1}`)})`;
      const found = await database.query(
        `select ${columns}, to_jsonb(t) as row from ${table} t ${after} order by ${columns} limit ${atATime}`,
        last ?? [],
      );
      for (const { row } of found) yield JSON.stringify({ [table]: row });
      rows += found.length;
      const end = found.at(-1);
      if (end === undefined || found.length < atATime) break;
      last = key.map((column) => end[column]);
    }
  }
  yield JSON.stringify({ rows });
}

/** A line of a copy. */
type CopyLine =
  | { readonly kind: 'row'; readonly table: TableName; readonly row: object }
  | { readonly kind: 'end'; readonly rows: number };

function readLine(text: string, line: number): CopyLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadCopy('format', line);
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [name, held]: [string?, unknown?] = entries.length === 1 ? entries[0] : [];
  if (name === 'rows' && typeof held === 'number') return { kind: 'end', rows: held };
  const table = tables.find(([each]) => each === name)?.[0];
  if (table === undefined || typeof held !== 'object' || held === null) {
    throw new BadCopy('format', line);
  }
  return { kind: 'row', table, row: held };
}

/** The schema that a copy has, by its first line. */
function schemaOf(text: string): number {
  try {
    const { format, schema } = JSON.parse(text);
    if (format === formatName && Number.isInteger(schema) && schema > 0) return schema;
  } catch {
    // Told below.
  }
  throw new BadCopy('format', 1);
}

/**
 * Takes a copy in; tells how many rows. The database must be new: nothing of anybody is written over. All of it
 * or nothing: `lines` is gone through twice, first to see that the copy is whole.
 */
export async function importLines(
  database: Database,
  lines: () => AsyncIterable<string>,
): Promise<number> {
  let count = 0;
  let schema: number | undefined;
  let told: number | undefined;
  let at = 0;
  for await (const text of lines()) {
    at++;
    if (schema === undefined) schema = schemaOf(text);
    else if (told !== undefined) throw new BadCopy('format', at);
    else {
      const read = readLine(text, at);
      if (read.kind === 'row') count++;
      else told = read.rows;
    }
  }
  if (schema === undefined) throw new BadCopy('format', 1);
  if (told !== count) throw new BadCopy('cut', at);
  if (schema > migrations.length) throw new BadCopy('newer', 1);
  await database.ready;
  const found = await versionOf(database);
  if (found > schema) throw new BadCopy('full', 1);
  await migrate(database, migrations.slice(0, schema));
  const [{ it }] = await database.query(
    'select exists (select from person) or exists (select from game) as it',
  );
  if (it === true) throw new BadCopy('full', 1);
  try {
    await database.query('delete from setting');
    await insertAll(database, lines());
  } catch (fault) {
    // An older schema has fewer tables.
    const there = await database.query(
      'select tablename from pg_tables where schemaname = current_schema()',
    );
    const found = tables.filter(([table]) => there.some(({ tablename }) => tablename === table));
    await database.query(`truncate ${found.map(([table]) => table).join(', ')}`);
    throw fault;
  }
  await migrate(database);
  return count;
}

async function insertAll(database: Database, lines: AsyncIterable<string>): Promise<void> {
  let table: TableName = tables[0][0];
  let rows: object[] = [];
  const write = async () => {
    if (rows.length === 0) return;
    await database.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
    rows = [];
  };
  let at = 0;
  for await (const text of lines) {
    if (++at === 1) continue;
    const read = readLine(text, at);
    if (read.kind === 'end') break;
    if (read.table !== table || rows.length >= atATime) await write();
    table = read.table;
    rows.push(read.row);
  }
  await write();
}
