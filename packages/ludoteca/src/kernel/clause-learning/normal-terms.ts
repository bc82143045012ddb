/** The normal form of a linear equality: each variable once, weights positive, heaviest first. */

export interface Terms {
  readonly literals: readonly number[];
  readonly weights: readonly number[];
  /** What the true terms must add up to. */
  readonly total: number;
  /** What all terms together weigh. */
  readonly sum: number;
}

export function normalTerms(
  literals: ArrayLike<number>,
  weights: ArrayLike<number>,
  total: number,
): Terms {
  if (literals.length !== weights.length) throw new Error('an equality needs a weight per literal');
  if (!Number.isInteger(total)) throw new Error('the total of an equality is a whole number');
  let rest = total;
  // By variable, the weight of its positive literal: w·¬x is w − w·x.
  const byVariable = new Map<number, number>();
  for (let index = 0; index < literals.length; index++) {
    const weight = weights[index];
    if (!Number.isInteger(weight)) throw new Error('the weights of an equality are whole numbers');
    const variable = literals[index] >> 1;
    const isNegative = (literals[index] & 1) === 1;
    if (isNegative) rest -= weight;
    byVariable.set(variable, (byVariable.get(variable) ?? 0) + (isNegative ? -weight : weight));
  }
  const terms: { literal: number; weight: number }[] = [];
  let sum = 0;
  for (const [variable, weight] of byVariable) {
    if (weight === 0) continue;
    if (weight < 0) rest -= weight;
    sum += Math.abs(weight);
    terms.push({ literal: variable * 2 + (weight < 0 ? 1 : 0), weight: Math.abs(weight) });
  }
  if (sum >= 2 ** 30) throw new Error('the weights of an equality add up to 2³⁰ or more');
  terms.sort((a, b) => b.weight - a.weight || a.literal - b.literal);
  return {
    literals: terms.map((term) => term.literal),
    weights: terms.map((term) => term.weight),
    total: rest,
    sum,
  };
}
