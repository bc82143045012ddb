/** Workers that do the jobs of the library off the asking thread, as every host starts them. */

import type { JobAnswer, JobNews, JobRequest } from '../jobs/index.ts';
import { type FromWorker, JobPool, type PoolSetting, type ToWorker } from '../jobs/index.ts';

/** Where a script is: as text, or as a `URL`. */
export type Address = string | { readonly href: string };

export interface WorkersOptions {
  /** The most workers at a time; 1 when absent. What is asked beyond waits. */
  readonly most?: number;
  /**
   * The address of a module of your own that serves jobs, as for games that are not of the library (`serve`);
   * the one that serves all games of the library when absent.
   */
  readonly script?: Address;
}

/** A worker as its host has it: a way to tell it something, and to end it. */
export interface HostedWorker {
  post(message: ToWorker<JobRequest>): void;
  end(): unknown;
  /** Whether the host is to stay up for it: while it works, and not while it waits. */
  hold?(isHeld: boolean): void;
}

/** How a host starts a worker on a script; what it says goes to `hear`, that it died to `lose`. */
export type StartWorker = (
  script: Address | undefined,
  wire: {
    hear(message: FromWorker<JobAnswer, JobNews>): void;
    lose(fault: Error): void;
  },
) => HostedWorker;

/** A pool whose workers are started as the host does, and keep no process up while there is nothing to do. */
export function poolOf(start: StartWorker, { most = 1, script }: WorkersOptions): JobPool {
  const hire: PoolSetting<JobRequest, JobAnswer, JobNews>['hire'] = ({ hear, lose }) => {
    const worker = start(script, {
      hear(message) {
        if (message.kind === 'answer' || message.kind === 'failed') worker.hold?.(false);
        hear(message);
      },
      lose,
    });
    worker.hold?.(false);
    return {
      post(message) {
        if (message.kind === 'do') worker.hold?.(true);
        worker.post(message);
      },
      end: () => worker.end(),
    };
  };
  return new JobPool({ most, hire });
}
