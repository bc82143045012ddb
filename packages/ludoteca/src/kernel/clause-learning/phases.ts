/**
 * Phases: which value of a variable is tried first.
 *
 * Usually the last one it had. In the steady mood, the one it had when the longest stretch of the
 * trail stood without conflict: this makes the search climb towards a full assignment. Now and then
 * the phases are exchanged for others, lest it stay on one hill.
 *
 * In the field: phase saving (K. Pipatsrisawat, A. Darwiche, *A lightweight component caching scheme for
 * satisfiability solvers*, 2007); target phases, best phases, and rephasing, our exchanges (A. Biere, M.
 * Fleury, *Chasing target phases*, 2020).
 */

import { grown } from './storage.ts';
import type { Trail } from './trail.ts';

/** Conflicts until the first exchange; the n-th comes n times as long after the one before. */
const exchangeUnit = 1000;

export class Phases {
  readonly #trail: Trail;
  /** By variable, 1 for true: asked for from outside; the last; the best of this climb; the best of all since the last exchange. */
  #asked = new Uint8Array(0);
  #last = new Uint8Array(0);
  #target = new Uint8Array(0);
  #best = new Uint8Array(0);
  /** The length of the trail that gave these. */
  #targetSize = 0;
  #bestSize = 0;
  #exchanges = 0;
  #nextExchange = exchangeUnit;

  constructor(trail: Trail) {
    this.#trail = trail;
  }

  grow(variables: number): void {
    this.#asked = grown(this.#asked, variables);
    this.#last = grown(this.#last, variables);
    this.#target = grown(this.#target, variables);
    this.#best = grown(this.#best, variables);
  }

  /** Sets the value to be tried first. */
  ask(variable: number, value: boolean): void {
    const phase = value ? 1 : 0;
    this.#asked[variable] = phase;
    this.#last[variable] = phase;
    this.#target[variable] = phase;
    this.#best[variable] = phase;
  }

  /** The literal of a variable to be tried first. */
  literal(variable: number, isSteady: boolean): number {
    return 2 * variable + 1 - (isSteady ? this.#target[variable] : this.#last[variable]);
  }

  /** Remembers a literal that ceases to hold. */
  save(literal: number): void {
    this.#last[literal >> 1] = 1 - (literal & 1);
  }

  /** Begins a new climb. */
  forgetTarget(): void {
    this.#targetSize = 0;
  }

  /** Takes a conflict into account: all levels below the present one stood without conflict. */
  record(): void {
    const size = this.#trail.limits[this.#trail.level];
    if (size > this.#targetSize) {
      this.#targetSize = size;
      this.#copyTrail(this.#target, size);
    }
    if (size > this.#bestSize) {
      this.#bestSize = size;
      this.#copyTrail(this.#best, size);
    }
  }

  #copyTrail(phases: Uint8Array, size: number): void {
    const literals = this.#trail.literals;
    for (let place = 0; place < size; place++) {
      phases[literals[place] >> 1] = 1 - (literals[place] & 1);
    }
  }

  /** Exchanges the phases when it is time. */
  exchange(conflicts: number): void {
    if (conflicts < this.#nextExchange) return;
    this.#exchanges++;
    this.#nextExchange = conflicts + exchangeUnit * this.#exchanges;
    const last = this.#last;
    switch (this.#exchanges % 6) {
      case 1:
        last.set(this.#asked);
        break;
      case 3:
        for (let variable = 0; variable < last.length; variable++) {
          last[variable] = 1 - this.#asked[variable];
        }
        break;
      case 5:
        this.#disturb();
        break;
      default:
        last.set(this.#best);
        this.#bestSize = 0;
    }
    this.#target.set(last);
    this.#targetSize = 0;
  }

  /** Flips about one phase in sixteen, others each time. */
  #disturb(): void {
    const last = this.#last;
    for (let variable = 0; variable < last.length; variable++) {
      const mixed = Math.imul(variable + 7919 * this.#exchanges, 0x9e3779b1);
      if (mixed >>> 28 === 0) last[variable] = 1 - last[variable];
    }
  }
}
