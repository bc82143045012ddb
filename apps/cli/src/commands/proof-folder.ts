/** The folder that a proof goes to: its files are whole, or not there. */

import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The second encoders and the checkers, in the languages they are written in. */
const programs = fileURLToPath(new URL('../../../../proofs/', import.meta.url));

/** A program that goes with a proof, if there is one of that name. */
export function programText(name: string): string | undefined {
  const file = join(programs, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export class ProofFolder {
  readonly path: string;
  /** By name: the file being written. */
  readonly #open = new Map<string, number>();
  /** What went wrong first; nothing is written after it. */
  fault: unknown;

  constructor(path: string) {
    this.path = path;
    this.#try(() => mkdirSync(path, { recursive: true }));
    // Whoever interrupts the work ends the process; then nothing is left half written.
    process.once('exit', this.#clean);
  }

  readonly #clean = (): void => {
    for (const name of this.#open.keys()) rmSync(this.#part(name), { force: true });
  };

  #part(name: string): string {
    return join(this.path, `${name}.${process.pid}.part`);
  }

  #try(work: () => void): void {
    if (this.fault !== undefined) return;
    try {
      work();
    } catch (fault) {
      this.fault = fault;
    }
  }

  /** Adds to a file. */
  write(name: string, chunk: string | Uint8Array): void {
    this.#try(() => {
      let file = this.#open.get(name);
      if (file === undefined) {
        file = openSync(this.#part(name), 'w');
        this.#open.set(name, file);
      }
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    });
  }

  /** Puts all files in their places; true when that could be done. */
  keep(): boolean {
    for (const file of this.#open.values()) this.#try(() => closeSync(file));
    if (this.fault === undefined) {
      for (const name of this.#open.keys()) {
        this.#try(() => renameSync(this.#part(name), join(this.path, name)));
      }
    }
    this.#end();
    return this.fault === undefined;
  }

  /** Leaves nothing behind. */
  drop(): void {
    for (const file of this.#open.values()) closeSync(file);
    this.#end();
  }

  #end(): void {
    this.#clean();
    this.#open.clear();
    process.off('exit', this.#clean);
  }
}
