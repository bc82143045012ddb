/** The files that commands write, all through here: whole or as they were, whatever their names stand for. */

import { closeSync, createWriteStream, openSync, rmSync, writeFileSync } from 'node:fs';
import { PassThrough, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { fail, type Notice, ok, type Result } from 'ludoteca';
import { usage } from '../phrases/usage.ts';
import { openTarget, placeOf, type Target } from './target.ts';
import { whileUnfinished } from './unfinished.ts';

/** A file being written. It takes its name when it is done. */
export interface OutputFile {
  readonly stream: Writable;
  /** Waits until all is written, and puts the file in its place. */
  keep(): Promise<Result<undefined, Notice>>;
  /** Leaves nothing behind. */
  drop(): Promise<void>;
}

/** Opens a file, or says at once why that cannot be. */
export async function openOutput(name: string): Promise<Result<OutputFile, Notice>> {
  let target: Target;
  try {
    target = await openWaiting(name);
  } catch (fault) {
    return fail(unwritable(fault));
  }
  const stream = createWriteStream(name, { fd: target.fd });
  const ended = finished(stream);
  ended.catch(() => {});
  return ok({
    stream,
    async keep() {
      try {
        await ended;
        target.settle();
        return ok(undefined);
      } catch (fault) {
        target.drop();
        return fail(unwritable(fault));
      }
    },
    async drop() {
      stream.destroy();
      await ended.catch(() => {});
      target.drop();
    },
  });
}

/** Milliseconds between two looks whether a pipe is read. */
const patience = 50;

/** Opens a name; a pipe is waited for until somebody reads it, and signals are heard all the while. */
async function openWaiting(name: string): Promise<Target> {
  for (;;) {
    try {
      return openTarget(name);
    } catch (fault) {
      if (writeFault(fault) !== 'ENXIO' || !placeOf(name).found?.isFIFO()) throw fault;
    }
    await setTimeout(patience);
  }
}

/** Writes a small file whole. */
export async function writeOutput(
  name: string,
  content: string | Uint8Array,
): Promise<Result<undefined, Notice>> {
  const file = await openOutput(name);
  if (!file.ok) return file;
  file.value.stream.end(content);
  return file.value.keep();
}

/** Writes a file that is not there yet; EEXIST is thrown when it is. */
export function createOutput(name: string, content: string): void {
  const fd = openSync(name, 'wx');
  const takeAway = (): void => rmSync(name, { force: true });
  const isFinished = whileUnfinished(takeAway);
  try {
    writeFileSync(fd, content);
  } catch (fault) {
    takeAway();
    throw fault;
  } finally {
    closeSync(fd);
    isFinished();
  }
}

/** A stream that ends without ending the one it flows into. */
export function forwarded(out: Writable): Writable {
  const through = new PassThrough();
  through.pipe(out, { end: false });
  return through;
}

/** What to tell of a fault that was thrown while a file was written; nothing of any other. */
export function outputFault(fault: unknown): Notice | undefined {
  return fault instanceof Error && 'code' in fault && 'errno' in fault
    ? unwritable(fault)
    : undefined;
}

function unwritable(fault: unknown): Notice {
  const reason = writeFault(fault);
  return reason === 'EISDIR'
    ? usage.notice('file-directory', {})
    : usage.notice('file-unwritable', { reason });
}

/** Why a file could not be written. */
export function writeFault(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
}
