/**
 * Of all cells at once: how many cells of a set touch them.
 *
 * Each bit is a column of its own in a sum of whole words. A row of three cells, and the two beside a cell,
 * are added to a low bit and a high one; the sums of the row above, of the row below and of the two beside
 * are added in their turn, as far as telling one and two from more.
 *
 * In the field: bit-sliced addition, known from programs for Conway's game of life.
 */

/** Where the counts stand: the cells touched by exactly one cell of the set, and by exactly two; low words, then high ones. */
export const onceLo = 0;
export const onceHi = 1;
export const twiceLo = 2;
export const twiceHi = 3;

/** The bits that stay on the board's files when they are moved towards h, before; towards a, after. */
const files = 0x7f7f7f7f;

export function countNear(lo: number, hi: number, counts: Int32Array): void {
  const rightLo = (lo & files) << 1;
  const leftLo = (lo >>> 1) & files;
  const rightHi = (hi & files) << 1;
  const leftHi = (hi >>> 1) & files;
  const besideOddLo = rightLo ^ leftLo;
  const besideBothLo = rightLo & leftLo;
  const besideOddHi = rightHi ^ leftHi;
  const besideBothHi = rightHi & leftHi;
  const rowOddLo = besideOddLo ^ lo;
  const rowMoreLo = besideBothLo | (lo & besideOddLo);
  const rowOddHi = besideOddHi ^ hi;
  const rowMoreHi = besideBothHi | (hi & besideOddHi);
  writeCounts(
    rowOddLo << 8,
    rowMoreLo << 8,
    (rowOddLo >>> 8) | (rowOddHi << 24),
    (rowMoreLo >>> 8) | (rowMoreHi << 24),
    besideOddLo,
    besideBothLo,
    counts,
    onceLo,
  );
  writeCounts(
    (rowOddHi << 8) | (rowOddLo >>> 24),
    (rowMoreHi << 8) | (rowMoreLo >>> 24),
    rowOddHi >>> 8,
    rowMoreHi >>> 8,
    besideOddHi,
    besideBothHi,
    counts,
    onceHi,
  );
}

/** Adds three numbers of two bits each, column by column: the row below, the row above, the two beside. */
function writeCounts(
  belowOdd: number,
  belowMore: number,
  aboveOdd: number,
  aboveMore: number,
  besideOdd: number,
  besideBoth: number,
  counts: Int32Array,
  at: number,
): void {
  const rowsOdd = belowOdd ^ aboveOdd;
  const odd = rowsOdd ^ besideOdd;
  const carried = (belowOdd & aboveOdd) | (rowsOdd & besideOdd);
  // Four bits that count two each.
  const rows = belowMore ^ aboveMore;
  const rest = besideBoth ^ carried;
  const pairs = (belowMore & aboveMore) | (besideBoth & carried);
  counts[at] = odd & ~(rows | rest | pairs);
  counts[at + twiceLo] = ~odd & (rows ^ rest) & ~pairs;
}
