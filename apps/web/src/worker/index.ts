/**
 * Asking for long work. It is done in web workers, so the page never waits; whoever asks may tell it
 * to stop, which ends the worker at once, in the middle of whatever it does.
 */

import {
  type AnswerTo,
  type AskOptions,
  JobPool,
  type JobRequest,
  type NewsOf,
} from 'ludoteca/jobs';
import { wired } from './wire.ts';

const pool = new JobPool({
  // A page asks for few things at once, and none should wait for another.
  most: Number.POSITIVE_INFINITY,
  // Kept for the next question, with the games they have loaded.
  mostIdle: 2,
  hire: (wire) =>
    wired(
      new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module', name: 'thinking' }),
      wire,
    ),
});

type Options<Request extends JobRequest> = Omit<AskOptions<NewsOf<Request>>, 'seconds'> & {
  readonly milliseconds?: number;
};

export function ask<Request extends JobRequest>(
  request: Request,
  { milliseconds, ...options }: Options<Request> = {},
): Promise<AnswerTo<Request>> {
  const limits =
    milliseconds === undefined ? options : { ...options, seconds: milliseconds / 1000 };
  return pool.do(request, limits);
}

/** Whether a rejected question was stopped by its asker, which is no fault. */
export function isStopped(fault: unknown): boolean {
  return fault instanceof DOMException && fault.name === 'AbortError';
}
