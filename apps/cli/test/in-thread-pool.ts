/** Jobs done in the thread of the test, by the same protocol as in a worker: no start to wait for. */

import type { CatalogueUrl } from '../src/catalogue-module.ts';
import { serveThread } from '../src/serve-thread.ts';
import type { Pool } from '../src/work/pool.ts';
import { ThreadPool } from '../src/work/thread-pool.ts';

/** Stands in for the module of the worker threads (`vi.mock`). */
export function openPool(_size: unknown, catalogueUrl: CatalogueUrl): Pool {
  return new ThreadPool({
    most: 1,
    hire({ hear }) {
      const serve = serveThread(
        catalogueUrl,
        // What a worker would be sent or send back is copied here, too.
        (message) => void setImmediate(() => hear(structuredClone(message))),
      );
      return {
        post: (message) => void setImmediate(() => serve(structuredClone(message))),
        end: () => undefined,
      };
    },
  });
}
