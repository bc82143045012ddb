/** The side that works: answers whoever asks for jobs of the library, and for portions of commands. */

import { doJob, type FromWorker, serveWork, type ToWorker } from 'ludoteca/jobs';
import { type CatalogueUrl, loadKind } from './catalogue-module.ts';
import { listing } from './commands/index.ts';
import { doPortion } from './work/gather.ts';
import { poolHere } from './work/pool-here.ts';
import { ended } from './work/spread.ts';
import type { ThreadAnswer, ThreadNews, ThreadRequest } from './work/thread-pool.ts';

/** What is returned is given each message that comes. */
export function serveThread(
  catalogueUrl: CatalogueUrl,
  post: (message: FromWorker<ThreadAnswer, ThreadNews>) => void,
): (message: ToWorker<ThreadRequest>) => void {
  // The thread that asks has the same.
  const clock = () => performance.timeOrigin + performance.now();
  const pool = poolHere(catalogueUrl);
  return serveWork<ThreadRequest, ThreadAnswer, ThreadNews>({
    post,
    clock,
    async ready(request) {
      if (request.job !== 'portion') {
        const kind = await loadKind(catalogueUrl, request.game);
        return (context) => doJob(kind === undefined ? [] : [kind], request, context);
      }
      const command = await listing.find(({ name }) => name === request.command)?.load();
      if (command === undefined) throw new Error(`there is no command ${request.command}`);
      return async ({ tell, hand }) => {
        if (tell === undefined || hand === undefined) throw new Error('a worker hands on');
        const begin = clock();
        const done = await doPortion(request, ended(command), { pool, catalogueUrl, tell, hand });
        return { job: 'portion', ...done, ms: clock() - begin };
      };
    },
  });
}
