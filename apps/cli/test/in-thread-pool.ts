/** Jobs done in the thread of the test, by the same protocol as in a worker: no start to wait for. */

import { JobPool, serveJobs } from 'ludoteca/jobs';
import { type CatalogueUrl, loadCatalogue } from '../src/catalogue-module.ts';
import type { Pool } from '../src/work/pool.ts';

/** Stands in for the module of the worker threads (`vi.mock`). */
export function openPool(_size: number, catalogueUrl: CatalogueUrl): Pool {
  const loading = loadCatalogue(catalogueUrl);
  return new JobPool({
    most: 1,
    hire({ hear }) {
      const serve = serveJobs({
        // What a worker would be sent or send back is copied here, too.
        post: (message) => void setImmediate(() => hear(structuredClone(message))),
        clock: () => performance.now(),
        kindsFor: () => loading,
      });
      return {
        post: (message) => void setImmediate(() => serve(structuredClone(message))),
        end: () => undefined,
      };
    },
  });
}
