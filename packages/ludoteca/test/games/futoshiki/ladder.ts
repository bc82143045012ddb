/** A short ladder for Futoshiki: the last of a line, what a cell can be, where a digit can go, chains of all that. */

import type { Difficulty, Fact, Finding, Notice, Reason, Technique } from 'ludoteca';
import { everything, type FutoshikiPosition } from './position.ts';
import { futoshikiPhrases } from './rules.ts';
import { comparisonsOf, linesOf } from './structure.ts';

export function tellBecause(fact: Fact, because: readonly Reason[]): Notice[] {
  const rules = because.filter((reason) => 'constraint' in reason).length;
  const facts = because.length - rules;
  const value = 'is' in fact ? fact.is : fact.not;
  return [futoshikiPhrases.notice('step', { cell: fact.cell, value, rules, facts })];
}

type Seen = Iterable<{ readonly at: number; readonly digit: number }>;

function technique(
  name: string,
  difficulty: Difficulty,
  see: (position: FutoshikiPosition) => Seen,
): Technique<FutoshikiPosition> {
  return {
    name,
    title: { en: name, pt: name },
    sees: { en: name, pt: name },
    difficulty,
    *find(position, effort): Generator<Finding> {
      const { size } = position.clues;
      for (const { at, digit } of see(position)) {
        if (!effort.spend()) return;
        const fact = { cell: { row: Math.floor(at / size), col: at % size }, is: digit };
        // What was known when the step was seen.
        const then = { ...position, digits: [...position.digits] };
        yield {
          conclusion: [fact],
          because: () => everything(then),
          tell: (because) => tellBecause(fact, because),
        };
      }
    },
  };
}

export const ladder: readonly Technique<FutoshikiPosition>[] = [
  technique('last-of-line', 'easy', function* ({ clues, digits }) {
    for (const { cells } of linesOf(clues)) {
      const [at, ...more] = cells.filter((cell) => digits[cell] === 0);
      if (at === undefined || more.length > 0) continue;
      const digit = valuesOf(clues.size).find((value) =>
        cells.every((cell) => digits[cell] !== value),
      );
      if (digit !== undefined) yield { at, digit };
    }
  }),
  technique('only-value', 'medium', function* (position) {
    yield* singles(position, once(position));
  }),
  technique('only-place', 'hard', function* (position) {
    const { clues, digits } = position;
    const candidates = once(position);
    for (const { cells } of linesOf(clues)) {
      for (const digit of valuesOf(clues.size)) {
        const [at, ...more] = cells.filter((cell) => candidates[cell] & (1 << (digit - 1)));
        if (at !== undefined && more.length === 0 && digits[at] === 0) yield { at, digit };
      }
    }
  }),
  technique('chain', 'expert', function* (position) {
    yield* singles(position, toTheEnd(position, once(position)));
  }),
  technique('trial', 'extreme', function* (position) {
    const { clues } = position;
    const start = toTheEnd(position, once(position));
    const kept = start.map((mask, at) =>
      valuesOf(clues.size)
        .map((digit) => 1 << (digit - 1))
        .filter((bit) => mask & bit)
        .filter((bit) => toTheEnd(position, start.with(at, bit)).every((each) => each !== 0))
        .reduce((sum, bit) => sum | bit, 0),
    );
    yield* singles(position, kept);
  }),
];

function valuesOf(size: number): number[] {
  return Array.from({ length: size }, (_, index) => index + 1);
}

function* singles(
  { digits }: FutoshikiPosition,
  candidates: readonly number[],
): Generator<{ at: number; digit: number }, void> {
  for (const [at, mask] of candidates.entries()) {
    if (digits[at] === 0 && mask !== 0 && (mask & (mask - 1)) === 0) {
      yield { at, digit: 32 - Math.clz32(mask) };
    }
  }
}

/** What each cell can be by the digits that stand in its lines and across its signs. */
function once({ clues, digits }: FutoshikiPosition): number[] {
  const all = (1 << clues.size) - 1;
  return strike(
    { clues, digits },
    digits.map((digit) => (digit === 0 ? all : 1 << (digit - 1))),
  );
}

function toTheEnd(position: FutoshikiPosition, candidates: readonly number[]): number[] {
  let before = [...candidates];
  for (;;) {
    const after = strike(position, before);
    if (after.every((mask, at) => mask === before[at])) return after;
    before = after;
  }
}

function strike({ clues }: FutoshikiPosition, candidates: readonly number[]): number[] {
  const after = [...candidates];
  for (const { cells } of linesOf(clues)) {
    for (const cell of cells) {
      const mask = candidates[cell];
      if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
      for (const other of cells) if (other !== cell) after[other] &= ~mask;
    }
  }
  for (const { low, high } of comparisonsOf(clues)) {
    if (candidates[low] === 0 || candidates[high] === 0) continue;
    const least = candidates[low] & -candidates[low];
    after[high] &= ~((least << 1) - 1);
    after[low] &= (1 << (31 - Math.clz32(candidates[high]))) - 1;
  }
  return after;
}
