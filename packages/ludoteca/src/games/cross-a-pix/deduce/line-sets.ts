/**
 * Sets of pairs (counted, started) as strings of bits, cut into words:
 *
 *     bit = counted × row + started,   row = starts + 1
 *
 * so that to count w cells is a shift up by w × row, and to start a block is a shift up by one. A pair
 * that has all its starts may not start again: it would run over into the next row. What counts too
 * far falls off the end, or stays beyond the goal, from where nothing comes back.
 */

/** Adds to a set the bits of another that `mask` lets through, each `by` places up. */
export function addUp(
  to: Int32Array,
  toAt: number,
  from: Int32Array,
  fromAt: number,
  mask: Int32Array,
  words: number,
  by: number,
): void {
  const skip = by >> 5;
  const shift = by & 31;
  let below = 0;
  for (let word = skip; word < words; word++) {
    const bits = from[fromAt + word - skip] & mask[word - skip];
    to[toAt + word] |= (bits << shift) | below;
    below = shift === 0 ? 0 : bits >>> (32 - shift);
  }
}

/** Adds to a set the bits of another, each `by` places down, that `mask` and `within` let through there. True when there are any. */
export function addDown(
  to: Int32Array,
  toAt: number,
  from: Int32Array,
  fromAt: number,
  mask: Int32Array,
  within: Int32Array,
  withinAt: number,
  words: number,
  by: number,
): boolean {
  const skip = by >> 5;
  const shift = by & 31;
  let above = 0;
  let any = 0;
  for (let word = words - 1; word >= skip; word--) {
    const bits = from[fromAt + word];
    const at = word - skip;
    const here = ((bits >>> shift) | above) & mask[at] & within[withinAt + at];
    to[toAt + at] |= here;
    any |= here;
    above = shift === 0 ? 0 : bits << (32 - shift);
  }
  return any !== 0;
}

export function isEmpty(set: Int32Array, at: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (set[at + word] !== 0) return false;
  return true;
}

const masks: Int32Array[] = [];

/** Lets everything through. */
export function everything(words: number): Int32Array {
  return maskOf(0, words, () => true);
}

/** Lets the pairs through that may start a block, for this many starts. */
export function mayStart(starts: number, words: number): Int32Array {
  const row = starts + 1;
  return maskOf(row, words, (bit) => bit % row !== starts);
}

function maskOf(key: number, words: number, lets: (bit: number) => boolean): Int32Array {
  const known = masks[key];
  if (known !== undefined && known.length >= words) return known;
  const mask = new Int32Array(Math.max(8, words * 2));
  for (let bit = 0; bit < mask.length * 32; bit++) if (lets(bit)) mask[bit >> 5] |= 1 << (bit & 31);
  masks[key] = mask;
  return mask;
}
