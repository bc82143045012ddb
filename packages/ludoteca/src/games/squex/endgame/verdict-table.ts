/**
 * What the endgame solver remembers of positions, by their 64-bit hash: who wins.
 *
 * Four entries share a bucket; a new one takes the place of that with the least work behind it.
 */

const ways = 4;

export class VerdictTable {
  readonly #mask: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** By entry: four times the work that it took to know, and the winner; 0 where there is no entry. */
  readonly #known: Int32Array;

  /** With 2^bits entries of 12 bytes. */
  constructor(bits: number) {
    const size = 1 << bits;
    this.#mask = (size - 1) & ~(ways - 1);
    this.#low = new Int32Array(size);
    this.#high = new Int32Array(size);
    this.#known = new Int32Array(size);
  }

  /** The winner of a position; 0 where it is not known. */
  find(low: number, high: number): number {
    const first = low & this.#mask;
    for (let entry = first; entry < first + ways; entry++) {
      if (this.#low[entry] === low && this.#high[entry] === high) return this.#known[entry] & 3;
    }
    return 0;
  }

  /** Remembers the winner of a position that took so many nodes. */
  keep(low: number, high: number, winner: number, work: number): void {
    const first = low & this.#mask;
    let entry = first;
    for (let at = first + 1; at < first + ways; at++) {
      if (this.#known[at] < this.#known[entry]) entry = at;
    }
    this.#low[entry] = low;
    this.#high[entry] = high;
    this.#known[entry] = 4 * Math.min(work, 0x10000000) + winner;
  }
}
