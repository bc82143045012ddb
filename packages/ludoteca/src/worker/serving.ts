/** The side that does the work, in a worker of any host. */

import type { AnyKind } from '../document/index.ts';
import type { LazyKind } from '../games/lazy-catalogue.ts';
import {
  type FromWorker,
  type JobAnswer,
  type JobNews,
  type JobRequest,
  serveJobs,
  type ToWorker,
} from '../jobs/index.ts';

/** The games that are served: as they are, or each loaded when it is first asked for. */
export type Kinds = readonly (AnyKind | LazyKind)[];

/** A worker as it sees itself: somebody to hear, and somebody to answer. */
export interface Host {
  listen(hear: (message: ToWorker<JobRequest>) => void): void;
  post(message: FromWorker<JobAnswer, JobNews>): void;
}

declare const performance: { now(): number };

export function serveOn({ listen, post }: Host, kinds: Kinds): void {
  listen(
    serveJobs({
      post,
      clock: () => performance.now(),
      async kindsFor(game) {
        const kind = kinds.find(({ id }) => id === game);
        if (kind === undefined) throw new Error(`this worker does not serve ${game}`);
        return ['load' in kind ? await kind.load() : kind];
      },
    }),
  );
}
