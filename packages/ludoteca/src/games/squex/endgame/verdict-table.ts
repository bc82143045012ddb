/**
 * What the endgame solver remembers of positions, by their 64-bit hash: who wins.
 *
 * Four entries share a bucket. While there is room to grow, a table whose buckets overflow doubles: each
 * bucket is then split in two by one more bit of the hash. After that, a new entry takes the place of
 * that with the least work behind it.
 *
 * In the field: a transposition table with hashed keys (A. Zobrist, *A new hashing method with application
 * for game playing*, 1970) and buckets, replaced by least work (D. Breuker, *Memory versus Search in
 * Games*, 1998).
 */

const ways = 4;

/** Tables begin small: most endings are solved with few positions. */
const firstBits = 12;

/**
 * Who wins positions, by their hash.
 *
 * @example
 * ```ts
 * import { VerdictTable } from 'ludoteca/squex';
 *
 * const table = new VerdictTable(10);
 * table.keep(17, 4, 2, 100);
 * console.log(table.find(17, 4), table.find(17, 5), table.count);
 * ```
 *
 * ```text
 * 2 0 1
 * ```
 */
export class VerdictTable {
  readonly #mostSize: number;
  #size: number;
  #count = 0;
  #low: Int32Array;
  #high: Int32Array;
  /** By entry: four times the work that it took to know, and the winner; 0 where there is no entry. */
  #known: Int32Array;

  /** With at most 2^bits entries of 12 bytes; takes no more room than it needs. */
  constructor(bits: number) {
    this.#mostSize = 1 << bits;
    this.#size = 1 << Math.min(bits, firstBits);
    this.#low = new Int32Array(this.#size);
    this.#high = new Int32Array(this.#size);
    this.#known = new Int32Array(this.#size);
  }

  /** How many positions are remembered. */
  get count(): number {
    return this.#count;
  }

  /** The winner of a position; 0 where it is not known. */
  find(low: number, high: number): number {
    const first = low & (this.#size - ways);
    for (let entry = first; entry < first + ways; entry++) {
      if (this.#low[entry] === low && this.#high[entry] === high) return this.#known[entry] & 3;
    }
    return 0;
  }

  /** Remembers the winner of a position that took so many nodes. */
  keep(low: number, high: number, winner: number, work: number): void {
    let entry = this.#cheapest(low);
    while (
      this.#known[entry] !== 0 &&
      this.#size < this.#mostSize &&
      2 * this.#count > this.#size
    ) {
      this.#grow();
      entry = this.#cheapest(low);
    }
    if (this.#known[entry] === 0) this.#count++;
    this.#put(entry, low, high, 4 * Math.min(work, 0x10000000) + winner);
  }

  /** The entry of a bucket that is free, or else the one with the least work behind it. */
  #cheapest(low: number): number {
    const first = low & (this.#size - ways);
    let entry = first;
    for (let at = first + 1; at < first + ways; at++) {
      if (this.#known[at] < this.#known[entry]) entry = at;
    }
    return entry;
  }

  #put(entry: number, low: number, high: number, known: number): void {
    this.#low[entry] = low;
    this.#high[entry] = high;
    this.#known[entry] = known;
  }

  #grow(): void {
    const lows = this.#low;
    const highs = this.#high;
    const knowns = this.#known;
    this.#size *= 2;
    this.#low = new Int32Array(this.#size);
    this.#high = new Int32Array(this.#size);
    this.#known = new Int32Array(this.#size);
    for (let entry = 0; entry < knowns.length; entry++) {
      if (knowns[entry] === 0) continue;
      const to = this.#cheapest(lows[entry]);
      this.#put(to, lows[entry], highs[entry], knowns[entry]);
    }
  }
}
