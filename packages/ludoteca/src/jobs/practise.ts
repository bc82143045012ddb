/** The job of practice: a position in which one insight gives the next entry. */

import type { AnyKind, OptionValues } from '../document/index.ts';
import type { Notice, Result } from '../kernel/index.ts';
import { type Practice, practise } from '../puzzle/index.ts';
import { type JobContext, puzzleOf } from './job.ts';

export interface PractiseRequest {
  readonly job: 'practise';
  readonly game: string;
  /** Options of puzzles to look in, tried in turn; those of the puzzle's own lessons when absent. */
  readonly kinds?: readonly OptionValues[];
  /** The name of the insight. */
  readonly insight: string;
  readonly seed: string;
}

export interface PractiseAnswer {
  readonly job: 'practise';
  readonly practice: Result<Practice<unknown, unknown>, Notice>;
}

export function givePractice(
  kinds: readonly AnyKind[],
  { game, kinds: asked, insight, seed }: PractiseRequest,
  { limits }: JobContext,
): PractiseAnswer {
  const puzzle = puzzleOf(kinds, game);
  const boards = asked ?? puzzle.lessons?.practice ?? [{}];
  return { job: 'practise', practice: practise(puzzle, boards, insight, seed, limits) };
}
