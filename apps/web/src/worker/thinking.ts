/** The worker: loads the game it is asked about, does the job, tells how it goes. */

import { doJob } from 'ludoteca/jobs';
import { lazyCatalogue } from 'ludoteca/lazy-catalogue';
import type { Question, Reply } from './messages.ts';

/** Progress is told at most this often, in milliseconds. */
const pace = 100;

function send(reply: Reply): void {
  postMessage(reply);
}

async function think({ request, nodes, milliseconds }: Question): Promise<void> {
  const place = lazyCatalogue.find(({ id }) => id === request.game);
  if (place === undefined) throw new Error(`there is no ${request.game}`);
  const kind = await place.load();
  const clock = () => performance.now();
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : clock() + milliseconds;
  let told = clock();
  const answer = await doJob([kind], request, {
    clock,
    limits: {
      ...(nodes !== undefined && { nodes }),
      signal: {
        get aborted() {
          return clock() > end;
        },
      },
      onProgress(spent) {
        if (clock() - told < pace) return;
        told = clock();
        send({ kind: 'progress', nodes: spent });
      },
    },
  });
  send({ kind: 'answer', answer });
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  think(data).catch((fault) => send({ kind: 'bug', message: String(fault) }));
});
