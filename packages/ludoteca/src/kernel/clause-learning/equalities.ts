/**
 * Linear equalities: Σ weight · literal = total, each kept by two counters.
 *
 *     low    the weight of the terms that are true
 *     high   the weight of the terms that are not false
 *     low ≤ total ≤ high, or there is a conflict; a term heavier than total − low must be false,
 *     one heavier than high − total must be true. Terms are sorted, heaviest first.
 *
 * The counters know only the literals before `head` on the trail. Why a term was forced is worked
 * out when it is asked, from the literals that came before it.
 *
 * In the field: pseudo-Boolean (linear) constraints, propagated by counters, with lazy explanations (N.
 * Eén, N. Sörensson, *Translating pseudo-Boolean constraints into SAT*, 2006, tells the alternative; O.
 * Ohrimenko, P. Stuckey, M. Codish, *Propagation via lazy clause generation*, 2009).
 */

import { normalTerms, type Terms } from './normal-terms.ts';
import { equalityReason } from './reason.ts';
import { grown } from './storage.ts';
import type { Trail } from './trail.ts';

export class Equalities {
  count = 0;
  /** A measure of the work of making ready what was added. */
  steps = 0;
  /** How much of the trail the counters know. */
  head = 0;
  readonly #trail: Trail;
  /** By equality: where its terms begin; one more for the end of the last. */
  #starts = new Int32Array(16);
  #terms = new Int32Array(64);
  #weights = new Int32Array(64);
  #totals = new Int32Array(16);
  #lows = new Int32Array(16);
  #highs = new Int32Array(16);
  #sums = new Int32Array(16);
  /** By variable, zero: for bringing terms into their normal form. */
  #balance = new Float64Array(0);
  /** By literal: the equalities it is a term of, as pairs (equality, weight). */
  #usesStarts = new Int32Array(0);
  #uses = new Int32Array(0);
  #isIndexed = true;
  /** Equalities from here on were never looked at. */
  #unchecked = 0;

  constructor(trail: Trail) {
    this.#trail = trail;
  }

  /** Adds an equality. The trail must be at level 0. False when no assignment can meet it. */
  add(literals: ArrayLike<number>, weights: ArrayLike<number>, total: number): boolean {
    this.#balance = grown(this.#balance, this.#trail.variables);
    const normal = normalTerms(literals, weights, total, this.#balance);
    if (normal.total < 0 || normal.total > normal.sum) return false;
    if (normal.literals.length > 0) this.#store(normal);
    return true;
  }

  #store(normal: Terms): void {
    const equality = this.count++;
    const start = this.#starts[equality];
    const end = start + normal.literals.length;
    this.#starts = grown(this.#starts, equality + 2);
    this.#totals = grown(this.#totals, equality + 1);
    this.#lows = grown(this.#lows, equality + 1);
    this.#highs = grown(this.#highs, equality + 1);
    this.#sums = grown(this.#sums, equality + 1);
    this.#terms = grown(this.#terms, end);
    this.#weights = grown(this.#weights, end);
    this.#terms.set(normal.literals, start);
    this.#weights.set(normal.weights, start);
    this.#starts[equality + 1] = end;
    this.#totals[equality] = normal.total;
    this.#sums[equality] = normal.sum;
    this.#isIndexed = false;
  }

  /** Makes ready what was added since: the uses of each literal, and counters that know nothing yet. */
  #index(): void {
    const literals = this.#trail.variables * 2;
    const terms = this.#starts[this.count];
    this.steps += (literals + terms) >> 6;
    const starts = new Int32Array(literals + 1);
    for (let term = 0; term < terms; term++) starts[this.#terms[term] + 1] += 2;
    for (let literal = 0; literal < literals; literal++) starts[literal + 1] += starts[literal];
    const uses = new Int32Array(terms * 2);
    const filled = starts.slice();
    for (let equality = 0; equality < this.count; equality++) {
      for (let term = this.#starts[equality]; term < this.#starts[equality + 1]; term++) {
        const literal = this.#terms[term];
        uses[filled[literal]++] = equality;
        uses[filled[literal]++] = this.#weights[term];
      }
      this.#lows[equality] = 0;
      this.#highs[equality] = this.#sums[equality];
    }
    this.#usesStarts = starts;
    this.#uses = uses;
    this.#isIndexed = true;
    this.head = 0;
  }

