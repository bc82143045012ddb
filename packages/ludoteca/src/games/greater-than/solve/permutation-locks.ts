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
 */

export interface PermutationLocks {
  /** The union of the permutations inside the mask; 0 when there is none. */
  allowed(mask: number): number;
}

/** Above this, a table of all masks would be too large. */
const mostForTable = 4;

export function permutationLocks(n: number): PermutationLocks {
  const permutations = permutationMasks(n);
  if (n > mostForTable) return { allowed: (mask) => union(permutations, mask) };
  const table = lockTable(n);
  return { allowed: (mask) => table[mask] };
}

/** The answers of `allowed` for every mask. */
export function lockTable(n: number): Int32Array {
  const permutations = permutationMasks(n);
  return Int32Array.from({ length: 2 ** (n * n) }, (_, mask) => union(permutations, mask));
}

function union(permutations: Int32Array, mask: number): number {
  let allowed = 0;
  for (let index = 0; index < permutations.length; index++) {
    const permutation = permutations[index];
    if ((permutation & ~mask) === 0) allowed |= permutation;
  }
  return allowed;
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
