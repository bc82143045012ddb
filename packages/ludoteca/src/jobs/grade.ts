/** The job of grading a puzzle. */

import type { AnyKind } from '../document/index.ts';
import { Effort } from '../kernel/index.ts';
import { type Graded, grade } from '../puzzle/index.ts';
import { type JobContext, puzzleOf, timed } from './job.ts';

export interface GradeRequest {
  readonly job: 'grade';
  readonly game: string;
  readonly clues: unknown;
}

export interface GradeAnswer {
  readonly job: 'grade';
  readonly graded: Graded;
  readonly ms: number;
}

export function giveGrade(
  kinds: readonly AnyKind[],
  { game, clues }: GradeRequest,
  { limits, clock }: JobContext,
): GradeAnswer {
  const puzzle = puzzleOf(kinds, game);
  const { answer, ms } = timed(clock, () => grade(puzzle, clues, new Effort(limits)));
  return { job: 'grade', graded: answer, ms };
}
