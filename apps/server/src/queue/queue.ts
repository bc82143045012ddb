/**
 * Batches of work in PostgreSQL. pg-boss hands out pieces; the table of pieces says which are done. A worker that is
 * killed stops saying that it works, and its pieces are handed out again: at least once in the doing, exactly once
 * in the effect, by the key (batch, number).
 */

import { randomBytes } from 'node:crypto';
import PgBoss from 'pg-boss';
import { type Statement, sqlCode, uniqueViolation } from '../store/database.ts';
import { openPostgres } from '../store/postgres.ts';
import { lineOf, lines, plainLines, resultOf, takenOf } from './rows.ts';
import { makeTables, orderJobs, schema } from './schema.ts';

export interface NewBatch {
  /** The same for the same work: who asks for it again goes on with it. */
  readonly id: string;
  /** The words of the command that does it, without what tells the pieces apart. */
  readonly words: readonly string[];
  /** A folder that all workers see, where results shall be files; else they are kept in the database. */
  readonly folder?: string;
}

/** Where the text of a piece stands in the file it was cut from. */
export interface Origin {
  readonly source: string;
  readonly line: number;
  readonly index: number;
}

export interface NewPiece {
  /** From 0, without gaps. */
  readonly number: number;
  /** Further words of the command. */
  readonly words: readonly string[];
  /** What it reads. */
  readonly input?: string;
  readonly origin?: Origin;
}

export interface TakenPiece {
  readonly batch: string;
  readonly number: number;
  readonly words: readonly string[];
  readonly folder: string | undefined;
  readonly input: string | undefined;
  readonly origin: Origin | undefined;
  /** The job of pg-boss. */
  readonly job: string;
}

export interface PieceResult {
  readonly number: number;
  /** What the command wrote; empty where it is in a file. */
  readonly output: string;
  readonly errors: string;
  readonly code: number;
}

export interface DonePiece {
  readonly piece: TakenPiece;
  readonly result: Omit<PieceResult, 'number'>;
}

export interface BatchLine {
  readonly id: string;
  readonly words: readonly string[];
  readonly version: string;
  readonly folder: string | undefined;
  /** How many pieces there are; undefined while they are handed over. */
  readonly pieces: number | undefined;
  readonly done: number;
  /** Pieces that somebody works on. */
  readonly running: number;
  readonly isCancelled: boolean;
}

/** The batch was begun with another input. */
export class BatchDiffers extends Error {
  readonly number: number;
  constructor(number: number) {
    super(`piece ${number} was another one before`);
    this.number = number;
  }
}

