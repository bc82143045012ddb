/** The search for any box: propagate, choose a cell, try a digit in it, then try without that digit. */

import type { Effort, Random } from '../../../kernel/index.ts';
import { type BoxLayout, boxLayout } from './box-layout.ts';
import type { Engine } from './engine.ts';
import { Planes } from './planes.ts';

/** How much more each failure weighs than the one before. */
const weightGrowth = 1.02;
const heaviest = 1e100;

type Status =
  /** The planes hold a node that may still be narrowed, then branched on. */
  | 'open'
  /** The node is done with: contradictory, or a solution that was told. */
  | 'closed'
  /** Nothing is left. */
  | 'finished';

export class GeneralEngine implements Engine {
  readonly size: number;
  readonly solution: Uint8Array;
  readonly #layout: BoxLayout;
  readonly #planes: Planes;
  #status: Status = 'finished';
  #isFresh = false;
  #depth = 0;
  /** The planes before each decision, and the candidate that was tried there. */
  readonly #saved: Int32Array[] = [];
  readonly #triedPlace: Int32Array;
  readonly #triedDigit: Int32Array;
  /** How often branching on a cell failed, later failures counting more; by box · N + place. */
  readonly #weights: Float64Array;
  #bump = 1;
  #random: Random | undefined;
  #chosenPlace = 0;
  #chosenDigit = 0;

  constructor(boxRows: number, boxCols: number) {
    this.#layout = boxLayout(boxRows, boxCols);
    const { size } = this.#layout;
    this.size = size;
    this.solution = new Uint8Array(size * size);
    this.#planes = new Planes(this.#layout);
    this.#triedPlace = new Int32Array(size * size + 1);
    this.#triedDigit = new Int32Array(size * size + 1);
    this.#weights = new Float64Array(size * size);
  }

  load(givens: Uint8Array, right: Int8Array, down: Int8Array, random?: Random): void {
    this.#random = random;
    this.#depth = 0;
    this.#bump = 1;
    for (let place = 0; place < this.#weights.length; place++) {
      this.#weights[place] = random === undefined ? 1 : 1 + random.unit();
    }
    this.#status = this.#planes.load(givens, right, down) ? 'open' : 'finished';
    this.#isFresh = true;
  }

  next(effort: Effort): boolean {
    if (this.#isFresh) {
      if (!effort.spend()) return false;
      this.#isFresh = false;
    }
    for (;;) {
      if (this.#status === 'finished') return false;
      if (this.#status === 'open') {
        if (!this.#planes.propagate(effort)) {
          this.#status = 'closed';
          this.#blame();
          continue;
        }
        if (effort.stopped !== undefined) return false;
        if (!this.#choose()) {
          this.#tell();
          this.#status = 'closed';
          return true;
        }
        if (!effort.spend()) return false;
        this.#descend();
      } else {
        if (this.#depth === 0) {
          this.#status = 'finished';
          return false;
        }
        if (!effort.spend()) return false;
        this.#goBack();
      }
    }
  }

  /** Tries the chosen candidate. */
  #descend(): void {
    const depth = this.#depth++;
    if (depth === this.#saved.length) this.#saved.push(new Int32Array(this.size * this.size));
    this.#saved[depth].set(this.#planes.words);
    this.#triedPlace[depth] = this.#chosenPlace;
    this.#triedDigit[depth] = this.#chosenDigit;
    this.#planes.place(this.#chosenPlace, this.#chosenDigit);
  }

  /** Returns to before the last decision, without the candidate that was tried. */
  #goBack(): void {
    const depth = --this.#depth;
    this.#planes.restore(this.#saved[depth]);
    this.#planes.strike(this.#triedPlace[depth], this.#triedDigit[depth]);
    this.#status = 'open';
  }

  #blame(): void {
    if (this.#depth === 0) return;
    const place = this.#triedPlace[this.#depth - 1];
    this.#weights[place] += this.#bump;
    this.#bump *= weightGrowth;
    if (this.#bump < heaviest) return;
    for (let index = 0; index < this.#weights.length; index++) this.#weights[index] /= heaviest;
    this.#bump /= heaviest;
  }

  /** Chooses the candidate to branch on; false when every cell has its digit. */
  #choose(): boolean {
    const { size } = this;
    let best = -1;
    let bestScore = -1;
    let bestCount = 0;
    for (let box = 0; box < size; box++) {
      this.#planes.count(box);
      for (let open = this.#planes.openPlaces; open !== 0; open &= open - 1) {
        const place = 31 - Math.clz32(open & -open);
        const count = this.#planes.candidatesAt(place);
        const score = this.#weights[box * size + place] / (count * count);
        if (score > bestScore) {
          bestScore = score;
          best = box * size + place;
          bestCount = count;
        }
      }
    }
    if (best < 0) return false;
    this.#chosenPlace = best;
    const skip = this.#random === undefined ? 0 : this.#random.below(bestCount);
    this.#chosenDigit = this.#planes.digitAt(best, skip);
    return true;
  }

  #tell(): void {
    const { cellOfPlace, size } = this.#layout;
    for (let place = 0; place < size * size; place++) {
      this.solution[cellOfPlace[place]] = this.#planes.digitAt(place, 0) + 1;
    }
  }
}
