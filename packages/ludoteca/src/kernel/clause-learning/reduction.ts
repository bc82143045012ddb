/**
 * Keeping the clauses few: what is settled by facts goes, and so does the worse half of the learnt
 * clauses that were not used lately. To be done at level 0.
 *
 * In the field: clause database reduction by glue (LBD) and recent use (G. Audemard, L. Simon, *Predicting
 * learnt clauses quality in modern SAT solvers*, 2009).
 */

import { type ClauseArena, headerWords } from './clause-arena.ts';
import { noReason } from './reason.ts';
import { grown } from './storage.ts';
import type { Trail } from './trail.ts';
import type { Watches } from './watches.ts';
import type { ClauseWitness } from './witness.ts';

/** Conflicts until the first reduction; each next one comes so many later than the one before. */
const unit = 300;
/** Clauses of so few levels are kept for good. */
const bestGlue = 2;
const largestRank = 1023;
const nameRange = 2 ** 31;

export class Reduction {
  count = 0;
  readonly #trail: Trail;
  readonly #arena: ClauseArena;
  readonly #watches: Watches;
  readonly #witness: ClauseWitness;
  #next = unit;
  /** Facts that the clauses have been cleared of. */
  #factsKnown = 0;
  /** The clauses that may go, as rank × 2³¹ + name: sorting them puts the best first. */
  #candidates = new Float64Array(1024);

  constructor(trail: Trail, arena: ClauseArena, watches: Watches, witness: ClauseWitness) {
    this.#trail = trail;
    this.#arena = arena;
    this.#watches = watches;
    this.#witness = witness;
  }

  isDue(conflicts: number): boolean {
    return conflicts >= this.#next;
  }

  run(conflicts: number): void {
    this.count++;
    this.#next = conflicts + unit * (this.count + 1);
    const trail = this.#trail;
    for (let place = this.#factsKnown; place < trail.size; place++) {
      const variable = trail.literals[place] >> 1;
      // Facts are told before the clauses go that they were drawn from; those without a reason were told.
      if (trail.reasons[variable] !== noReason) {
        this.#witness.onLearnt?.(trail.literals.subarray(place, place + 1));
      }
      // Nobody asks why a fact holds, so no clause is held by one.
      trail.reasons[variable] = noReason;
    }
    this.#sweep(trail.size > this.#factsKnown);
    this.#factsKnown = trail.size;
    this.#arena.compact();
    this.#watches.rebuild(this.#arena);
  }

  #sweep(hasNewFacts: boolean): void {
    const arena = this.#arena;
    let count = 0;
    for (let clause = arena.first(); clause < arena.end; clause = arena.next(clause)) {
      if (hasNewFacts) this.#clear(clause);
      if (arena.isGarbage(clause) || !arena.isLearnt(clause) || arena.size(clause) === 2) continue;
      if (arena.glue(clause) <= bestGlue) continue;
      if (arena.used(clause) > 0) {
        arena.fade(clause);
        continue;
      }
      this.#candidates = grown(this.#candidates, count + 1);
      this.#candidates[count++] = this.#rank(clause) * nameRange + clause;
    }
    const sorted = this.#candidates.subarray(0, count).sort();
    for (let index = count >> 1; index < count; index++) this.#drop(sorted[index] % nameRange);
  }

  #drop(clause: number): void {
    this.#witness.onDropped?.(this.#arena.literals(clause));
    this.#arena.discard(clause);
  }

  /** Few levels first, then few literals. */
  #rank(clause: number): number {
    const glue = Math.min(largestRank, this.#arena.glue(clause));
    const size = Math.min(largestRank, this.#arena.size(clause));
    return glue * (largestRank + 1) + size;
  }

  /** Drops a clause that a fact makes true, and the literals that facts make false. */
  #clear(clause: number): void {
    const words = this.#arena.words;
    const values = this.#trail.values;
    const first = clause + headerWords;
    const end = first + words[clause];
    let falseOnes = 0;
    for (let place = first; place < end; place++) {
      const value = values[words[place]];
      if (value === 1) {
        this.#drop(clause);
        return;
      }
      if (value === -1) falseOnes++;
    }
    if (falseOnes === 0) return;
    const whole = this.#witness.onDropped && this.#arena.literals(clause).slice();
    let kept = first;
    for (let place = first; place < end; place++) {
      if (values[words[place]] === 0) words[kept++] = words[place];
    }
    this.#arena.shrink(clause, kept - first);
    this.#witness.onLearnt?.(this.#arena.literals(clause));
    if (whole) this.#witness.onDropped?.(whole);
  }
}
