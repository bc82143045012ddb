/**
 * Making a learnt clause shorter: a literal whose reasons all lead back to other literals of the
 * clause is left out.
 *
 * In the field: recursive clause minimisation (N. Sörensson, A. Biere, *Minimizing learned clauses*, 2009).
 */

import type { Explanations } from './explanations.ts';
import { noReason } from './reason.ts';
import { grown } from './storage.ts';
import type { Trail } from './trail.ts';

/** What is known of a variable: it belongs to the conflict, it follows from what does, or it does not. */
const seen = 1;
const follows = 2;
const stands = 4;

export class Shortening {
  /** By variable: what is known of it; 0 for nothing. */
  marks = new Uint8Array(0);
  readonly #trail: Trail;
  readonly #explanations: Explanations;
  #marked = new Int32Array(16);
  #markedSize = 0;
  /** Pairs: a variable, and how many literals of its reason were looked at. */
  #stack = new Int32Array(64);
  /** The levels of the clause, each as one of 32 bits: a quick way to see that nothing leads back. */
  #levelBits = 0;

  constructor(trail: Trail, explanations: Explanations) {
    this.#trail = trail;
    this.#explanations = explanations;
  }

  grow(variables: number): void {
    this.marks = grown(this.marks, variables);
    this.#marked = grown(this.#marked, variables);
  }

  /** Notes that a variable, not marked so far, belongs to the conflict. */
  see(variable: number): void {
    this.marks[variable] = seen;
    this.#marked[this.#markedSize++] = variable;
  }

  /** Forgets all marks. */
  forget(): void {
    for (let index = 0; index < this.#markedSize; index++) this.marks[this.#marked[index]] = 0;
    this.#markedSize = 0;
  }

  /** Leaves out what follows from the rest, after the first literal. Answers the new size. */
  shorten(clause: Int32Array, size: number): number {
    const { levels, reasons } = this.#trail;
    this.#levelBits = 0;
    for (let index = 1; index < size; index++) {
      this.#levelBits |= 1 << (levels[clause[index] >> 1] & 31);
    }
    let kept = 1;
    for (let index = 1; index < size; index++) {
      const variable = clause[index] >> 1;
      if (reasons[variable] === noReason || !this.#follows(variable))
        clause[kept++] = clause[index];
    }
    return kept;
  }

  /** A search backwards from a variable. What is found out on the way stays marked. */
  #follows(variable: number): boolean {
    let depth = 0;
    this.#stack[0] = variable;
    this.#stack[1] = 0;
    while (depth >= 0) {
      const next = this.#nextReason(depth);
      if (next === -2) {
        for (let up = depth; up >= 0; up--) this.#mark(this.#stack[2 * up], stands);
        return false;
      }
      if (next === -1) {
        if (depth > 0) this.#mark(this.#stack[2 * depth], follows);
        depth--;
      } else {
        depth++;
        this.#stack = grown(this.#stack, 2 * depth + 2);
        this.#stack[2 * depth] = next;
        this.#stack[2 * depth + 1] = 0;
      }
    }
    return true;
  }

  /** The next variable to follow from this depth of the stack: −1 none is left, −2 one stands. */
  #nextReason(depth: number): number {
    const { levels, reasons, values } = this.#trail;
    const { marks } = this;
    const stack = this.#stack;
    const explanations = this.#explanations;
    const variable = stack[2 * depth];
    const forced = 2 * variable + (values[2 * variable] === 1 ? 0 : 1);
    explanations.read(reasons[variable], forced, marks);
    const { source, from, to } = explanations;
    for (let at = from + stack[2 * depth + 1]; at < to; at++) {
      const other = source[at] >> 1;
      const mark = marks[other];
      if ((mark & (seen | follows)) !== 0 || other === variable || levels[other] === 0) continue;
      const leadsBack = (this.#levelBits & (1 << (levels[other] & 31))) !== 0;
      if ((mark & stands) !== 0 || reasons[other] === noReason || !leadsBack) return -2;
      stack[2 * depth + 1] = at + 1 - from;
      return other;
    }
    return -1;
  }

  #mark(variable: number, mark: number): void {
    if (this.marks[variable] === 0) this.#marked[this.#markedSize++] = variable;
    this.marks[variable] |= mark;
  }
}
