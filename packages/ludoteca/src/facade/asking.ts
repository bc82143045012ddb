/** How work is asked for: where it is done, and what ends it. One optional argument of everything that takes long. */

import type { AnyKind } from '../document/index.ts';
import {
  type AnswerTo,
  type AskOptions,
  type Background,
  doJob,
  inBackground,
  type JobPool,
  type JobRequest,
  type NewsOf,
} from '../jobs/index.ts';
import type { StopSignal } from '../kernel/index.ts';
import type { MakingPhase } from '../puzzle/index.ts';

export interface Asking {
  /**
   * Gives the work up; the promise is rejected with its reason. With `workers` that is at once. In this thread
   * the work runs to its end, so it is heard before the work begins, or by a signal that finds out for itself
   * when it is asked (see `Signal`).
   */
  readonly signal?: StopSignal;
  /** Told now and then how many nodes were visited, and what is being done with a puzzle in the making. */
  readonly onProgress?: (nodes: number, phase?: MakingPhase) => void;
  /** The most nodes to visit; what is known by then is the answer. */
  readonly nodes?: number;
  /** Who does the work, off this thread; see `ludoteca/worker`. Here and now when absent. */
  readonly workers?: Pick<JobPool, 'do'>;
}

/** Work without the one who does it, which has no place in what is sent. */
export type Limited = Omit<Asking, 'workers'>;

/** The long work of a kind, by workers if there are any. */
export function workOn(kind: AnyKind, { workers }: Asking): Background {
  return inBackground(workers ?? inThisThread(kind));
}

/** What is to be handed on with a piece of work. */
export function limitsOf({ signal, onProgress, nodes }: Asking): Limited {
  return {
    ...(signal !== undefined && { signal }),
    ...(onProgress !== undefined && { onProgress }),
    ...(nodes !== undefined && { nodes }),
  };
}

/** Does jobs of one kind here and now. */
function inThisThread(kind: AnyKind): Pick<JobPool, 'do'> {
  return {
    async do<Request extends JobRequest>(
      request: Request,
      { nodes, signal, onProgress, onNews }: AskOptions<NewsOf<Request>> = {},
    ): Promise<AnswerTo<Request>> {
      if (signal?.aborted) throw signal.reason;
      let phase: MakingPhase | undefined;
      const answer = await doJob([kind], request, {
        // Nobody asks here how long anything took, and news go by the clock of a worker.
        clock: () => 0,
        limits: {
          ...(nodes !== undefined && { nodes }),
          ...(signal !== undefined && { signal }),
          ...(onProgress && { onProgress: (spent: number) => onProgress(spent, phase) }),
          onPhase(begun) {
            phase = begun;
          },
        },
        // A job tells news of its own kind.
        ...(onNews && { tell: (news) => onNews(news as NewsOf<Request>) }),
      });
      if (signal?.aborted) throw signal.reason;
      // And it answers in its own kind.
      return answer as AnswerTo<Request>;
    },
  };
}
