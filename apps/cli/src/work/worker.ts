/** A worker thread: the transport of the jobs that the pool asks for. */

import { parentPort, workerData } from 'node:worker_threads';
import { serveJobs } from 'ludoteca/jobs';
import { loadCatalogue } from '../catalogue-module.ts';
import type { WorkerData } from './pool.ts';

const port = parentPort;
if (port === null) throw new Error('this module is the body of a worker thread');
const { catalogueUrl }: WorkerData = workerData;
const loading = loadCatalogue(catalogueUrl);

port.on(
  'message',
  serveJobs({
    post: (message) => port.postMessage(message),
    clock: () => performance.now(),
    kindsFor: () => loading,
  }),
);
