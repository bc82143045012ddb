/**
 * Writes a clause into `clause`, without repetitions and without literals that facts make false. Answers its size; −1 when
 * it always holds.
 */
export function simplify(
  literals: ArrayLike<number>,
  values: Int8Array,
  clause: Int32Array,
): number {
  for (let index = 0; index < literals.length; index++) clause[index] = literals[index];
  clause.subarray(0, literals.length).sort();
  let size = 0;
  for (let index = 0; index < literals.length; index++) {
    const literal = clause[index];
    if (values[literal] === 1) return -1;
    if (values[literal] === -1 || (size > 0 && clause[size - 1] === literal)) continue;
    if (size > 0 && clause[size - 1] === (literal ^ 1)) return -1;
    clause[size++] = literal;
  }
  return size;
}
