/** The numbers of the circuit: how well current passes between two octagons. */

export interface CircuitWeights {
  /** Resistance of an own octagon; that of an empty one is 1. */
  readonly ownResistance: number;
  /**
   * Weights of a diagonal by how many octagons of the other diagonal are the opponent's, the rest of
   * it being empty: none, one, both. `held` is for two own ends; when both ends are own and both others
   * the opponent's, the diagonal passes with weight 1 for the owner of the crossing and not at all else.
   */
  readonly diagonal: readonly [number, number, number];
  readonly heldDiagonal: readonly [number, number];
  /** Weight of the way from an octagon at a side to the side. */
  readonly side: number;
}

export const recipeWeights: CircuitWeights = {
  ownResistance: 0.05,
  diagonal: [0.56, 0.011, 0.977],
  heldDiagonal: [0.5, 0.128],
  side: 3.9,
};
