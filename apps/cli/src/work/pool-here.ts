/** Jobs done in the thread that asks for them, by the same protocol as in a thread of their own. */

import type { AnyKind } from 'ludoteca';
import { JobPool, serveJobs } from 'ludoteca/jobs';
import { type CatalogueUrl, loadKind } from '../catalogue-module.ts';

export function poolHere(catalogueUrl: CatalogueUrl): Pick<JobPool, 'do'> {
  const kinds = new Map<string, Promise<AnyKind[]>>();
  const load = async (game: string): Promise<AnyKind[]> => {
    const kind = await loadKind(catalogueUrl, game);
    return kind === undefined ? [] : [kind];
  };
  return new JobPool({
    most: 1,
    hire({ hear }) {
      const serve = serveJobs({
        post: hear,
        clock: () => performance.timeOrigin + performance.now(),
        kindsFor(game) {
          const loading = kinds.get(game) ?? load(game);
          kinds.set(game, loading);
          return loading;
        },
      });
      return { post: serve, end: () => undefined };
    },
  });
}
