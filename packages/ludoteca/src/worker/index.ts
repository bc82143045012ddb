/**
 * The long work off the main thread: in browsers, Deno and Bun by web workers. Node finds `node.ts` in its place.
 *
 * @module worker
 */

import type { JobPool } from '../jobs/index.ts';
import { type Host, type Kinds, serveOn } from './serving.ts';
import { type Address, poolOf, type WorkersOptions } from './workers.ts';

export type { JobPool } from '../jobs/index.ts';
export type { Kinds } from './serving.ts';
export type { Address, WorkersOptions } from './workers.ts';

/** A web worker, as far as it is used here: the library is compiled without the types of a page. */
interface WebWorker {
  onmessage: ((event: { readonly data: never }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

declare const Worker: new (script: Address, options: { readonly type: 'module' }) => WebWorker;

/**
 * Workers for the jobs of the library: give them to whatever takes long. They are started when there is something
 * to do, and `close` ends them.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { startWorkers } from 'ludoteca/worker';
 *
 * const workers = startWorkers();
 * const signal = AbortSignal.timeout(60_000);
 * const puzzle = await greaterThan.make({ size: 6, seed: 'x' }, { workers, signal });
 * console.log((await puzzle.hint({ workers })).say('en'));
 * await workers.close();
 * ```
 *
 * ```text
 * The 1 of box 5 can only go in r5c3: every other cell there has a smaller neighbour.
 * ```
 */
export function startWorkers(options: WorkersOptions = {}): JobPool {
  return poolOf((script, { hear, lose }) => {
    const worker =
      script === undefined
        ? // Bundlers know this very form, and make a part of its own of what it names.
          new Worker(new URL('./script.js', import.meta.url), { type: 'module' })
        : new Worker(script, { type: 'module' });
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = ({ message = 'the worker could not be started' }) => lose(new Error(message));
    return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
  }, options);
}

/**
 * Answers jobs in a worker: the last line of a script of your own, for games that are not of the library.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca/greater-than';
 * import { serve } from 'ludoteca/worker';
 *
 * serve([greaterThan]);
 * ```
 */
export function serve(kinds: Kinds): void {
  // The global scope of a worker, as far as it is used here.
  const scope = globalThis as unknown as {
    onmessage: ((event: { readonly data: never }) => void) | null;
    postMessage(message: unknown): void;
  };
  const host: Host = {
    listen(hear) {
      scope.onmessage = ({ data }) => hear(data);
    },
    post: (message) => scope.postMessage(message),
  };
  serveOn(host, kinds);
}
