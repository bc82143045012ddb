/** Proofs are accepted by programs that share nothing with the library, and forged ones are refused. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { certifyUnique, count, Effort, type OptionValues } from 'ludoteca';
import { writeCnf, writeOpb } from 'ludoteca/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type Checker,
  cakeLpr,
  checkersHere,
  compiler,
  dratTrim,
  missing,
  type ProofFiles,
  proofsFolder,
  python,
  run,
  scratchFolder,
  written,
} from './proofs/programs.ts';
import { knownCases, madePuzzles, type Sample } from './proofs/puzzles.ts';

/** `npm run check:proofs` asks for all of it. */
const isWhole = process.env.LUDOTECA_PROOFS === '1';
/** Cells of known cases, at most. */
const mostCells: Record<string, number> = { 'greater-than': 40, 'cross-a-pix': 100 };
const many = isWhole ? 200 : 80;
const mostConflicts = 400_000;

const square = (side: number) => ({ size: { rows: side, cols: side } });
const recipes: Record<string, readonly OptionValues[]> = isWhole
  ? {
      'greater-than': [
        ...[4, 6, 8, 9].flatMap((side) =>
          ['full', 'minimal', 'symmetric', 'mixed'].map((style) => ({ ...square(side), style })),
        ),
        // Fewer signs take longer to make than to prove.
        ...[12, 16].flatMap((side) =>
          ['full', 'mixed'].map((style) => ({ ...square(side), style })),
        ),
      ],
      'cross-a-pix': [
        { style: 'classic', size: { rows: 5, cols: 7 } },
        ...[8, 10, 15, 20, 30, 50].map((side) => ({ style: 'classic', ...square(side) })),
        ...[8, 10, 15, 20, 30].map((side) => ({ style: 'dense', ...square(side) })),
        ...[10, 20, 30, 50].map((side) => ({ style: 'picture', ...square(side) })),
      ],
    }
  : {
      'greater-than': [4, 6].map((side) => ({ ...square(side), style: 'minimal' })),
      'cross-a-pix': [{ size: { rows: 5, cols: 7 } }, square(8)],
    };
const games = Object.keys(recipes);

function samplesOf(game: string): Sample[] {
  return [
    ...recipes[game].flatMap((values) => madePuzzles(game, values, many)),
    ...knownCases(game, isWhole ? 10_000 : mostCells[game]),
  ];
}

/** As many of them, from all over the list, as there is time to check. */
function someOf(game: string, most: number): Sample[] {
  const all = samplesFor(game);
  const step = isWhole ? 1 : Math.ceil(all.length / most);
  return all.filter((_, index) => index % step === 0);
}

const samples = new Map<string, Sample[]>();

/** Made when they are first asked for: whoever checks one game does not wait for the other. */
function samplesFor(game: string): Sample[] {
  const made = samples.get(game) ?? samplesOf(game);
  samples.set(game, made);
  return made;
}

const scratch = scratchFolder();
afterAll(scratch.remove);

function textOf(write: (take: (chunk: string) => void) => void): string {
  let text = '';
  write((chunk) => {
    text += chunk;
  });
  return text;
}

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

describe.each(games)('the second encoder of %s', (game) => {
  const encoder = join(proofsFolder, `${game}.py`);

  it('makes the same bytes', ({ skip }) => {
    if (python === undefined) return skip(missing('python3'));
    const asked = samplesFor(game);
    expect(asked.length).toBeGreaterThan(150);
    const lines = asked.map(({ puzzle, clues, solution }) =>
      JSON.stringify({
        puzzle: puzzle.toJson({ clues }),
        solution: puzzle.gridToJson(clues, solution),
      }),
    );
    const { output } = run(python, ['-c', manyTimes, encoder], lines.join('\n'));
    // Thousands of formulas are gigabytes: of each only the hash is kept.
    const hashes = asked.flatMap(({ puzzle, clues, solution }) => {
      const formula = puzzle.formula?.(clues, solution);
      if (formula === undefined) throw new Error(`${game} has no formula`);
      return [writeCnf, writeOpb].map((write) => hashOf((take) => write(formula, take)));
    });
    expect(output.trimEnd().split('\n')).toEqual(hashes);
  });

  it('refuses what breaks a rule', ({ skip }) => {
    if (python === undefined) return skip(missing('python3'));
    for (const { puzzle, clues, solution } of samplesFor(game).slice(0, 4)) {
      const [cell] = puzzle.cells(clues);
      const entered = puzzle.read(clues, solution, cell);
      const other = puzzle.values(clues).find((value) => value !== entered);
      const wrong = puzzle.write(clues, solution, cell, other);
      const asked = { puzzle: puzzle.toJson({ clues }), solution: puzzle.gridToJson(clues, wrong) };
      const { status, output } = run(python, ['-c', manyTimes, encoder], JSON.stringify(asked));
      expect(status).toBe(1);
      expect(output).not.toMatch(/Traceback|[0-9a-f]{64}/);
    }
  });
});

