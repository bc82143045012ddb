/**
 * Propagation: everything that follows at once from what holds.
 *
 * Clauses go first, to the end, for they are cheap: two literals of each are watched. Then one
 * literal at a time is shown to the equalities, and when these are at rest, the rules are asked.
 *
 * In the field: unit propagation with two watched literals (M. Moskewicz and others, *Chaff: engineering an
 * efficient SAT solver*, 2001), cheap propagators before dear ones.
 */

import { type ClauseArena, headerWords } from './clause-arena.ts';
import type { Equalities } from './equalities.ts';
import { equalityReason } from './reason.ts';
import type { Rules } from './rules.ts';
import type { Trail } from './trail.ts';
import type { Watches } from './watches.ts';

export class Propagation {
  /** How much of the trail the clauses have seen. */
  head = 0;
  #steps = 0;
  readonly #trail: Trail;
  readonly #arena: ClauseArena;
  readonly #watches: Watches;
  readonly #equalities: Equalities;
  readonly #rules: Rules;

  constructor(
    trail: Trail,
    arena: ClauseArena,
    watches: Watches,
    equalities: Equalities,
    rules: Rules,
  ) {
    this.#trail = trail;
    this.#arena = arena;
    this.#watches = watches;
    this.#equalities = equalities;
    this.#rules = rules;
  }

  /** A measure of the work so far. */
  get steps(): number {
    return this.#steps + this.#equalities.steps + this.#rules.steps;
  }

  /** True when nothing is left to be looked at. */
  get isAtRest(): boolean {
    return this.head === this.#trail.size && !this.#equalities.isBehind && !this.#rules.isBehind;
  }

  /**
   * Draws conclusions until it is at rest, or until so many steps were made in all. Answers 0, or
   * the reason that stands for what is broken.
   */
  run(mostSteps: number): number {
    while (this.steps < mostSteps) {
      const conflict = this.#clauses(mostSteps);
      if (conflict !== 0) return conflict;
      if (this.#equalities.isBehind) {
        const broken = this.#equalities.advance();
        if (broken >= 0) return equalityReason(broken);
      } else if (this.#rules.isBehind) {
        const broken = this.#rules.advance(mostSteps - this.#steps - this.#equalities.steps);
        if (broken !== 0) return broken;
      } else {
        return 0;
      }
    }
    return 0;
  }

  #clauses(mostSteps: number): number {
    const trail = this.#trail;
    while (this.head < trail.size && this.steps < mostSteps) {
      this.#steps++;
      const conflict = this.#falsify(trail.literals[this.head++] ^ 1);
      if (conflict !== 0) return conflict;
    }
    return 0;
  }

  /** Goes through the clauses that watch a literal which became false. */
  #falsify(falsified: number): number {
    const trail = this.#trail;
    const values = trail.values;
    const words = this.#arena.words;
    const watches = this.#watches;
    let pool = watches.pool;
    const start = watches.starts[falsified];
    const end = start + watches.lengths[falsified];
    let kept = start;
    let at = start;
    let conflict = 0;
    while (at < end) {
      const blocker = pool[at];
      const name = pool[at + 1];
      at += 2;
      const blockerValue = values[blocker];
      if (blockerValue === 1 || name < 0) {
        pool[kept] = blocker;
        pool[kept + 1] = name;
        kept += 2;
        if (blockerValue === 1) continue;
        if (blockerValue === -1) {
          conflict = -name;
          break;
        }
        trail.assign(blocker, -name);
        continue;
      }
      const first = name + headerWords;
      // The falsified literal is one of the first two: this is the other, without a branch.
      const other = words[first] ^ words[first + 1] ^ falsified;
      const otherValue = values[other];
      if (otherValue !== 1) {
        const last = first + words[name];
        let place = first + 2;
        while (place < last && values[words[place]] === -1) place++;
        if (place < last) {
          const replacement = words[place];
          words[first] = other;
          words[first + 1] = replacement;
          words[place] = falsified;
          watches.push(replacement, other, name);
          pool = watches.pool;
          continue;
        }
      }
      pool[kept] = other;
      pool[kept + 1] = name;
      kept += 2;
      if (otherValue === -1) {
        conflict = name;
        break;
      }
      if (otherValue === 0) trail.assign(other, name);
    }
    while (at < end) pool[kept++] = pool[at++];
    watches.lengths[falsified] = kept - start;
    return conflict;
  }
}
