/** The numbers that turn two circuits into a chance of winning and into how promising each move is. */

import { type CircuitWeights, recipeWeights } from '../circuit/weights.ts';

export interface EvaluationWeights {
  readonly circuit: CircuitWeights;
  /** Of the logarithm of the ratio of the conductances, in the log-odds of the player to move. */
  readonly slope: number;
  /** What being to move is worth, and what having two moves is worth on top. */
  readonly tempo: number;
  readonly second: number;
  /** Added to the currents, so that no move is hopeless. */
  readonly floor: number;
}

export const weights: EvaluationWeights = {
  circuit: recipeWeights,
  slope: 3.641,
  tempo: 1.755,
  second: 2.331,
  floor: 0.01,
};
