import { defineConfig } from 'vitest/config';
import { sourceAliases } from './scripts/source-aliases.mjs';

/** The long suite runs the same files with the full numbers. */
export const isLong = process.env.LUDOTECA_LONG === '1';

export default defineConfig({
  resolve: {
    // Tests read the library's source, so that they never test a stale build.
    alias: sourceAliases(),
  },
  test: {
    // The command is driven as it is built, so it is built anew.
    globalSetup: 'scripts/test-setup.mjs',
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'apps/*/{src,test}/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    testTimeout: isLong ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    // One more than the processors that are reckoned with: many tests wait for clocks, pages and processes.
    maxWorkers: 3,
  },
});
