/**
 * Everything that is checked: types, lint, dead code, layers, API documentation, and all tests. The long
 * suite runs the same tests with the full numbers; its parts can be named, and are then all that runs.
 */

import { findChromium, missing } from './chromium.mjs';
import { ensureCompilers, ensureInstalled, runPackaged, startPackaged } from './install.mjs';
import { readParts } from './long-parts.mjs';
import { findPostgres, missing as missingPostgres } from './postgres.mjs';

const args = process.argv.slice(2);
const isLong = args.includes('--long');
const words = args.filter((arg) => arg !== '--long');
const asked = isLong ? readParts(words) : { folders: words };
if (asked.fault !== undefined) {
  console.error(asked.fault);
  process.exit(2);
}
const isPart = isLong && asked.folders.length > 0;

function step(name, work) {
  const begin = Date.now();
  work();
  tell(name, begin);
}

function tell(name, begin) {
  console.log(`✓ ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
}

ensureInstalled();
ensureCompilers();
// What does not wait for each other goes side by side: the compiler alone leaves a processor idle.
const types = { name: 'types', script: 'typescript/bin/tsc', args: ['-b'] };
const others = [
  {
    name: 'API documentation',
    script: 'typedoc/bin/typedoc',
    args: ['--emit', 'none', '--logLevel', 'Warn'],
  },
  { name: 'lint', script: '@biomejs/biome/bin/biome', args: ['ci', '--log-level=warn', '.'] },
  { name: 'dead code', script: 'knip/bin/knip.js', args: ['--no-progress'] },
  {
    name: 'layers',
    script: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'packages',
      'apps',
      'bench',
    ],
  },
];
async function inTurn(checks) {
  for (const { name, script, args } of checks) {
    const begin = Date.now();
    await startPackaged(script, args);
    tell(name, begin);
  }
}
await Promise.all([inTurn([types]), inTurn(isPart ? [] : others)]);
step('browser', () => {
  if (findChromium() !== undefined) return;
  console.error(missing);
  process.exit(1);
});
let postgres;
step('PostgreSQL', () => {
  postgres = findPostgres();
  if (postgres !== undefined) return;
  console.error(missingPostgres);
  process.exit(1);
});
step('tests', () =>
  runPackaged('vitest/vitest.mjs', ['run', ...asked.folders], {
    LUDOTECA_POSTGRES: postgres,
    ...(isLong && { LUDOTECA_LONG: '1' }),
    ...(asked.minutes !== undefined && { LUDOTECA_FUZZ_SECONDS: String(asked.minutes * 60) }),
  }),
);
