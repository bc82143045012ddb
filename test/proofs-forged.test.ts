/** Forged proofs and formulas are refused by programs that share nothing with the library. */

import { readFileSync } from 'node:fs';
import { count } from 'ludoteca';
import { writeCnf } from 'ludoteca/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { type Checker, checkersHere, missing, scratchFolder, written } from './proofs/programs.ts';
import { madePuzzles, type Sample } from './proofs/puzzles.ts';
import { games, isWhole, many, proved, setsOf, someOf, square } from './proofs/samples.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);

function textOf(write: (take: (chunk: string) => void) => void): string {
  let text = '';
  write((chunk) => {
    text += chunk;
  });
  return text;
}

/** A formula without its clause of that number; its head promises one less. */
function without(formula: string, clause: number): string {
  const [head, ...lines] = formula.trimEnd().split('\n');
  const [, , variables, clauses] = head.split(' ');
  lines.splice(clause, 1);
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

  it('are refused by every checker that is here', async ({ skip }) => {
    const checkers = checkersHere(scratch.path);
    if (checkers.length === 0) return skip(missing('every checker'));
    let cut = 0;
    // Every forgery goes to every checker, so that a few of each recipe are hundreds.
    const few = isWhole ? 5 : 2;
    const samples: Sample[] = [];
    for (const { make } of games.flatMap((game) => setsOf(game, few)))
      samples.push(...someOf(await make(), few));
    for (const sample of samples) {
      const files = proved(sample, scratch.path);
      if (files === undefined || files.isBinary) continue;
      const formula = text(files.formula);
      const proof = text(files.proof);
      // "Not this solution", the last clause before the counters, left out: the solution itself meets what is left.
      const { puzzle, clues, solution } = sample;
      const clauses = [...(puzzle.formula?.(clues, solution).clauses() ?? [])];
      const open = without(formula, clauses.length - 1);
      expect(fooled(checkers, open, proof)).toEqual([]);
      expect(fooled(checkers, open, '0\n')).toEqual([]);
      // The end of a proof without what leads there.
      if (proof.split('\n').length < 80) continue;
      cut++;
      expect(fooled(checkers, formula, '0\n')).toEqual([]);
    }
    expect(cut).toBeGreaterThan(2);
  });

  it('for puzzles with a sign removed, which have two solutions, are refused', async ({ skip }) => {
    const checkers = checkersHere(scratch.path);
    if (checkers.length === 0) return skip(missing('every checker'));
    for (const sample of await madePuzzles(
      'greater-than',
      { ...square(6), style: 'minimal' },
      isWhole ? many : 5,
    )) {
      const { puzzle, solution } = sample;
      const files = proved(sample, scratch.path);
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
