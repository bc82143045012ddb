/**
 * Which rows of four 4×4 boxes beside each other, and which columns of four below each other, have exactly two of some
 * places. Bits are counted up to three, all rows or columns at once: one word each for "at least one", "two", "three".
 *
 * In the field: bit-sliced counters, carry-save addition (H. Warren, *Hacker's Delight*, 2002, 5-1).
 */

/** By rows: bit 0 for the first, 4, 8 and 12 for the others. */
export function rowsWithTwo(a: number, b: number, c: number, d: number): number {
  return exactlyTwo(a, b, c, d, 1, 2) & 0x1111;
}

/** By columns: bits 0 to 3. */
export function colsWithTwo(a: number, b: number, c: number, d: number): number {
  return exactlyTwo(a, b, c, d, 4, 8) & 0xf;
}

/** Counts the four words place by place, then each place with those that lie one and two steps further. */
function exactlyTwo(a: number, b: number, c: number, d: number, near: number, far: number): number {
  let two = a & b;
  let one = a | b;
  let three = two & c;
  two |= one & c;
  one |= c;
  three |= two & d;
  two |= one & d;
  one |= d;
  for (let step = far; step >= near; step -= near) {
    const otherOne = one >>> step;
    const otherTwo = two >>> step;
    three |= (three >>> step) | (two & otherOne) | (one & otherTwo);
    two |= otherTwo | (one & otherOne);
    one |= otherOne;
  }
  return two & ~three;
}
