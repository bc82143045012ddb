/**
 * Seeded randomness: the same seed gives the same numbers everywhere.
 *
 * A generator can be forked by a label. The fork depends on the seed and the label alone, never on
 * how many numbers were drawn before, so that work can be dealt out to any number of workers.
 */

export type Seed = string | number;

export interface Random {
  /** A whole number from 0 to 2³² − 1. */
  bits(): number;
  /** A number in [0, 1). */
  unit(): number;
  /** A whole number from 0 to `bound` − 1. */
  below(bound: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item;
  /** The items in random order, as a new array. */
  shuffled<Item>(items: Iterable<Item>): Item[];
  /** An independent generator for a part of the work. */
  fork(label: Seed): Random;
}

/**
 * The numbers of a seed.
 *
 * @example
 * ```ts
 * import { random } from 'ludoteca/kernel';
 *
 * const dice = random('game 1');
 * console.log([1, 2, 3].map(() => dice.below(6) + 1));
 * ```
 *
 * ```text
 * [ 6, 3, 1 ]
 * ```
 */
export function random(seed: Seed): Random {
  return new SmallFastCounter(String(seed));
}

/** The sfc32 generator: 128 bits of state, passes the usual batteries of tests, only adds and shifts. */
class SmallFastCounter implements Random {
  readonly #seed: string;
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    this.#seed = seed;
    this.#a = hash(seed, 0x9e3779b9);
    this.#b = hash(seed, 0x243f6a88);
    this.#c = hash(seed, 0xb7e15162);
    for (let round = 0; round < 15; round++) this.bits();
  }

  bits(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  unit(): number {
    return this.bits() / 0x1_0000_0000;
  }

  below(bound: number): number {
    // Drawing again above the largest multiple of the bound keeps every answer equally likely.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let drawn = this.bits();
    while (drawn >= limit) drawn = this.bits();
    return drawn % bound;
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)];
  }

  shuffled<Item>(items: Iterable<Item>): Item[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const chosen = this.below(last + 1);
      const item = order[last];
      order[last] = order[chosen];
      order[chosen] = item;
    }
    return order;
  }

  fork(label: Seed): Random {
    return new SmallFastCounter(`${this.#seed}/${label}`);
  }
}

/**
 * A draw of the normal distribution around 0 with a deviation of 1 (G. Box, M. Muller, 1958).
 *
 * @example
 * ```ts
 * import { normal, random } from 'ludoteca/kernel';
 *
 * console.log(normal(random('height')).toFixed(3));
 * ```
 */
export function normal(source: Random): number {
  return Math.sqrt(-2 * Math.log(1 - source.unit())) * Math.cos(2 * Math.PI * source.unit());
}

/**
 * The same numbers, but what happens with some chance never does: whose attention wavers is not distracted.
 *
 * @example
 * ```ts
 * import { random, withoutChance } from 'ludoteca/kernel';
 *
 * const source = withoutChance(random('dice'));
 * console.log(source.chance(1), source.below(6) === random('dice').below(6));
 * ```
 *
 * ```text
 * false true
 * ```
 */
export function withoutChance(source: Random): Random {
  return {
    bits: () => source.bits(),
    unit: () => source.unit(),
    below: (bound) => source.below(bound),
    chance: () => false,
    pick: (items) => source.pick(items),
    shuffled: (items) => source.shuffled(items),
    fork: (label) => withoutChance(source.fork(label)),
  };
}

/** A 32-bit hash of the text, different for each basis (FNV-1a with a final avalanche). */
function hash(text: string, basis: number): number {
  let mixed = basis;
  for (let index = 0; index < text.length; index++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
