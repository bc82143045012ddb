/** A PostgreSQL server as the database: a pool for questions, one connection that listens and comes back by itself. */

import pg from 'pg';
import { type Database, DatabaseAway, Overtaken, type Row, type Statement } from './database.ts';

const { Client, Pool } = pg;

/** Pauses between attempts to listen again, in milliseconds; the last one is kept. */
const pauses = [100, 300, 1000, 3000];

/** How long a server is waited for when the program starts: after a crash it may need several attempts. */
const usualPatience = 30_000;

export function openPostgres(
  url: string,
  mostConnections = 10,
  patience = usualPatience,
): Database {
  const pool = new Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
    application_name: 'ludoteca',
  });
  // A connection that breaks while nobody uses it is replaced by the next question.
  pool.on('error', () => {});
  const hearers = new Map<string, ((payload: string) => void)[]>();
  let listener: pg.Client | undefined;
  let isClosed = false;
  let attempt = 0;

  const run = async (
    client: pg.Pool | pg.PoolClient,
    { sql, values, least = 0 }: Statement,
  ): Promise<readonly Row[]> => {
    const { rows } = await client.query<Row>(sql, values === undefined ? undefined : [...values]);
    if ((rows?.length ?? 0) < least) throw new Overtaken();
    return rows ?? [];
  };

  /** One path back, with growing pauses, whatever broke. */
  const listenAgain = (): void => {
    listener?.removeAllListeners();
    listener?.on('error', () => {});
    listener?.end().catch(() => {});
    listener = undefined;
    if (isClosed) return;
    const pause = pauses[Math.min(attempt++, pauses.length - 1)];
    setTimeout(() => {
      if (!isClosed && listener === undefined) startListening().catch(listenAgain);
    }, pause).unref();
  };

  const startListening = async (): Promise<void> => {
    const client = new Client({ connectionString: url, application_name: 'ludoteca-listener' });
    listener = client;
    client.on('notification', ({ channel, payload = '' }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload);
    });
    client.once('error', listenAgain);
    client.once('end', listenAgain);
    await client.connect();
    for (const channel of hearers.keys()) await client.query(`listen ${channel}`);
    attempt = 0;
  };

  const ready = reach(() => pool.query('select 1'), patience);
  ready.catch(() => {});

  return {
    kind: 'postgres',
    place: placeOf(url),
    ready,
    query: (sql, values = []) => away(() => run(pool, { sql, values })),
    transaction: (statements) =>
      away(async () => {
        // A single statement is a transaction of its own.
        if (statements.length === 1) return [await run(pool, statements[0])];
        const client = await pool.connect();
        try {
          await client.query('begin');
          const rows = [];
          for (const statement of statements) rows.push(await run(client, statement));
          await client.query('commit');
          client.release();
          return rows;
        } catch (fault) {
          // A connection that cannot even roll back is thrown away.
          const isSound = await client.query('rollback').then(
            () => true,
            () => false,
          );
          client.release(!isSound);
          throw fault;
        }
      }),
    async listen(channel, hear) {
      if (!/^[a-z]+$/.test(channel)) throw new Error('a channel is a plain word');
      hearers.set(channel, [...(hearers.get(channel) ?? []), hear]);
      if (listener === undefined) await startListening().catch(listenAgain);
      else await listener.query(`listen ${channel}`).catch(listenAgain);
    },
    async close() {
      isClosed = true;
      const heard = listener;
      listener = undefined;
      heard?.removeAllListeners();
      heard?.on('error', () => {});
      await heard?.end().catch(() => {});
      await pool.end().catch(() => {});
    },
  };
}

/** Tries until the server is there, or patience ends. */
async function reach(attempt: () => Promise<unknown>, patience: number): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (fault) {
      if (Date.now() > end)
        throw new DatabaseAway(`PostgreSQL cannot be reached: ${String(fault)}`);
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}

/** Faults of the connection, told apart from those of what was asked. */
async function away<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof Overtaken || fault instanceof pg.DatabaseError) throw fault;
    throw new DatabaseAway(String(fault));
  }
}

/** The address without its password. */
function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
  } catch {
    return 'PostgreSQL';
  }
}
