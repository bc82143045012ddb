/** How much work goes into a puzzle of each size, counted in nodes of the solver. */

export interface Scale {
  /** Grids tried in the hope that one needs no given digit. */
  readonly gridsWithoutGivens: number;
  /** Grids tried for a wish of given digits before it counts as one that cannot be met. */
  readonly gridsForGivens: number;
  /** Nodes in which the solution must be proven to be the only one before signs are taken away. */
  readonly proofNodes: number;
  /**
   * Nodes for finding out whether a sign can go, pass by pass over those not settled yet. What is
   * cheap to prove goes first: the rest then has fewer signs, and is found out sooner.
   */
  readonly passes: readonly number[];
  /** Whether every sign is settled by the last pass, or else the grid given up. */
  readonly settlesAll: boolean;
  /** Where not all is settled: how many groups of signs go between two proofs of the whole, … */
  readonly removalsPerProof: number;
  /** … and the nodes for these, so that a puzzle remains that the solver is quick to solve. */
  readonly thinProofNodes: number;
  /** Nodes spent on a wish for a number of signs before the nearest is told instead. */
  readonly wishNodes: number;
}

const upTo9: Scale = {
  gridsWithoutGivens: 200,
  gridsForGivens: 20,
  proofNodes: 20_000,
  passes: [1, 20, 400, 20_000],
  settlesAll: true,
  removalsPerProof: Number.POSITIVE_INFINITY,
  thinProofNodes: 20_000,
  wishNodes: 300_000,
};

const upTo12: Scale = {
  gridsWithoutGivens: 80,
  gridsForGivens: 10,
  proofNodes: 400,
  passes: [1, 16, 256],
  settlesAll: false,
  removalsPerProof: 8,
  thinProofNodes: 8_000,
  wishNodes: 100_000,
};

const upTo16: Scale = {
  gridsWithoutGivens: 0,
  gridsForGivens: 3,
  proofNodes: 200,
  passes: [1, 8, 32],
  settlesAll: false,
  removalsPerProof: 16,
  thinProofNodes: 2_500,
  wishNodes: 50_000,
};

export function scaleOf(size: number): Scale {
  if (size <= 9) return upTo9;
  return size <= 12 ? upTo12 : upTo16;
}
