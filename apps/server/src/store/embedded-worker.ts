/**
 * The thread of the embedded database: PostgreSQL compiled to WebAssembly (PGlite), on a folder. As it comes,
 * it never asks the system to sync its files; here it does, so that what is committed survives a loss of power:
 * PostgreSQL runs with `fsync` on, and the file system that PGlite lends it gets the missing operation.
 */

import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { Overtaken, type Statement, sqlCode } from './database.ts';
import type { FromEmbedded, ToEmbedded } from './embedded.ts';

const port = parentPort;
if (port === null) throw new Error('this module is the body of a worker thread');
const { folder }: { readonly folder: string } = workerData;

/** What we need of Emscripten's file system on Node's. */
interface OpenFile {
  /** Node's own number of the file; absent for folders. */
  readonly nfd?: number;
  readonly node: unknown;
}
interface NodeFiles {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: unknown): string;
}

/** A folder whose files are really synced when PostgreSQL says so. */
class SyncedFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const patch = (module: unknown) => {
      // PGlite lends its module, with this file system in it, to whoever makes one of their own.
      const { NODEFS } = module as { readonly NODEFS: NodeFiles };
      NODEFS.stream_ops.fsync = (file) => syncFile(NODEFS.realPath(file.node), file.nfd);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] },
    };
  }
}

/** Files whose entry in their folder is known to be on the disk. */
const entered = new Set<string>();

function syncFile(path: string, file: number | undefined): number {
  if (file === undefined) return syncFolder(path);
  fsyncSync(file);
  if (!entered.has(path)) {
    syncFolder(dirname(path));
    entered.add(path);
  }
  return 0;
}

/** Also a file, by its name. */
function syncFolder(path: string): number {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return 0;
}

/** After so many bytes of log a checkpoint is due: a single process makes none by itself. */
const checkpointAfter = 48 * 1024 * 1024;

const data = join(folder, 'postgres');
if (!existsSync(data)) await makeCluster();
const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'full_page_writes=on'],
];
const database = await PGlite.create({ fs: new SyncedFolder(data), startParams });
let lastCheckpoint = await logPosition();
tell({ kind: 'ready' });
let written = 0;
let queue: Promise<unknown> = Promise.resolve();

port.on('message', (message: ToEmbedded) => {
  // One after another: PGlite has one session.
  queue = queue.then(() => obey(message));
});

/**
 * Makes an empty cluster beside its place, quickly and without syncs, then syncs it as a whole and moves it
 * there: whatever is in the place is complete.
 */
async function makeCluster(): Promise<void> {
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  const made = await PGlite.create({ fs: new NodeFS(draft) });
  await made.close();
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name));
  }
  syncFolder(draft);
  renameSync(draft, data);
  syncFolder(folder);
}

async function obey(message: ToEmbedded): Promise<void> {
  const { id } = message;
  try {
    switch (message.kind) {
      case 'do':
        tell({ kind: 'done', id, rows: await perform(message.statements) });
        await checkpointIfDue();
        return;
      case 'listen': {
        const { channel } = message;
        await database.listen(channel, (payload) => tell({ kind: 'heard', channel, payload }));
        tell({ kind: 'done', id, rows: [] });
        return;
      }
      case 'close':
        await database.close();
        tell({ kind: 'done', id, rows: [] });
        process.exit(0);
    }
  } catch (fault) {
    const code = sqlCode(fault);
    tell({
      kind: 'failed',
      id,
      reason: fault instanceof Error ? fault.message : String(fault),
      isOvertaken: fault instanceof Overtaken,
      ...(code !== undefined && { code }),
    });
  }
}

async function perform(statements: readonly Statement[]) {
  if (statements.length === 1) return [await one(database, statements[0])];
  return database.transaction(async (transaction) => {
    const rows = [];
    for (const statement of statements) rows.push(await one(transaction, statement));
    return rows;
  });
}

async function one(
  asked: Pick<Transaction, 'query' | 'exec'>,
  { sql, values, least = 0 }: Statement,
) {
  if (values === undefined) {
    // Without values a text may hold several statements, as migrations do.
    await asked.exec(sql);
    return [];
  }
  const { rows } = await asked.query<Record<string, unknown>>(sql, [...values]);
  if (rows.length < least) throw new Overtaken();
  return rows;
}

async function checkpointIfDue(): Promise<void> {
  if (++written % 500 !== 0) return;
  const now = await logPosition();
  if (now - lastCheckpoint < checkpointAfter) return;
  await database.exec('checkpoint');
  lastCheckpoint = now;
}

async function logPosition(): Promise<number> {
  const { rows } = await database.query<{ at: number | string }>(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as at",
  );
  return Number(rows[0].at);
}

function tell(message: FromEmbedded): void {
  port?.postMessage(message);
}
