/**
 * The same for Node: threads instead of web workers.
 *
 * @module worker
 */

import { parentPort, Worker } from 'node:worker_threads';
import type { JobPool } from '../jobs/index.ts';
import { type Kinds, serveOn } from './serving.ts';
import { poolOf, type WorkersOptions } from './workers.ts';

export type { JobPool } from '../jobs/index.ts';
export type { Kinds } from './serving.ts';
export type { Address, WorkersOptions } from './workers.ts';

export function startWorkers(options: WorkersOptions = {}): JobPool {
  return poolOf((script = new URL('./node-script.js', import.meta.url), { hear, lose }) => {
    // The flags of the process may be meant for its own script, as those of `node -e` are.
    const worker = new Worker(script, { execArgv: [] });
    worker.on('message', hear);
    worker.on('error', lose);
    return {
      post: (message) => worker.postMessage(message),
      end: () => worker.terminate(),
      // A process with nothing else to do ends, whoever waits in it for work.
      hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    };
  }, options);
}

export function serve(kinds: Kinds): void {
  if (parentPort === null) throw new Error('serve is called in a worker');
  const port = parentPort;
  serveOn(
    { listen: (hear) => port.on('message', hear), post: (message) => port.postMessage(message) },
    kinds,
  );
}
