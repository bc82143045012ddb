/**
 * Proves who wins every position of the first moves of Rastros, and writes the library's openings.
 * `node scripts/rastros-openings.mjs --help` tells the options.
 */

import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  classicBook,
  classicStart,
} from '../packages/ludoteca/dist/games/rastros/opening-book/book.js';
import {
  openingDepths,
  walkOpenings,
  writeOpenings,
} from '../packages/ludoteca/dist/games/rastros/opening-book/openings.js';
import { walkBook } from '../packages/ludoteca/dist/games/rastros/opening-book/walk.js';
import { lost, open, won } from '../packages/ludoteca/dist/games/rastros/solve/index.js';
import { openFindings } from './rastros/findings.mjs';
import { startTeam } from './rastros/team.mjs';

const home = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const usage = `node scripts/rastros-openings.mjs [options]
  --size D         the board: 7, four moves deep, or 8, two moves deep (default 8)
  --threads N      threads that share the table, each at a position of its own (default 1)
  --memory GB      memory of the table, rounded down to a power of two (default 4)
  --findings FILE  what was found out, kept from run to run
                   (default .cache/rastros/openings-D.jsonl)
  --without-book   prove what the book of 8×8 knows once more
  --seconds S      stop after so many seconds, with what is known by then
`;

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: '8' },
    threads: { type: 'string', default: '1' },
    memory: { type: 'string', default: '4' },
    findings: { type: 'string' },
    'without-book': { type: 'boolean', default: false },
    seconds: { type: 'string', default: 'Infinity' },
    help: { type: 'boolean' },
  },
});
const size = Number(options.size);
const [threads, memory, seconds] = [options.threads, options.memory, options.seconds].map(Number);
const isUsable =
  openingDepths[size] !== undefined &&
  threads >= 1 &&
  memory >= 0.004 &&
  memory <= 8 &&
  seconds > 0;
if (options.help || !isUsable) {
  (options.help ? process.stdout : process.stderr).write(usage);
  process.exit(options.help ? 0 : 2);
}

/** What a position gets in the first round; each round gives it four times as much. */
const firstNodes = 2_000_000;

const began = performance.now();
const elapsed = () => (performance.now() - began) / 1000;
const say = (text) => process.stdout.write(`${elapsed().toFixed(0)} s: ${text}\n`);
const nameOf = ({ blocked, stone }) =>
  [...blocked, stone]
    .map((cell) => String.fromCharCode(97 + (cell % size)) + (Math.floor(cell / size) + 1))
    .join(' ');

const positions = [];
walkOpenings(size, (state, key) => positions.push({ state, key }));
const findings = openFindings(options.findings ?? home(`.cache/rastros/openings-${size}.jsonl`));
const team = startTeam({ threads, bits: Math.floor(Math.log2((memory * 2 ** 30) / 16)) });
const keep = (state, value) => team.ask(0, 'keep', state, value);

// What is known helps with the rest: the replies of the book, and what earlier runs have found.
if (size === 8 && !options['without-book']) {
  const book = await classicBook();
  const known = [];
  walkBook(classicStart(), (state) => {
    const reply = book.reply(state);
    if (reply !== undefined) known.push(state);
    return reply;
  });
  for (const state of known) await keep(state, won);
}
for (const { state, key } of positions) {
  const value = findings.get(key);
  if (value !== undefined) await keep(state, value === 'win' ? won : lost);
}

const openOnes = () => positions.filter(({ key }) => findings.get(key) === undefined);
const isOver = () => openOnes().length === 0 || elapsed() >= seconds;
for (let nodes = firstNodes; !isOver(); nodes *= 4) {
  // The deepest first: what they are helps with those before them.
  const waiting = openOnes().reverse();
  say(`${waiting.length} of ${positions.length} are open, ${nodes} nodes for each`);
  await Promise.all(
    Array.from({ length: threads }, async (_, member) => {
      while (!isOver()) {
        const next = waiting.shift();
        if (next === undefined) return;
        const { state, key } = next;
        const answer = await team.ask(member, 'settle', state, nodes);
        if (answer.value === open) continue;
        const value = answer.value === won ? 'win' : 'loss';
        findings.keep(key, value, answer.nodes);
        await keep(state, answer.value);
        say(`${nameOf(state)}: ${value}, ${answer.nodes} nodes`);
      }
    }),
  );
}

const file = home(`packages/ludoteca/src/games/rastros/opening-book/openings-${size}.ts`);
const letters = writeOpenings(size, findings.get);
const lines = letters.match(/.{1,96}/g).map((line) => `  '${line}',\n`);
writeFileSync(
  file,
  `/** Who wins each position of the first ${openingDepths[size]} moves of ${size}×${size}; made by \`npm run openings:rastros\`. */
export const values: string = [
${lines.join('')}].join('');
`,
);
say(`${positions.length - openOnes().length} of ${positions.length} written to ${file}`);
for (const { state } of openOnes()) say(`  not proven yet: ${nameOf(state)}`);
await team.stop();