export interface Queue {
  /** Makes a batch, or goes on with it, also with one that was cancelled. */
  open(batch: NewBatch): Promise<void>;
  /** Hands pieces over; those that are there already must be the same. */
  hand(batch: string, pieces: readonly NewPiece[]): Promise<void>;
  /** Says that there are no more pieces. */
  seal(batch: string, pieces: number): Promise<void>;
  /** At most so many pieces to work on, those of a batch in their order; none when nothing waits. */
  take(most: number): Promise<readonly TakenPiece[]>;
  /** Says that somebody works on them; tells which of them nobody wants any more. */
  beat(pieces: readonly TakenPiece[]): Promise<readonly TakenPiece[]>;
  /** Writes down what came of pieces, unless somebody else has. */
  finish(done: readonly DonePiece[]): Promise<void>;
  /** Lets others have pieces that were taken and not begun. */
  giveBack(pieces: readonly TakenPiece[]): Promise<void>;
  /** Hands out again what killed workers had; tells how many pieces. */
  sweep(): Promise<number>;
  /** The next results from a number on, without gaps. */
  results(batch: string, from: number): Promise<readonly PieceResult[]>;
  batches(): Promise<readonly BatchLine[]>;
  /** How far a batch is; without counting, which looks at all of its pieces, nothing is said to be done. */
  find(batch: string, isCounted?: boolean): Promise<BatchLine | undefined>;
  /** Nobody works on it any more; what is done stays. False when there is none. */
  cancel(batch: string): Promise<boolean>;
  /** Takes it away with its results. */
  erase(batch: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A worker that has not said for so many seconds that it works is believed to be dead. */
const believedFor = 15;
/** How long the database is waited for when a command starts, in milliseconds. */
const patience = 3000;
const mostConnections = 4;
/** Results that are read at once, at most. */
const atATime = 20;

/** Opens the queue for work of one version: others would make other bytes. */
export async function openQueue(url: string, version: string): Promise<Queue> {
  const database = openPostgres(url, mostConnections, patience);
  await database.ready;
  const queue = `pieces-${version}`;
  const boss = await patiently(async () => {
    await makeTables(database);
    const opened = new PgBoss({
      db: {
        executeSql: async (text, values) => ({ rows: [...(await database.query(text, values))] }),
      },
      // Nobody needs its clockwork: what is late is found by the table of pieces.
      schedule: false,
      supervise: false,
    });
    opened.on('error', () => {});
    await opened.start();
    await opened.createQueue(queue, { name: queue, retryLimit: 1000, expireInHours: 23 });
    await orderJobs(database);
    return opened;
  });
  const worker = randomBytes(9).toString('base64url');

  /** The statement by which pg-boss takes jobs in, to be part of a transaction of ours. */
  const jobsFor = async (pieces: readonly { batch: string; number: number }[]) => {
    const captured: Statement[] = [];
    const db = {
      async executeSql(sql: string, values: unknown[]) {
        captured.push({ sql, values });
        return { rows: [] };
      },
    };
    const now = Date.now();
    await boss.insert(
      pieces.map((data, at) => ({ id: orderedId(now, at), name: queue, data })),
      { db },
    );
    return captured;
  };

  /** Hands out again what somebody had; what they have written meanwhile stays. */
  const handOut = async (pieces: readonly { batch: string; number: number }[]): Promise<void> => {
    if (pieces.length === 0) return;
    await database.transaction([
      {
        sql: `update ${schema}.piece p set beat_at = null, taken_by = null
          from jsonb_to_recordset($1::jsonb) as d (batch text, number integer)
          where p.batch = d.batch and p.number = d.number and p.done_at is null`,
        values: [JSON.stringify(pieces)],
      },
      ...(await jobsFor(pieces)),
    ]);
  };

  return {
    async open({ id, words, folder }) {
      await database.query(
        `insert into ${schema}.batch (id, version, words, folder) values ($1, $2, $3, $4)
         on conflict (id) do update set cancelled_at = null, folder = excluded.folder`,
        [id, version, JSON.stringify(words), folder ?? null],
      );
    },
    async hand(batch, pieces) {
      const numbers = pieces.map(({ number }) => number);
      const there = await database.query(
        `select number, words, input, done_at is null and taken_by is null as is_idle
         from ${schema}.piece where batch = $1 and number = any($2::integer[])`,
        [batch, numbers],
      );
      const known = new Map(there.map((row) => [Number(row.number), row]));
      for (const { number, words, input } of pieces) {
        const found = known.get(number);
        const isSame =
          found === undefined ||
          (JSON.stringify(found.words) === JSON.stringify(words) &&
            found.input === (input ?? null));
        if (!isSame) throw new BatchDiffers(number);
      }
      const fresh = pieces.filter(({ number }) => !known.has(number));
      // Of a batch that was cancelled, what waited is handed out again; a piece that is told twice is done once.
      const idle = there.filter((row) => row.is_idle === true).map((row) => Number(row.number));
      const due = [...fresh.map(({ number }) => number), ...idle];
      if (due.length === 0) return;
      await database.transaction([
        {
          sql: `insert into ${schema}.piece (batch, number, words, input, origin)
            select $1, p.number, p.words, p.input, p.origin from jsonb_to_recordset($2::jsonb)
              as p (number integer, words jsonb, input text, origin jsonb)`,
          values: [batch, JSON.stringify(fresh)],
        },
        ...(await jobsFor(due.map((number) => ({ batch, number })))),
      ]);
    },
    async seal(batch, pieces) {
      await database.query(`update ${schema}.batch set pieces = $2 where id = $1`, [batch, pieces]);
    },
    async take(most) {
      for (;;) {
        const jobs = await boss.fetch<{ batch: string; number: number }>(queue, {
          batchSize: most,
        });
        if (jobs.length === 0) return [];
        const rows = await database.query(
          `update ${schema}.piece p
           set taken_by = $2, beat_at = clock_timestamp(), tries = p.tries + 1
           from ${schema}.batch b, jsonb_to_recordset($1::jsonb) as j (batch text, number integer, job text)
           where p.batch = j.batch and p.number = j.number and b.id = p.batch and b.cancelled_at is null
             and p.done_at is null and (p.beat_at is null or ${isDead('p')})
           returning p.batch, p.number, j.job, b.words || p.words as words, b.folder, p.input, p.origin`,
          [JSON.stringify(jobs.map(({ id, data }) => ({ ...data, job: id }))), worker],
        );
        const taken = rows.map(takenOf);
        const wanted = new Set(taken.map(({ job }) => job));
        // Done, cancelled, or in somebody's hands.
        const idle = jobs.map(({ id }) => id).filter((id) => !wanted.has(id));
        if (idle.length > 0) await boss.complete(queue, idle);
        // Rows come in no order; the names of jobs tell in which they were handed over.
        if (taken.length > 0) return taken.sort((one, other) => (one.job < other.job ? -1 : 1));
      }
    },
    async beat(pieces) {
      const rows = await database.query(
        `update ${schema}.piece p set beat_at = clock_timestamp()
         from ${schema}.batch b, jsonb_to_recordset($1::jsonb) as mine (batch text, number integer)
         where p.batch = mine.batch and p.number = mine.number and p.taken_by = $2
           and b.id = p.batch and b.cancelled_at is null
         returning p.batch, p.number`,
        [JSON.stringify(pieces.map(({ batch, number }) => ({ batch, number }))), worker],
      );
      const wanted = new Set(rows.map((row) => `${row.batch}/${row.number}`));
      return pieces.filter(({ batch, number }) => !wanted.has(`${batch}/${number}`));
    },
    async finish(done) {
      if (done.length === 0) return;
      // Texts go as they are: in a list or in JSON every sign of theirs would be looked at twice more.
      const rows = done.map((_, at) => {
        const [batch, number, output, errors, code] = [1, 2, 3, 4, 5].map((n) => `$${5 * at + n}`);
        return `(${batch}::text, ${number}::integer, ${output}::text, ${errors}::text, ${code}::integer)`;
      });
      await database.query(
        `update ${schema}.piece p set output = d.output, errors = d.errors, code = d.code,
           done_at = clock_timestamp()
         from (values ${rows.join(', ')}) as d (batch, number, output, errors, code)
         where p.batch = d.batch and p.number = d.number and p.done_at is null`,
        done.flatMap(({ piece: { batch, number }, result: { output, errors, code } }) => [
          ...[batch, number, output, errors, code],
        ]),
      );
      await boss.complete(
        queue,
        done.map(({ piece }) => piece.job),
      );
    },
    giveBack: (pieces) => handOut(pieces.map(({ batch, number }) => ({ batch, number }))),
    async sweep() {
      const dead = await database.query(
        `select p.batch, p.number from ${schema}.piece p join ${schema}.batch b on b.id = p.batch
         where p.done_at is null and p.beat_at is not null and ${isDead('p')}
           and b.cancelled_at is null and b.version = $1
         order by p.batch, p.number limit 1000`,
        [version],
      );
      const pieces = dead.map((row) => ({ batch: String(row.batch), number: Number(row.number) }));
      await handOut(pieces);
      return pieces.length;
    },
    async results(batch, from) {
      const rows = await database.query(
        `select number, output, errors, code from ${schema}.piece
         where batch = $1 and number >= $2 and number < coalesce((
           select min(number) from ${schema}.piece
           where batch = $1 and number >= $2 and number < $2 + ${atATime} and done_at is null
         ), $2 + ${atATime})
         order by number`,
        [batch, from],
      );
      return rows.map(resultOf);
    },
    async batches() {
      const rows = await database.query(`${lines} order by b.made_at`);
      return rows.map(lineOf);
    },
    async find(batch, isCounted = true) {
      const [row] = await database.query(`${isCounted ? lines : plainLines} where b.id = $1`, [
        batch,
      ]);
      return row === undefined ? undefined : lineOf(row);
    },
    async cancel(batch) {
      const rows = await database.query(
        `update ${schema}.batch set cancelled_at = coalesce(cancelled_at, now())
         where id = $1 returning id`,
        [batch],
      );
      await database.query(
        `update ${schema}.piece set taken_by = null, beat_at = null
         where batch = $1 and done_at is null`,
        [batch],
      );
      return rows.length > 0;
    },
    async erase(batch) {
      const rows = await database.query(`delete from ${schema}.batch where id = $1 returning id`, [
        batch,
      ]);
      return rows.length > 0;
    },
    async close() {
      await boss.stop({ graceful: false, wait: false }).catch(() => {});
      await database.close();
    },
  };
}

/**
 * The name of a job. Those that were handed over together are handed out by their names, so that what is asked for
 * first is done first: whoever collects writes in this order.
 */
function orderedId(now: number, at: number): string {
  const time = now.toString(16).padStart(12, '0');
  const place = at.toString(16).padStart(6, '0');
  const rest = randomBytes(6).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${place.slice(0, 3)}-8${place.slice(3)}-${rest}`;
}

/** Several processes may open a new database at once: whoever is not the first finds it made a moment later. */
async function patiently<Answer>(open: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await open();
    } catch (fault) {
      const code = sqlCode(fault) ?? '';
      const isRace = code === uniqueViolation || alreadyThere.includes(code) || code === '40P01';
      if (!isRace || attempt >= 10) throw fault;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

/** What PostgreSQL says of schemas, tables, types and functions that are there already. */
const alreadyThere = ['42P06', '42P07', '42710', '42723'];

const isDead = (piece: string): string =>
  `${piece}.beat_at < clock_timestamp() - interval '${believedFor} seconds'`;