  /**
   * Makes ready what was added, or takes the next literal of the trail into account, or the equalities never
   * looked at; forces what follows. Answers the equality that is broken, or −1. To be called while `isBehind`.
   */
  advance(): number {
    if (!this.#isIndexed || this.#usesStarts.length <= this.#trail.variables * 2) {
      this.#index();
      return -1;
    }
    while (this.#unchecked < this.count) {
      const equality = this.#unchecked++;
      if (!this.#forceFalse(equality) || !this.#forceTrue(equality)) return equality;
    }
    if (this.head === this.#trail.size) return -1;
    return this.#take(this.#trail.literals[this.head++]);
  }

  get isBehind(): boolean {
    return this.head < this.#trail.size || this.#unchecked < this.count;
  }

  #take(literal: number): number {
    const uses = this.#uses;
    const trueStart = this.#usesStarts[literal];
    const trueEnd = this.#usesStarts[literal + 1];
    const falseStart = this.#usesStarts[literal ^ 1];
    const falseEnd = this.#usesStarts[(literal ^ 1) + 1];
    const lows = this.#lows;
    const highs = this.#highs;
    // All counters first: they are undone for the whole literal, even after a conflict.
    for (let use = trueStart; use < trueEnd; use += 2) lows[uses[use]] += uses[use + 1];
    for (let use = falseStart; use < falseEnd; use += 2) highs[uses[use]] -= uses[use + 1];
    for (let use = trueStart; use < trueEnd; use += 2) {
      if (!this.#forceFalse(uses[use])) return uses[use];
    }
    for (let use = falseStart; use < falseEnd; use += 2) {
      if (!this.#forceTrue(uses[use])) return uses[use];
    }
    return -1;
  }

  /** Forces the terms too heavy to be true. False when the true ones are too heavy already. */
  #forceFalse(equality: number): boolean {
    const slack = this.#totals[equality] - this.#lows[equality];
    if (slack < 0) return false;
    // With nothing to spare on the other side, every open term was forced before.
    if (this.#highs[equality] === this.#totals[equality] && slack > 0) return true;
    this.#forceHeavier(equality, slack, 1);
    return true;
  }

  /** Forces the terms too heavy to be false. False when the false ones are too heavy already. */
  #forceTrue(equality: number): boolean {
    const slack = this.#highs[equality] - this.#totals[equality];
    if (slack < 0) return false;
    if (this.#lows[equality] === this.#totals[equality] && slack > 0) return true;
    this.#forceHeavier(equality, slack, 0);
    return true;
  }

  /** Gives the open terms heavier than this their value: `flip` 1 makes them false. */
  #forceHeavier(equality: number, slack: number, flip: number): void {
    const trail = this.#trail;
    const values = trail.values;
    const weights = this.#weights;
    const terms = this.#terms;
    const end = this.#starts[equality + 1];
    for (let term = this.#starts[equality]; term < end && weights[term] > slack; term++) {
      const literal = terms[term];
      if (values[literal] === 0) trail.assign(literal ^ flip, equalityReason(equality));
    }
  }

  /** Undoes the counters of the literals from `size` on. To be called before the trail is cut. */
  undo(size: number): void {
    const uses = this.#uses;
    const starts = this.#usesStarts;
    const literals = this.#trail.literals;
    const lows = this.#lows;
    const highs = this.#highs;
    while (this.head > size) {
      const literal = literals[--this.head];
      for (let use = starts[literal]; use < starts[literal + 1]; use += 2) {
        lows[uses[use]] -= uses[use + 1];
      }
      const other = literal ^ 1;
      for (let use = starts[other]; use < starts[other + 1]; use += 2) {
        highs[uses[use]] += uses[use + 1];
      }
    }
  }

  /**
   * Writes the clause that explains why a literal was forced (or, with −1, why the equality is
   * broken) into `clause` from `at` on: the literal first, then literals that are false. Answers its
   * end. What is marked in `isSeen` (by variable) costs nothing more, and is preferred.
   */
  explain(
    equality: number,
    forced: number,
    isSeen: Uint8Array,
    clause: Int32Array,
    at: number,
  ): number {
    const trail = this.#trail;
    const start = this.#starts[equality];
    const end = this.#starts[equality + 1];
    let before = trail.size;
    let isLow = this.#lows[equality] > this.#totals[equality];
    let weight = 0;
    let to = at;
    if (forced >= 0) {
      before = trail.places[forced >> 1];
      let term = start;
      while (this.#terms[term] >> 1 !== forced >> 1) term++;
      weight = this.#weights[term];
      isLow = this.#terms[term] !== forced;
      clause[to++] = forced;
    }
    const total = this.#totals[equality];
    // The weight that the chosen literals must reach.
    const need = 1 + (isLow ? total : this.#sums[equality] - total) - weight;
    return this.#choose(start, end, isLow ? 1 : -1, before, need, isSeen, clause, to);
  }

  /** Chooses terms of this value, from before this place, until their weight reaches what is needed. */
  #choose(
    start: number,
    end: number,
    value: number,
    before: number,
    need: number,
    isSeen: Uint8Array,
    clause: Int32Array,
    at: number,
  ): number {
    const { values, places, levels } = this.#trail;
    const terms = this.#terms;
    const weights = this.#weights;
    const flip = value === 1 ? 1 : 0;
    let missing = need;
    let to = at;
    for (let term = start; term < end; term++) {
      const literal = terms[term];
      if (values[literal] !== value) continue;
      const variable = literal >> 1;
      if (levels[variable] === 0 && places[variable] < before) missing -= weights[term];
    }
    for (let term = start; term < end && missing > 0; term++) {
      const literal = terms[term];
      if (values[literal] !== value || isSeen[literal >> 1] === 0) continue;
      const variable = literal >> 1;
      if (levels[variable] === 0 || places[variable] >= before) continue;
      missing -= weights[term];
      clause[to++] = literal ^ flip;
    }
    for (let term = start; term < end && missing > 0; term++) {
      const literal = terms[term];
      if (values[literal] !== value || isSeen[literal >> 1] !== 0) continue;
      const variable = literal >> 1;
      if (levels[variable] === 0 || places[variable] >= before) continue;
      missing -= weights[term];
      clause[to++] = literal ^ flip;
    }
    return to;
  }
}
