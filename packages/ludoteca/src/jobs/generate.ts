/** The job of making a puzzle. */

import type { AnyKind, JsonObject } from '../document/index.ts';
import { type Notice, ok, type Result } from '../kernel/index.ts';
import { type Difficulty, furnish, generate } from '../puzzle/index.ts';
import { type JobContext, puzzleOf } from './job.ts';
import type { GenerateNews } from './news.ts';

export interface GenerateRequest {
  readonly job: 'generate';
  readonly game: string;
  readonly recipe: unknown;
  readonly seed: string;
}

export type GenerateAnswer =
  | {
      readonly job: 'generate';
      readonly isMade: true;
      readonly clues: unknown;
      readonly solution: unknown;
      readonly level?: Difficulty;
      readonly seed: string;
      readonly remarks: JsonObject;
    }
  | { readonly job: 'generate'; readonly isMade: false; readonly notice: Notice };

/** At once, or later where the recipe has something to load first. */
export function make(
  kinds: readonly AnyKind[],
  { game, recipe, seed }: GenerateRequest,
  { limits, tell }: JobContext<GenerateNews>,
): GenerateAnswer | Promise<GenerateAnswer> {
  const puzzle = puzzleOf(kinds, game);
  const from = (furnished: Result<unknown, Notice>): GenerateAnswer => {
    const made = furnished.ok
      ? generate(puzzle, furnished.value, seed, {
          ...limits,
          ...(tell && { onBest: (best) => tell({ job: 'generate', isMade: true, ...best }) }),
        })
      : furnished;
    if (!made.ok) return { job: 'generate', isMade: false, notice: made.error };
    return { job: 'generate', isMade: true, ...made.value };
  };
  return puzzle.furnished === undefined ? from(ok(recipe)) : furnish(puzzle, recipe).then(from);
}
