/** Union-find: which things belong together, as pairs are joined one at a time. */

/**
 * Things in sets: who is joined with whom, and how many they are.
 *
 * @example
 * ```ts
 * import { UnionFind } from 'ludoteca/kernel';
 *
 * const towns = new UnionFind(4);
 * towns.join(0, 1);
 * towns.join(1, 2);
 * console.log(towns.areJoined(0, 2), towns.areJoined(0, 3));
 * console.log(towns.sets, towns.size(0));
 * ```
 *
 * ```text
 * true false
 * 2 3
 * ```
 */
export class UnionFind {
  /** By thing: another of its set, itself for the one that stands for the set. */
  readonly #parents: Int32Array;
  readonly #sizes: Int32Array;
  #sets: number;

  /** `count` things, each by itself. */
  constructor(count: number) {
    this.#parents = new Int32Array(count);
    for (let thing = 0; thing < count; thing++) this.#parents[thing] = thing;
    this.#sizes = new Int32Array(count).fill(1);
    this.#sets = count;
  }

  /** How many sets there are. */
  get sets(): number {
    return this.#sets;
  }

  /** The thing that stands for the set of this one. */
  find(thing: number): number {
    const parents = this.#parents;
    let at = thing;
    while (parents[at] !== at) {
      // Halving the path keeps later walks short.
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  }

  /** Joins the sets of two things. False when they were one already. */
  join(one: number, other: number): boolean {
    let large = this.find(one);
    let small = this.find(other);
    if (large === small) return false;
    if (this.#sizes[large] < this.#sizes[small]) [large, small] = [small, large];
    this.#parents[small] = large;
    this.#sizes[large] += this.#sizes[small];
    this.#sets--;
    return true;
  }

  areJoined(one: number, other: number): boolean {
    return this.find(one) === this.find(other);
  }

  /** How many things are in the set of this one. */
  size(thing: number): number {
    return this.#sizes[this.find(thing)];
  }
}
