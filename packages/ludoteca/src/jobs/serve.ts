/** The side that does the work: keeps budgets and time, tells progress and news, answers. */

import type { AnyKind } from '../document/index.ts';
import type { Signal } from '../kernel/index.ts';
import type { MakingPhase } from '../puzzle/index.ts';
import { doJob, type JobAnswer, type JobRequest } from './do-job.ts';
import type { JobContext } from './job.ts';
import type { JobNews } from './news.ts';
import { endOf, type FromWorker, type ToWorker } from './protocol.ts';

/** What a worker has of its own. */
export interface Workplace<Request, Answer, News> {
  /** Sends a message to whoever asked. */
  post(message: FromWorker<Answer, News>): void;
  /** The time in milliseconds, from any start. */
  clock(): number;
  /** Loads what the request needs; the time of the work begins after it. */
  ready(request: Request): Promise<(context: JobContext<News>) => Answer | Promise<Answer>>;
}

/** Progress is told at most this often, in milliseconds. */
const pace = 100;

interface Doing {
  stop(): void;
  taken(): void;
}

/**
 * Tells work when it is to end. A class, since an object with a getter of its own gets a hidden class of its own, which
 * old memory keeps with all that the work knows; and work may take microseconds.
 */
class Ending implements Signal {
  readonly #clock: () => number;
  readonly #isStopped: () => boolean;
  readonly #flag: Int32Array | undefined;
  /** When the time is over. */
  end: number;

  constructor(
    clock: () => number,
    end: number,
    isStopped: () => boolean,
    flag: Int32Array | undefined,
  ) {
    this.#clock = clock;
    this.end = end;
    this.#isStopped = isStopped;
    this.#flag = flag;
  }

  get aborted(): boolean {
    if (this.#isStopped()) return true;
    if (this.#flag !== undefined && Atomics.load(this.#flag, 0) !== 0) return true;
    return this.end < Number.POSITIVE_INFINITY && this.#clock() >= this.end;
  }
}

/**
 * Serves one asker: what is returned is given each message that comes.
 *
 * @example
 * ```ts
 * import { serveWork } from 'ludoteca/jobs';
 *
 * const hear = serveWork({
 *   post: (message) => console.log(message.kind),
 *   clock: () => performance.now(),
 *   ready: async (request: string) => async () => request.length,
 * });
 * console.log(typeof hear);
 * ```
 *
 * ```text
 * function
 * ```
 */
export function serveWork<Request, Answer, News = never>({
  post,
  clock,
  ready,
}: Workplace<Request, Answer, News>): (message: ToWorker<Request>) => void {
  const doings = new Map<number, Doing>();

  const begin = async ({
    id,
    request,
    budget,
    flag,
  }: Extract<ToWorker<Request>, { readonly kind: 'do' }>): Promise<void> => {
    let isStopped = false;
    const waiting: (() => void)[] = [];
    const release = () => {
      for (const go of waiting.splice(0)) go();
    };
    doings.set(id, {
      stop() {
        isStopped = true;
        release();
      },
      taken: () => waiting.shift()?.(),
    });
    try {
      const work = await ready(request);
      const start = clock();
      const signal = new Ending(clock, endOf(budget, start), () => isStopped, flag);
      const { nodes } = budget;
      let hasHanded = false;
      let told = start;
      let phase: MakingPhase | undefined;
      const answer = await work({
        clock,
        limits: {
          ...(nodes !== undefined && { nodes }),
          signal,
          onProgress(spent) {
            if (clock() - told < pace) return;
            told = clock();
            post({ kind: 'progress', id, nodes: spent, ...(phase && { phase }) });
          },
          onPhase(begun) {
            phase = begun;
          },
        },
        tell: (news) => post({ kind: 'news', id, news, waits: false }),
        async hand(news) {
          post({ kind: 'news', id, news, waits: true });
          const asked = clock();
          await new Promise<void>((go) => waiting.push(go));
          // The first is taken when its turn comes, after those that were asked for before it.
          if (!hasHanded) signal.end += clock() - asked;
          hasHanded = true;
        },
      });
      post({ kind: 'answer', id, answer });
    } catch (fault) {
      const reason = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
      post({ kind: 'failed', id, reason });
    } finally {
      doings.delete(id);
    }
  };

  return (message) => {
    if (message.kind === 'do') void begin(message);
    else doings.get(message.id)?.[message.kind]();
  };
}

/**
 * Serves jobs of the library; `kindsFor` loads the game of a request.
 *
 * @example
 * ```ts
 * import { catalogue } from 'ludoteca/catalogue';
 * import { serveJobs } from 'ludoteca/jobs';
 *
 * const hear = serveJobs({
 *   post: (message) => console.log(message),
 *   clock: () => performance.now(),
 *   kindsFor: async (game) => catalogue.filter(({ id }) => id === game),
 * });
 * console.log(typeof hear);
 * ```
 *
 * ```text
 * function
 * ```
 */
export function serveJobs({
  post,
  clock,
  kindsFor,
}: Omit<Workplace<JobRequest, JobAnswer, JobNews>, 'ready'> & {
  kindsFor(game: string): Promise<readonly AnyKind[]>;
}): (message: ToWorker<JobRequest>) => void {
  return serveWork<JobRequest, JobAnswer, JobNews>({
    post,
    clock,
    async ready(request) {
      const kinds = await kindsFor(request.game);
      return (context) => doJob(kinds, request, context);
    },
  });
}
