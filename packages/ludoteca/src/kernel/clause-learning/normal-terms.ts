/** The normal form of a linear equality: each variable once, weights positive, heaviest first. */

/** Weights that add up to this or more are refused, so that all sums stay exact. */
const weightLimit = 2 ** 30;

export interface Terms {
  readonly literals: Int32Array;
  readonly weights: Int32Array;
  /** What the true terms must add up to. */
  readonly total: number;
  /** What all terms together weigh. */
  readonly sum: number;
}

/** `balance` has a zero for every variable, now and afterwards. */
export function normalTerms(
  literals: ArrayLike<number>,
  weights: ArrayLike<number>,
  total: number,
  balance: Float64Array,
): Terms {
  if (literals.length !== weights.length) throw new Error('an equality needs a weight per literal');
  if (!Number.isInteger(total)) throw new Error('the total of an equality is a whole number');
  let rest = total;
  let heavy = 0;
  for (let index = 0; index < literals.length; index++) {
    if (!Number.isInteger(weights[index]))
      throw new Error('the weights of an equality are whole numbers');
    heavy += Math.abs(weights[index]);
  }
  if (heavy >= weightLimit) throw new Error('the weights of an equality add up to 2³⁰ or more');
  // In the balance, the weight of each variable's positive literal: w·¬x is w − w·x.
  for (let index = 0; index < literals.length; index++) {
    const isNegative = (literals[index] & 1) === 1;
    balance[literals[index] >> 1] += isNegative ? -weights[index] : weights[index];
    if (isNegative) rest -= weights[index];
  }
  // Sorted by (heaviest first, literal), as one number each.
  const range = 2 * balance.length;
  const keys = new Float64Array(literals.length);
  let size = 0;
  let sum = 0;
  for (let index = 0; index < literals.length; index++) {
    const variable = literals[index] >> 1;
    const weight = balance[variable];
    if (weight === 0) continue;
    balance[variable] = 0;
    if (weight < 0) rest -= weight;
    sum += Math.abs(weight);
    keys[size++] = (weightLimit - Math.abs(weight)) * range + 2 * variable + (weight < 0 ? 1 : 0);
  }
  const sorted = keys.subarray(0, size).sort();
  return {
    literals: Int32Array.from(sorted, (key) => key % range),
    weights: Int32Array.from(sorted, (key) => weightLimit - Math.floor(key / range)),
    total: rest,
    sum,
  };
}
