/** Handing the work of a command to a queue, in pieces, and writing what comes back in their order. */

import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NewPiece, Queue } from '@ludoteca/server/queue';
import { type Notice, type OptionSpec, ok, type Result } from 'ludoteca';
import type { Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { batchWords } from '../phrases/batches.ts';
import { version } from '../version.ts';
import { collect, reasonOf } from '../work/collect.ts';
import { cutPieces, type Uncut } from '../work/cut-pieces.ts';
import { queueOf } from './open-queue.ts';
import type { Wanted } from './practise.ts';
import { hintOf } from './reading.ts';

/** What is said to the queue, and not to those who work. */
const ofHanding = ['queue', 'into', 'piece', 'detach', 'jobs'];
/** Pieces that are handed over with one request. */
const atATime = 100;
/** A batch has about so many pieces, of at least and at most so many puzzles each. */
const fewPieces = 200;
const fewPuzzles = 20;
const mostPuzzles = 1000;
/** Documents of a piece. */
const usualDocuments = 100;

/** The words that ask for the same work again, without those that are named. */
function wordsOf(
  context: Context,
  command: string,
  { typed = {} }: Given,
  without: readonly string[],
) {
  const flags = Object.entries(typed)
    .filter(([name]) => !ofHanding.includes(name) && !without.includes(name))
    .flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, value]));
  return [command, ...flags, '--json', '--lang', context.language];
}

/** Puzzles to make, by their indexes. */
export async function handIndexes(
  context: Context,
  given: Given,
  kind: { readonly id: string; readonly options: readonly OptionSpec[] },
  { count, skip, seed }: Wanted,
): Promise<ExitCode> {
  const local = kind.options.find(
    ({ name, takes }) => takes.kind === 'picture' && given.flags[name] !== undefined,
  );
  if (local !== undefined) {
    context.complain(batchWords.notice('local-file', { option: local.name }));
    return exitCodes.wrong;
  }
  const size = Number(
    given.flags.piece ?? Math.max(fewPuzzles, Math.min(mostPuzzles, Math.ceil(count / fewPieces))),
  );
  async function* pieces(): AsyncGenerator<Result<NewPiece, Uncut>> {
    for (let number = 0; number * size < count; number++) {
      const from = skip + number * size;
      const many = Math.min(size, count - number * size);
      yield ok({ number, words: ['--skip', String(from), '--count', String(many)] });
    }
  }
  const words = wordsOf(context, 'generate', given, ['seed', 'count', 'skip']);
  const [command, ...flags] = words;
  return handOver(context, given, [command, kind.id, ...flags, '--seed', seed], pieces());
}

/** Documents of files, each asked about by itself. */
export async function handFiles(
  context: Context,
  given: Given,
  command: string,
): Promise<ExitCode> {
  const hint = await hintOf(context, given);
  if (hint === undefined) return exitCodes.wrong;
  const size = Number(given.flags.piece ?? usualDocuments);
  const pieces = cutPieces(context.io, await context.kinds(), given.operands, hint, size);
  // The names of the files are part of what the batch is known by.
  return handOver(context, given, wordsOf(context, command, given, []), pieces, given.operands);
}

async function handOver(
  context: Context,
  given: Given,
  words: readonly string[],
  pieces: AsyncIterable<Result<NewPiece, Uncut>>,
  known: readonly string[] = [],
): Promise<ExitCode> {
  const opened = await queueOf(context, given);
  if (!opened.ok) {
    context.complain(opened.error);
    return exitCodes.wrong;
  }
  const queue = opened.value;
  const { into, detach } = given.flags;
  const folder = typeof into === 'string' ? resolve(into) : undefined;
  // What lies in another folder, or in none, is another batch: its pieces would be missed here.
  const place = folder === undefined ? [] : [folder];
  const id = createHash('sha256')
    .update(JSON.stringify([version(), words, known, given.flags.piece ?? null, ...place]))
    .digest('hex')
    .slice(0, 12);
  try {
    const unready = folder === undefined ? undefined : makeFolder(folder);
    if (unready !== undefined) {
      context.complain(unready);
      return exitCodes.wrong;
    }
    await queue.open({ id, words, ...(folder !== undefined && { folder }) });
    const handed = await handAll(context, queue, id, pieces);
    if (!handed.ok) {
      const { notice, source } = handed.error;
      context.complain(notice, ...(source === '' ? [] : [source]));
      return exitCodes.wrong;
    }
    if (detach === true) {
      const told = { id, pieces: handed.value };
      if (context.isJson) await context.answer({ batch: id, pieces: handed.value });
      else await context.print(`${batchWords.say('handed', told, context.language)}\n`);
      return exitCodes.done;
    }
    return await collect(context, queue, id);
  } finally {
    await queue.close();
  }
}

/** Makes the folder of the results where it is not there yet; tells why it cannot. */
function makeFolder(folder: string): Notice | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    return undefined;
  } catch (fault) {
    return batchWords.notice('no-folder', { folder, reason: reasonOf(fault) });
  }
}

/** How many pieces were handed over; or why not all of them. */
async function handAll(
  context: Context,
  queue: Queue,
  id: string,
  pieces: AsyncIterable<Result<NewPiece, Uncut>>,
): Promise<Result<number, Uncut>> {
  let count = 0;
  let held: NewPiece[] = [];
  context.progress.begin((seconds) =>
    batchWords.say('handing', { pieces: count, seconds }, context.language),
  );
  const hand = async (): Promise<Notice | undefined> => {
    try {
      await queue.hand(id, held);
      held = [];
      return undefined;
    } catch (fault) {
      const { BatchDiffers } = await import('@ludoteca/server/queue');
      if (!(fault instanceof BatchDiffers)) throw fault;
      return batchWords.notice('differs', { id });
    }
  };
  try {
    for await (const piece of pieces) {
      if (!piece.ok) return piece;
      held.push(piece.value);
      count++;
      if (held.length < atATime) continue;
      const notice = await hand();
      if (notice !== undefined) return { ok: false, error: { notice, source: '' } };
    }
    const notice = await hand();
    if (notice !== undefined) return { ok: false, error: { notice, source: '' } };
    await queue.seal(id, count);
    return ok(count);
  } finally {
    context.progress.end();
  }
}
