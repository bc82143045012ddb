/**
 * When to begin again from the first decision: two moods that take turns.
 *
 * Restless: begin again whenever the clauses learnt lately are worse than those learnt on the whole
 * (running means of the glue). Steady: follow the reluctant doubling sequence 1 1 2 1 1 2 4 …, and
 * keep to good assignments. Proofs like the first mood, solutions the second.
 *
 * In the field: the restless mood is focused mode, with restarts by running means of the LBD (A. Biere, A.
 * Fröhlich, *Evaluating CDCL restart schemes*, 2015); the steady mood is stable mode (C. Oh, *Between SAT
 * and UNSAT: the fundamental difference in CDCL SAT*, 2015), with the restarts of M. Luby, A. Sinclair, D.
 * Zuckerman, *Optimal speedup of Las Vegas algorithms* (1993), in the form of D. Knuth's reluctant doubling
 * (*The Art of Computer Programming*, volume 4, fascicle 6: *Satisfiability*, 2015).
 */

import type { ActivityHeap } from './activity-heap.ts';
import type { Trail } from './trail.ts';

const fastRate = 1 / 32;
const slowRate = 1 / 8192;
const margin = 1.15;
/** Conflicts between two restarts of the restless mood, at least. */
const shortest = 3;
/** Conflicts of one unit of the steady mood's sequence. */
const steadyUnit = 512;
/** The same where a solution is expected. */
const eagerUnit = 128;
/** Conflicts of the first turn. */
const firstTurn = 1000;

/**
 * Both moods in turns, for problems of which nothing is known; or only the steady one, where a solution is expected, and both
 * when it is found: that there is no other may have to be proved.
 */
export type Moods = 'both' | 'steady';

export class Restarts {
  isSteady: boolean;
  readonly #unit: number;
  #fast = 0;
  #slow = 0;
  #conflicts = 0;
  #sinceRestart = 0;
  #turnEnd: number;
  #turns = 0;
  /** State of the reluctant doubling sequence. */
  #u = 1;
  #v = 1;

  constructor(moods: Moods) {
    this.isSteady = moods === 'steady';
    this.#unit = moods === 'steady' ? eagerUnit : steadyUnit;
    this.#turnEnd = moods === 'steady' ? Number.POSITIVE_INFINITY : firstTurn;
  }

  /** Takes a conflict into account. */
  learnt(glue: number): void {
    this.#conflicts++;
    this.#sinceRestart++;
    this.#fast += (glue - this.#fast) * Math.max(fastRate, 1 / this.#conflicts);
    this.#slow += (glue - this.#slow) * Math.max(slowRate, 1 / this.#conflicts);
  }

  /** Notes a solution. */
  found(): void {
    if (this.#turnEnd < Number.POSITIVE_INFINITY) return;
    this.isSteady = false;
    this.#turnEnd = this.#conflicts + firstTurn;
  }

  /** Whether it is time. */
  isDue(): boolean {
    if (this.isSteady) return this.#sinceRestart >= this.#v * this.#unit;
    return this.#sinceRestart >= shortest && this.#fast > margin * this.#slow;
  }

  /** Notes a restart. True when the mood changed. */
  restarted(): boolean {
    this.#sinceRestart = 0;
    if (this.isSteady) {
      if ((this.#u & -this.#u) === this.#v) {
        this.#u++;
        this.#v = 1;
      } else {
        this.#v *= 2;
      }
    }
    if (this.#conflicts < this.#turnEnd) return false;
    this.#turns++;
    this.#turnEnd = this.#conflicts + firstTurn * (1 + this.#turns) ** 1.5;
    this.isSteady = !this.isSteady;
    this.#u = 1;
    this.#v = 1;
    return true;
  }
}

/** The highest level up to which the same decisions would be made again, after so many assumptions. */
export function reusableLevel(trail: Trail, heap: ActivityHeap, assumptions: number): number {
  while (heap.size > 0 && trail.values[2 * heap.top] !== 0) heap.pop();
  let level = Math.min(trail.level, assumptions);
  if (heap.size === 0) return level;
  const next = heap.top;
  while (level < trail.level) {
    const decided = trail.literals[trail.limits[level + 1]] >> 1;
    if (!heap.precedes(decided, next)) break;
    level++;
  }
  return level;
}
