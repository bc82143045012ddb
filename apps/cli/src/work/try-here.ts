/**
 * Work that is done sooner than a thread starts is done in this one. It is given up when it takes longer, and then a
 * thread begins it anew: the answer is the same, whoever gives it.
 */

import type { AnswerTo, AskOptions, JobRequest, NewsOf } from 'ludoteca/jobs';
import { type CatalogueUrl, loadKind } from '../catalogue-module.ts';

/** About what it takes to start a thread and to load a game there, in milliseconds of the processor. */
const patience = 60;

/** The processor's own clock: that others are busy makes no work longer. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The answer, or nothing when it would take longer, or must be told bit by bit. */
export async function tryHere<Request extends JobRequest>(
  request: Request,
  asking: AskOptions<NewsOf<Request>>,
  catalogueUrl: CatalogueUrl,
): Promise<AnswerTo<Request> | undefined> {
  const { nodes, seconds = Number.POSITIVE_INFINITY, signal, stop, onNews } = asking;
  // Whoever may change their mind meanwhile, hears as it goes or counts the moments is better served by a thread.
  const isWatched = [signal, stop, onNews].some((each) => each !== undefined);
  if (isWatched || seconds * 1000 < 10 * patience) return undefined;
  const [kind, { doJob }] = await Promise.all([
    loadKind(catalogueUrl, request.game),
    import('ludoteca/jobs'),
  ]);
  if (kind === undefined) return undefined;
  const end = spent() + patience;
  let isGivenUp = false;
  const answer = await doJob([kind], request, {
    clock: () => performance.now(),
    limits: {
      ...(nodes !== undefined && { nodes }),
      signal: {
        get aborted() {
          isGivenUp ||= spent() >= end;
          return isGivenUp;
        },
      },
    },
  });
  // A job answers in its own kind.
  return isGivenUp ? undefined : (answer as AnswerTo<Request>);
}
