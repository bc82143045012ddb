/**
 * Proves who wins a start of Rastros with best play, from nothing, and writes the book of the classic
 * game. `node scripts/prove-rastros.mjs --help` tells the options.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeBook } from '../packages/ludoteca/dist/games/rastros/opening-book/book.js';
import { bookKey } from '../packages/ludoteca/dist/games/rastros/opening-book/walk.js';
import { apply, initial, moves, outcome } from '../packages/ludoteca/dist/games/rastros/rules.js';
import {
  lost,
  standsBeforeGoal,
  won,
} from '../packages/ludoteca/dist/games/rastros/solve/index.js';
import { decideBook } from './rastros/book.mjs';
import { openNotebook } from './rastros/notebook.mjs';
import { loadTable, saveTable } from './rastros/table-file.mjs';
import { startTeam } from './rastros/team.mjs';

const home = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const usage = `node scripts/prove-rastros.mjs [options]
  --start CELL     where the stone begins (default e5)
  --size D         the board, 3 to 8 (default 8)
  --threads N      threads that share the table (default: one per processor)
  --memory GB      memory of the table, rounded down to a power of two (default 4)
  --table FILE     keep the table in this file; taken up from there when it exists
  --book FILE      where to write the book (default: the library's; only for 8×8 from e5)
  --no-book        prove only
  --notebook FILE  what was found out for the book, kept from run to run
                   (default .cache/rastros/notebook.jsonl)
`;

const { values: options } = parseArgs({
  options: {
    start: { type: 'string', default: 'e5' },
    size: { type: 'string', default: '8' },
    threads: { type: 'string', default: String(availableParallelism()) },
    memory: { type: 'string', default: '4' },
    table: { type: 'string' },
    book: {
      type: 'string',
      default: home('packages/ludoteca/src/games/rastros/opening-book/classic.ts'),
    },
    'no-book': { type: 'boolean', default: false },
    notebook: { type: 'string', default: home('.cache/rastros/notebook.jsonl') },
    help: { type: 'boolean' },
  },
});
if (options.help) {
  process.stdout.write(usage);
  process.exit(0);
}

const size = Number(options.size);
const cellOf = (name) => size * (Number(name.slice(1)) - 1) + name.charCodeAt(0) - 97;
const nameOf = (cell) => String.fromCharCode(97 + (cell % size)) + (Math.floor(cell / size) + 1);

/** The start that was asked for; ends the program when something else cannot be done either. */
function askedStart() {
  const { start, threads, memory } = options;
  const isUsable =
    [3, 4, 5, 6, 7, 8].includes(size) &&
    /^[a-h][1-8]$/.test(start) &&
    start.charCodeAt(0) - 97 < size &&
    Number(start[1]) <= size &&
    ![0, size * size - 1].includes(cellOf(start)) &&
    Number(threads) >= 1 &&
    Number(memory) >= 0.004 &&
    Number(memory) <= 8;
  if (isUsable) return initial({ size, start: cellOf(start) });
  process.stderr.write(usage);
  process.exit(2);
}

const root = askedStart();
if (standsBeforeGoal(root)) {
  process.stdout.write('North wins at once: the stone stands next to a1\n');
  process.exit(0);
}

const began = performance.now();
const elapsed = () => (performance.now() - began) / 1000;
const say = (text) => process.stdout.write(`${text}\n`);

const bits = Math.floor(Math.log2((Number(options.memory) * 2 ** 30) / 16));
const team = startTeam({ threads: Number(options.threads), bits });
say(`${size}×${size} from ${options.start}, North to move`);
say(`${team.threads} threads, a table of ${team.memory.byteLength / 2 ** 30} GB`);

const progress = setInterval(() => {
  const nodes = team.nodes();
  const seconds = elapsed();
  say(
    `${seconds.toFixed(0)} s: ${(nodes / 1e6).toFixed(1)} million nodes, ${(nodes / seconds / 1e6).toFixed(2)} million a second`,
  );
}, 10_000);

if (options.table !== undefined && existsSync(options.table)) {
  loadTable(team.memory, options.table);
  say(`${elapsed().toFixed(0)} s: table read from ${options.table}`);
}
const proof = await team.prove(root);
say(
  `${elapsed().toFixed(1)} s: ${proof.value === won ? 'North' : 'South'} wins; ${proof.nodes} nodes`,
);
if (proof.value === lost) {
  for (const move of moves(root)) {
    const after = apply(root, move);
    if (outcome(after) !== undefined || standsBeforeGoal(after)) continue;
    const answer = await team.ask(0, 'settle', after, Number.POSITIVE_INFINITY);
    if (answer.value !== won) throw new Error(`the proof has a hole after ${nameOf(move)}`);
    say(`  ${nameOf(move)} loses to ${nameOf(answer.move)} (${answer.nodes} more nodes)`);
  }
} else {
  const answer = await team.ask(0, 'settle', root, Number.POSITIVE_INFINITY);
  say(`  ${nameOf(answer.move)} wins (${answer.nodes} more nodes)`);
}
if (options.table !== undefined && !existsSync(options.table)) {
  mkdirSync(dirname(options.table), { recursive: true });
  saveTable(team.memory, options.table);
  say(`${elapsed().toFixed(0)} s: table written to ${options.table}`);
}
clearInterval(progress);
if (size === 8 && options.start === 'e5' && !options['no-book']) {
  const notebook = openNotebook(options.notebook);
  await decideBook(team, root, notebook, (text) => say(`${elapsed().toFixed(0)} s: ${text}`));
  const digits = writeBook(root, (state) => {
    const key = bookKey(state);
    const reply = notebook.reply(key.text);
    return reply === undefined ? undefined : key.cellOf(reply);
  });
  writeFileSync(options.book, bookModule(digits));
  say(`${elapsed().toFixed(0)} s: ${digits.length} digits written to ${options.book}`);
}
await team.stop();

function bookModule(digits) {
  const lines = digits.match(/.{1,96}/g).map((line) => `  '${line}',\n`);
  return `/** The digits of the classic game's book; made by \`npm run prove:rastros\`. */
export const digits: string = [
${lines.join('')}].join('');
`;
}
