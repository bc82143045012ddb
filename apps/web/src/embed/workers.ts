/** Who thinks for the boards of a page: one pool for all of them, started when the first asks. */

import { type Background, inBackground, JobPool } from 'ludoteca/jobs';
import script from '../worker/thinking.ts?worker&url';
import { wired } from '../worker/wire.ts';

let background: Background | undefined;

export function thinkers(): Background {
  background ??= inBackground(
    new JobPool({ most: 2, mostIdle: 1, hire: (wire) => wired(startWorker(), wire) }),
  );
  return background;
}

/** A page may have the board from another host, and no browser lets it start a worker from there but by a blob. */
function startWorker(): Worker {
  const { href, origin } = new URL(script, import.meta.url);
  if (origin === location.origin) return new Worker(href, { type: 'module' });
  const line = new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' });
  const address = URL.createObjectURL(line);
  const worker = new Worker(address, { type: 'module' });
  URL.revokeObjectURL(address);
  return worker;
}
