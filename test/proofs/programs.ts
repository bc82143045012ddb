/** Programs of strangers, and ours in other languages: where they are, and how they are run. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the second encoders and the checkers. */
export const proofsFolder = fileURLToPath(new URL('../../proofs/', import.meta.url));

/** A program on the path, or in the folders that LUDOTECA_CHECKERS names. */
export function programOf(name: string): string | undefined {
  const { LUDOTECA_CHECKERS = '', PATH = '' } = process.env;
  return [LUDOTECA_CHECKERS, PATH]
    .flatMap((folders) => folders.split(delimiter))
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

export const python = programOf('python3');
export const compiler = programOf('cc') ?? programOf('gcc') ?? programOf('clang');
export const dratTrim = programOf('drat-trim');
export const cakeLpr = programOf('cake_lpr');

/** Says why a test does not run here. */
export function missing(program: string): string {
  return `${program} is not installed: this check was not made`;
}

/** A folder of its own, which goes when the tests end. */
export function scratchFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'ludoteca-proofs-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Compiles a checker of `proofs/`, and tells where it is. */
export function compiled(source: string, folder: string): string {
  if (compiler === undefined) throw new Error(missing('a C compiler'));
  const program = join(folder, source.replace(/\.c$/, ''));
  const made = spawnSync(
    compiler,
    ['-O2', '-std=c99', '-Wall', '-Wextra', '-Werror', '-o', program, join(proofsFolder, source)],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  return program;
}

export interface Ran {
  readonly status: number | null;
  readonly output: string;
}

export function run(program: string, args: readonly string[], input?: string): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    ...(input !== undefined && { input }),
  });
  return { status, output: stdout + stderr };
}

/** A formula and its proof, as files that checkers are given. */
export interface ProofFiles {
  readonly formula: string;
  readonly proof: string;
  readonly isBinary: boolean;
}

export function written(
  folder: string,
  formula: string,
  proof: readonly (string | Uint8Array)[],
): ProofFiles {
  const files = { formula: join(folder, 'formula.cnf'), proof: join(folder, 'proof.drat') };
  writeFileSync(files.formula, formula);
  writeFileSync(files.proof, Buffer.concat(proof.map((chunk) => Buffer.from(chunk))));
  return { ...files, isBinary: proof.length > 0 && typeof proof[0] !== 'string' };
}

/** Whether drat-trim accepts; it writes what cake_lpr needs beside the proof. */
function acceptedByDratTrim(program: string, { formula, proof, isBinary }: ProofFiles) {
  const mode = isBinary ? ['-i'] : ['-I'];
  const { output } = run(program, [formula, proof, ...mode, '-t', '100000', '-L', `${proof}.lrat`]);
  // It writes a return before its verdict.
  return /^s VERIFIED/m.test(output.replaceAll('\r', '\n'));
}

/** Whether cake_lpr accepts what drat-trim has written. */
function acceptedByCakeLpr(program: string, { formula, proof }: ProofFiles): boolean {
  return /^s VERIFIED UNSAT/m.test(run(program, [formula, `${proof}.lrat`]).output);
}

export interface Checker {
  readonly name: string;
  /** True for one that goes through every step, which takes too long for large proofs. */
  readonly isForSmall?: true;
  accepts(files: ProofFiles): boolean;
}

/** The checkers that are here; compiles ours into the folder. cake_lpr comes after drat-trim, which it needs. */
export function checkersHere(folder: string): Checker[] {
  const checkers: Checker[] = [];
  if (compiler !== undefined) {
    const forward = compiled('forward.c', folder);
    checkers.push({
      name: 'forward',
      isForSmall: true,
      accepts: ({ formula, proof }) => run(forward, [formula, proof]).status === 0,
    });
  }
  if (dratTrim === undefined) return checkers;
  const trim = dratTrim;
  checkers.push({ name: 'drat-trim', accepts: (files) => acceptedByDratTrim(trim, files) });
  if (cakeLpr === undefined) return checkers;
  const cake = cakeLpr;
  checkers.push({ name: 'cake_lpr', accepts: (files) => acceptedByCakeLpr(cake, files) });
  return checkers;
}
