/**
 * One process for one folder: a socket that only its owner answers. The system takes it away with its process,
 * however that ends, so nothing has to be cleaned up after a crash.
 */

import { createHash, randomBytes } from 'node:crypto';
import { linkSync, lstatSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderTaken } from './database.ts';

export interface FolderLock {
  release(): void;
}

/** Systems allow about a hundred characters in the name of a socket. */
const longestName = 90;

/** How long a second taker has to show up, in milliseconds. */
const doubt = 60;

/** Rejected with `FolderTaken` when another process has the folder. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const real = realpathSync(folder);
  if (process.platform === 'win32') {
    const server = await bound(`\\\\.\\pipe\\ludoteca-${hashOf(real)}`, real);
    return { release: () => server.close() };
  }
  const inFolder = join(real, 'owner.sock');
  const name =
    inFolder.length <= longestName ? inFolder : join(tmpdir(), `ludoteca-${hashOf(real)}.sock`);
  const own = `${name}.${randomBytes(4).toString('hex')}`;
  const server = await bound(own, real);
  const mine = lstatSync(own).ino;
  try {
    await take(own, name, real);
    // Two that found the same dead owner may both have taken its place: the later one keeps it.
    await new Promise((done) => setTimeout(done, doubt));
    if (inodeOf(name) !== mine) throw new FolderTaken(folder);
  } catch (fault) {
    server.close();
    throw fault;
  } finally {
    rmSync(own, { force: true });
  }
  return {
    release() {
      if (inodeOf(name) === mine) rmSync(name, { force: true });
      server.close();
    },
  };
}

/** Gives the socket its public name; a name whose owner is dead is taken away first. */
async function take(own: string, name: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      linkSync(own, name);
      return;
    } catch {
      const found = inodeOf(name);
      if (await answers(name)) throw new FolderTaken(folder);
      if (found === undefined || inodeOf(name) !== found) continue;
      const dead = `${own}.dead`;
      renameSync(name, dead);
      rmSync(dead, { force: true });
    }
  }
  throw new FolderTaken(folder);
}

function bound(name: string, folder: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', () => reject(new FolderTaken(folder)));
    server.listen(name, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function inodeOf(name: string): number | undefined {
  return lstatSync(name, { throwIfNoEntry: false })?.ino;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
