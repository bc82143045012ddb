/** The proofs of one puzzle are accepted by programs that share nothing with the library. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { writeCnf, writeOpb } from 'ludoteca/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type Checker,
  cakeLpr,
  checkersHere,
  compiler,
  dratTrim,
  missing,
  proofsFolder,
  python,
  run,
  scratchFolder,
} from './programs.ts';
import type { Sample } from './puzzles.ts';
import { isWhole, proved, setsOf, someOf } from './samples.ts';

function hashOf(write: (take: (chunk: string) => void) => void): string {
  const hash = createHash('sha256');
  write((chunk) => hash.update(chunk));
  return hash.digest('hex');
}

/** Reads {puzzle, solution} line by line, and answers with a hash of each formula. */
const manyTimes = `
import hashlib, importlib.util, json, sys
spec = importlib.util.spec_from_file_location("encoder", sys.argv[1])
encoder = importlib.util.module_from_spec(spec)
spec.loader.exec_module(encoder)
for line in sys.stdin:
    asked = json.loads(line)
    for opb in (False, True):
        text = encoder.formula(asked["puzzle"], asked["solution"], opb)
        print(hashlib.sha256(text.encode()).hexdigest())
`;

/** Whether the encoder in Python makes the bytes of each formula that ours makes. */
function expectSameBytes(encoder: string, samples: readonly Sample[]): void {
  if (python === undefined) return;
  const lines = samples.map(({ puzzle, clues, solution }) =>
    JSON.stringify({
      puzzle: puzzle.toJson({ clues }),
      solution: puzzle.gridToJson(clues, solution),
    }),
  );
  const { output } = run(python, ['-c', manyTimes, encoder], lines.join('\n'));
  // Thousands of formulas are gigabytes: of each only the hash is kept.
  const hashes = samples.flatMap(({ id, puzzle, clues, solution }) => {
    const formula = puzzle.formula?.(clues, solution);
    if (formula === undefined) throw new Error(`${id} has no formula`);
    return [writeCnf, writeOpb].map((write) => hashOf((take) => write(formula, take)));
  });
  expect(output.trimEnd().split('\n')).toEqual(hashes);
}

/** How many proofs each checker accepts, and how many were not made; a refusal is an error that names the puzzle. */
function acceptedOf(checkers: readonly Checker[], samples: readonly Sample[], folder: string) {
  const accepted = new Map(checkers.map(({ name }) => [name, 0]));
  let undecided = 0;
  for (const sample of samples) {
    const files = proved(sample, folder);
    if (files === undefined) undecided++;
    else
      for (const { name, accepts, isForSmall } of checkers) {
        if (isForSmall && files.isBinary) continue;
        if (!accepts(files)) throw new Error(`${name} refuses ${sample.id}`);
        accepted.set(name, (accepted.get(name) ?? 0) + 1);
      }
  }
  return { accepted, undecided };
}

/** Each puzzle is a file of its own, so that they are checked beside each other. */
export function describeProofs(game: string): void {
  const scratch = scratchFolder();
  afterAll(scratch.remove);
  const encoder = join(proofsFolder, `${game}.py`);

  describe(`${game}: proofs and a second encoder`, () => {
    it.for(setsOf(game))('$name', async ({ name, make }, { annotate }) => {
      if (python === undefined) annotate(missing('python3'));
      if (compiler === undefined) annotate(missing('a C compiler'));
      if (dratTrim === undefined) annotate(missing('drat-trim'));
      if (cakeLpr === undefined) annotate(missing('cake_lpr'));
      const samples = await make();
      expect(samples.length).toBeGreaterThan(3);
      expectSameBytes(encoder, samples);
      const checkers = checkersHere(scratch.path);
      const { accepted, undecided } = acceptedOf(
        checkers,
        isWhole ? samples : someOf(samples, 10),
        scratch.path,
      );
      if (isWhole) {
        const told = [...accepted].map(([checker, proofs]) => `${checker} ${proofs}`).join(', ');
        const words = `${game} ${name}: ${samples.length} puzzles; accepted: ${told}; undecided: ${undecided}`;
        process.stderr.write(`${new Date().toISOString()} ${words}\n`);
      }
      // Only the hardest may be left over, and only when all are asked for.
      expect(undecided).toBeLessThan(isWhole ? 5 : 1);
    });

    it('refuses what breaks a rule', async ({ skip }) => {
      if (python === undefined) return skip(missing('python3'));
      const [{ make }] = setsOf(game, 4);
      for (const { puzzle, clues, solution } of await make()) {
        const [cell] = puzzle.cells(clues);
        const entered = puzzle.read(clues, solution, cell);
        const other = puzzle.values(clues).find((value) => value !== entered);
        const wrong = puzzle.write(clues, solution, cell, other);
        const asked = {
          puzzle: puzzle.toJson({ clues }),
          solution: puzzle.gridToJson(clues, wrong),
        };
        const { status, output } = run(python, ['-c', manyTimes, encoder], JSON.stringify(asked));
        expect(status).toBe(1);
        expect(output).not.toMatch(/Traceback|[0-9a-f]{64}/);
      }
    });
  });
}
