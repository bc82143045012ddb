/**
 * The file of a tournament: what is played, and then a line for each game as soon as it is over. A tournament that
 * was left, in whatever way, goes on from it; a line that was cut off is played again.
 */

import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { fail, isJsonObject, type JsonObject, type Notice, ok, type Result } from 'ludoteca';
import { outputFault } from '../output/files.ts';
import { placeOf } from '../output/target.ts';
import { tournamentWords } from '../phrases/tournaments.ts';
import { usage } from '../phrases/usage.ts';

/** A game that was played. */
export interface KeptGame {
  readonly first: string;
  readonly second: string;
  /** The number of the game between these two, from 0. */
  readonly index: number;
  /** The name of who won; null when nobody did. */
  readonly winner: string | null;
  /** Why one of them lost without losing on the board. */
  readonly fault?: JsonObject;
  readonly record: JsonObject;
}

export interface TournamentFile {
  /** The game of two players with a number, if it was played. */
  kept(first: string, second: string, index: number): KeptGame | undefined;
  /** Writes a game down; or says why that cannot be. */
  add(game: KeptGame): Result<undefined, Notice>;
  close(): void;
}

const keyOf = (first: string, second: string, index: number): string =>
  JSON.stringify([first, second, index]);

/** Where nothing is written. */
export const noTournamentFile: TournamentFile = {
  kept: () => undefined,
  add: () => ok(undefined),
  close() {},
};

/** The seed of the tournament in a file; nothing where there is none yet. */
export function seedOfTournament(name: string): string | undefined {
  try {
    if (placeOf(name).isStraight) return undefined;
    const header = jsonOf(readFileSync(name, 'utf8').split('\n', 1)[0]);
    return isJsonObject(header) && typeof header.seed === 'string' ? header.seed : undefined;
  } catch {
    // Whatever is the matter with the file is told when it is opened.
    return undefined;
  }
}

/** Opens a file for a tournament, new or of this tournament. The header tells all that the games depend on. */
export function openTournamentFile(
  name: string,
  header: JsonObject,
): Result<TournamentFile, Notice> {
  let fd: number;
  let text: string;
  try {
    // What was played could not be read back from a device or a pipe.
    if (placeOf(name).isStraight)
      return fail(usage.notice('file-unwritable', { reason: 'ESPIPE' }));
    fd = openSync(name, 'a+');
    text = readFileSync(fd, 'utf8');
  } catch (fault) {
    return fail(faultOf(fault));
  }
  const refuse = (notice: Notice): Result<TournamentFile, Notice> => {
    closeSync(fd);
    return fail(notice);
  };
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const games = new Map<string, KeptGame>();
  const [top, ...lines] = whole.split('\n').slice(0, -1);
  if (top === undefined) {
    // A first line that was cut off is ours; anything else is somebody's.
    if (!JSON.stringify(header).startsWith(text)) return refuse(lineFault(1));
  } else {
    const other = difference(jsonOf(top), header);
    if (other !== undefined) return refuse(other);
  }
  for (const [at, line] of lines.entries()) {
    const game = keptOf(jsonOf(line));
    if (game === undefined) return refuse(lineFault(at + 2));
    games.set(keyOf(game.first, game.second, game.index), game);
  }
  const write = (line: JsonObject): Result<undefined, Notice> => {
    try {
      writeSync(fd, `${JSON.stringify(line)}\n`);
      fsyncSync(fd);
      return ok(undefined);
    } catch (fault) {
      return fail(faultOf(fault));
    }
  };
  try {
    if (whole.length < text.length) ftruncateSync(fd, Buffer.byteLength(whole));
  } catch (fault) {
    return refuse(faultOf(fault));
  }
  if (top === undefined) {
    const begun = write(header);
    if (!begun.ok) return refuse(begun.error);
  }
  return ok({
    kept: (first, second, index) => games.get(keyOf(first, second, index)),
    add: (game) => write({ ...game }),
    close: () => closeSync(fd),
  });
}

/** What to tell of a fault of the system; others are ours. */
function faultOf(fault: unknown): Notice {
  const notice = outputFault(fault);
  if (notice === undefined) throw fault;
  return notice;
}

function lineFault(line: number): Notice {
  return tournamentWords.notice('file-line', {}, { kind: 'text', line, column: 1 });
}

/** In what a header that was found is not the one that is wanted. */
function difference(found: unknown, header: JsonObject): Notice | undefined {
  if (!isJsonObject(found) || !('tournament' in found)) return lineFault(1);
  for (const name of new Set([...Object.keys(header), ...Object.keys(found)])) {
    const [had, expected] = [found[name], header[name]].map((value) =>
      value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value),
    );
    if (had === expected) continue;
    const where = { kind: 'text', line: 1, column: 1 } as const;
    return tournamentWords.notice('file-other', { name, found: had, expected }, where);
  }
  return undefined;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function keptOf(value: unknown): KeptGame | undefined {
  if (!isJsonObject(value)) return undefined;
  const { first, second, index, winner, fault, record } = value;
  if (typeof first !== 'string' || typeof second !== 'string') return undefined;
  if (typeof index !== 'number' || !isJsonObject(record)) return undefined;
  if (winner !== null && winner !== first && winner !== second) return undefined;
  return { first, second, index, winner, record, ...(isJsonObject(fault) && { fault }) };
}
