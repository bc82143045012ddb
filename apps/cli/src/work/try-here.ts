/**
 * Work that is done sooner than a thread starts is done in this one. It is given up when it takes longer, and then a
 * thread begins it anew: the answer is the same, whoever gives it.
 */

import type { AnswerTo, AskOptions, JobNews, JobPool, JobRequest, NewsOf } from 'ludoteca/jobs';
import { type CatalogueUrl, loadKind } from '../catalogue-module.ts';

/** About what it takes to start a thread and to load a game there, in milliseconds of the processor. */
export const patience = 60;

/** Thrown when work takes longer than it is tried here. */
export class GivenUp extends Error {}

/** The processor's own clock: that others are busy makes no work longer. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How long work is tried here. To load a game takes none of it: whoever does the work has to. */
export class Trial {
  #end = processorTime() + patience;

  isOver(): boolean {
    return processorTime() >= this.#end;
  }

  async load<Loaded>(loading: () => Promise<Loaded>): Promise<Loaded> {
    const begin = processorTime();
    const loaded = await loading();
    this.#end += processorTime() - begin;
    return loaded;
  }
}

/** Whether so much time is asked for that what is tried here takes little of it. */
export function hasTimeToTry(seconds = Number.POSITIVE_INFINITY): boolean {
  return seconds * 1000 >= 10 * patience;
}

/** Reading a text longer than this takes about as long as a thread to start. */
const longest = 20_000;

/** Whether documents of so many characters are read before a thread would have started. */
export function isSoonRead(characters: number): boolean {
  return characters <= longest;
}

/** The answer, or nothing when it would take longer, or must be told bit by bit. */
export async function tryHere<Request extends JobRequest>(
  request: Request,
  asking: AskOptions<NewsOf<Request>>,
  catalogueUrl: CatalogueUrl,
): Promise<AnswerTo<Request> | undefined> {
  const { seconds, signal, stop, onNews } = asking;
  // Whoever may change their mind meanwhile, hears as it goes or counts the moments is better served by a thread.
  const isWatched = [signal, stop, onNews].some((each) => each !== undefined);
  if (isWatched || !hasTimeToTry(seconds)) return undefined;
  return doWithin(new Trial(), request, asking, catalogueUrl);
}

/** A pool that does in this thread what is done within the trial, and gives up all else. */
export function poolWithin(trial: Trial, catalogueUrl: CatalogueUrl): Pick<JobPool, 'do'> {
  return {
    async do(request, asking = {}) {
      const answer = await doWithin(trial, request, asking, catalogueUrl);
      if (answer === undefined) throw new GivenUp();
      return answer;
    },
  };
}

async function doWithin<Request extends JobRequest>(
  trial: Trial,
  request: Request,
  { nodes, onNews }: AskOptions<NewsOf<Request>>,
  catalogueUrl: CatalogueUrl,
): Promise<AnswerTo<Request> | undefined> {
  const [kind, { doJob }] = await trial.load(() =>
    Promise.all([loadKind(catalogueUrl, request.game), import('ludoteca/jobs')]),
  );
  if (kind === undefined) return undefined;
  let isGivenUp = false;
  // A job tells news in its own kind.
  const hear = async (news: JobNews) => onNews?.(news as NewsOf<Request>);
  const answer = await doJob([kind], request, {
    clock: () => performance.now(),
    limits: {
      ...(nodes !== undefined && { nodes }),
      signal: {
        get aborted() {
          isGivenUp ||= trial.isOver();
          return isGivenUp;
        },
      },
    },
    tell: (news) => void hear(news),
    hand: hear,
  });
  // A job answers in its own kind.
  return isGivenUp ? undefined : (answer as AnswerTo<Request>);
}
