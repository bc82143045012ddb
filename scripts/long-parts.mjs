/** The parts of the long suite by name, and what was asked of it: `npm run test:long -- fuzz --minutes 30`. */

import { readdirSync } from 'node:fs';

const source = 'packages/ludoteca/src';
const games = readdirSync(new URL(`../${source}/games`, import.meta.url), { withFileTypes: true });

/** By name: the folders whose tests belong to a part. Each game is a part. */
export const parts = {
  fuzz: ['apps/cli/test/fuzz/'],
  kernel: [`${source}/kernel/`],
  documents: [`${source}/document/`, `${source}/reading/`, `${source}/interchange/`],
  contracts: [`${source}/puzzle/`, `${source}/game/`, 'packages/ludoteca/test/'],
  ...Object.fromEntries(
    games
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, [`${source}/games/${name}/`]]),
  ),
  command: ['apps/cli/'],
  page: ['apps/web/'],
  server: ['apps/server/'],
  whole: ['test/'],
};

/** What is to be run: the folders of the parts that were named, all when none was, and for how long to fuzz. */
export function readParts(words) {
  const at = words.indexOf('--minutes');
  const minutes = at < 0 ? undefined : Number(words[at + 1]);
  if (minutes !== undefined && !(minutes >= 0)) return { fault: 'found no number of --minutes' };
  const named = at < 0 ? words : words.filter((_, index) => index !== at && index !== at + 1);
  const stranger = named.find((name) => !Object.hasOwn(parts, name));
  if (stranger !== undefined) {
    const known = Object.keys(parts).join(', ');
    return { fault: `there is no part ${stranger}; expected some of ${known}` };
  }
  return { folders: named.flatMap((name) => parts[name]), minutes };
}
