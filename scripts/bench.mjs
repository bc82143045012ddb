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
  ['greater-than', '--making'],
  ['greater-than', '--large'],
  ['greater-than', '--coach'],
  ['cross-a-pix'],
  ['cross-a-pix', '--first'],
  ['cross-a-pix', '--growth'],
  ['cross-a-pix', '--coach'],
  ['rastros'],
  ['squex'],
  ['problems'],
  ['command'],
  ['many'],
];

/** A section has so many seconds, where `--budget=SECONDS` says nothing else. */
const usualBudget = 300;

/** Only some know a flag: the source of a peer is for its game alone, and few can be quick. */
const known = { budget: [], iss: ['greater-than'], quick: ['cross-a-pix', 'many', 'rastros'] };
const isFor =
  ([name]) =>
  (flag) =>
    known[flag.replace(/^--|=.*$/g, '')]?.includes(name) ?? true;

/**
 * Measures a section within its time, and writes it down: what was said, and why there is no more. It is another process,
 * with all that it starts, since what it does may neither end nor hear that it should.
 */
async function writeSection(words, seconds) {
  const { writing } = await import('../bench/dist/write.js');
  const writeDown = writing(words);
  const program = fileURLToPath(new URL('../bench/dist/main.js', import.meta.url));
  const child = spawn(process.execPath, [program, ...words], {
    ...{ stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  });
  const end = () => process.kill(-child.pid, 'SIGKILL');
  const leave = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', leave);
  let isLate = false;
  const alarm = setTimeout(() => {
    isLate = true;
    end();
  }, seconds * 1000);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    child[name].setEncoding('utf8').on('data', (text) => {
      texts[name] += text;
      process.stderr.write(text);
    });
  }
  const code = await new Promise((done) => child.once('close', done));
  clearTimeout(alarm);
  process.off('SIGINT', leave);
  // The first line is its name; a last one that has no end is left out.
  const lines = texts.stdout
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/^ {2}/, ''));
  if (isLate) lines.push(`not finished: its ${seconds} s are over`);
  else if (code !== 0) lines.push(`not finished: ${texts.stderr.trim().split('\n').at(-1)}`);
  writeDown(lines);
  return isLate ? 'unfinished' : code === 0 ? 'measured' : 'failed';
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
  const budget = Number(flags.find((flag) => flag.startsWith('--budget='))?.slice(9));
  const begin = Date.now();
  for (const [index, section] of wanted.entries()) {
    const name = section.join(' ');
    const seconds = budget || usualBudget;
    console.error(`[${index + 1} of ${wanted.length}] ${name}, at most ${seconds} s`);
    // One that fails takes none of the others with it.
    const begun = Date.now();
    const told = [...section, ...flags.filter(isFor(section))];
    const ended = await writeSection(told, seconds);
    console.log(`${name}: ${ended}, and written down after ${since(begun)}`);
    if (ended === 'failed') process.exitCode = 1;
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
