/** The page as whoever adds a puzzle and a game would build it: the same, with another catalogue. */

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pageWith } from '../../vite.config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(
  pageWith(
    { catalogue: `${here}catalogue.ts`, lazyCatalogue: `${here}lazy-catalogue.ts` },
    fileURLToPath(new URL('../../../../.cache/fifth-page', import.meta.url)),
  ),
);
