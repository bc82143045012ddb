/**
 * Unit propagation: two watched literals in every clause, and the counters of the equalities.
 *
 * Clauses go first, to the end, for they are cheap; then one literal at a time is shown to the
 * equalities.
 */

import { type ClauseArena, headerWords } from './clause-arena.ts';
import { type Equalities, equalityReason } from './equalities.ts';
import type { Trail } from './trail.ts';
import type { Watches } from './watches.ts';

export class Propagation {
  /** How much of the trail the clauses have seen. */
  head = 0;
  /** Literals looked at so far, for statistics. */
  steps = 0;
  readonly #trail: Trail;
  readonly #arena: ClauseArena;
  readonly #watches: Watches;
  readonly #equalities: Equalities;

  constructor(trail: Trail, arena: ClauseArena, watches: Watches, equalities: Equalities) {
    this.#trail = trail;
    this.#arena = arena;
    this.#watches = watches;
    this.#equalities = equalities;
  }

  /** Draws all conclusions. Answers 0, or the reason that stands for what is broken. */
  run(): number {
    for (;;) {
      const conflict = this.#clauses();
      if (conflict !== 0) return conflict;
      if (!this.#equalities.isBehind) return 0;
      const broken = this.#equalities.advance();
      if (broken >= 0) return equalityReason(broken);
    }
  }

  #clauses(): number {
    const trail = this.#trail;
    const values = trail.values;
    const words = this.#arena.words;
    const watches = this.#watches;
    const { starts, lengths } = watches;
    let pool = watches.pool;
    while (this.head < trail.size) {
      const falsified = trail.literals[this.head++] ^ 1;
      this.steps++;
      const start = starts[falsified];
      const end = start + lengths[falsified];
      let kept = start;
      let at = start;
      let conflict = 0;
      while (at < end) {
        const blocker = pool[at];
        const name = pool[at + 1];
        at += 2;
        const blockerValue = values[blocker];
        if (blockerValue === 1) {
          pool[kept] = blocker;
          pool[kept + 1] = name;
          kept += 2;
          continue;
        }
        if (name < 0) {
          pool[kept] = blocker;
          pool[kept + 1] = name;
          kept += 2;
          if (blockerValue === -1) {
            conflict = -name;
            break;
          }
          trail.assign(blocker, -name);
          continue;
        }
        const first = name + headerWords;
        // The falsified literal is one of the first two; the other is found without a branch.
        const other = words[first] ^ words[first + 1] ^ falsified;
        const otherValue = values[other];
        if (otherValue === 1) {
          pool[kept] = other;
          pool[kept + 1] = name;
          kept += 2;
          continue;
        }
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
        pool[kept] = other;
        pool[kept + 1] = name;
        kept += 2;
        if (otherValue === -1) {
          conflict = name;
          break;
        }
        trail.assign(other, name);
      }
      while (at < end) pool[kept++] = pool[at++];
      lengths[falsified] = kept - start;
      if (conflict !== 0) {
        this.head = trail.size;
        return conflict;
      }
    }
    return 0;
  }
}
