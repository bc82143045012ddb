/**
 * Linear equalities as clauses: the sequential weight counter, on both sides.
 *
 * For terms x₁ … xₙ of weights w₁ … wₙ and a total T, let [i, j] say that the first i terms weigh at
 * least j. With the weight Pᵢ of the first i terms and Rᵢ of the others, [i, j] is
 *
 *     true      for j ≤ max(0, T − Rᵢ), for otherwise the total cannot be reached any more
 *     false     for j > min(Pᵢ, T)
 *     a new variable in between, numbered by i, then by j
 *
 * and for i = 1 … n, j = 1 … T + 1, in this order:
 *
 *     [i−1, j] → [i, j]                  xᵢ ∧ [i−1, j−wᵢ] → [i, j]
 *     [i, j] → [i−1, j−wᵢ]               ¬xᵢ ∧ [i, j] → [i−1, j]
 *     [i, j] → [i, j−1]
 *
 * True literals make a clause vanish, false ones are left out. Unit propagation on these clauses finds
 * all that the bounds of the sum force: it is as strong as the counters of the clause learner. After
 * Sinz, "Towards an optimal CNF encoding of Boolean cardinality constraints" (2005), with weights as in
 * Hölldobler, Manthey and Steinke (2012).
 */

import type { Equality } from './formula.ts';

const always = -1;
const never = -2;

/** The window of each prefix: above `low` and up to `high` there are variables, from `first` on. */
interface Window {
  readonly low: number;
  readonly high: number;
  readonly first: number;
}

/** How many variables the counter of an equality has. */
export function counterSize(equality: Equality): number {
  const windows = windowsOf(equality, 0);
  const last = windows.at(-1);
  return last === undefined ? 0 : last.first;
}

/** The windows of the prefixes 0 … n; none when the total is out of reach. */
function windowsOf({ weights, total }: Equality, first: number): readonly Window[] {
  const sum = weights.reduce((heavy, weight) => heavy + weight, 0);
  if (total < 0 || total > sum) return [];
  const windows: Window[] = [];
  let before = 0;
  let next = first;
  for (let index = 0; index <= weights.length; index++) {
    const low = Math.max(0, total - (sum - before));
    const high = Math.min(before, total);
    windows.push({ low, high, first: next });
    next += Math.max(0, high - low);
    before += weights[index] ?? 0;
  }
  return windows;
}

/** The clauses of an equality whose counter's variables begin at `first`. */
export function* counterClauses(equality: Equality, first: number): Generator<readonly number[]> {
  const { literals, weights, total } = equality;
  const windows = windowsOf(equality, first);
  if (windows.length === 0) {
    yield [];
    return;
  }
  const at = (index: number, weight: number): number => {
    const span = windows[index];
    if (weight <= span.low) return always;
    return weight > span.high ? never : 2 * (span.first + weight - span.low - 1);
  };
  for (let index = 1; index <= literals.length; index++) {
    const term = literals[index - 1];
    const weight = weights[index - 1];
    for (let reached = 1; reached <= total + 1; reached++) {
      const here = at(index, reached);
      const before = at(index - 1, reached);
      const lighter = at(index - 1, reached - weight);
      yield* clause(not(before), here);
      yield* clause(term ^ 1, not(lighter), here);
      yield* clause(not(here), lighter);
      yield* clause(term, not(here), before);
      yield* clause(not(here), at(index, reached - 1));
    }
  }
}

function not(literal: number): number {
  if (literal === always) return never;
  return literal === never ? always : literal ^ 1;
}

/** The clause without its constants; nothing when it always holds. */
function clause(...literals: readonly number[]): readonly (readonly number[])[] {
  return literals.includes(always) ? [] : [literals.filter((literal) => literal !== never)];
}
