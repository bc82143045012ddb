/**
 * What a name to write to stands for, and how it is written:
 *
 *   nothing yet, a plain file   into NAME.PID.part beside it, which then takes its name: whole, or as it was
 *   a symbolic link             the same where it leads; the link stays
 *   a device, a pipe, /dev/fd   straight into it; it is never replaced
 *
 * A file keeps its mode, and its owner where that is allowed. Faults are those of the system, thrown.
 */

import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { whileUnfinished } from './unfinished.ts';

/** Where a name leads. */
export interface Place {
  readonly path: string;
  /** What is there now. */
  readonly found: Stats | undefined;
  /** True for what is written straight into. */
  readonly isStraight: boolean;
}

/** Something open to be written to. Whoever has it closes it before it is settled or dropped. */
export interface Target {
  readonly fd: number;
  /** Puts what was written in its place. */
  settle(): void;
  /** Leaves everything as it was. */
  drop(): void;
}

/** As many links as a system follows. */
const mostLinks = 40;

/** Follows links to what they lead to, there already or not. */
export function placeOf(name: string): Place {
  if (name === '' || name.endsWith('/') || name.endsWith(sep)) throw systemFault('EISDIR');
  let path = resolve(name);
  for (let hop = 0; hop < mostLinks; hop++) {
    if (isDescriptor(path)) return { path, found: undefined, isStraight: true };
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw systemFault('EISDIR');
    if (!found?.isSymbolicLink()) {
      return { path, found, isStraight: found !== undefined && !found.isFile() };
    }
    path = resolve(realpathSync(dirname(path)), readlinkSync(path));
  }
  throw systemFault('ELOOP');
}

/** Names of what the process holds open already: a file behind one must not be replaced under its holder. */
function isDescriptor(path: string): boolean {
  return /^\/(proc\/[^/]+\/(task\/[^/]+\/)?fd|dev\/fd)\/\d+$|^\/dev\/std(in|out|err)$/.test(path);
}

/** A fault as the system would tell it. */
function systemFault(code: string): Error {
  return Object.assign(new Error(code), { code, errno: 0 });
}

/** Opens a name to be written. A pipe that nobody reads yet is refused with ENXIO. */
export function openTarget(name: string): Target {
  const place = placeOf(name);
  return place.isStraight ? openStraight(place) : openBeside(place);
}

function openStraight({ path, found }: Place): Target {
  const flags = constants.O_WRONLY | constants.O_APPEND | (constants.O_NOCTTY ?? 0);
  const nothing = (): void => {};
  if (!found?.isFIFO()) return { fd: openSync(path, flags), settle: nothing, drop: nothing };
  // Asks whether somebody reads, without waiting; held until the other is open, so that the reader sees no end.
  const asking = openSync(path, flags | constants.O_NONBLOCK);
  try {
    return { fd: openSync(path, flags), settle: nothing, drop: nothing };
  } finally {
    closeSync(asking);
  }
}

function openBeside({ path, found }: Place): Target {
  // The folder would let a file be replaced that its owner does not want written.
  if (found !== undefined) accessSync(path, constants.W_OK);
  const part = partOf(path);
  rmSync(part, { force: true });
  const fd = openSync(part, 'wx', found === undefined ? 0o666 : 0o600);
  const drop = (): void => rmSync(part, { force: true });
  const finished = whileUnfinished(drop);
  try {
    if (found !== undefined) keepOwner(fd, found);
  } catch (fault) {
    closeSync(fd);
    drop();
    throw fault;
  }
  return {
    fd,
    settle() {
      try {
        renameSync(part, path);
      } catch (fault) {
        drop();
        throw fault;
      } finally {
        finished();
      }
    },
    drop() {
      drop();
      finished();
    },
  };
}

/** The owner first: another owner takes some bits of the mode away. */
function keepOwner(fd: number, { uid, gid, mode }: Stats): void {
  try {
    fchownSync(fd, uid, gid);
  } catch {
    // Only root may give files away; whoever may write this one keeps it then.
  }
  fchmodSync(fd, mode & 0o7777);
}

/** Short enough that the name is allowed where that of the file is. */
function partOf(path: string): string {
  const name = [...basename(path)].slice(0, 50).join('');
  return join(dirname(path), `${name}.${process.pid}.part`);
}
