/**
 * What those who ask for work and those who do it say to each other, in plain data, so that any
 * transport of messages will do: threads, web workers, pipes.
 *
 *     asker                              worker
 *     do 7 {request, nodes, seconds} →
 *                                      ← progress 7 {nodes, phase}     now and then
 *                                      ← news 7 {…}                    as it comes
 *     taken 7                        →                                 to news that waits for it
 *     stop 7                         →                                 answer with what you have
 *                                      ← answer 7 {…}  or  failed 7 {reason}
 */

import type { MakingPhase } from '../puzzle/index.ts';

/** What a piece of work may spend. The time is the worker's to keep: the library has no clock. */
export interface WorkBudget {
  readonly nodes?: number;
  readonly seconds?: number;
  /**
   * When the seconds began, by a clock that asker and worker share; with the work itself when absent. Half of
   * them are for the work in any case, however late it comes to begin.
   */
  readonly since?: number;
}

/**
 * When work that begins now has to be over, by the clock that told both.
 *
 * @example
 * ```ts
 * import { endOf } from 'ludoteca/jobs';
 *
 * console.log(endOf({ seconds: 2, since: 1_000 }, 1_500));
 * ```
 *
 * ```text
 * 3000
 * ```
 */
export function endOf({ seconds, since }: WorkBudget, now: number): number {
  if (seconds === undefined) return Number.POSITIVE_INFINITY;
  if (since === undefined) return now + seconds * 1000;
  return Math.max(since + seconds * 1000, now + seconds * 500);
}

export type ToWorker<Request> =
  | {
      readonly kind: 'do';
      readonly id: number;
      readonly request: Request;
      readonly budget: WorkBudget;
      /** Becomes 1 when the work is to stop: heard in the middle of work that hears no messages. */
      readonly flag?: Int32Array;
    }
  /** Answer with what is there, as when the time is over. */
  | { readonly kind: 'stop'; readonly id: number }
  /** News were dealt with; more may come. */
  | { readonly kind: 'taken'; readonly id: number };

export type FromWorker<Answer, News> =
  | {
      readonly kind: 'progress';
      readonly id: number;
      readonly nodes: number;
      readonly phase?: MakingPhase;
    }
  /** Something to be known before the answer; the worker may wait until it is taken. */
  | { readonly kind: 'news'; readonly id: number; readonly news: News; readonly waits: boolean }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  /** A bug: what can go wrong by itself is a part of the answer. */
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
