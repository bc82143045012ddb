/** The side that asks: hands requests to workers that are free, and listens to what they tell. */

import type { StopSignal } from '../kernel/index.ts';
import type { MakingPhase } from '../puzzle/index.ts';
import type { AnswerTo, JobAnswer, JobRequest } from './do-job.ts';
import type { JobNews, NewsOf } from './news.ts';
import type { FromWorker, ToWorker, WorkBudget } from './protocol.ts';

/** A worker as whoever asks sees it: a wire, and a way to end it. */
export interface WorkerEnd<Request> {
  post(message: ToWorker<Request>): void;
  /** Ends it at once, in the middle of whatever it does. */
  end(): unknown;
}

export interface PoolSetting<Request, Answer, News> {
  /** The most workers at a time; what is asked beyond waits. */
  readonly most: number;
  /** The most workers that are kept while there is nothing to do; all when absent. */
  readonly mostIdle?: number;
  /** Starts a worker. What it says goes to `hear`; that it died, to `lose`. */
  hire(wire: {
    hear(message: FromWorker<Answer, News>): void;
    lose(fault: Error): void;
  }): WorkerEnd<Request>;
}

export interface AskOptions<News> extends WorkBudget {
  /** Gives the work up: the worker is ended, and the promise rejected with the signal's reason. */
  readonly signal?: StopSignal;
  /** Asks for the answer with what is there so far. */
  readonly stop?: StopSignal;
  /** Told now and then how many nodes were visited, and what is being done with a puzzle in the making. */
  readonly onProgress?: (nodes: number, phase?: MakingPhase) => void;
  /** Told what is known before the answer; the worker does not run far ahead of a promise. */
  readonly onNews?: (news: News) => void | Promise<void>;
}

interface Asked<Request, Answer, News> {
  readonly id: number;
  readonly request: Request;
  readonly options: AskOptions<News>;
  readonly flag: Int32Array | undefined;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

interface Hired<Request, Answer, News> {
  readonly end: WorkerEnd<Request>;
  asked: Asked<Request, Answer, News> | undefined;
}

/**
 * Workers of one kind. Each does one piece of work at a time.
 *
 * @example
 * ```ts
 * import { serveWork, WorkerPool } from 'ludoteca/jobs';
 *
 * // In place of a thread, one that works right here.
 * const hire = ({ hear }) => {
 *   const clock = () => performance.now();
 *   const post = serveWork({ post: hear, clock, ready: async (text) => () => text.length });
 *   return { post, end() {} };
 * };
 * const pool = new WorkerPool({ most: 1, hire });
 * console.log(await pool.ask('Rastros'));
 * await pool.close();
 * ```
 *
 * ```text
 * 7
 * ```
 */
export class WorkerPool<Request, Answer, News = never> {
  readonly #setting: PoolSetting<Request, Answer, News>;
  readonly #hired = new Set<Hired<Request, Answer, News>>();
  readonly #queue: Asked<Request, Answer, News>[] = [];
  #count = 0;

  constructor(setting: PoolSetting<Request, Answer, News>) {
    this.#setting = setting;
  }

