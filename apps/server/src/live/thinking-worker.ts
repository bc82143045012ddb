/** A thread in which levels think. */

import { parentPort, workerData } from 'node:worker_threads';
import type { AnyKind } from 'ludoteca/document';
import { serveJobs } from 'ludoteca/jobs';
import type { LazyKind } from 'ludoteca/lazy-catalogue';
import type { ThinkingData } from './thinking.ts';

const port = parentPort;
if (port === null) throw new Error('this module is the body of a worker thread');
const { catalogueUrl }: ThinkingData = workerData;

/** A catalogue has all games at once, or loads each when it is asked for. */
interface CatalogueModule {
  readonly catalogue?: readonly AnyKind[];
  readonly lazyCatalogue?: readonly LazyKind[];
}

const loading: Promise<CatalogueModule> = import(catalogueUrl);

port.on(
  'message',
  serveJobs({
    post: (message) => port.postMessage(message),
    clock: () => performance.now(),
    async kindsFor(game) {
      const { catalogue = [], lazyCatalogue } = await loading;
      const kind = await lazyCatalogue?.find(({ id }) => id === game)?.load();
      return kind === undefined ? catalogue : [kind];
    },
  }),
);
