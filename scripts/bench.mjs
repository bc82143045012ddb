/** Builds what has changed and runs the measurements of the games named, or of all; `web`: of the page, `online`: of the server, `rooms`: of a room by its size, `batch`: of work on many machines. With `--write` into docs/measurements.md. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import './build.mjs';
import { runPackaged } from './install.mjs';

const others = {
  web: ['../apps/web/test/bench.ts', 'benchWeb'],
  online: ['../apps/server/test/load.ts', 'benchOnline'],
  batch: ['../apps/cli/test/batch-bench.ts', 'benchBatch'],
  rooms: ['../apps/server/test/room-load.ts', 'benchRooms'],
};

/** What `npm run measure` writes down, each as its own section; names alone measure those. */
const everything = [
  ['greater-than'],
  ['greater-than', '--large'],
  ['greater-than', '--coach'],
  ['cross-a-pix'],
  ['cross-a-pix', '--growth'],
  ['cross-a-pix', '--coach'],
  ['rastros'],
  ['squex'],
  ['problems'],
  ['command'],
  ['many'],
];

/** Only some know a flag: the source of a peer is for its game alone, and few can be quick. */
const known = { iss: ['greater-than'], quick: ['cross-a-pix', 'many', 'rastros'] };
const isFor =
  ([name]) =>
  (flag) =>
    known[flag.replace(/^--|=.*$/g, '')]?.includes(name) ?? true;

/** Whether a measurement came to a good end. */
function ended(words) {
  const program = fileURLToPath(new URL('../bench/dist/main.js', import.meta.url));
  const child = spawn(process.execPath, [program, ...words], { stdio: 'inherit' });
  return new Promise((done) => {
    child.once('exit', (code) => done(code === 0));
  });
}

const since = (begin) => `${Math.round((Date.now() - begin) / 1000)} s`;

/** A path may follow its flag, with a blank or without. */
const given = process.argv.slice(2).flatMap((word, index, all) => {
  if (word === '--iss') return [`--iss=${all[index + 1] ?? ''}`];
  return all[index - 1] === '--iss' ? [] : [word];
});
const isAll = given.includes('--measure');
const flags = given.filter((word) => word.startsWith('--') && word !== '--measure');
const words = given.filter((word) => !word.startsWith('--'));
const games = words.filter((word) => !Object.hasOwn(others, word));
if (isAll) {
  const wanted = everything.filter(([name]) => words.length === 0 || words.includes(name));
  const begin = Date.now();
  for (const measured of wanted) {
    // One that fails takes none of the others with it.
    const begun = Date.now();
    const done = await ended([...measured, ...flags.filter(isFor(measured)), '--write']);
    console.log(`${measured.join(' ')}: ${done ? 'written down' : 'failed'} after ${since(begun)}`);
    if (!done) process.exitCode = 1;
  }
  console.log(`measured in ${since(begin)}`);
} else if (games.length > 0 || words.length === 0) {
  runPackaged('../bench/dist/main.js', [...games, ...flags]);
}
const isWritten = isAll || flags.includes('--write');
for (const [name, [path, measure]] of Object.entries(others)) {
  if (!words.includes(name)) continue;
  const { runnerImport } = await import('vite');
  const at = (file) => fileURLToPath(new URL(file, import.meta.url));
  const { module } = await runnerImport(at(path), { configFile: at('../vitest.config.ts') });
  const { measured } = await import('../bench/dist/write.js');
  const besides = flags.filter((flag) => flag !== '--write');
  console.log(name);
  await measured([name, ...besides], isWritten, (say) => module[measure](say, besides));
}