  /** Has a request done by the first worker that is free. */
  ask(request: Request, options: AskOptions<News> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { signal, stop } = options;
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const leave = () => {
        signal?.removeEventListener('abort', giveUp);
        stop?.removeEventListener('abort', stopIt);
      };
      const asked: Asked<Request, Answer, News> = {
        id: ++this.#count,
        request,
        options,
        flag: stop === undefined ? undefined : newFlag(),
        resolve(answer) {
          leave();
          resolve(answer);
        },
        reject(reason) {
          leave();
          reject(reason);
        },
      };
      const giveUp = () => this.#giveUp(asked, signal?.reason);
      const stopIt = () => this.#stop(asked);
      signal?.addEventListener('abort', giveUp);
      stop?.addEventListener('abort', stopIt);
      if (stop?.aborted) stopIt();
      this.#queue.push(asked);
      this.#next();
    });
  }

  /** Starts a worker before there is work, so that it loads what it needs meanwhile. */
  warm(): void {
    if (this.#hired.size === 0) this.#hire();
  }

  /** Ends all workers, whatever they are doing; what is asked of them is never answered. */
  async close(): Promise<void> {
    const all = [...this.#hired];
    this.#hired.clear();
    this.#queue.length = 0;
    await Promise.all(all.map(({ end }) => end.end()));
  }

  #next(): void {
    while (this.#queue.length > 0) {
      const { signal } = this.#queue[0].options;
      // Given up by the same signal that freed the worker.
      if (signal?.aborted) {
        this.#queue.shift()?.reject(signal.reason);
        continue;
      }
      const free = [...this.#hired].find(({ asked }) => asked === undefined);
      const worker = free ?? (this.#hired.size < this.#setting.most ? this.#hire() : undefined);
      const asked = worker && this.#queue.shift();
      if (worker === undefined || asked === undefined) return;
      worker.asked = asked;
      const { id, request, options, flag } = asked;
      const { nodes, seconds, since } = options;
      const budget = {
        ...(nodes !== undefined && { nodes }),
        ...(seconds !== undefined && { seconds }),
        ...(since !== undefined && { since }),
      };
      worker.end.post({ kind: 'do', id, request, budget, ...(flag && { flag }) });
    }
  }

  #hire(): Hired<Request, Answer, News> {
    const end = this.#setting.hire({
      hear: (message) => this.#hear(hired, message),
      // A worker that dies, as when memory runs out, takes its work with it.
      lose: (fault) => {
        this.#hired.delete(hired);
        hired.asked?.reject(fault);
        hired.asked = undefined;
        this.#next();
      },
    });
    const hired: Hired<Request, Answer, News> = { end, asked: undefined };
    this.#hired.add(hired);
    return hired;
  }

  #hear(worker: Hired<Request, Answer, News>, message: FromWorker<Answer, News>): void {
    const { asked } = worker;
    if (asked === undefined || asked.id !== message.id) return;
    const { onProgress, onNews } = asked.options;
    switch (message.kind) {
      case 'progress':
        onProgress?.(message.nodes, message.phase);
        return;
      case 'news': {
        const taken = onNews?.(message.news);
        if (!message.waits) return;
        Promise.resolve(taken).then(
          () => worker.end.post({ kind: 'taken', id: message.id }),
          (fault) => this.#giveUp(asked, fault),
        );
        return;
      }
      case 'answer':
        this.#release(worker);
        asked.resolve(message.answer);
        break;
      case 'failed':
        this.#release(worker);
        asked.reject(new Error(message.reason));
    }
    this.#next();
  }

  /** The worker is free; one too many is sent home. */
  #release(worker: Hired<Request, Answer, News>): void {
    worker.asked = undefined;
    const idle = [...this.#hired].filter(({ asked }) => asked === undefined).length;
    const isNeeded = this.#queue.length > 0 || idle <= (this.#setting.mostIdle ?? idle);
    if (!isNeeded) this.#dismiss(worker);
  }

  #dismiss(worker: Hired<Request, Answer, News>): void {
    this.#hired.delete(worker);
    worker.end.end();
  }

  #giveUp(asked: Asked<Request, Answer, News>, reason: unknown): void {
    const waiting = this.#queue.indexOf(asked);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    const worker = this.#doing(asked);
    if (worker !== undefined) {
      worker.asked = undefined;
      this.#dismiss(worker);
    }
    asked.reject(reason);
    this.#next();
  }

  #stop(asked: Asked<Request, Answer, News>): void {
    if (asked.flag !== undefined) Atomics.store(asked.flag, 0, 1);
    this.#doing(asked)?.end.post({ kind: 'stop', id: asked.id });
  }

  #doing(asked: Asked<Request, Answer, News>): Hired<Request, Answer, News> | undefined {
    return [...this.#hired].find((hired) => hired.asked === asked);
  }
}

/** Memory that both sides see, where the world allows it: a page must be isolated for that. */
function newFlag(): Int32Array | undefined {
  return typeof SharedArrayBuffer === 'function'
    ? new Int32Array(new SharedArrayBuffer(4))
    : undefined;
}

/**
 * A pool for the jobs of the library: solving, proving, making, analysing, hinting and the rest as promises,
 * done by workers, so that whoever asks goes on with other things. `signal` gives a job up at once, whatever
 * it is doing; `stop` asks for the answer with what is there; `seconds` and `nodes` bound it.
 *
 *     const pool = new JobPool({ most: 2, hire });
 *     const signal = AbortSignal.timeout(500);
 *     const answer = await pool.do({ job: 'solve', game: 'greater-than', clues, most: 2 }, { signal });
 *
 * The library knows no threads: `hire` starts a worker of the host's (a thread of Node, a web worker) that
 * answers with `serveJobs`.
 *
 * @example
 * ```ts
 * import { JobPool, serveJobs } from 'ludoteca/jobs';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * // In place of a thread, one that works right here.
 * const hire = ({ hear }) => {
 *   const clock = () => performance.now();
 *   const post = serveJobs({ post: hear, clock, kindsFor: async () => [greaterThan] });
 *   return { post, end() {} };
 * };
 * const pool = new JobPool({ most: 2, hire });
 * console.log((await pool.do({ job: 'solve', game: 'greater-than', clues, most: 2 })).unique);
 * await pool.close();
 * ```
 *
 * ```text
 * true
 * ```
 */
export class JobPool extends WorkerPool<JobRequest, JobAnswer, JobNews> {
  /** Does a job on the first worker that is free. */
  do<Request extends JobRequest>(
    request: Request,
    options: AskOptions<NewsOf<Request>> = {},
  ): Promise<AnswerTo<Request>> {
    // A worker answers each request, and tells news of it, in kind.
    return this.ask(request, options as AskOptions<JobNews>) as Promise<AnswerTo<Request>>;
  }
}
