/** The side that asks for the jobs of the library and for portions of commands: a pool that any thread may answer. */

import {
  type AnswerTo,
  type AskOptions,
  type JobAnswer,
  type JobNews,
  type JobRequest,
  type NewsOf,
  WorkerPool,
} from 'ludoteca/jobs';
import type { PortionAnswer, PortionNews, PortionRequest } from '../portion.ts';

export type ThreadRequest = JobRequest | PortionRequest;
export type ThreadAnswer = JobAnswer | PortionAnswer;
export type ThreadNews = JobNews | PortionNews;

export class ThreadPool extends WorkerPool<ThreadRequest, ThreadAnswer, ThreadNews> {
  /** Does a job on the first thread that is free. */
  do<Request extends JobRequest>(
    request: Request,
    options: AskOptions<NewsOf<Request>> = {},
  ): Promise<AnswerTo<Request>> {
    // A thread answers each request, and tells news of it, in kind.
    const asked = options as AskOptions<ThreadNews>;
    return this.ask(request, asked) as Promise<AnswerTo<Request>>;
  }

  /** Has a portion done. */
  doPortion(
    request: PortionRequest,
    onNews: (news: PortionNews) => void | Promise<void>,
  ): Promise<PortionAnswer> {
    const asked = { onNews } as AskOptions<ThreadNews>;
    return this.ask(request, asked) as Promise<PortionAnswer>;
  }
}
