/** The job of making a puzzle. */

import type { AnyKind, JsonObject } from '../document/index.ts';
import type { Notice } from '../kernel/index.ts';
import { type Difficulty, generate } from '../puzzle/index.ts';
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

export function make(
  kinds: readonly AnyKind[],
  { game, recipe, seed }: GenerateRequest,
  { limits, tell }: JobContext<GenerateNews>,
): GenerateAnswer {
  const made = generate(puzzleOf(kinds, game), recipe, seed, {
    ...limits,
    ...(tell && { onBest: (best) => tell({ job: 'generate', isMade: true, ...best }) }),
  });
  if (!made.ok) return { job: 'generate', isMade: false, notice: made.error };
  return { job: 'generate', isMade: true, ...made.value };
}
