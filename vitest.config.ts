import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = fileURLToPath(new URL('./packages/ludoteca/src/', import.meta.url));
const render = fileURLToPath(new URL('./packages/render/src/', import.meta.url));

/** The long suite runs the same files with the full numbers. */
export const isLong = process.env.LUDOTECA_LONG === '1';

export default defineConfig({
  resolve: {
    // Tests read the library's source, so that they never test a stale build.
    alias: [
      { find: /^ludoteca$/, replacement: `${source}index.ts` },
      {
        find: /^ludoteca\/(kernel|document|drawing|paper|puzzle|game|jobs|interchange|words)$/,
        replacement: `${source}$1/index.ts`,
      },
      { find: /^ludoteca\/(catalogue|lazy-catalogue)$/, replacement: `${source}games/$1.ts` },
      { find: /^@ludoteca\/render$/, replacement: `${render}index.ts` },
      { find: /^@ludoteca\/render\/pdf$/, replacement: `${render}pdf.ts` },
      { find: /^ludoteca\/(.+)$/, replacement: `${source}games/$1/index.ts` },
    ],
  },
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'apps/*/{src,test}/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    testTimeout: isLong ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
