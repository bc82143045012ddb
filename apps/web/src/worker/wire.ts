/** A web worker as the transport of whatever is asked of it. */

import type { PoolSetting, WorkerEnd } from 'ludoteca/jobs';

/** Connects a worker to the pool that hired it. */
export function wired<Request, Answer, News>(
  worker: Worker,
  { hear, lose }: Parameters<PoolSetting<Request, Answer, News>['hire']>[0],
): WorkerEnd<Request> {
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = ({ message }) => lose(new Error(message || 'the worker could not be started'));
  return {
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
}
