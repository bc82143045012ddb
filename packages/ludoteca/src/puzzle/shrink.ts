/**
 * Taking away the reasons that a step does not need, until none can be left out.
 *
 * In the field: a minimal unsatisfiable subset (MUS), found by deletion: the reasons together with the
 * denied conclusion contradict, and each is needed for that (U. Junker, *QuickXplain: preferred
 * explanations and relaxations for over-constrained problems*, 2004; M. Liffiton, K. Sakallah, *Algorithms
 * for computing minimal unsatisfiable subsets of constraints*, 2008). For puzzles: B. Bogaerts, E. Gamba,
 * T. Guns, *A framework for step-wise explaining how to solve constraint satisfaction problems* (2021).
 */

import type { Effort } from '../kernel/index.ts';
import type { Deduction, Fact, Reason } from './deduction.ts';
import { gatherReasons, isFact, splitReasons } from './reasons.ts';

export interface Shrunk {
  readonly because: readonly Reason[];
  /** True when each reason was tried, and each value of it: without any of them it does not follow. */
  readonly isIrreducible: boolean;
}

/** With more reasons than this, many are tried at once before each is tried alone. */
const few = 8;

/**
 * Deletion: what is left out stays out when the conclusion still follows from the rest. Rules and
 * clues are tried before facts, and what was named later before what was named earlier, so that what
 * is left uses few rules, and what the technique thought of first.
 *
 * When the effort ends, or one of the trials takes more than `trialNodes`, the reasons are enough, but
 * perhaps too many.
 */
export function shrink<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  conclusion: readonly Fact[],
  because: readonly Reason[],
  effort: Effort,
  trialNodes = 4_000,
): Shrunk {
  const given = splitReasons(because);
  let kept = [
    ...given.filter((reason) => !isFact(reason)).reverse(),
    ...given.filter(isFact).reverse(),
  ];
  const follow = (reasons: readonly Reason[], nodes: number) =>
    effort.within(nodes, (part) => allFollow(deduction, clues, reasons, conclusion, part));
  const isEnough = follow(kept, Number.POSITIVE_INFINITY);
  if (isEnough === false) throw new Error('a step does not follow from the reasons it was given');

  let isIrreducible = isEnough === true;
  const first = kept.length > few ? kept.length >> 1 : 1;
  for (let size = first; size > 0 && effort.stopped === undefined; size >>= 1) {
    for (let from = 0; from < kept.length && effort.stopped === undefined; ) {
      const rest = kept.toSpliced(from, size);
      const answer = follow(rest, trialNodes);
      if (answer === true) kept = rest;
      else from += size;
      if (size === 1 && answer === undefined) isIrreducible = false;
    }
  }
  if (effort.stopped !== undefined) isIrreducible = false;
  const left = new Set(kept);
  return { because: gatherReasons(given.filter((reason) => left.has(reason))), isIrreducible };
}

/** Whether all of the facts follow from the reasons and nothing else; unknown when the effort ended. */
export function allFollow<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  reasons: readonly Reason[],
  facts: readonly Fact[],
  effort: Effort,
): boolean | undefined {
  for (const fact of facts) {
    const answer = deduction.follows(clues, reasons, fact, effort);
    if (answer !== true) return answer;
  }
  return true;
}
