/** The embedded database, which lives in a folder: asked through a thread of its own, so that nothing else waits for it. */

import { chmodSync, mkdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Database, DatabaseAway, Overtaken, type Row, type Statement } from './database.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';

/** What the thread is told. */
export type ToEmbedded =
  | { readonly kind: 'do'; readonly id: number; readonly statements: readonly Statement[] }
  | { readonly kind: 'listen'; readonly id: number; readonly channel: string }
  | { readonly kind: 'close'; readonly id: number };

/** What it tells. */
export type FromEmbedded =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly rows: readonly (readonly Row[])[] }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly reason: string;
      readonly code?: string;
      readonly isOvertaken: boolean;
    }
  | { readonly kind: 'heard'; readonly channel: string; readonly payload: string };

/** What is asked and takes longer is given up, in milliseconds: the embedded database knows no timeouts. */
const slowest = 20_000;

interface Asked {
  resolve(rows: readonly (readonly Row[])[]): void;
  reject(fault: Error): void;
}

/** Opens the database of a folder, which is made if need be; `ready` tells when, and whether it could be. */
export function openEmbedded(folder: string): Database {
  const asked = new Map<number, Asked>();
  const hearers = new Map<string, ((payload: string) => void)[]>();
  let count = 0;
  let worker: Worker | undefined;
  let lock: FolderLock | undefined;
  let isClosed = false;

  const lose = (fault: Error) => {
    for (const { reject } of asked.values()) reject(fault);
    asked.clear();
  };

  const open = async (): Promise<void> => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    lock = await lockFolder(folder);
    await new Promise<void>((resolve, reject) => {
      const started = new Worker(new URL('./embedded-worker.js', import.meta.url), {
        workerData: { folder },
        // What PostgreSQL says of itself is not for the terminal.
        stdout: true,
        stderr: true,
      });
      worker = started;
      started.on('message', (message: FromEmbedded) => {
        if (message.kind === 'ready') resolve();
        else hear(message);
      });
      const fail = (reason: string) => {
        const fault = new DatabaseAway(reason);
        reject(fault);
        lose(fault);
      };
      started.on('error', (fault) => fail(`the embedded database stopped: ${String(fault)}`));
      started.on('exit', () => fail('the embedded database stopped'));
    });
  };

  const hear = (message: Exclude<FromEmbedded, { kind: 'ready' }>) => {
    if (message.kind === 'heard') {
      for (const each of hearers.get(message.channel) ?? []) each(message.payload);
      return;
    }
    const waiting = asked.get(message.id);
    asked.delete(message.id);
    if (message.kind === 'done') waiting?.resolve(message.rows);
    else if (message.isOvertaken) waiting?.reject(new Overtaken());
    else {
      const fault = Object.assign(new Error(message.reason), { code: message.code });
      waiting?.reject(fault);
    }
  };

  const ready = open();
  // Whoever asks hears of it; nobody has to.
  ready.catch(() => {});

  const ask = async (message: (id: number) => ToEmbedded): Promise<readonly (readonly Row[])[]> => {
    await ready;
    if (isClosed) throw new DatabaseAway('the database is closed');
    const id = ++count;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        asked.delete(id);
        reject(new DatabaseAway('the embedded database took too long'));
      }, slowest);
      asked.set(id, {
        resolve(rows) {
          clearTimeout(late);
          resolve(rows);
        },
        reject(fault) {
          clearTimeout(late);
          reject(fault);
        },
      });
      worker?.postMessage(message(id));
    });
  };
  const perform = (statements: readonly Statement[]) =>
    ask((id) => ({ kind: 'do', id, statements }));

  return {
    kind: 'embedded',
    place: folder,
    ready,
    async query(sql, values = []) {
      const [rows] = await perform([{ sql, values }]);
      return rows;
    },
    transaction: perform,
    async listen(channel, heard) {
      const others = hearers.get(channel);
      hearers.set(channel, [...(others ?? []), heard]);
      if (others === undefined) await ask((id) => ({ kind: 'listen', id, channel }));
    },
    async close() {
      if (isClosed) return;
      try {
        await ready;
        await ask((id) => ({ kind: 'close', id }));
      } catch {
        // What cannot be opened, or is gone, is closed.
      }
      isClosed = true;
      await worker?.terminate();
      lock?.release();
    },
  };
}
