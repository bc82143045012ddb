/** How the web app is built: a folder of static files that works from any path. */

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './offline/plugin.ts';
import { homeTiles } from './plugins/home-tiles.ts';

const source = fileURLToPath(new URL('../../packages/ludoteca/src/', import.meta.url));
const render = fileURLToPath(new URL('../../packages/render/src/', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    // The library's source, so that each game becomes a part of its own and nothing stale is shipped.
    alias: [
      {
        find: /^ludoteca\/(kernel|document|drawing|paper|puzzle|game|jobs|interchange|words)$/,
        replacement: `${source}$1/index.ts`,
      },
      { find: /^@ludoteca\/render$/, replacement: `${render}index.ts` },
      { find: /^@ludoteca\/render\/pdf$/, replacement: `${render}pdf.ts` },
      { find: /^ludoteca\/lazy-catalogue$/, replacement: `${source}games/lazy-catalogue.ts` },
    ],
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Drawing the tiles takes a moment, and is meant to.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  plugins: [homeTiles(), offline()],
});
