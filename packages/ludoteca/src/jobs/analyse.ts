/** The job of analysing a position. */

import type { AnyKind } from '../document/index.ts';
import { type Analysis, analyse } from '../game/index.ts';
import { Effort } from '../kernel/index.ts';
import { gameOf, type JobContext, timed } from './job.ts';

export interface AnalyseRequest {
  readonly job: 'analyse';
  readonly game: string;
  readonly state: unknown;
}

export interface AnalyseAnswer extends Analysis {
  readonly job: 'analyse';
  readonly ms: number;
}

export async function analysePosition(
  kinds: readonly AnyKind[],
  { game: id, state }: AnalyseRequest,
  { limits, clock }: JobContext,
): Promise<AnalyseAnswer> {
  const game = gameOf(kinds, id);
  const book = await game.openingBook?.(state);
  const { answer, ms } = timed(clock, () => analyse(game, state, new Effort(limits), book));
  return { job: 'analyse', ...answer, ms };
}
