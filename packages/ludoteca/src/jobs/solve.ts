/** The job of solving a puzzle. */

import type { AnyKind } from '../document/index.ts';
import { Effort } from '../kernel/index.ts';
import { count } from '../puzzle/index.ts';
import { type JobContext, puzzleOf, timed } from './job.ts';

export interface SolveRequest {
  readonly job: 'solve';
  readonly game: string;
  readonly clues: unknown;
  /** The number of solutions after which to stop looking. */
  readonly most: number;
  /** Entries that every solution must agree with. */
  readonly kept?: unknown;
}

export interface SolveAnswer {
  readonly job: 'solve';
  readonly solutions: readonly unknown[];
  /** True when the search was finished: there are no other solutions. */
  readonly complete: boolean;
  /** Whether there is exactly one solution; null when that is not known. */
  readonly unique: boolean | null;
  readonly nodes: number;
  readonly ms: number;
}

export function solve(
  kinds: readonly AnyKind[],
  { game, clues, most, kept }: SolveRequest,
  { limits, clock }: JobContext,
): SolveAnswer {
  const puzzle = puzzleOf(kinds, game);
  const { answer, ms } = timed(clock, () => count(puzzle, clues, most, new Effort(limits), kept));
  const { solutions, complete, unique = null, nodes } = answer;
  return { job: 'solve', solutions, complete, unique, nodes, ms };
}
