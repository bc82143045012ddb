/** Worker threads as the transport of jobs, so that the main thread stays free for keys, signals and progress. */

import { Worker } from 'node:worker_threads';
import type { WorkBudget } from 'ludoteca/jobs';
import type { CatalogueUrl } from '../catalogue-module.ts';
import { ThreadPool } from './thread-pool.ts';
import { tryHere } from './try-here.ts';

/** What a thread is started with. */
export interface WorkerData {
  readonly catalogueUrl: CatalogueUrl;
}

/** How long threads are given to end, in milliseconds. */
const closingTime = 2000;

/**
 * The budget of one piece of work after another, for a command that ends with its work. The time of what each
 * thread does first begins with the command itself: whoever gives it so many seconds wants it back after them,
 * however long the threads take to start and to read.
 */
export function budgetsSinceStart(budget: WorkBudget, threads = 1): () => WorkBudget {
  if (budget.seconds === undefined) return () => budget;
  const first = { ...budget, since: performance.timeOrigin };
  let begun = 0;
  return () => (begun++ < threads ? first : budget);
}

export interface Pool extends Pick<ThreadPool, 'do' | 'doPortion' | 'warm' | 'close'> {
  /** True when the threads are there already, and there is more to do than this command: nothing is tried first. */
  readonly isLent?: true;
}

/** A pool that is kept for many commands in a row, each of which thinks that it is its own. */
let lent: Pool | undefined;

/** Has every command use one pool until it is closed: threads start once, however many pieces of work there are. */
export function lendPool(size: number, catalogueUrl: CatalogueUrl): { close(): Promise<void> } {
  const pool = openPool(size, catalogueUrl);
  lent = {
    isLent: true,
    // Their time does not begin with this process.
    do: (request, { since: _since, ...options } = {}) => pool.do(request, options),
    doPortion: ({ since: _since, ...request }, onNews) => pool.doPortion(request, onNews),
    warm: () => pool.warm(),
    close: async () => {},
  };
  return {
    async close() {
      lent = undefined;
      await pool.close();
    },
  };
}

/** Opens a pool of so many threads; the number may grow while it works. */
export function openPool(size: number | (() => number), catalogueUrl: CatalogueUrl): Pool {
  if (lent !== undefined) return lent;
  const pool = new ThreadPool({
    get most() {
      return typeof size === 'number' ? size : size();
    },
    hire({ hear, lose }) {
      const workerData: WorkerData = { catalogueUrl };
      const worker = new Worker(new URL('./worker.cjs', import.meta.url), { workerData });
      worker.on('message', hear);
      worker.on('error', (fault) =>
        lose(fault instanceof Error ? fault : new Error(String(fault))),
      );
      return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
    },
  });
  let isFirst = true;
  return {
    async do(request, options = {}) {
      const isTried = isFirst;
      isFirst = false;
      const answer = isTried ? await tryHere(request, options, catalogueUrl) : undefined;
      return answer ?? pool.do(request, options);
    },
    doPortion: (request, onNews) => pool.doPortion(request, onNews),
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
