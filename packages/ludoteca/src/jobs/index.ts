/** The long work of the house, for workers of any kind. */

import type { AnyKind } from '../document/index.ts';
import { type AnalyseAnswer, type AnalyseRequest, analysePosition } from './analyse.ts';
import { type ChooseAnswer, type ChooseRequest, choose } from './choose.ts';
import { type GenerateAnswer, type GenerateRequest, make } from './generate.ts';
import type { Bench } from './job.ts';
import { type SolveAnswer, type SolveRequest, solve } from './solve.ts';

export type { AnalyseAnswer, AnalyseRequest } from './analyse.ts';
export type { ChooseAnswer, ChooseRequest } from './choose.ts';
export type { GenerateAnswer, GenerateRequest } from './generate.ts';
export type { Bench } from './job.ts';
export type { SolveAnswer, SolveRequest } from './solve.ts';

export type JobRequest = SolveRequest | GenerateRequest | AnalyseRequest | ChooseRequest;
export type JobAnswer = SolveAnswer | GenerateAnswer | AnalyseAnswer | ChooseAnswer;
/** The answer to a kind of request. */
export type AnswerTo<Request extends JobRequest> = Extract<
  JobAnswer,
  { readonly job: Request['job'] }
>;

/**
 * Does a job. Requests and answers are plain data: they can be sent between threads. Games for two
 * may have a book to load first, and answer later.
 */
export function doJob(
  kinds: readonly AnyKind[],
  request: JobRequest,
  bench: Bench,
): JobAnswer | Promise<JobAnswer> {
  switch (request.job) {
    case 'solve':
      return solve(kinds, request, bench);
    case 'generate':
      return make(kinds, request, bench);
    case 'analyse':
      return analysePosition(kinds, request, bench);
    case 'choose':
      return choose(kinds, request, bench);
  }
}
