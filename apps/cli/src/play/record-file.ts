/**
 * The file that holds games or puzzles while they are played: whole at every moment. What it held
 * before stays as it is, byte by byte; only the document that is gone on with is written anew.
 */

import { readFileSync, type Stats, statSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { fail, type JsonObject, type Notice, ok, type Result } from 'ludoteca';
import type { Context } from '../context.ts';
import type { Read } from '../input/documents.ts';
import { openOutput, writeFault, writeOutput } from '../output/files.ts';
import { type Place, placeOf } from '../output/target.ts';
import { usage } from '../phrases/usage.ts';
import { additionFault, type Kept, keptAround, keptBefore } from './record-place.ts';

export interface RecordFile {
  readonly name: string;
  /** Takes the record as it is now, in place of what was taken of this game before. */
  put(game: { toJson(): JsonObject }): void;
  /** Writes what was taken; or says why that cannot be. */
  flush(): Promise<Result<undefined, Notice>>;
  /** Begins another game, whose record comes after those before. */
  turnPage(): void;
  close(): Promise<void>;
}

/**
 * Opens a file to add to, or to go on in with the document that was read from it; refused when it
 * holds something that a record cannot be added to. Nothing is written yet.
 */
export async function openRecordFile(
  context: Context,
  name: string,
  resumed?: Read,
): Promise<Result<RecordFile, Notice>> {
  let place: Place;
  let bytes: Buffer;
  try {
    place = placeOf(name);
    if (place.isStraight) return ok(straightFile(name));
    bytes = place.found === undefined ? Buffer.alloc(0) : readFileSync(place.path);
  } catch (fault) {
    const reason = writeFault(fault);
    return fail(
      reason === 'EISDIR'
        ? usage.notice('file-directory', {})
        : usage.notice('file-unwritable', { reason }),
    );
  }
  if (resumed !== undefined && isSameFile(resumed.source, place.found)) {
    return ok(plainFile(name, keptAround(bytes, resumed), place));
  }
  const refused = await additionFault(context, name, bytes);
  return refused === undefined ? ok(plainFile(name, keptBefore(bytes), place)) : fail(refused);
}

/** Whether a name leads to a file that is known. */
function isSameFile(source: string, found: Stats | undefined): boolean {
  const other = statSync(source, { throwIfNoEntry: false });
  return other !== undefined && other.ino === found?.ino && other.dev === found.dev;
}

function plainFile(name: string, kept: Kept, place: Place): RecordFile {
  let { before, after, besides } = kept;
  let current = '';
  let asLeft = place.found;
  const all = (): Buffer => {
    const end = current !== '' && after.length === 0 ? '\n' : '';
    return Buffer.concat([before, Buffer.from(current + end), after]);
  };
  return {
    name,
    put(game) {
      const json = game.toJson();
      const { id, ...others } = besides;
      const own = Object.fromEntries(Object.entries(others).filter(([key]) => !(key in json)));
      current = JSON.stringify({ ...(id !== undefined && { id }), ...json, ...own });
    },
    async flush() {
      if (hasChanged(place.path, asLeft)) return fail(usage.notice('file-changed', {}));
      const written = await writeOutput(place.path, all());
      asLeft = statSync(place.path, { throwIfNoEntry: false });
      return written;
    },
    turnPage() {
      before = all();
      if (before.length > 0 && before.at(-1) !== lineFeed) {
        before = Buffer.concat([before, Buffer.of(lineFeed)]);
      }
      after = Buffer.alloc(0);
      besides = {};
      current = '';
    },
    close: async () => {},
  };
}

const lineFeed = 10;

/** Whether another program has written a file since it was looked at; one that is gone holds nothing to lose. */
function hasChanged(path: string, asLeft: Stats | undefined): boolean {
  const now = statSync(path, { throwIfNoEntry: false });
  if (now === undefined) return false;
  return now.ino !== asLeft?.ino || now.size !== asLeft.size || now.mtimeMs !== asLeft.mtimeMs;
}

/** A device or a pipe: each state goes into it, a line each. */
function straightFile(name: string): RecordFile {
  let waiting: string[] = [];
  let current: string | undefined;
  let stream: Writable | undefined;
  const turnPage = (): void => {
    if (current !== undefined) waiting.push(current);
    current = undefined;
  };
  return {
    name,
    put(game) {
      current = `${JSON.stringify(game.toJson())}\n`;
    },
    async flush() {
      turnPage();
      const text = waiting.join('');
      waiting = [];
      if (stream === undefined) {
        const opened = await openOutput(name);
        if (!opened.ok) return opened;
        stream = opened.value.stream;
        stream.on('error', () => {});
      }
      const out = stream;
      const fault = await new Promise<unknown>((resolve) => {
        out.write(text, (error) => resolve(error ?? undefined));
      });
      if (fault === undefined) return ok(undefined);
      return fail(usage.notice('file-unwritable', { reason: writeFault(fault) }));
    },
    turnPage,
    async close() {
      stream?.end();
    },
  };
}
