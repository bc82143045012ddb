/** The job of practice: a position in which one insight gives the next entry. */

import type { AnyKind } from '../document/index.ts';
import type { Notice, Result } from '../kernel/index.ts';
import { type Practice, practise } from '../puzzle/index.ts';
import { type JobContext, puzzleOf } from './job.ts';

export interface PractiseRequest {
  readonly job: 'practise';
  readonly game: string;
  readonly recipe: unknown;
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
  { game, recipe, insight, seed }: PractiseRequest,
  { limits }: JobContext,
): PractiseAnswer {
  const puzzle = puzzleOf(kinds, game);
  return { job: 'practise', practice: practise(puzzle, recipe, insight, seed, limits) };
}
