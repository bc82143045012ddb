/** The job of grading a puzzle. */

import type { AnyKind } from '../document/index.ts';
import { Effort } from '../kernel/index.ts';
import { type Graded, gradeSolvable, type Solvability, solvabilityOf } from '../puzzle/index.ts';
import { decided, type JobContext, puzzleOf, timed } from './job.ts';

export interface GradeRequest {
  readonly job: 'grade';
  readonly game: string;
  readonly clues: unknown;
}

export interface GradeAnswer {
  readonly job: 'grade';
  readonly graded: Graded;
  /** What the exact solver says of the clues, for whoever wants the solution too; absent when not known. */
  readonly solvability?: Solvability<unknown>;
  readonly ms: number;
}

export function giveGrade(
  kinds: readonly AnyKind[],
  { game, clues }: GradeRequest,
  { limits, clock }: JobContext,
): GradeAnswer {
  const puzzle = puzzleOf(kinds, game);
  const effort = new Effort(limits);
  const { answer, ms } = timed(clock, () => {
    const solvability = solvabilityOf(puzzle, clues, effort);
    return { graded: gradeSolvable(puzzle, clues, solvability, effort), solvability };
  });
  return { job: 'grade', graded: answer.graded, ...decided(answer.solvability), ms };
}
