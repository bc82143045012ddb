/**
 * The places where other grids differ from the target, and a local search for few signs that meet
 * all of them.
 *
 * A set of signs leaves the target alone when every other grid breaks one of them: when it hits the
 * difference set of every grid. Not all grids can be listed, so the pool holds those that were met.
 * The search keeps a choice of a certain size and exchanges one sign at a time; sets that stay unhit
 * grow heavier, so that it does not stay where it is.
 */

import type { Random } from '../../../../kernel/index.ts';

export class DifferencePool {
  readonly #places: number;
  readonly #sets: Uint16Array[] = [];
  /** The sets that have a place. */
  readonly #setsWith: number[][];
  /** The sets once more, as rows of words with a bit for each place, to compare them quickly. */
  #bits: Int32Array;
  readonly #width: number;
  readonly #weights: number[] = [];
  /** How many chosen places hit a set, and all of these joined by exclusive or: with one, it is that one. */
  readonly #hits: number[] = [];
  readonly #hitBy: number[] = [];
  readonly #unhit: number[] = [];
  /** Where a set stands among the unhit ones. */
  readonly #unhitAt: number[] = [];
  readonly #isChosen: Uint8Array;
  /** What is lost when a chosen place goes; what is gained when another comes: weights of sets. */
  readonly #loss: Float64Array;
  readonly #gain: Float64Array;
  /** The step at which a place was last exchanged. */
  readonly #changed: Int32Array;
  #count = 0;
  #step = 1;

  constructor(places: number) {
    this.#places = places;
    this.#width = (places + 31) >>> 5;
    this.#bits = new Int32Array(256 * this.#width);
    this.#setsWith = Array.from({ length: places }, () => []);
    this.#isChosen = new Uint8Array(places);
    this.#loss = new Float64Array(places);
    this.#gain = new Float64Array(places);
    this.#changed = new Int32Array(places);
  }

  /** Chosen places. */
  get count(): number {
    return this.#count;
  }

  get isHit(): boolean {
    return this.#unhit.length === 0;
  }

  chosen(): number[] {
    return Array.from({ length: this.#places }, (_, place) => place).filter(
      (place) => this.#isChosen[place] === 1,
    );
  }

  /** Adds a difference set, unless one that is in the pool is part of it. */
  add(set: readonly number[]): boolean {
    const number = this.#sets.length;
    if (this.#hasPartOf(set)) return false;
    this.#sets.push(Uint16Array.from(set));
    this.#weights.push(1);
    this.#unhitAt.push(-1);
    let hits = 0;
    let hitBy = 0;
    for (const place of set) {
      this.#setsWith[place].push(number);
      if (this.#isChosen[place] === 0) continue;
      hits++;
      hitBy ^= place;
    }
    this.#hits.push(hits);
    this.#hitBy.push(hitBy);
    if (hits === 1) this.#loss[hitBy]++;
    if (hits === 0) this.#leave(number);
    return true;
  }

  /** Whether a set of the pool is part of this one; its words are left behind those of the last set. */
  #hasPartOf(set: readonly number[]): boolean {
    const width = this.#width;
    const at = this.#sets.length * width;
    if (at + width > this.#bits.length) {
      const wider = new Int32Array(2 * this.#bits.length);
      wider.set(this.#bits);
      this.#bits = wider;
    }
    const bits = this.#bits;
    bits.fill(0, at, at + width);
    for (const place of set) bits[at + (place >>> 5)] |= 1 << (place & 31);
    for (let known = 0; known < at; known += width) {
      let word = 0;
      while (word < width && (bits[known + word] & ~bits[at + word]) === 0) word++;
      if (word === width) return true;
    }
    return false;
  }

  choose(place: number): void {
    this.#isChosen[place] = 1;
    this.#count++;
    this.#loss[place] = 0;
    for (const set of this.#setsWith[place]) {
      const hits = ++this.#hits[set];
      if (hits === 2) this.#loss[this.#hitBy[set]] -= this.#weights[set];
      this.#hitBy[set] ^= place;
      if (hits === 1) {
        this.#loss[place] += this.#weights[set];
        this.#meet(set);
      }
    }
  }

  drop(place: number): void {
    this.#isChosen[place] = 0;
    this.#count--;
    for (const set of this.#setsWith[place]) {
      const hits = --this.#hits[set];
      this.#hitBy[set] ^= place;
      if (hits === 1) this.#loss[this.#hitBy[set]] += this.#weights[set];
      if (hits === 0) this.#leave(set);
    }
  }

  /** Chooses places until every set is hit, each time the one that hits most. */
  cover(): void {
    while (!this.isHit) this.choose(this.#bestOf(this.#sets[this.#unhit[0]], -1));
  }

  /** Chooses one place more, one that is missing. */
  chooseOne(random: Random): void {
    const set = this.#unhit[random.below(this.#unhit.length)];
    this.choose(this.#bestOf(this.#sets[set], -1));
  }

  /** Drops the place that is missed least. */
  dropOne(): void {
    this.drop(this.#leastMissed(-1));
  }

  /** One exchange: what is missed least goes, and a set that is not hit gets one of its places. */
  exchange(random: Random): void {
    this.#step++;
    const gone = this.#leastMissed(this.#step - 1);
    this.drop(gone);
    const set = this.#unhit[random.below(this.#unhit.length)];
    const come = this.#bestOf(this.#sets[set], gone);
    this.choose(come);
    this.#changed[gone] = this.#step;
    this.#changed[come] = this.#step;
    for (let at = 0; at < this.#unhit.length; at++) {
      const left = this.#unhit[at];
      this.#weights[left]++;
      const places = this.#sets[left];
      for (let nth = 0; nth < places.length; nth++) this.#gain[places[nth]]++;
    }
  }

  /** The chosen place whose loss is least, the one longest unchanged among equals; not one changed at the step. */
  #leastMissed(step: number): number {
    let best = -1;
    for (let place = 0; place < this.#places; place++) {
      if (this.#isChosen[place] === 0 || this.#changed[place] === step) continue;
      if (best >= 0) {
        const difference = this.#loss[place] - this.#loss[best];
        if (difference > 0) continue;
        if (difference === 0 && this.#changed[place] >= this.#changed[best]) continue;
      }
      best = place;
    }
    return best;
  }

  /** The place of a set that gains most; not the one that has just gone, if there is another. */
  #bestOf(set: Uint16Array, gone: number): number {
    let best = -1;
    for (const place of set) {
      if (this.#isChosen[place] === 1 || (place === gone && set.length > 1)) continue;
      if (best >= 0) {
        const difference = this.#gain[place] - this.#gain[best];
        if (difference < 0) continue;
        if (difference === 0 && this.#changed[place] >= this.#changed[best]) continue;
      }
      best = place;
    }
    return best;
  }

  /** A set that is no longer hit. */
  #leave(set: number): void {
    this.#unhitAt[set] = this.#unhit.length;
    this.#unhit.push(set);
    const places = this.#sets[set];
    for (let at = 0; at < places.length; at++) this.#gain[places[at]] += this.#weights[set];
  }

  /** A set that is hit now. */
  #meet(set: number): void {
    const at = this.#unhitAt[set];
    const last = this.#unhit[this.#unhit.length - 1];
    this.#unhit[at] = last;
    this.#unhitAt[last] = at;
    this.#unhit.pop();
    this.#unhitAt[set] = -1;
    const places = this.#sets[set];
    for (let nth = 0; nth < places.length; nth++) this.#gain[places[nth]] -= this.#weights[set];
  }
}
