/**
 * Strikes candidates that cannot be, at the root of a hard search, by taking each for true for a moment. First by the
 * clauses of the learner, which takes some microseconds each, until nothing more goes; then by all rules of a box, which
 * takes twenty times as long: only those from which most followed before, and for as long as that strikes anything.
 *
 *     clauses: every candidate, again and again → all rules: the most telling ones → clauses …
 *
 * In the field: failed literal probing, here to singleton arc consistency (R. Debruyne, C. Bessière, *Some practicable
 * filtering techniques for the constraint satisfaction problem*, 1997), with the preselection of lookahead solvers (M. Heule,
 * H. van Maaren, *Look-ahead based SAT solvers*, 2009).
 */

import type { Effort } from '../../../kernel/index.ts';
import type { BoxLayout } from './box-layout.ts';
import type { BoxSigns } from './box-signs.ts';
import type { LeftoverClauses } from './leftover-clauses.ts';
import { lowestBit } from './narrowing.ts';
import { Planes } from './planes.ts';

/** So many in turn that are open still are enough: those from which less follows are hardly ever struck. */
const mostOpen = 60;
/** When all rules strike no more than these, the rest is not worth it. */
const fewest = 5;
/** All rules are asked where clauses have struck such a part of the candidates. */
const worthwhile = 0.05;
/** The effort is looked up once in so many candidates. */
const interval = 64;

export class RootTrials {
  readonly #size: number;
  readonly #planes: Planes;
  readonly #clauses: LeftoverClauses;

  constructor(layout: BoxLayout, signs: BoxSigns, clauses: LeftoverClauses) {
    this.#size = layout.size;
    this.#planes = new Planes(layout, signs);
    this.#clauses = clauses;
  }

  /**
   * Strikes from the candidates `words`, as in `planes.ts`, and from the clauses. Each candidate struck by a trial is a node.
   * False when nothing is left; may return early when the effort is stopped.
   */
  run(words: ArrayLike<number>, effort: Effort): boolean {
    const clauses = this.#clauses;
    const planes = this.#planes;
    if (!this.#begin(words, effort) || !clauses.settle()) return false;
    const before = clauses.open().length;
    for (let isFirst = true; effort.stopped === undefined; isFirst = false) {
      const byTelling = this.#tryByClauses(effort);
      clauses.strikeFrom(planes);
      if (!planes.propagate(effort)) return false;
      clauses.take(planes.words);
      if (!clauses.settle()) return false;
      const isWorthwhile = !isFirst || clauses.open().length <= (1 - worthwhile) * before;
      if (!isWorthwhile || effort.stopped !== undefined) return true;
      const struck = this.#tryByRules(byTelling, effort);
      if (struck < 0) return false;
      clauses.take(planes.words);
      if (!clauses.settle()) return false;
      if (struck < fewest) return true;
    }
    return true;
  }

  #begin(words: ArrayLike<number>, effort: Effort): boolean {
    const size = this.#size;
    const planes = this.#planes;
    planes.begin();
    for (let digit = 0; digit < size; digit++) {
      for (let cell = 0; cell < size * size; cell++) {
        const box = Math.floor(cell / size);
        const isLeft = ((words[digit * size + box] >>> (cell - box * size)) & 1) !== 0;
        if (!isLeft) planes.strike(cell, digit);
      }
    }
    return planes.propagate(effort);
  }

  /** Tries all until none is struck; tells those that are left, the ones first from which most follows. */
  #tryByClauses(effort: Effort): number[] {
    const clauses = this.#clauses;
    const following = new Uint16Array(this.#size ** 3);
    for (let isStriking = true; isStriking; ) {
      isStriking = false;
      for (const [index, node] of clauses.open().entries()) {
        if (index % interval === 0 && !effort.look()) return [];
        if (!clauses.isOpen(node)) continue;
        following[node] = clauses.try(node);
        if (following[node] > 0) continue;
        isStriking = true;
        if (!effort.spend()) return [];
        if (!clauses.settle()) return [];
      }
    }
    return clauses.open().sort((one, other) => following[other] - following[one]);
  }

  /** Tries them by all rules, as long as that strikes some; tells how many, or −1 when nothing is left. */
  #tryByRules(candidates: readonly number[], effort: Effort): number {
    const size = this.#size;
    const planes = this.#planes;
    /** What was open together with another is open by itself. */
    const isOpen = new Uint8Array(size ** 3);
    let struck = 0;
    let open = 0;
    for (const node of candidates) {
      const cell = Math.floor(node / size);
      const digit = node - cell * size;
      if (isOpen[node] === 1 || !planes.has(cell, digit)) continue;
      planes.save(0);
      planes.place(cell, digit);
      const isLeft = planes.propagate(effort);
      if (isLeft) this.#notePlaced(isOpen);
      planes.restore(0);
      if (effort.stopped !== undefined) return struck;
      if (isLeft) {
        if (++open === mostOpen) return struck;
        continue;
      }
      open = 0;
      struck++;
      planes.strike(cell, digit);
      if (!planes.propagate(effort)) return -1;
      if (!effort.spend()) return struck;
    }
    return struck;
  }

  #notePlaced(isOpen: Uint8Array): void {
    const size = this.#size;
    const { words } = this.#planes;
    for (let box = 0; box < size; box++) {
      const placed = words[size * size + box];
      for (let digit = 0; digit < size; digit++) {
        for (let here = words[digit * size + box] & placed; here !== 0; here &= here - 1) {
          isOpen[(box * size + lowestBit(here)) * size + digit] = 1;
        }
      }
    }
  }
}
