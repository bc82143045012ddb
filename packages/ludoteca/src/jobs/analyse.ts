/** The job of analysing a position. */

import type { AnyKind } from '../document/index.ts';
import { type Analysis, analyse } from '../game/index.ts';
import { Effort } from '../kernel/index.ts';
import { gameOf, type JobContext, timed } from './job.ts';

export interface AnalyseRequest {
  readonly job: 'analyse';
  readonly game: string;
  readonly state: unknown;
  /** True when what is known is to be told as news while it is found. */
  readonly listens?: boolean;
}

export interface AnalyseAnswer extends Analysis {
  readonly job: 'analyse';
  readonly ms: number;
}

/** What is known so far. */
export type AnalyseNews = AnalyseAnswer;

/** What is known so far is told at most this often, in milliseconds. */
const pace = 100;

export async function analysePosition(
  kinds: readonly AnyKind[],
  { game: id, state, listens }: AnalyseRequest,
  { limits, clock, tell }: JobContext<AnalyseNews>,
): Promise<AnalyseAnswer> {
  const game = gameOf(kinds, id);
  const book = await game.openingBook?.(state);
  const begin = clock();
  let told = begin;
  const onSoFar = (soFar: () => Analysis) => {
    if (clock() - told < pace) return;
    told = clock();
    tell?.({ job: 'analyse', ...soFar(), ms: Math.round(told - begin) });
  };
  const { answer, ms } = timed(clock, () =>
    analyse(game, state, new Effort(limits), book, listens ? onSoFar : undefined),
  );
  return { job: 'analyse', ...answer, ms };
}