/** The proof of a puzzle, as files. */
function proved({ id, puzzle, clues }: Sample): ProofFiles | undefined {
  let formula = '';
  const proof: (string | Uint8Array)[] = [];
  const { kind } = certifyUnique(puzzle, clues, {
    effort: new Effort({ nodes: mostConflicts }),
    write(part, chunk) {
      if (part === 'formula') formula += chunk;
      if (part === 'proof') proof.push(chunk);
    },
  });
  if (kind === 'undecided' && isWhole) return undefined;
  if (kind !== 'unique') throw new Error(`${id}: ${kind}`);
  return written(scratch.path, formula, proof);
}

describe.each(games)('proofs of %s', (game) => {
  it('are accepted by every checker that is here', ({ skip, annotate }) => {
    if (compiler === undefined) annotate(missing('a C compiler'));
    if (dratTrim === undefined) annotate(missing('drat-trim'));
    if (cakeLpr === undefined) annotate(missing('cake_lpr'));
    const checkers = checkersHere(scratch.path);
    if (checkers.length === 0) return skip(missing('every checker'));
    const accepted = new Map(checkers.map(({ name }) => [name, 0]));
    let undecided = 0;
    let kind = '';
    for (const sample of someOf(game, 30)) {
      if (isWhole && sample.kind !== kind)
        console.log(`${new Date().toISOString()} ${sample.kind}`);
      kind = sample.kind;
      const files = proved(sample);
      if (files === undefined) {
        undecided++;
        continue;
      }
      for (const checker of checkers) {
        const { name } = checker;
        if (!checker.accepts(files)) throw new Error(`${name} refuses ${sample.id}`);
        accepted.set(name, (accepted.get(name) ?? 0) + 1);
      }
    }
    const told = [...accepted].map(([name, proofs]) => `${name} accepted ${proofs}`).join(', ');
    if (isWhole) console.log(`${game}: ${told}; undecided: ${undecided}`);
    for (const proofs of accepted.values()) expect(proofs).toBeGreaterThan(20);
    // Only the hardest may be left over, and only when all are asked for.
    expect(undecided).toBeLessThan(isWhole ? 5 : 1);
  });
});

/** A formula without its clause of that number; its head promises one less. */
function without(formula: string, clause: number): string {
  const [head, ...lines] = formula.trimEnd().split('\n');
  const [, , variables, clauses] = head.split(' ');
  lines.splice(clause < 0 ? lines.length + clause : clause, 1);
  return [`p cnf ${variables} ${Number(clauses) - 1}`, ...lines, ''].join('\n');
}

/** The same puzzle with one of its signs left out, so that it has several solutions. */
function withoutSign({ puzzle, clues }: Sample, nth: number): unknown {
  const doc = puzzle.toJson({ clues });
  let seen = 0;
  const erase = (lines: unknown) =>
    (lines as string[][]).map((line) =>
      line.map((sign) => (sign !== '' && seen++ === nth ? '' : sign)),
    );
  const read = puzzle.fromJson({ ...doc, right: erase(doc.right), down: erase(doc.down) });
  if (!read.ok) throw new Error(read.error.code);
  return read.value.clues;
}

describe('forged proofs and formulas', () => {
  const text = (file: string) => readFileSync(file, 'utf8');
  const fooled = (checkers: readonly Checker[], formula: string, proof: string) =>
    checkers.filter((checker) => checker.accepts(written(scratch.path, formula, [proof])));

  it('are refused by every checker that is here', ({ skip }) => {
    const checkers = checkersHere(scratch.path);
    if (checkers.length === 0) return skip(missing('every checker'));
    let cut = 0;
    for (const sample of games.flatMap((game) => someOf(game, 8))) {
      const files = proved(sample);
      if (files === undefined || files.isBinary) continue;
      const formula = text(files.formula);
      const proof = text(files.proof);
      // "Not this solution" left out: the solution itself meets what is left.
      const claim = formula.split('\n').findLastIndex((line, index) => {
        const { length } = line.split(' ');
        return index > 0 && length > sample.puzzle.cells(sample.clues).length / 4;
      });
      const open = without(formula, claim - 1);
      expect(fooled(checkers, open, proof)).toEqual([]);
      expect(fooled(checkers, open, '0\n')).toEqual([]);
      // The end of a proof without what leads there.
      if (proof.split('\n').length < 80) continue;
      cut++;
      expect(fooled(checkers, formula, '0\n')).toEqual([]);
    }
    expect(cut).toBeGreaterThan(2);
  });

  it('for puzzles with a sign removed, which have two solutions, are refused', ({ skip }) => {
    const checkers = checkersHere(scratch.path);
    if (checkers.length === 0) return skip(missing('every checker'));
    for (const sample of madePuzzles(
      'greater-than',
      { ...square(6), style: 'minimal' },
      isWhole ? many : 5,
    )) {
      const { puzzle, solution } = sample;
      const files = proved(sample);
      if (files === undefined) throw new Error('a small puzzle is proved');
      const proof = text(files.proof);
      const clues = withoutSign(sample, 3);
      expect(count(puzzle, clues, 2).solutions.length).toBe(2);
      const formula = puzzle.formula?.(clues, solution);
      if (formula === undefined) throw new Error('no formula');
      const forged = textOf((write) => writeCnf(formula, write));
      expect(fooled(checkers, forged, proof)).toEqual([]);
    }
  });
});
