import { defineConfig } from 'vitest/config';
import { sourceAliases } from './scripts/source-aliases.mjs';

/** The long suite runs the same files with the full numbers. */
export const isLong = process.env.LUDOTECA_LONG === '1';

/** Tests that put something else in place of a module or of a global: each has a process of its own. */
export const mocking = [
  'packages/ludoteca/src/words/words.test.ts',
  'apps/cli/src/output/output.test.ts',
  'apps/cli/src/work/gather.test.ts',
  'apps/web/src/address/routes.test.ts',
  'apps/web/src/match/study.test.ts',
  'apps/web/src/solving/input.test.ts',
];

/** The command is driven as it is built, so it is built anew. */
const globalSetup = 'scripts/test-setup.mjs';

export default defineConfig({
  resolve: {
    // Tests read the library's source, so that they never test a stale build.
    alias: sourceAliases(),
  },
  test: {
    testTimeout: isLong ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    // One more than the processors that are reckoned with: many tests wait for clocks, pages and processes.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'driven',
          globalSetup,
          include: ['apps/cli/test/**/*.test.ts', 'test/**/*.test.ts', ...mocking],
        },
      },
      {
        extends: true,
        test: {
          name: 'served',
          globalSetup,
          // Each file opens servers and a browser of its own; what they are driven with is read once.
          isolate: false,
          include: ['apps/server/test/**/*.test.ts', 'apps/web/test/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'values',
          // What only reckons with values leaves nothing behind: a process reads the library once, for many files.
          isolate: false,
          include: ['packages/*/{src,test}/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
          exclude: mocking,
        },
      },
    ],
  },
});
