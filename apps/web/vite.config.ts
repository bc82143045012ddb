/** How the web app is built: a folder of static files that works from any path. */

import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { sourceAliases } from '../../scripts/source-aliases.mjs';
import { offline } from './offline/plugin.ts';
import { homeTiles } from './plugins/home-tiles.ts';
import { plainSearches } from './plugins/plain-searches.ts';
import { roleColours } from './plugins/role-colours.ts';

const games = fileURLToPath(new URL('../../packages/ludoteca/src/games/', import.meta.url));

/** Which games the page has: the module with all of them, and the one that loads each when it is asked for. */
export interface Catalogues {
  readonly catalogue: string;
  readonly lazyCatalogue: string;
}

/** One file for what every page has: small files cost a request each, and are packed badly. */
const everyPage = { name: 'page', tags: ['$initial' as const], priority: 2 };

/** What is too small for a file of its own, and wanted wherever there is a board. */
const mostPages = {
  name: 'boards',
  test: /[\\/](document[\\/](sketch|options)|drawing[\\/](coordinates|verdict-marks)|note-shapes|jobs[\\/](pool|solution)|worker[\\/](index|wire)|save-file|making[\\/](make|making-card)|late-panel|kept[\\/]timer|statistics[\\/]count|making[\\/]making-choice)\.tsx?$/,
};

/** The page with other games than those of the library, for tests; and where it is built to. */
export function pageWith({ catalogue, lazyCatalogue }: Catalogues, outDir: string): UserConfig {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: './',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    resolve: {
      // The library's source, so that each game becomes a part of its own and nothing stale is shipped.
      alias: [
        { find: /^ludoteca\/lazy-catalogue$/, replacement: lazyCatalogue },
        ...sourceAliases(),
      ],
    },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Drawing the tiles takes a moment, and is meant to.
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { codeSplitting: { groups: [everyPage, mostPages] } },
      },
    },
    worker: {
      format: 'es',
      rolldownOptions: { checks: { pluginTimings: false } },
      plugins: () => [plainSearches()],
    },
    plugins: [homeTiles(catalogue), roleColours(), plainSearches(), offline()],
  };
}

export default defineConfig(
  pageWith(
    { catalogue: `${games}catalogue.ts`, lazyCatalogue: `${games}lazy-catalogue.ts` },
    'dist',
  ),
);
