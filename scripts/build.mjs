/** Compiles the library, the command and the bench, and what of it is WebAssembly. `npm ci` runs it too, as `prepare`. */

import { existsSync } from 'node:fs';
import { ensureInstalled, markInstalled, runPackaged } from './install.mjs';

const isPreparing = process.env.npm_lifecycle_event === 'prepare';
if (!isPreparing) ensureInstalled();

const compiler = new URL('../node_modules/typescript/bin/tsc', import.meta.url);
if (isPreparing && !existsSync(compiler)) {
  console.error('Not built: the development packages are not installed.');
} else {
  const { buildWasm } = await import('./build-wasm.mjs');
  await buildWasm();
  runPackaged('typescript/bin/tsc', [
    '-b',
    'packages/ludoteca',
    'packages/render',
    'apps/server',
    'bench',
  ]);
  const { bundleCommand } = await import('./bundle-command.mjs');
  await bundleCommand();
  markInstalled();
}
