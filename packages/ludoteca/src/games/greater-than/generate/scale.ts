/** How much work goes into a puzzle of each size, counted in nodes of the solver. */

export interface Scale {
  /** Grids tried in the hope that one needs no given digit. */
  readonly gridsWithoutGivens: number;
  /** Grids tried for a number of given digits before it counts as one that cannot be met. */
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
  /** Nodes spent on a number of signs before the nearest is told instead. */
  readonly countNodes: number;
  /** Fewer signs than this are hunted for, and the nodes that a hunt may take. */
  readonly huntBelow: number;
  readonly huntNodes: number;
  /** Drafts gauged by the ladder before a level counts as one that cannot be met. */
  readonly gaugings: number;
  /** Drafts gauged while signs are taken from one that is of the level. */
  readonly thinGaugings: number;
  /** Bases that are taken as they are, in the hope for the level, before they are changed towards it. */
  readonly basesForLevel: number;
}

/** Where nothing is asked for, a mixed puzzle gives this share of the digits and keeps this share of the signs. */
export const mixedGivens = 1 / 8;
export const mixedSigns = 3 / 8;

const upTo9: Scale = {
  gridsWithoutGivens: 200,
  gridsForGivens: 20,
  proofNodes: 20_000,
  passes: [1, 20, 400, 20_000],
  settlesAll: true,
  removalsPerProof: Number.POSITIVE_INFINITY,
  thinProofNodes: 20_000,
  countNodes: 300_000,
  huntBelow: 34,
  huntNodes: 120_000_000,
  gaugings: 1500,
  thinGaugings: 1000,
  basesForLevel: 60,
};

/** Small drafts are gauged in no time; on the smallest grid the rarest level takes thousands. */
const upTo4: Scale = { ...upTo9, huntBelow: 6, huntNodes: 100_000, gaugings: 20_000 };
const upTo6: Scale = { ...upTo9, huntBelow: 12, huntNodes: 5_000_000, gaugings: 6000 };
const upTo8: Scale = { ...upTo9, huntBelow: 26, huntNodes: 30_000_000 };

const upTo12: Scale = {
  gridsWithoutGivens: 80,
  gridsForGivens: 10,
  proofNodes: 400,
  passes: [1, 16, 256],
  settlesAll: false,
  removalsPerProof: 8,
  thinProofNodes: 8_000,
  countNodes: 100_000,
  huntBelow: 0,
  huntNodes: 0,
  gaugings: 200,
  thinGaugings: 150,
  basesForLevel: 3,
};

const upTo16: Scale = {
  gridsWithoutGivens: 0,
  gridsForGivens: 3,
  proofNodes: 200,
  passes: [1, 8, 32],
  settlesAll: false,
  removalsPerProof: 16,
  thinProofNodes: 2_500,
  countNodes: 50_000,
  huntBelow: 0,
  huntNodes: 0,
  gaugings: 120,
  thinGaugings: 80,
  basesForLevel: 0,
};

export function scaleOf(size: number): Scale {
  if (size <= 4) return upTo4;
  if (size <= 6) return upTo6;
  if (size <= 8) return upTo8;
  if (size <= 9) return upTo9;
  return size <= 12 ? upTo12 : upTo16;
}
