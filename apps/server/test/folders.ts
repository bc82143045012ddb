/** Folders for embedded databases. Making an empty cluster takes seconds: it is made once and copied. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../dist/store/embedded.js';

const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url));

/** A new version may be a new PostgreSQL: it needs a cluster of its own. */
function pgliteVersion(): string {
  const own = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } =
    JSON.parse(own);
  return dependencies['@electric-sql/pglite'];
}

export interface DataFolder {
  readonly path: string;
  remove(): void;
}

/** A folder with an empty cluster in it, as it is after the first start. */
export async function dataFolder(): Promise<DataFolder> {
  const seed = join(cache, `embedded-${pgliteVersion()}`);
  if (!existsSync(seed)) {
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(join(cache, 'embedded-new-'));
    const database = openEmbedded(draft);
    await database.ready;
    await database.close();
    try {
      renameSync(draft, seed);
    } catch {
      // Another test was faster.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const path = mkdtempSync(join(tmpdir(), 'ludoteca-data-'));
  cpSync(seed, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
