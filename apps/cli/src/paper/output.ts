/** Where pictures and books go: a file that is whole or not there, or the standard output. */

import { createWriteStream, rmSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { PassThrough, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { fail, type Notice, ok, type Result } from 'ludoteca';
import { usage } from '../phrases/usage.ts';
import { writeFault } from '../play/record-file.ts';

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
  const beside = partName(name);
  try {
    const handle = await open(beside, 'w');
    await handle.close();
  } catch (fault) {
    return fail(unwritable(fault));
  }
  const stream = createWriteStream(beside);
  const ended = finished(stream);
  ended.catch(() => {});
  // Whoever interrupts the work ends the process; then nothing is left either.
  const clean = (): void => rmSync(beside, { force: true });
  process.once('exit', clean);
  return ok({
    stream,
    async keep() {
      try {
        await ended;
        await rename(beside, name);
        return ok(undefined);
      } catch (fault) {
        clean();
        return fail(unwritable(fault));
      } finally {
        process.off('exit', clean);
      }
    },
    async drop() {
      stream.destroy();
      await ended.catch(() => {});
      clean();
      process.off('exit', clean);
    },
  });
}

/** Writes a small file whole. */
export async function writeOutput(
  name: string,
  content: string | Uint8Array,
): Promise<Result<undefined, Notice>> {
  const beside = partName(name);
  try {
    await writeFile(beside, content);
    await rename(beside, name);
    return ok(undefined);
  } catch (fault) {
    await rm(beside, { force: true }).catch(() => {});
    return fail(unwritable(fault));
  }
}

/** A stream that ends without ending the one it flows into. */
export function forwarded(out: Writable): Writable {
  const through = new PassThrough();
  through.pipe(out, { end: false });
  return through;
}

function partName(name: string): string {
  return `${name}.${process.pid}.part`;
}

/** What to tell of a fault that was thrown while a file was written; nothing of any other. */
export function outputFault(fault: unknown): Notice | undefined {
  return fault instanceof Error && 'code' in fault && 'errno' in fault
    ? unwritable(fault)
    : undefined;
}

function unwritable(fault: unknown): Notice {
  return usage.notice('file-unwritable', { reason: writeFault(fault) });
}
