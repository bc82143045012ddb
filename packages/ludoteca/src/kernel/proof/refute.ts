/** Refuting a formula by the clause learner, while its proof is written down. */

import type { Satisfiability } from '../clause-learning/answer.ts';
import { ClauseLearner } from '../clause-learning/learner.ts';
import type { Effort } from '../effort.ts';
import { DratWriter, type ProofSize } from './drat.ts';
import type { Formula } from './formula.ts';

export interface Refutation {
  readonly outcome: Satisfiability;
  readonly proof: ProofSize;
  readonly conflicts: number;
}

/**
 * Only clauses and equalities take part, so that each clause learnt follows from the formula's CNF by
 * unit propagation. The proof is whole when the outcome is 'unsatisfiable'.
 *
 * @example
 * ```ts
 * import { Effort, type Formula, negative, positive, refute } from 'ludoteca/kernel';
 *
 * const formula: Formula = {
 *   variables: 1,
 *   decided: 1,
 *   clauses: () => [[positive(0)], [negative(0)]],
 *   equalities: () => [],
 *   lemmas: () => [],
 *   phase: () => true,
 *   meaning: () => 'it rains',
 * };
 * const { outcome } = refute(formula, new Effort(), (chunk) => console.log('proof:', chunk));
 * console.log(outcome);
 * ```
 *
 * ```text
 * proof: 0
 * unsatisfiable
 * ```
 */
export function refute(
  formula: Formula,
  effort: Effort,
  write: (chunk: string | Uint8Array) => void,
): Refutation {
  const writer = new DratWriter(write);
  const learner = new ClauseLearner(writer);
  learner.newVariables(formula.decided);
  learner.newVariables(formula.variables - formula.decided, false);
  for (let variable = 0; variable < formula.decided; variable++) {
    learner.setPhase(variable, formula.phase(variable));
  }
  for (const clause of formula.clauses()) learner.addClause(clause);
  for (const { literals, weights, total } of formula.equalities()) {
    learner.addEquality(literals, weights, total);
  }
  for (const lemma of formula.lemmas()) {
    writer.onLearnt(lemma);
    learner.addClause(lemma);
  }
  const outcome = learner.solve([], effort);
  return { outcome, proof: writer.end(), conflicts: learner.statistics.conflicts };
}
