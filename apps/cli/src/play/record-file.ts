/** The file that holds a game or a puzzle while it is played: whole at every moment. */

import { rename, writeFile } from 'node:fs/promises';
import type { JsonObject } from 'ludoteca';

export interface RecordFile {
  readonly name: string;
  /** Writes the record as it is now, in place of what was written of this game before. */
  write(game: { toJson(): JsonObject }): Promise<void>;
  /** Begins another game, whose record goes on the next line. */
  turnPage(): void;
}

export function openRecordFile(name: string): RecordFile {
  const earlier: string[] = [];
  let current = '';
  return {
    name,
    async write(game) {
      current = `${JSON.stringify(game.toJson())}\n`;
      await writeWhole(name, earlier.join('') + current);
    },
    turnPage() {
      earlier.push(current);
      current = '';
    },
  };
}

/** Writes beside the file and then puts it in its place: a kill leaves the old or the new. */
async function writeWhole(name: string, text: string): Promise<void> {
  const beside = `${name}.${process.pid}.part`;
  await writeFile(beside, text);
  await rename(beside, name);
}

/** Why a file could not be written. */
export function writeFault(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
}
