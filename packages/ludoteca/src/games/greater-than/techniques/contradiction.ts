/** Sees a candidate that cannot be true: what follows from it by signs and singles contradicts itself. */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { countOf, lowest, type Position } from '../deduce/position.ts';
import { Reasons } from '../deduce/reasons.ts';
import { type End, type Outcome, Trial } from '../deduce/trial.ts';
import { not } from './finding.ts';
import { story } from './story.ts';

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

/** A trial to be used again, and where trials that contradicted nothing ended, by candidate. */
interface Memory {
  readonly trial: Trial;
  readonly ends: (End | undefined)[];
  /** How often the position has been looked at. */
  visits: number;
}

const known = new WeakMap<Position, Memory>();

function memoryOf(position: Position): Memory {
  const kept = known.get(position);
  if (kept !== undefined) return kept;
  const { board, candidates } = position;
  const made = { trial: new Trial(board, candidates), ends: [], visits: 0 };
  known.set(position, made);
  return made;
}

/**
 * Candidates only ever go, so what a trial ends with later is part of what it ended with before: most
 * are seen to be open still by following what has gone since.
 */
function outcomeOf(
  { changes }: Position,
  { trial, ends, visits }: Memory,
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
  trial.reset();
  trial.assume(cell, bit);
  let outcome = trial.propagate(length);
  // Who comes again will come often: then it pays to know where a long trial ends.
  if (outcome === 'cut' && visits > 1) {
    outcome = trial.propagate(Number.POSITIVE_INFINITY) === 'open' ? 'open' : 'cut';
  }
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
    tell: (because) => story(board, because, cell, lowest(bit)),
  };
}
