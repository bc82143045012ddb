/**
 * The table of proven positions, with exact keys: an entry is never taken for another position's.
 *
 * A key is 64 bits of free cells and 6 of the stone. Two rounds of a Feistel network shuffle the 64
 * bits one-to-one (the stone takes part and stays as it is). The upper bits of the shuffled low word
 * choose the bucket; all the others are stored, so bucket and entry together give back the key:
 *
 *     lo (32 bits)              hi (32 bits)
 *     ├────────── mix ────────────▶ ⊕
 *     ⊕ ◀──────── mix ──────────────┤
 *     bucket (b bits) · rest (32−b)  value (1)  stone (6)  hi (32)
 *                       └────────────── one float64 ────────────┘
 *
 * With b ≥ 18 the stored part has at most 53 bits, so it is a whole number that a float64 holds
 * exactly, and an entry is a single element of 8 bytes. Engines read and write an aligned float64
 * with one instruction, which 64-bit processors carry out undivided: threads that share the table
 * see an old entry or a new one, never halves of two. Every entry that was ever written is true, so
 * an old one is as good. An empty element is 0, which is no entry: the stone never stands on bit 0,
 * a goal, so the stone's bits are not all 0.
 */

/** Entries in a bucket: neighbours in memory, looked at together. */
const ways = 2;

const leastBits = 18;
const mostBits = 29;

/** Added to an entry when the player to move wins. */
const win = 2 ** 38;

/** What is known of a position, for the player to move. */
export const won = 1;
export const lost = 0;
export const open = -1;

export class ExactTable {
  readonly #entries: Float64Array;
  /** Bits of the shuffled low word that do not choose the bucket. */
  readonly #restBits: number;
  readonly #restMask: number;

  /** A table of 2^bits buckets, or over memory that several threads share. */
  constructor(memory: number | ArrayBufferLike) {
    this.#entries =
      typeof memory === 'number'
        ? new Float64Array(ExactTable.bytes(memory) / 8)
        : new Float64Array(memory);
    const bits = Math.log2(this.#entries.length / ways);
    if (!Number.isInteger(bits) || bits < leastBits || bits > mostBits) {
      throw new RangeError(`a table has 2^${leastBits} to 2^${mostBits} buckets, not 2^${bits}`);
    }
    this.#restBits = 32 - bits;
    this.#restMask = (1 << this.#restBits) - 1;
  }

  /** The memory of a table with 2^bits buckets. */
  static bytes(bits: number): number {
    return 2 ** bits * ways * 8;
  }

  clear(): void {
    this.#entries.fill(0);
  }

  /** Writes where a key belongs, and its entry as a loss, at a place of the caller's arrays. */
  locate(
    lo: number,
    hi: number,
    stone: number,
    buckets: Int32Array,
    entries: Float64Array,
    at: number,
  ): void {
    const toHigh = Math.imul(lo ^ Math.imul(stone, 0x9e3779b1), 0x85ebca6b);
    const high = hi ^ toHigh ^ (toHigh >>> 15);
    const toLow = Math.imul(high ^ (high >>> 16), 0xc2b2ae35);
    const low = lo ^ toLow ^ (toLow >>> 13);
    buckets[at] = (low >>> this.#restBits) * ways;
    entries[at] = (((low & this.#restMask) << 7) | stone) * 0x1_0000_0000 + (high >>> 0);
  }

  /** What is known of a located key: `won`, `lost` or `open`. */
  probe(buckets: Int32Array, entries: Float64Array, at: number): number {
    const bucket = buckets[at];
    const entry = entries[at];
    const newer = this.#entries[bucket];
    if (newer === entry) return lost;
    if (newer === entry + win) return won;
    const older = this.#entries[bucket + 1];
    if (older === entry) return lost;
    if (older === entry + win) return won;
    return open;
  }

  /** Keeps the value of a located key; the older entry of a full bucket gives way. */
  store(buckets: Int32Array, entries: Float64Array, at: number, value: number): void {
    const bucket = buckets[at];
    const newer = this.#entries[bucket];
    if (newer !== 0) this.#entries[bucket + 1] = newer;
    this.#entries[bucket] = value === won ? entries[at] + win : entries[at];
  }
}
