/** The worker: the transport of the jobs that the page asks for. It loads only the game it is asked about. */

import { serveJobs } from 'ludoteca/jobs';
import { lazyCatalogue } from 'ludoteca/lazy-catalogue';

const hear = serveJobs({
  post: (message) => postMessage(message),
  clock: () => performance.now(),
  async kindsFor(game) {
    const place = lazyCatalogue.find(({ id }) => id === game);
    if (place === undefined) throw new Error(`there is no ${game}`);
    return [await place.load()];
  },
});

addEventListener('message', ({ data }: MessageEvent<Parameters<typeof hear>[0]>) => hear(data));
