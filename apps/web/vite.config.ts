/** How the web app is built: a folder of static files that works from any path. */

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './offline/plugin.ts';
import { shelfPictures } from './plugins/shelf.ts';

const source = fileURLToPath(new URL('../../packages/ludoteca/src/', import.meta.url));
const press = fileURLToPath(new URL('../../packages/press/src/', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    // The library's source, so that each game becomes a part of its own and nothing stale is shipped.
    alias: [
      {
        find: /^ludoteca\/(kernel|document|drawing|paper|puzzle|game|jobs|interchange)$/,
        replacement: `${source}$1/index.ts`,
      },
      { find: /^@ludoteca\/press$/, replacement: `${press}index.ts` },
      { find: /^@ludoteca\/press\/pdf$/, replacement: `${press}pdf.ts` },
      { find: /^ludoteca\/shelf$/, replacement: `${source}games/shelf.ts` },
    ],
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Drawing the shelf takes a moment, and is meant to.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  plugins: [shelfPictures(), offline()],
});
