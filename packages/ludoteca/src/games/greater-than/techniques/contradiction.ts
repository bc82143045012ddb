/** Sees a candidate that cannot be true: what follows from it by signs and singles contradicts itself. */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { countOf, lowest, type Position } from '../deduce/position.ts';
import { Reasons } from '../deduce/reasons.ts';
import { Trial } from '../deduce/trial.ts';
import type { End, Outcome } from '../deduce/trial-end.ts';
import { not } from './finding.ts';
import { story } from './story.ts';
import { neededToUnfold } from './unfold.ts';

/** Trials are followed over so many changed cells in turn, so that short ones come first. */
const lengths = [10, Number.POSITIVE_INFINITY];

export const contradiction: Technique<Position> = {
  name: 'contradiction',
  title: { en: 'Contradiction', pt: 'Contradição' },
  sees: {
    en: 'a candidate from which, by signs and single candidates or places alone, something impossible follows',
    pt: 'um candidato do qual, só por sinais e por candidatos ou lugares únicos, se segue algo impossível',
  },
  difficulty: 'extreme',
  *find(position, effort) {
    const { board, candidates, digits } = position;
    const memory = memoryOf(position);
    memory.visits++;
    // Cells with few candidates first: there a strike helps most.
    for (let count = 2; count <= board.size; count++) {
      const settled = new Set<number>();
      for (const length of lengths) {
        for (let cell = 0; cell < board.cells; cell++) {
          if (digits[cell] !== 0 || countOf(candidates[cell]) !== count) continue;
          for (let left = candidates[cell]; left !== 0; left &= left - 1) {
            const bit = left & -left;
            const node = cell * board.size + lowest(bit) - 1;
            if (settled.has(node)) continue;
            if (!effort.spend() || !effort.look()) return;
            const outcome = outcomeOf(position, memory, cell, bit, node, length);
            if (outcome !== 'cut') settled.add(node);
            if (outcome === 'contradiction') yield refuted(position, cell, bit);
          }
        }
      }
    }
  },
};

/** A trial to be used again, and what is known of earlier trials, by candidate. */
interface Memory {
  readonly trial: Trial;
  /** Where those that contradicted nothing ended. */
  readonly ends: (End | undefined)[];
  /** After how many changes a long one was last seen to contradict itself; −1 when it never was. */
  readonly failed: Int32Array;
  /** How often the position has been looked at. */
  visits: number;
}

const known = new WeakMap<Position, Memory>();

function memoryOf(position: Position): Memory {
  const kept = known.get(position);
  if (kept !== undefined) return kept;
  const { board, candidates } = position;
  const made = {
    trial: new Trial(board, candidates),
    ends: [],
    failed: new Int32Array(board.cells * board.size).fill(-1),
    visits: 0,
  };
  known.set(position, made);
  return made;
}

/**
 * Candidates only ever go, so what a trial ends with later is part of what it ended with before: most
 * are seen to be open still by following what has gone since. And one that failed by a long way will
 * fail again: while short ones are looked for, its long way need not be gone.
 */
function outcomeOf(
  { changes }: Position,
  { trial, ends, failed, visits }: Memory,
  cell: number,
  bit: number,
  node: number,
  length: number,
): Outcome {
  const end = ends[node];
  if (end !== undefined) {
    if (trial.staysOpen(end, changes)) return 'open';
    ends[node] = undefined;
  }
  const isLong = length === Number.POSITIVE_INFINITY;
  if (isLong && failed[node] === changes.length) return 'contradiction';
  trial.reset();
  trial.assume(cell, bit);
  let outcome = trial.propagate(length);
  // Who comes again will come often: then it pays to know where a long trial ends.
  if (outcome === 'cut' && visits > 1 && failed[node] < 0) {
    outcome = trial.propagate(Number.POSITIVE_INFINITY) === 'open' ? 'open' : 'cut';
    if (outcome === 'cut') failed[node] = changes.length;
  }
  if (outcome === 'contradiction' && isLong) failed[node] = changes.length;
  if (outcome === 'open') ends[node] = trial.end(changes.length);
  return outcome;
}

function refuted(position: Position, cell: number, bit: number): Finding {
  const { board, candidates } = position;
  return {
    conclusion: [not(position, cell, bit)],
    because() {
      const trial = new Trial(board, candidates);
      trial.reset();
      trial.assume(cell, bit);
      trial.propagate(Number.POSITIVE_INFINITY);
      const reasons = new Reasons(position);
      trial.trace(reasons);
      return reasons.list();
    },
    needed: (because, seen) => neededToUnfold(position, because, cell, lowest(bit), seen),
    tell: (because) => story(board, because, cell, lowest(bit)),
  };
}
