/** What becomes of the files that are named to be written, and of those beside them. */

import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf, ludoteca } from './command.ts';
import { samples } from './paper-samples.ts';

const board = `${samples.rastros}\n`;
const files = folderOf({ 'board.txt': board, 'small.txt': `${samples['greater-than']}\n` });
afterAll(files.remove);
const bin = fileURLToPath(new URL('../bin/ludoteca.cjs', import.meta.url));
const isUnix = process.platform !== 'win32';

/** Every way to have a file written, each with a name that it may be written to. */
const ways: readonly [name: string, words: (file: string) => readonly string[]][] = [
  ['draw', drawInto],
  ['draw as PDF', (file) => ['draw', files.path('board.txt'), '--to', 'pdf', '-o', file]],
  ['book', (file) => ['book', files.path('board.txt'), '-o', file]],
  [
    'play',
    (file) => ['play', 'rastros', '--first', 'human', '--second', 'human', '--record', file],
  ],
  ['match', matchInto],
];

function drawInto(file: string): readonly string[] {
  return ['draw', files.path('board.txt'), '--to', 'svg', '-o', file];
}

function matchInto(file: string): readonly string[] {
  const levels = ['--first', '1', '--second', '1', '--games', '2', '--size', '4'];
  return ['match', 'rastros', ...levels, '--record', file];
}

const leftovers = () => readdirSync(files.folder).filter((name) => name.endsWith('.part'));

describe.runIf(isUnix).each(ways)('what %s writes to', (name, words) => {
  const id = name.replace(/ /g, '-');

  it('is written through a link, and keeps its mode', async () => {
    mkdirSync(files.path(`${id}-far`));
    const target = files.path(`${id}-far/target`);
    writeFileSync(target, '', { mode: 0o600 });
    chmodSync(target, 0o640);
    const link = files.path(`${id}-link`);
    const chain = files.path(`${id}-chain`);
    symlinkSync(`${id}-far/target`, link);
    symlinkSync(link, chain);
    const { code, stderr } = await ludoteca(words(chain));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(readlinkSync(link)).toBe(`${id}-far/target`);
    expect(readlinkSync(chain)).toBe(link);
    expect(statSync(target).size).toBeGreaterThan(0);
    expect(statSync(target).mode & 0o777).toBe(0o640);
    expect(leftovers()).toEqual([]);
    expect(readdirSync(files.path(`${id}-far`))).toEqual(['target']);
  });

  it.runIf(existsSync('/dev/full'))('is a device still when it is one', async () => {
    // Through a link, so that a command that replaces what it writes to replaces only that.
    const link = files.path(`${id}-full`);
    symlinkSync('/dev/full', link);
    const { code, stdout, stderr } = await ludoteca(words(link));
    expect(code).toBe(2);
    expect(stdout + stderr).toContain('ENOSPC');
    expect(readlinkSync(link)).toBe('/dev/full');
    expect(lstatSync('/dev/full').isCharacterDevice()).toBe(true);
  });
});

describe.runIf(isUnix)('a name to write to', () => {
  it('is made where a link leads to nothing yet', async () => {
    const link = files.path('early');
    symlinkSync(files.path('later'), link);
    expect((await ludoteca(drawInto(link))).code).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(files.path('later')).size).toBeGreaterThan(0);
  });

  it('is not that of a folder', async () => {
    const { code, stdout, stderr } = await ludoteca(drawInto(files.folder));
    expect(code).toBe(2);
    expect(stdout + stderr).toContain('this is a directory; expected a file');
    expect(leftovers()).toEqual([]);
  });

  it.each([
    ['draw', ways[1][1]],
    ['play', ways[3][1]],
  ])('of a pipe gives the reader of %s one whole', async (name, words) => {
    const pipe = files.path(`${name}-pipe`);
    spawnSync('mkfifo', [pipe]);
    const writing = ludoteca(words(pipe));
    const reader = spawn('cat', [pipe]);
    const chunks: Buffer[] = [];
    reader.stdout.on('data', (chunk) => chunks.push(chunk));
    await new Promise((resolve) => reader.on('close', resolve));
    expect((await writing).code).toBe(0);
    expect(Buffer.concat(chunks).length).toBeGreaterThan(0);
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });
});

describe.runIf(isUnix)('a proof', () => {
  it('goes through links inside its folder', async () => {
    mkdirSync(files.path('proof'));
    writeFileSync(files.path('kept.cnf'), 'old');
    chmodSync(files.path('kept.cnf'), 0o600);
    symlinkSync('../kept.cnf', files.path('proof/formula.cnf'));
    const words = ['certify', files.path('small.txt'), '--out', files.path('proof')];
    const { code } = await ludoteca(words);
    expect(code).toBe(0);
    expect(lstatSync(files.path('proof/formula.cnf')).isSymbolicLink()).toBe(true);
    expect(readFileSync(files.path('kept.cnf'), 'utf8')).toContain('p cnf');
    expect(statSync(files.path('kept.cnf')).mode & 0o777).toBe(0o600);
  });
});

describe.runIf(isUnix)('a signal', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s leaves nothing half written, and ends with %i', async (signal, expected) => {
    const file = files.path(`${signal}.pdf`);
    writeFileSync(file, 'old');
    const words = ['book', '--game', 'cross-a-pix', '--count', '100000', '-o', file];
    const child = spawn(process.execPath, [bin, ...words], { stdio: 'ignore' });
    const closed = new Promise((resolve) => child.on('close', resolve));
    while (leftovers().length === 0) await new Promise((resolve) => setTimeout(resolve, 30));
    child.kill(signal);
    expect(await closed).toBe(expected);
    expect(leftovers()).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  it('is heard while a pipe has no reader', async () => {
    const pipe = files.path('unread');
    spawnSync('mkfifo', [pipe]);
    const words = ['draw', files.path('board.txt'), '--to', 'svg', '-o', pipe];
    let code: number | null = null;
    // A process that has not come to hear signals yet is ended by the system, and is waited for longer.
    for (let wait = 1500; code === null && wait < 40_000; wait *= 2) {
      const child = spawn(process.execPath, [bin, ...words], { stdio: 'ignore' });
      const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
      await new Promise((resolve) => setTimeout(resolve, wait));
      child.kill('SIGTERM');
      code = await closed;
    }
    expect(code).toBe(143);
  });
});
