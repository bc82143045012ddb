/**
 * The table of proven positions. Keys are exact: an entry is never taken for another position's.
 *
 * An entry is a single float64, whose spare bit tells a win of the player to move. Engines read and
 * write an aligned float64 with one instruction, which 64-bit processors carry out undivided: threads
 * that share the table see an old entry or a new one, never halves of two. Every entry that was ever
 * written is true, so an old one is as good. An empty element is 0, which is no entry.
 *
 * In the field: a lock-less shared transposition table (R. Hyatt, T. Mann, *A lock-less transposition table
 * implementation for parallel chess search*, 2002), with exact keys in place of checked ones.
 */

import { leastBits, locate, mostBits, spareBit } from './exact-key.ts';

/** Entries in a bucket: neighbours in memory, looked at together. */
const ways = 2;

/** What is known of a position, for the player to move. */
export const won = 1;
export const lost = 0;
export const open = -1;

/**
 * A table of proven positions: what is found there is true of the very position that was asked for.
 *
 * @example
 * ```ts
 * import { ExactTable, open, won } from 'ludoteca/rastros';
 *
 * const table = new ExactTable(18);
 * const [buckets, entries] = [new Int32Array(1), new Float64Array(1)];
 * table.locate(0b1011, 0, 2, buckets, entries, 0);
 * console.log(table.probe(buckets, entries, 0) === open);
 * table.store(buckets, entries, 0, won);
 * console.log(table.probe(buckets, entries, 0) === won);
 * ```
 *
 * ```text
 * true
 * true
 * ```
 */
export class ExactTable {
  readonly #entries: Float64Array;
  readonly #bits: number;

  /** A table of 2^bits buckets, or over memory that several threads share. */
  constructor(memory: number | ArrayBufferLike) {
    this.#entries =
      typeof memory === 'number'
        ? new Float64Array(ExactTable.bytes(memory) / 8)
        : new Float64Array(memory);
    this.#bits = Math.log2(this.#entries.length / ways);
    if (!Number.isInteger(this.#bits) || this.#bits < leastBits || this.#bits > mostBits) {
      throw new RangeError(`a table has 2^${leastBits} to 2^${mostBits} buckets`);
    }
  }

  /** The memory of a table with 2^bits buckets. */
  static bytes(bits: number): number {
    return 2 ** bits * ways * 8;
  }

  clear(): void {
    this.#entries.fill(0);
  }

  /** Writes where a key belongs at a place of the caller's arrays. */
  locate(
    lo: number,
    hi: number,
    stone: number,
    buckets: Int32Array,
    entries: Float64Array,
    at: number,
  ): void {
    locate(this.#bits, lo, hi, stone, buckets, entries, at);
  }

  /** What is known of a located key: `won`, `lost` or `open`. */
  probe(buckets: Int32Array, entries: Float64Array, at: number): number {
    const first = buckets[at] * ways;
    const entry = entries[at];
    const newer = this.#entries[first];
    if (newer === entry) return lost;
    if (newer === entry + spareBit) return won;
    const older = this.#entries[first + 1];
    if (older === entry) return lost;
    if (older === entry + spareBit) return won;
    return open;
  }

  /** Keeps the value of a located key; the older entry of a full bucket gives way. */
  store(buckets: Int32Array, entries: Float64Array, at: number, value: number): void {
    const first = buckets[at] * ways;
    const newer = this.#entries[first];
    if (newer !== 0) this.#entries[first + 1] = newer;
    this.#entries[first] = value === won ? entries[at] + spareBit : entries[at];
  }
}
