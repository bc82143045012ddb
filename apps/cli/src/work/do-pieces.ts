/** Doing pieces of batches, one after another: each is the command itself, run on a text in place of a file. */

import { renameSync, writeFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import type { Queue, TakenPiece } from '@ludoteca/server/queue';
import type { Context } from '../context.ts';
import type { ExitCode } from '../exit-code.ts';
import { pieceFile, reasonOf } from './collect.ts';
import { Hands } from './hands.ts';
import { newPace, type Pace } from './pace.ts';
import { lendPool } from './pool.ts';

export interface Working {
  /** Threads of this process. */
  readonly jobs: number;
  /** Ends when nothing is left to do. */
  readonly untilDone: boolean;
  tell(done: number, running: number): void;
}

/** How long is waited when there is nothing to do, in milliseconds. */
const idlePause = 500;
/** How often it is said that pieces are worked on. */
const beatEvery = 4000;
/** Pieces that are worked on at once: while the last puzzles of one are made, the next has begun. */
const atOnce = 2;
/** Results cannot be put where their batch wants them. */
export class NoFolder extends Error {
  readonly folder: string;
  readonly batch: string;
  readonly reason: string;
  constructor(folder: string, batch: string, fault: unknown) {
    super(`${folder}: ${String(fault)}`);
    this.folder = folder;
    this.batch = batch;
    this.reason = reasonOf(fault);
  }
}

/** Works until there is nothing left, or until the process is ended; tells how many pieces were done. */
export async function doPieces(context: Context, queue: Queue, working: Working): Promise<number> {
  const pool = lendPool(working.jobs, context.catalogueUrl);
  const hands = new Hands(queue, () => performance.now());
  const paces = new Map<string, Pace>();
  const beat = async (): Promise<void> => {
    await hands.write(false);
    await hands.giveBack();
    hands.drop(await queue.beat(hands.all()));
    await queue.sweep();
  };
  // The database may be away for a while: the next beat says it then.
  const beating = setInterval(() => void beat().catch(() => {}), beatEvery);
  const doOne = async (piece: TakenPiece): Promise<void> => {
    const pace = paces.get(piece.batch) ?? newPace();
    paces.set(piece.batch, pace);
    const { output, errors, code } = await runPiece(context, working, piece, pace);
    if (piece.folder !== undefined && hands.has(piece)) writeWhole(piece.folder, piece, output);
    hands.end(piece, { output: piece.folder === undefined ? output : '', errors, code });
  };
  const running = new Set<Promise<void>>();
  let broken: { readonly fault: unknown } | undefined;
  try {
    for (;;) {
      // Whenever it broke: else a piece would stay in hand for ever, and its batch never end.
      if (broken !== undefined) throw broken.fault;
      working.tell(hands.done, running.size);
      const piece = running.size < atOnce ? await hands.next() : undefined;
      if (piece !== undefined) {
        const work = doOne(piece).finally(() => running.delete(work));
        work.catch((fault) => {
          broken ??= { fault };
        });
        running.add(work);
        continue;
      }
      if (running.size > 0) {
        await Promise.race(running);
        await hands.write(false);
        continue;
      }
      await hands.write(true);
      // Pieces of workers that were killed are handed out again a little later.
      if (working.untilDone && (await isAllDone(queue))) return hands.done;
      await new Promise((resume) => setTimeout(resume, idlePause));
    }
  } finally {
    clearInterval(beating);
    await pool.close();
  }
}

async function isAllDone(queue: Queue): Promise<boolean> {
  const batches = await queue.batches();
  return batches.every(
    ({ pieces, done, isCancelled }) => isCancelled || (pieces !== undefined && done >= pieces),
  );
}

async function runPiece(context: Context, working: Working, piece: TakenPiece, pace: Pace) {
  const jobs = ['--jobs', String(working.jobs)];
  const stdout = gathering();
  const stderr = gathering();
  const code: ExitCode = await context.rerun([...piece.words, ...jobs], {
    stdin: Readable.from([Buffer.from(piece.input ?? '')]),
    stdout: stdout.stream,
    stderr: stderr.stream,
    env: context.io.env,
    pace,
    ...(piece.origin !== undefined && { origin: piece.origin }),
  });
  return { output: stdout.text(), errors: stderr.text(), code };
}

/** A stream whose text is kept. */
function gathering(): { readonly stream: Writable; text(): string } {
  const parts: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(part, _encoding, done) {
      parts.push(String(part));
      done();
    },
  });
  return { stream, text: () => parts.join('') };
}

/** A file of a piece is there whole or not at all, also when two write it: it is the same. */
function writeWhole(folder: string, { batch, number }: TakenPiece, text: string): void {
  const name = pieceFile(folder, batch, number);
  const part = `${name}.${process.pid}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, name);
  } catch (fault) {
    throw new NoFolder(folder, batch, fault);
  }
}
