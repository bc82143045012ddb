/**
 * Exact keys: a position is told by its bucket and its entry together, and by nothing less.
 *
 * A key is 64 bits of free cells and 6 of the stone. Two rounds of a Feistel network shuffle the 64
 * bits one-to-one (the stone takes part and stays as it is). The upper bits of the shuffled low word
 * choose the bucket; all the others are the entry, so both together give back the key:
 *
 *     lo (32 bits)              hi (32 bits)
 *     ├────────── mix ────────────▶ ⊕
 *     ⊕ ◀──────── mix ──────────────┤
 *     bucket (b bits) · rest (32−b)  spare (1)  stone (6)  hi (32)
 *                       └────────────── one float64 ────────────┘
 *
 * With b ≥ 18 the entry has at most 53 bits: a whole number that a float64 holds exactly. It is never
 * 0, since the stone never stands on bit 0, a goal.
 *
 * In the field: a transposition table with exact keys: nothing is hashed away, so no two positions collide.
 * The shuffling is a Feistel network, as in block ciphers (H. Feistel, *Cryptography and computer privacy*,
 * 1973).
 */

export const leastBits = 18;
export const mostBits = 29;

/** The value of the spare bit of an entry. */
export const spareBit = 2 ** 38;

/** Writes the bucket, of 2^bits, and the entry of a key at a place of the caller's arrays. */
export function locate(
  bits: number,
  lo: number,
  hi: number,
  stone: number,
  buckets: Int32Array,
  entries: Float64Array,
  at: number,
): void {
  const restBits = 32 - bits;
  const toHigh = Math.imul(lo ^ Math.imul(stone, 0x9e3779b1), 0x85ebca6b);
  const high = hi ^ toHigh ^ (toHigh >>> 15);
  const toLow = Math.imul(high ^ (high >>> 16), 0xc2b2ae35);
  const low = lo ^ toLow ^ (toLow >>> 13);
  const rest = low & ((1 << restBits) - 1);
  buckets[at] = low >>> restBits;
  entries[at] = ((rest << 7) | stone) * 0x1_0000_0000 + (high >>> 0);
}
