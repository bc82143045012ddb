/** The job of thinking for a bot. */

import type { AnyKind } from '../document/index.ts';
import { answerFor, type BotQuestion, type Move } from '../game/index.ts';
import { gameOf, type JobContext } from './job.ts';

export interface ChooseRequest extends BotQuestion {
  readonly job: 'choose';
  readonly game: string;
  /** True when the time that the worker gives replaces the level's budget. */
  readonly isTimed: boolean;
}

export interface ChooseAnswer {
  readonly job: 'choose';
  readonly move: Move;
  readonly nodes: number;
}

export async function choose(
  kinds: readonly AnyKind[],
  { game, isTimed, level, seed, state, maySwap }: ChooseRequest,
  { limits }: JobContext,
): Promise<ChooseAnswer> {
  const question = { level, seed, state, maySwap };
  const answer = await answerFor(gameOf(kinds, game), question, { ...limits, isTimed });
  return { job: 'choose', ...answer };
}
