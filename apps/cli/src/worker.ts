/** A worker thread: does jobs of the library, and portions of commands. */

import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from './serve-thread.ts';
import type { WorkerData } from './work/pool.ts';

const port = parentPort;
if (port === null) throw new Error('this module is the body of a worker thread');
const { catalogueUrl }: WorkerData = workerData;

port.on(
  'message',
  serveThread(catalogueUrl, (message) => port.postMessage(message)),
);
