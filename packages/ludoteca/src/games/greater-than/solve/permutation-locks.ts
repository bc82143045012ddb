/**
 * Where one digit can stand in a band, seen coarsely: which row of which box.
 *
 * In a band of n boxes a digit takes one row in each box and one box in each row: a permutation.
 * The n × n bits, box after box, n rows each, say which rows of which boxes are still possible:
 *
 *     box 0      box 1      box 2
 *   2 1 0      5 4 3      8 7 6        bit = n · box + row
 *
 * Bits that lie in no permutation can go. That is pointing and claiming at once. Stacks are the same
 * with columns.
 *
 * In the field: locked candidates; as a constraint, all-different made consistent by matchings (J.-C.
 * Régin, *A filtering algorithm for constraints of difference in CSPs*, 1994), here small enough to be
 * tabled.
 */

/** Above this, a table of all masks would be too large. */
const mostForTable = 4;

export class PermutationLocks {
  readonly #permutations: Int32Array;
  /** The answers for every mask; empty where they are too many. */
  readonly #table: Uint16Array;

  constructor(n: number) {
    this.#permutations = permutationMasks(n);
    const masks = n <= mostForTable ? 2 ** (n * n) : 0;
    this.#table = Uint16Array.from({ length: masks }, (_, mask) => this.#union(mask));
  }

  /** The union of the permutations inside the mask; 0 when there is none. */
  allowed(mask: number): number {
    return mask < this.#table.length ? this.#table[mask] : this.#union(mask);
  }

  #union(mask: number): number {
    const permutations = this.#permutations;
    let allowed = 0;
    for (let index = 0; index < permutations.length; index++) {
      const permutation = permutations[index];
      if ((permutation & ~mask) === 0) allowed |= permutation;
    }
    return allowed;
  }
}

/** All permutation matrices of n × n. */
function permutationMasks(n: number): Int32Array {
  const masks: number[] = [];
  const place = (box: number, taken: number, mask: number): void => {
    if (box === n) {
      masks.push(mask);
      return;
    }
    for (let row = 0; row < n; row++) {
      const bit = 1 << row;
      if ((taken & bit) === 0) place(box + 1, taken | bit, mask | (bit << (n * box)));
    }
  };
  place(0, 0, 0);
  return Int32Array.from(masks);
}
