/** Who is told of clauses: the small window through which a proof is written. */

import type { OnExplained } from './explanations.ts';

/**
 * Together with the problem, the clauses told make a proof by reverse unit propagation (RUP): each
 * `onLearnt` follows from the problem and those told before and not dropped, by nothing but unit
 * propagation — as long as no rule beyond clauses and equalities takes part.
 */
export interface ClauseWitness {
  /**
   * A clause that follows: learnt from a conflict; one of the problem or an earlier one without the
   * literals that facts make false; a fact, as a clause of one literal; at the end of a refutation, the
   * empty clause.
   */
  onLearnt?(clause: Int32Array): void;
  /** A clause, as it was given or told, that is not used any more. */
  onDropped?(clause: Int32Array): void;
}

/**
 * Who looks over the learner's shoulder, to check it or to write its proof down. Each clause is told
 * as it stands at that moment: it must be read or copied at once.
 */
export interface Witness extends ClauseWitness {
  onExplained?: OnExplained;
}
