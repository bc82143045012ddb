/** Sees a candidate that cannot be true: what follows from it by signs and singles contradicts itself. */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { countOf, lowest, type Position } from '../deduce/position.ts';
import { Probe, type ProbeEnd } from '../deduce/probe.ts';
import { Reasons } from '../deduce/reasons.ts';
import { Trial } from '../deduce/trial.ts';
import type { Outcome } from '../deduce/trial-end.ts';
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
    const settled = new Uint8Array(board.cells * board.size);
    const counts = Uint8Array.from(candidates, (own, cell) =>
      digits[cell] !== 0 ? 0 : countOf(own),
    );
    // Cells with few candidates first: there a strike helps most.
    for (let count = 2; count <= board.size; count++) {
      for (const length of lengths) {
        for (let cell = 0; cell < board.cells; cell++) {
          if (counts[cell] !== count) continue;
          for (let left = candidates[cell]; left !== 0; left &= left - 1) {
            const bit = left & -left;
            const node = cell * board.size + lowest(bit) - 1;
            if (settled[node] === 1) continue;
            if (!effort.spend() || !effort.look()) return;
            const outcome = outcomeOf(position, memory, cell, bit, node, length);
            if (outcome !== 'cut') settled[node] = 1;
            if (outcome === 'contradiction') yield refuted(position, cell, bit);
          }
        }
      }
    }
  },
};

/** A probe to be used again, and what is known of earlier ones, by candidate. */
interface Memory {
  readonly probe: Probe;
  /** Where those that contradicted nothing ended. */
  readonly ends: (ProbeEnd | undefined)[];
  /** After how many changes one was last seen to be open, since another led to it. */
  readonly openAt: Int32Array;
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
    probe: new Probe(board, candidates),
    ends: new Array<ProbeEnd | undefined>(board.cells * board.size),
    openAt: new Int32Array(board.cells * board.size).fill(-1),
    failed: new Int32Array(board.cells * board.size).fill(-1),
    visits: 0,
  };
  known.set(position, made);
  return made;
}

/**
 * Candidates only ever go, so what a trial ends with later is part of what it ended with before: most
 * are seen to be open still by following what has gone since. And one that failed by a long way will
 * fail again: while short ones are looked for, its long way need not be gone. Nor need one be gone into to which
 * an open one has led: it has no part that is not in that one.
 */
function outcomeOf(
  { changes }: Position,
  { probe, ends, openAt, failed, visits }: Memory,
  cell: number,
  bit: number,
  node: number,
  length: number,
): Outcome {
  const end = ends[node];
  // On the first visit a long one counts as cut before it is seen to be open.
  const isKnown = openAt[node] === changes.length && failed[node] < 0;
  if (isKnown && (end !== undefined || visits > 1)) return 'open';
  if (end !== undefined) {
    if (probe.staysOpen(end, changes)) {
      probe.noteForced(openAt, changes.length);
      return 'open';
    }
    ends[node] = undefined;
  }
  const isLong = length === Number.POSITIVE_INFINITY;
  if (isLong && failed[node] === changes.length) return 'contradiction';
  probe.assume(cell, bit);
  let outcome = probe.propagate(length);
  // Who comes again will come often: then it pays to know where a long trial ends.
  if (outcome === 'cut' && visits > 1 && failed[node] < 0) {
    outcome = probe.propagate(Number.POSITIVE_INFINITY) === 'open' ? 'open' : 'cut';
    if (outcome === 'cut') failed[node] = changes.length;
  }
  if (outcome === 'contradiction' && isLong) failed[node] = changes.length;
  if (outcome === 'open') {
    ends[node] = probe.end(changes.length);
    probe.noteForced(openAt, changes.length);
  }
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
