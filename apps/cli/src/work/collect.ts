/** The results of a batch in the order of its pieces, as they become ready. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PieceResult, Queue } from '@ludoteca/server/queue';
import type { Notice } from 'ludoteca';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import { write } from '../io.ts';
import { batchWords } from '../phrases/batches.ts';

/** How long is waited before it is asked again, in milliseconds: longer while nothing happens. */
const pauses = [100, 250, 500, 1000];
/** Whoever waits also sees to the pieces of workers that were killed, now and then. */
const sweepEvery = 5000;

/** The file of a piece. */
export function pieceFile(folder: string, batch: string, number: number): string {
  return join(folder, `${batch}-${String(number).padStart(7, '0')}.jsonl`);
}

/** What the system says of a file, in a word. */
export function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return 'code' in fault ? String(fault.code) : fault.message;
}

/** Writes everything, and tells the gravest code; nothing is lost when it is left: it can be collected again. */
export async function collect(context: Context, queue: Queue, id: string): Promise<ExitCode> {
  let from = 0;
  let code: ExitCode = exitCodes.done;
  let idle = 0;
  let swept = performance.now();
  // To count what is done takes longer the more there is: only where somebody reads it.
  const look = () => queue.find(id, context.io.stderr.isTTY === true);
  let line = await look();
  context.progress.begin((seconds) =>
    batchWords.say(
      'waiting',
      {
        ...{ id, seconds, done: line?.done ?? 0, running: line?.running ?? 0 },
        pieces: line?.pieces ?? '…',
      },
      context.language,
    ),
  );
  try {
    for (;;) {
      if (line === undefined || line.isCancelled) {
        const key = line === undefined ? 'unknown' : 'was-cancelled';
        context.complain(batchWords.notice(key, { id }));
        return exitCodes.wrong;
      }
      if (line.pieces !== undefined && from >= line.pieces) return code;
      const results = await queue.results(id, from);
      for (const result of results) {
        const lost = await put(context, id, line.folder, result);
        if (lost !== undefined) {
          context.complain(lost);
          return exitCodes.wrong;
        }
        // Written by `run` alone.
        code = graver(code, result.code as ExitCode);
      }
      from += results.length;
      idle = results.length > 0 ? 0 : idle + 1;
      if (performance.now() - swept > sweepEvery) {
        swept = performance.now();
        await queue.sweep();
      }
      if (idle === 0 && line.pieces !== undefined) continue;
      if (idle > 0) {
        const pause = pauses[Math.min(idle, pauses.length) - 1];
        await new Promise((done) => setTimeout(done, pause));
      }
      line = await look();
    }
  } finally {
    context.progress.end();
  }
}

/** Tells what is wrong where the file of a piece cannot be read. */
async function put(
  context: Context,
  id: string,
  folder: string | undefined,
  { number, output, errors }: PieceResult,
): Promise<Notice | undefined> {
  if (errors !== '') {
    context.progress.clear();
    context.io.stderr.write(errors);
  }
  let text = output;
  if (folder !== undefined) {
    const file = pieceFile(folder, id, number);
    try {
      text = readFileSync(file, 'utf8');
    } catch (fault) {
      return batchWords.notice('lost-file', { id, file, reason: reasonOf(fault) });
    }
  }
  if (text !== '') {
    context.progress.clear();
    await write(context.io.stdout, text);
  }
  return undefined;
}
