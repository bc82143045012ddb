/** A thread in which levels think. */

import { parentPort, workerData } from 'node:worker_threads';
import type { AnyKind } from 'ludoteca/document';
import { serveJobs } from 'ludoteca/jobs';
import type { ThinkingData } from './levels.ts';

const port = parentPort;
if (port === null) throw new Error('this module is the body of a worker thread');
const { catalogueUrl }: ThinkingData = workerData;
const loading: Promise<readonly AnyKind[]> = import(catalogueUrl).then(
  ({ catalogue }: { readonly catalogue: readonly AnyKind[] }) => catalogue,
);

port.on(
  'message',
  serveJobs({
    post: (message) => port.postMessage(message),
    clock: () => performance.now(),
    kindsFor: () => loading,
  }),
);
