/** Builds what has changed and runs the measurements of the games named, or of all; `web`: of the page. */

import { fileURLToPath } from 'node:url';
import './build.mjs';
import { runPackaged } from './install.mjs';

const words = process.argv.slice(2);
const games = words.filter((word) => word !== 'web');
if (games.length > 0 || words.length === 0) runPackaged('../bench/dist/main.js', games);
if (games.length < words.length) {
  const { runnerImport } = await import('vite');
  const at = (path) => fileURLToPath(new URL(path, import.meta.url));
  const { module } = await runnerImport(at('../apps/web/test/bench.ts'), {
    configFile: at('../vitest.config.ts'),
  });
  console.log('web');
  await module.benchWeb((line) => console.log(`  ${line}`));
}
