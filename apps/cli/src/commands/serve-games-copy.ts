/** All that is kept of the games between people, saved to a file and taken from one: from one database to another. */

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Config, Database } from '@ludoteca/server';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { openOutput, writeFault } from '../output/files.ts';
import { serveWords } from '../phrases/serve.ts';
import { usage } from '../phrases/usage.ts';

/** What is to be done, and with which file. */
export interface GamesCopy {
  readonly kind: 'save' | 'load';
  readonly file: string;
}

export async function copyGames(
  context: Context,
  config: Config,
  { kind, file }: GamesCopy,
): Promise<ExitCode> {
  const { openDatabase, FolderTaken } = await import('@ludoteca/server');
  const database = openDatabase(config);
  try {
    await database.ready;
    return kind === 'save'
      ? await save(context, database, file)
      : await load(context, database, file);
  } catch (fault) {
    context.complain(
      fault instanceof FolderTaken
        ? serveWords.notice('folder-taken', { folder: fault.folder })
        : serveWords.notice('no-database', { reason: String(fault) }),
    );
    return exitCodes.wrong;
  } finally {
    await database.close().catch(() => {});
  }
}

async function save(context: Context, database: Database, file: string): Promise<ExitCode> {
  const { exportLines } = await import('@ludoteca/server');
  // The file has secrets in it: a new one is its owner's alone.
  const before = process.umask(0o077);
  const opened = await openOutput(file).finally(() => process.umask(before));
  if (!opened.ok) {
    context.complain(opened.error, file);
    return exitCodes.wrong;
  }
  const { stream, keep, drop } = opened.value;
  let lines = 0;
  try {
    for await (const line of exportLines(database)) {
      lines++;
      if (!stream.write(`${line}\n`))
        await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
    }
  } catch (fault) {
    await drop();
    throw fault;
  }
  stream.end();
  const kept = await keep();
  if (!kept.ok) {
    context.complain(kept.error, file);
    return exitCodes.wrong;
  }
  // Neither the first line nor the last is a row.
  return tell(context, 'saved', database, file, lines - 2);
}

async function load(context: Context, database: Database, file: string): Promise<ExitCode> {
  const { BadCopy, importLines } = await import('@ludoteca/server');
  const { place } = database;
  try {
    const rows = await importLines(database, () =>
      createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }),
    );
    return await tell(context, 'loaded', database, file, rows);
  } catch (fault) {
    if (fault instanceof BadCopy) {
      const { why, line } = fault;
      context.complain(serveWords.notice(`copy-${why}`, { line, place }), file);
    } else if (fault instanceof Error && 'syscall' in fault) {
      context.complain(usage.notice('file-unreadable', { reason: writeFault(fault) }), file);
    } else throw fault;
    return exitCodes.wrong;
  }
}

async function tell(
  context: Context,
  what: 'saved' | 'loaded',
  { place }: Database,
  file: string,
  rows: number,
): Promise<ExitCode> {
  if (context.isJson) await context.answer({ [what]: file, games: place, rows });
  else await context.print(`${serveWords.say(what, { place, file, rows }, context.language)}\n`);
  return exitCodes.done;
}
