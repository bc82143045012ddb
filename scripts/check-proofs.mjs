/** Gives proofs to checkers of other people: every case, random puzzles of each size, and forgeries. */

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureInstalled, runPackaged } from './install.mjs';

const howToGet = {
  'drat-trim': `the usual checker of DRAT proofs; in newer Debian and Fedora, or from its source:
    git clone https://github.com/marijnheule/drat-trim && make -C drat-trim`,
  cake_lpr: `formally verified down to its machine code; from its source:
    git clone https://github.com/tanyongkiam/cake_lpr && make -C cake_lpr`,
};

const { LUDOTECA_CHECKERS = '', PATH = '' } = process.env;
const folders = [LUDOTECA_CHECKERS, PATH].flatMap((paths) => paths.split(delimiter));

for (const [name, words] of Object.entries(howToGet)) {
  const folder = folders.find((each) => each !== '' && existsSync(join(each, name)));
  if (folder === undefined) console.log(`✗ ${name} is not here: ${words}`);
  else console.log(`✓ ${name} in ${folder}`);
}
console.log('Looked for on the path, and in the folders that LUDOTECA_CHECKERS names.\n');

ensureInstalled();
runPackaged(
  'vitest/vitest.mjs',
  ['run', '--testTimeout=7200000', ...process.argv.slice(2), 'test/proofs'],
  {
    LUDOTECA_PROOFS: '1',
  },
);
