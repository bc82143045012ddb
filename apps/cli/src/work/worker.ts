/** A worker thread: the transport of the jobs that the pool asks for. */

import { parentPort, workerData } from 'node:worker_threads';
import { serveJobs } from 'ludoteca/jobs';
import { loadKind } from '../catalogue-module.ts';
import type { WorkerData } from './pool.ts';

const port = parentPort;
if (port === null) throw new Error('this module is the body of a worker thread');
const { catalogueUrl }: WorkerData = workerData;

port.on(
  'message',
  serveJobs({
    post: (message) => port.postMessage(message),
    // The thread that asks has the same.
    clock: () => performance.timeOrigin + performance.now(),
    async kindsFor(game) {
      const kind = await loadKind(catalogueUrl, game);
      return kind === undefined ? [] : [kind];
    },
  }),
);
