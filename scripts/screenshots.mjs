/** Pictures of every page of the web app, into docs/pictures/web; a word after `--` takes only some. */

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(at('../apps/web/test/screenshots.ts'), {
  configFile: at('../vitest.config.ts'),
});
await module.takePictures(process.argv[2]);
