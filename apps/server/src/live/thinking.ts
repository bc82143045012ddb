/** The threads in which the server thinks: levels that move, and what a day gives. */

import { Worker } from 'node:worker_threads';
import { JobPool } from 'ludoteca/jobs';

/** Where a thread finds the games: the URL of a module that exports `catalogue`. */
export interface ThinkingData {
  readonly catalogueUrl: string;
}

export function openThinking(catalogueUrl: string, threads: number): JobPool {
  return new JobPool({
    most: threads,
    mostIdle: 1,
    hire({ hear, lose }) {
      const workerData: ThinkingData = { catalogueUrl };
      const worker = new Worker(new URL('./thinking-worker.js', import.meta.url), { workerData });
      worker.unref();
      worker.on('message', hear);
      worker.on('error', (fault) =>
        lose(fault instanceof Error ? fault : new Error(String(fault))),
      );
      return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
    },
  });
}
