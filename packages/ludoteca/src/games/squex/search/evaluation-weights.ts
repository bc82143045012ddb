/** The numbers that turn two circuits into a chance of winning and into how promising each move is. */

import type { CircuitWeights } from '../circuit/weights.ts';

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

/**
 * Fitted to exact labels of endings on 6×6 to 8×8; slope and tempo in games: `docs/squex-trials.md`
 * tells how, and what was tried in vain. A side this well joined is as good as a wire.
 */
export const weights: EvaluationWeights = {
  circuit: {
    ownResistance: 0.0207,
    diagonal: [0.0534, 0.000656, 0.687],
    heldDiagonal: [0.233, 0.0174],
    side: 1098,
  },
  slope: 5,
  tempo: 1.3,
  second: 2.331,
  floor: 0.01,
};
