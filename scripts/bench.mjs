/** Builds what has changed and runs the measurements of the games named, or of all; `web`: of the page, `online`: of the server, `batch`: of work on many machines. */

import { fileURLToPath } from 'node:url';
import './build.mjs';
import { runPackaged } from './install.mjs';

const others = {
  web: ['../apps/web/test/bench.ts', 'benchWeb'],
  online: ['../apps/server/test/load.ts', 'benchOnline'],
  batch: ['../apps/cli/test/batch-bench.ts', 'benchBatch'],
};

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const games = words.filter((word) => !Object.hasOwn(others, word));
if (games.length > 0 || words.length === 0) {
  runPackaged('../bench/dist/main.js', [...games, ...flags]);
}
for (const [name, [path, measure]] of Object.entries(others)) {
  if (!words.includes(name)) continue;
  const { runnerImport } = await import('vite');
  const at = (file) => fileURLToPath(new URL(file, import.meta.url));
  const { module } = await runnerImport(at(path), { configFile: at('../vitest.config.ts') });
  console.log(name);
  await module[measure]((line) => console.log(`  ${line}`), flags);
}
