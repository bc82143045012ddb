/**
 * What the endgame solver remembers of positions, by their 64-bit hash: how far each is from being
 * proved a win or a loss for the player to move, and which moves are left to look at.
 *
 * Four entries share a bucket; a new one takes the place of that with the least work behind it.
 */

const ways = 4;

export class ProofTable {
  readonly #mask: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #work: Int32Array;
  /** By entry: how much is thought to be missing for a proof that the player to move wins, and loses. */
  readonly toWin: Int32Array;
  readonly toLose: Int32Array;
  /** By entry: the moves to look at, two words of bits; both 0 where they are not known. */
  readonly movesLow: Int32Array;
  readonly movesHigh: Int32Array;

  /** With 2^bits entries of 28 bytes. */
  constructor(bits: number) {
    const size = 1 << bits;
    this.#mask = (size - 1) & ~(ways - 1);
    this.#low = new Int32Array(size);
    this.#high = new Int32Array(size);
    this.#work = new Int32Array(size);
    this.toWin = new Int32Array(size);
    this.toLose = new Int32Array(size);
    this.movesLow = new Int32Array(size);
    this.movesHigh = new Int32Array(size);
  }

  /** The entry of a position; −1 where there is none. */
  find(low: number, high: number): number {
    const first = low & this.#mask;
    for (let entry = first; entry < first + ways; entry++) {
      if (this.#low[entry] === low && this.#high[entry] === high && this.#work[entry] > 0) {
        return entry;
      }
    }
    return -1;
  }

  /** Remembers a position, and gives its entry. The work is at least 1. */
  keep(low: number, high: number, toWin: number, toLose: number, work: number): number {
    const first = low & this.#mask;
    let entry = first;
    for (let at = first; at < first + ways; at++) {
      if (this.#low[at] === low && this.#high[at] === high) {
        entry = at;
        break;
      }
      if (this.#work[at] < this.#work[entry]) entry = at;
    }
    this.#low[entry] = low;
    this.#high[entry] = high;
    this.#work[entry] = work;
    this.toWin[entry] = toWin;
    this.toLose[entry] = toLose;
    this.movesLow[entry] = 0;
    this.movesHigh[entry] = 0;
    return entry;
  }
}
