/** A PostgreSQL of the tests' own: from the installed binaries, as an unprivileged user, in a folder that goes again. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { secondsOfAll } from './processor.ts';

export interface Cluster {
  /** A new empty database. */
  database(): Promise<string>;
  /** Dumps a database and restores it as another. */
  copy(from: string, to: string): void;
  /** Ends it as a crash does, all its processes at once. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** The processor time that it has taken since it was started, all its processes together, in seconds. */
  seconds(): number;
  remove(): Promise<void>;
}

/** Where the newest installed PostgreSQL has its programs. */
export function postgresPrograms(): string | undefined {
  const told = process.env.LUDOTECA_POSTGRES;
  if (told !== undefined) return told;
  const root = '/usr/lib/postgresql';
  if (existsSync(root)) {
    const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one));
    for (const version of versions) {
      if (existsSync(join(root, version, 'bin', 'postgres'))) return join(root, version, 'bin');
    }
  }
  return ['/usr/local/bin', '/usr/local/opt/postgresql/bin', '/opt/homebrew/bin'].find((place) =>
    existsSync(join(place, 'initdb')),
  );
}

/** PostgreSQL refuses to run for root: then as the user that its package made, or as nobody. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout);
    const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout);
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error('there is no unprivileged user');
}

export async function openCluster(): Promise<Cluster> {
  const bin = postgresPrograms();
  if (bin === undefined) throw new Error('PostgreSQL is not installed');
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'ludoteca', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const url = (name: string) => `postgres://ludoteca@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  const client = async (name: string) => {
    const opened = new pg.Client({ connectionString: url(name) });
    await opened.connect();
    return opened;
  };
  const start = async (): Promise<void> => {
    for (let attempt = 0; ; attempt++) {
      server = spawn(
        join(bin, 'postgres'),
        [
          '-D',
          data,
          '-p',
          String(port),
          '-h',
          '127.0.0.1',
          '-k',
          folder,
          '-c',
          'max_connections=60',
        ],
        { ...user, stdio: 'ignore', cwd: folder, detached: true },
      );
      if (await isUp(client)) return;
      if (attempt > 10) throw new Error('PostgreSQL does not start');
      await stop('SIGKILL');
    }
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const stopping = server;
    server = undefined;
    if (stopping?.pid === undefined || stopping.exitCode !== null) return;
    const gone = new Promise<void>((done) => stopping.once('exit', () => done()));
    // Its children are a group of their own.
    if (signal === 'SIGKILL') process.kill(-stopping.pid, signal);
    else stopping.kill(signal);
    await gone;
  };
  await start();
  return {
    async database() {
      const name = `test${++databases}`;
      const opened = await client('postgres');
      await opened.query(`create database ${name}`);
      await opened.end();
      return url(name);
    },
    copy(from, to) {
      const dump = spawnSync(join(bin, 'pg_dump'), [from], { encoding: 'utf8' });
      if (dump.status !== 0) throw new Error(`pg_dump: ${dump.stderr}`);
      const restore = spawnSync(join(bin, 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', to], {
        encoding: 'utf8',
        input: dump.stdout,
      });
      if (restore.status !== 0) throw new Error(`psql: ${restore.stderr}`);
    },
    kill: () => stop('SIGKILL'),
    start,
    seconds: () => secondsOfAll(server?.pid ?? 0),
    async remove() {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isUp(client: (name: string) => Promise<{ end(): Promise<void> }>): Promise<boolean> {
  for (let wait = 0; wait < 100; wait++) {
    const opened = await client('postgres').catch(() => undefined);
    if (opened !== undefined) {
      await opened.end();
      return true;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The rows of a question to a database itself. */
export async function asked(
  url: string,
  sql: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
