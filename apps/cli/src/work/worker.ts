/** A worker thread: does one job after another for the pool. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Made, MakingPhase } from 'ludoteca';
import { doJob } from 'ludoteca/jobs';
import { loadCatalogue } from '../catalogue-module.ts';
import type { OnPart, Order, Report, WorkerData } from './orders.ts';

/** Progress is told this often, in milliseconds. */
const interval = 200;

const port = parentPort;
if (port === null) throw new Error('this module is the body of a worker thread');
const { catalogueUrl }: WorkerData = workerData;
const loading = loadCatalogue(catalogueUrl);

const clock = (): number => performance.now();
const report = (message: Report): void => port.postMessage(message);

port.on('message', async (order: Order) => {
  const kinds = await loading;
  const { request, nodes, seconds } = order;
  const begin = clock();
  let told = begin;
  let phase: MakingPhase | undefined;
  const isOver = () => seconds !== undefined && clock() - begin >= seconds * 1000;
  const onProgress = (spent: number): void => {
    if (clock() - told < interval) return;
    told = clock();
    report({ kind: 'progress', nodes: spent, ...(phase && { phase }) });
  };
  const onPhase = (begun: MakingPhase): void => {
    phase = begun;
  };
  try {
    const limits = {
      signal: {
        get aborted() {
          return isOver();
        },
      },
      onProgress,
      onPhase,
      onBest: (made: Made<unknown, unknown>) =>
        report({ kind: 'best', answer: { job: 'generate', isMade: true, ...made } }),
      ...(nodes !== undefined && { nodes }),
    };
    const onPart: OnPart = (part, chunk) => report({ kind: 'part', part, chunk });
    report({ kind: 'done', answer: await doJob(kinds, request, { limits, clock, onPart }) });
  } catch (fault) {
    const reason = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    report({ kind: 'failed', reason });
  }
});
