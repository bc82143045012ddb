/** What comes from outside never moves the cursor: names of files, documents, words, replies of programs. */

import { chmodSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { folderOf, ludoteca } from './command.ts';

const evil = 'x\u001b[2J\u001b]0;owned\u0007\u009b31m\rz';
const files = folderOf({});
afterAll(files.remove);

const record = `${JSON.stringify({ game: 'rastros', id: evil, players: [evil, evil], moves: [] })}\n`;

/** Everything but ends of lines. */
const raw = /[^\P{Cc}\n]/u;

it.each<[string, () => readonly string[], string?]>([
  ['the name of a file', () => ['show', files.path(`missing ${evil}`)]],
  ['the name of a file to write', () => ['draw', '-o', files.path(`none${evil}/x.svg`)], record],
  ['a word of the command line', () => [evil]],
  ['an option', () => ['solve', `--${evil}`]],
  ['the value of an option', () => ['solve', '--count', evil]],
  ['a game', () => ['play', evil]],
  ['a language', () => ['solve', '--lang', evil]],
  ['a document', () => ['show', '--at', '0'], record],
  ['a document for programs', () => ['show', '--json'], record],
  ['a name in a document', () => ['show'], `{"game":"rastros",${JSON.stringify(evil)}:1}`],
  ['a game in a document', () => ['show'], `{"game":${JSON.stringify(evil)}}`],
  ['what is no document', () => ['show'], evil],
  ['a typed move', () => ['play', 'rastros', '--second', 'human'], `${evil}\nsave ${evil}/x\n`],
  ['a line for the engine', () => ['engine', 'rastros'], `${evil}\nplay north ${evil}\nquit\n`],
  ['a seed', () => ['play', 'rastros', '--second', '1', '--seed', evil], 'exit\n'],
  ['a player', () => ['play', 'rastros', '--first', evil]],
  [
    'a program',
    () => ['match', 'rastros', '--first', '1', '--second', `cmd:${program()}`, '--games', '2'],
  ],
])('%s', async (_, words, input = '') => {
  const { stdout, stderr } = await ludoteca(words(), { input, cwd: files.folder });
  expect(stdout + stderr).not.toMatch(raw);
  expect(stdout + stderr).not.toBe('');
});

/** A program that answers every line with what no terminal should see, and complains likewise. */
function program(): string {
  const file = files.path('evil.mjs');
  const text = JSON.stringify(`= ${evil}\n\n`);
  writeFileSync(
    file,
    `process.stdin.on('data', () => { process.stdout.write(${text}); process.stderr.write(${text}); });\n`,
  );
  chmodSync(file, 0o755);
  return `${process.execPath} ${file}`;
}
