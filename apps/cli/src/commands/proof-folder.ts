/** The folder that a proof goes to: its files are whole, or not there. */

import { closeSync, existsSync, mkdirSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openTarget, type Target } from '../output/target.ts';
import { places } from '../places.ts';

/** A program that goes with a proof, if there is one of that name. */
export function programText(name: string): string | undefined {
  const file = join(places.proofPrograms, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Makes a folder and those above it. Node's own way never ends where no folder can be made, as under /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    // Says what is wrong when this is no folder.
    readdirSync(path);
    return;
  }
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

export class ProofFolder {
  readonly path: string;
  /** By name: the file being written. */
  readonly #open = new Map<string, Target>();
  /** What went wrong first; nothing is written after it. */
  fault: unknown;

  constructor(path: string) {
    this.path = path;
    this.#try(() => makeFolder(resolve(path)));
  }

  #try(work: () => void): void {
    if (this.fault !== undefined) return;
    try {
      work();
    } catch (fault) {
      this.fault = fault;
    }
  }

  /** Adds to a file. Written at once: a proof may be larger than the memory there is. */
  write(name: string, chunk: string | Uint8Array): void {
    this.#try(() => {
      let file = this.#open.get(name);
      if (file === undefined) {
        file = openTarget(join(this.path, name));
        this.#open.set(name, file);
      }
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      for (let at = 0; at < bytes.length; ) at += writeSync(file.fd, bytes, at);
    });
  }

  /** Puts all files in their places; true when that could be done. */
  keep(): boolean {
    const files = [...this.#open.values()];
    for (const { fd } of files) this.#try(() => closeSync(fd));
    for (const file of files) {
      if (this.fault === undefined) this.#try(() => file.settle());
      else file.drop();
    }
    this.#open.clear();
    return this.fault === undefined;
  }

  /** Leaves nothing behind. */
  drop(): void {
    for (const file of this.#open.values()) {
      closeSync(file.fd);
      file.drop();
    }
    this.#open.clear();
  }
}
