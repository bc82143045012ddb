/** A few worker threads, so that the main one stays free for keys, signals and progress. */

import { Worker } from 'node:worker_threads';
import type { MakingPhase } from 'ludoteca';
import type { AnswerTo, GenerateAnswer, JobAnswer, JobRequest } from 'ludoteca/jobs';
import type { CatalogueUrl } from '../catalogue-module.ts';
import type { OnPart, Order, Report, WorkerData } from './orders.ts';

export interface Budget {
  readonly nodes?: number;
  readonly seconds?: number;
}

/** Told now and then how many nodes were visited, and what is being done with a puzzle in the making. */
export type OnProgress = (nodes: number, phase?: MakingPhase) => void;

/** Told of a puzzle that comes nearer to what was ordered than those before. */
type OnBest = (answer: GenerateAnswer) => void;

export interface Pool {
  /** Does a job on the first thread that is free. */
  do<Request extends JobRequest>(
    request: Request,
    budget?: Budget,
    onProgress?: OnProgress,
    onBest?: OnBest,
    onPart?: OnPart,
  ): Promise<AnswerTo<Request>>;
  /** Starts a thread before there is work, so that it loads the games while others do. */
  warm(): void;
  /** Ends the threads, whatever they are doing. */
  close(): Promise<void>;
}

interface Waiting {
  readonly order: Order;
  readonly onProgress: OnProgress | undefined;
  readonly onBest: OnBest | undefined;
  readonly onPart: OnPart | undefined;
  resolve(answer: JobAnswer): void;
  reject(reason: Error): void;
}

/** How long threads are given to end, in milliseconds. */
const closingTime = 2000;

export function openPool(size: number, catalogueUrl: CatalogueUrl): Pool {
  const workers: Worker[] = [];
  const idle: Worker[] = [];
  const queue: Waiting[] = [];
  const running = new Map<Worker, Waiting>();

  const next = (): void => {
    while (queue.length > 0) {
      const worker = idle.pop() ?? (workers.length < size ? hire() : undefined);
      if (worker === undefined) return;
      const waiting = queue.shift();
      if (waiting === undefined) return;
      running.set(worker, waiting);
      worker.postMessage(waiting.order);
    }
  };

  const release = (worker: Worker): Waiting | undefined => {
    const waiting = running.get(worker);
    running.delete(worker);
    return waiting;
  };

  const hire = (): Worker => {
    const workerData: WorkerData = { catalogueUrl };
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData });
    workers.push(worker);
    worker.on('message', (report: Report) => {
      if (report.kind === 'progress') {
        running.get(worker)?.onProgress?.(report.nodes, report.phase);
        return;
      }
      if (report.kind === 'best') {
        running.get(worker)?.onBest?.(report.answer);
        return;
      }
      if (report.kind === 'part') {
        running.get(worker)?.onPart?.(report.part, report.chunk);
        return;
      }
      const waiting = release(worker);
      idle.push(worker);
      if (report.kind === 'done') waiting?.resolve(report.answer);
      else waiting?.reject(new Error(report.reason));
      next();
    });
    // A thread that dies, as when memory runs out, takes its job with it.
    worker.on('error', (fault) => {
      workers.splice(workers.indexOf(worker), 1);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      release(worker)?.reject(fault instanceof Error ? fault : new Error(String(fault)));
      next();
    });
    return worker;
  };

  return {
    do<Request extends JobRequest>(
      request: Request,
      budget: Budget = {},
      onProgress?: OnProgress,
      onBest?: OnBest,
      onPart?: OnPart,
    ) {
      const order: Order = { request, ...budget };
      return new Promise<AnswerTo<Request>>((resolve, reject) => {
        queue.push({
          order,
          onProgress,
          onBest,
          onPart,
          // A worker answers each request with the answer of its own kind.
          resolve: (answer) => resolve(answer as AnswerTo<Request>),
          reject,
        });
        next();
      });
    },
    warm() {
      if (workers.length === 0) idle.push(hire());
    },
    async close() {
      const ended = Promise.all(workers.map((worker) => worker.terminate()));
      // A thread that was ending by itself may never say so; the timer also keeps the process awake.
      let late: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        late = setTimeout(resolve, closingTime);
      });
      await Promise.race([ended, patience]);
      clearTimeout(late);
    },
  };
}
