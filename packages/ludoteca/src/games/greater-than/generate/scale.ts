/** How much work goes into a puzzle of each size, counted in nodes of the solver. */

export interface Scale {
  /** Grids tried in the hope that one needs no given digit. */
  readonly gridsWithoutGivens: number;
  /** Grids tried for a wish of given digits before it counts as one that cannot be met. */
  readonly gridsForGivens: number;
  /** Nodes in which the solution of a puzzle must be proven to be the only one. */
  readonly proofNodes: number;
  /**
   * Nodes for finding out whether a sign can go, pass by pass over those not settled yet. What is
   * cheap to prove goes first: the rest then has fewer signs, and is found out sooner.
   */
  readonly passes: readonly number[];
  /** Whether every sign is settled by the last pass, or else the grid given up. */
  readonly settlesAll: boolean;
  /** Where not all is settled, signs that go between two proofs of the whole. */
  readonly removalsPerProof: number;
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
  wishNodes: 300_000,
};

const upTo12: Scale = {
  gridsWithoutGivens: 40,
  gridsForGivens: 10,
  proofNodes: 2_000,
  passes: [1, 4, 16, 64],
  settlesAll: false,
  removalsPerProof: 12,
  wishNodes: 100_000,
};

const upTo16: Scale = {
  gridsWithoutGivens: 0,
  gridsForGivens: 4,
  proofNodes: 300,
  passes: [1, 4, 16],
  settlesAll: false,
  removalsPerProof: 24,
  wishNodes: 50_000,
};

export function scaleOf(size: number): Scale {
  if (size <= 9) return upTo9;
  return size <= 12 ? upTo12 : upTo16;
}
