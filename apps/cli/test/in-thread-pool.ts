/** Jobs done in the thread of the test, by the same protocol as in a worker: no start to wait for. */

import type { CatalogueUrl } from '../src/catalogue-module.ts';
import type { Pool } from '../src/work/pool.ts';
import { ThreadPool } from '../src/work/thread-pool.ts';

/** Stands in for the module of the worker threads (`vi.mock`). */
export function openPool(_size: unknown, catalogueUrl: CatalogueUrl): Pool {
  return new ThreadPool({
    most: 1,
    hire({ hear }) {
      // Loaded when it is wanted: it needs the module that this one stands in for.
      const serving = import('../src/serve-thread.ts').then(({ serveThread }) =>
        serveThread(
          catalogueUrl,
          // What a worker would be sent or send back is copied here, too.
          (message) => void setImmediate(() => hear(structuredClone(message))),
        ),
      );
      return {
        post: (message) => {
          const copy = structuredClone(message);
          serving.then((serve) => setImmediate(() => serve(copy)));
        },
        end: () => undefined,
      };
    },
  });
}
