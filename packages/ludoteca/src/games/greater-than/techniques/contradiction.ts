/** Sees a candidate that cannot be true: what follows from it by signs and singles contradicts itself. */

import { NotesOn } from '../../../kernel/index.ts';
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
    const counts = new Uint8Array(board.cells);
    for (let cell = 0; cell < board.cells; cell++) {
      if (digits[cell] === 0) counts[cell] = countOf(candidates[cell]);
    }
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
            const outcome = memory.outcomeOf(cell, bit, node, length);
            if (outcome !== 'cut') settled[node] = 1;
            if (outcome === 'contradiction') yield refuted(position, cell, bit);
          }
        }
      }
    }
  },
};

/**
 * What is known of earlier trials, by candidate, and a probe to be used again.
 *
 * Candidates only ever go, so what a trial ends with later is part of what it ended with before: most
 * are seen to be open still by following what has gone since. And one that failed by a long way will
 * fail again: while short ones are looked for, its long way need not be gone. Nor need one be gone into to which
 * an open one has led: it has no part that is not in that one. So the one that leads furthest is asked first.
 */
class Memory {
  readonly #position: Position;
  readonly #probe: Probe;
  /** Where those that contradicted nothing ended. */
  readonly #ends: (ProbeEnd | undefined)[];
  /** After how many changes a long one was last seen to contradict itself; −1 when it never was. */
  readonly #failed: Int32Array;
  /** After how many changes one was last seen to be open. */
  readonly #openAt: Int32Array;
  /** Of those that led to a candidate the one that led to most, −1 where there is none, and to how many. */
  readonly #leader: Int16Array;
  readonly #led: Uint16Array;
  /** How often the position has been looked at. */
  visits = 0;

  constructor(position: Position) {
    const { board, candidates } = position;
    const nodes = board.cells * board.size;
    this.#position = position;
    this.#probe = new Probe(board, candidates);
    this.#ends = new Array<ProbeEnd | undefined>(nodes);
    this.#failed = new Int32Array(nodes).fill(-1);
    this.#openAt = new Int32Array(nodes).fill(-1);
    this.#leader = new Int16Array(nodes).fill(-1);
    this.#led = new Uint16Array(nodes);
  }

  outcomeOf(cell: number, bit: number, node: number, length: number): Outcome {
    const now = this.#position.changes.length;
    const probe = this.#probe;
    const failed = this.#failed;
    // On the first visit a long one counts as cut before it is seen to be open.
    const mayBeKnown = failed[node] < 0 && (this.#ends[node] !== undefined || this.visits > 1);
    if (mayBeKnown && this.#isLedTo(node)) return 'open';
    if (this.#staysOpen(node)) return 'open';
    const isLong = length === Number.POSITIVE_INFINITY;
    if (isLong && failed[node] === now) return 'contradiction';
    probe.assume(cell, bit);
    let outcome = probe.propagate(length);
    // Who comes again will come often: then it pays to know where a long trial ends.
    if (outcome === 'cut' && this.visits > 1 && failed[node] < 0) {
      outcome = probe.propagate(Number.POSITIVE_INFINITY) === 'open' ? 'open' : 'cut';
      if (outcome === 'cut') failed[node] = now;
    }
    if (outcome === 'contradiction' && isLong) failed[node] = now;
    if (outcome === 'open') {
      this.#ends[node] = probe.end(now);
      this.#noteForced(node);
    }
    return outcome;
  }

  /** Whether an open candidate leads to this one now. */
  #isLedTo(node: number): boolean {
    const now = this.#position.changes.length;
    if (this.#openAt[node] === now) return true;
    const leader = this.#leader[node];
    if (leader < 0 || leader === node) return false;
    if (this.#openAt[leader] !== now && this.#isCandidate(leader)) this.#staysOpen(leader);
    if (this.#openAt[node] === now) return true;
    this.#leader[node] = -1;
    return false;
  }

  #isCandidate(node: number): boolean {
    const { board, candidates, digits } = this.#position;
    const cell = Math.floor(node / board.size);
    return digits[cell] === 0 && ((candidates[cell] >>> (node - cell * board.size)) & 1) === 1;
  }

  /** Whether one that ended open before is open still. */
  #staysOpen(node: number): boolean {
    const end = this.#ends[node];
    if (end === undefined) return false;
    if (this.#probe.staysOpen(end, this.#position.changes)) {
      this.#noteForced(node);
      return true;
    }
    this.#ends[node] = undefined;
    return false;
  }

  #noteForced(node: number): void {
    const now = this.#position.changes.length;
    const { forced } = this.#probe;
    const count = forced.length;
    for (let at = 0; at < count; at++) {
      const other = forced[at];
      this.#openAt[other] = now;
      if (this.#leader[other] >= 0 && count <= this.#led[other]) continue;
      this.#leader[other] = node;
      this.#led[other] = count;
    }
  }
}

const known = new NotesOn<Position, Memory>();

function memoryOf(position: Position): Memory {
  const kept = known.get(position);
  if (kept !== undefined) return kept;
  const made = new Memory(position);
  known.set(position, made);
  return made;
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
