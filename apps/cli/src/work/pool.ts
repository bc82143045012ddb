/** Worker threads as the transport of jobs, so that the main thread stays free for keys, signals and progress. */

import { Worker } from 'node:worker_threads';
import { JobPool, type WorkBudget } from 'ludoteca/jobs';
import type { CatalogueUrl } from '../catalogue-module.ts';

/** What a thread is started with. */
export interface WorkerData {
  readonly catalogueUrl: CatalogueUrl;
}

/** How long threads are given to end, in milliseconds. */
const closingTime = 2000;

/**
 * What is left of a time that begins with the command itself: whoever gives it so many seconds wants it back
 * after them, however long it takes to start. Half of them are for the work in any case.
 */
export function sinceStart<Budget extends WorkBudget>(budget: Budget): Budget {
  const { seconds } = budget;
  if (seconds === undefined) return budget;
  return { ...budget, seconds: Math.max(seconds / 2, seconds - performance.now() / 1000) };
}

export type Pool = Pick<JobPool, 'do' | 'warm' | 'close'>;

export function openPool(size: number, catalogueUrl: CatalogueUrl): Pool {
  const pool = new JobPool({
    most: size,
    hire({ hear, lose }) {
      const workerData: WorkerData = { catalogueUrl };
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData });
      worker.on('message', hear);
      worker.on('error', (fault) =>
        lose(fault instanceof Error ? fault : new Error(String(fault))),
      );
      return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
    },
  });
  return {
    do: (request, options) => pool.do(request, options),
    warm: () => pool.warm(),
    async close() {
      // A thread that was ending by itself may never say so; the timer also keeps the process awake.
      let late: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        late = setTimeout(resolve, closingTime);
      });
      await Promise.race([pool.close(), patience]);
      clearTimeout(late);
    },
  };
}
