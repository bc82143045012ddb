/** How the command starts: with what is needed alone, from what was compiled before, and what it says when a part is missing. */

import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));
const root = join(app, '../..');
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const puzzle = join(folder, 'puzzle.json');
const making = ['generate', 'greater-than', '--size', '4', '--seed', '1'];
writeFileSync(puzzle, execFileSync(process.execPath, [join(app, 'bin/ludoteca.cjs'), ...making]));

interface Place {
  /** Where the command lies. */
  readonly at?: string;
  readonly caches?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function run(words: readonly string[], { at = app, caches = 'caches', env = {} }: Place = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(at, 'bin/ludoteca.cjs'), ...words],
    {
      encoding: 'utf8',
      timeout: 60_000,
      env: { PATH: process.env.PATH ?? '', XDG_CACHE_HOME: join(folder, caches), ...env },
    },
  );
  return { status, stdout: stdout.replace(/[\d.]+ ms/, ''), stderr };
}

/** The names of the files that the program was read from, and whether a thread was started. */
function startedWith(words: readonly string[]) {
  const spy = join(folder, 'spy.cjs');
  const told = join(folder, 'told.json');
  writeFileSync(
    spy,
    `const threads = require('node:worker_threads');
     let started = 0;
     threads.Worker = class extends threads.Worker {
       constructor(...words) { super(...words); started++; }
     };
     process.once('exit', () => {
       const files = Object.keys(require.cache).map((file) => require('node:path').basename(file));
       const builtins = process.moduleLoadList.map((name) => name.replace('NativeModule ', ''));
       require('node:fs').writeFileSync(${JSON.stringify(told)}, JSON.stringify({ files, builtins, started }));
     });`,
  );
  // The first start compiles everything, which on a busy machine takes longer than a thread.
  expect(run(words).status).toBe(0);
  expect(run(words, { env: { NODE_OPTIONS: `--require=${spy}` } }).status).toBe(0);
  const { files, ...others } = JSON.parse(readFileSync(told, 'utf8'));
  const names = files.map((file: string) => file.replace(/(-[\w-]{8})?\.cjs$/, ''));
  return { names, ...others };
}

describe('a start', () => {
  it.each(['solve', 'hint'])('of %s loads the game it is about, and no thread', (command) => {
    const { names, builtins, started } = startedWith([command, puzzle]);
    expect(names).toContain('greater-than');
    expect(names).not.toContain('cross-a-pix');
    expect(names).not.toContain('squex');
    expect(names).not.toContain('interchange');
    expect(builtins).not.toContain('child_process');
    expect(started).toBe(0);
  });

  it('of the help loads neither games nor what they need', () => {
    const { names } = startedWith(['--help']);
    expect(names).toEqual(expect.arrayContaining(['main', 'catalogue']));
    expect(names).not.toContain('library');
    expect(names).not.toContain('greater-than');
  });
});

describe('what was compiled', () => {
  const kept = (caches: string) => {
    const place = join(folder, caches, 'ludoteca/compiled', `${process.version}-${process.arch}`);
    return readdirSync(join(place, 'solve')).map((name) => join(place, 'solve', name));
  };

  it('is kept, and makes no difference to what is said', () => {
    const first = run(['solve', puzzle], { caches: 'new' });
    expect(first.status).toBe(0);
    const written = () => kept('new').map((file) => statSync(file).mtimeMs);
    const before = written();
    expect(before.length).toBeGreaterThan(4);
    expect(run(['solve', puzzle], { caches: 'new' })).toEqual(first);
    expect(written()).toEqual(before);
  });

  it('is made anew where it is damaged, of another source, or of none', () => {
    const right = run(['solve', puzzle], { caches: 'worn' });
    const before = kept('worn');
    const library = before.find((file) => /library/.test(file)) ?? '';
    const good = readFileSync(library);
    writeFileSync(library, good.subarray(0, good.length / 2));
    writeFileSync(join(library, '../gone-12345678.cjs.bin'), good);
    expect(run(['solve', puzzle], { caches: 'worn' })).toEqual(right);
    expect(readFileSync(library).length).toBeGreaterThan(0.9 * good.length);
    expect(kept('worn')).toEqual(before);
    writeFileSync(library, Buffer.concat([Buffer.alloc(16), good.subarray(16)]));
    expect(run(['solve', puzzle], { caches: 'worn' })).toEqual(right);
    expect(readFileSync(library).subarray(0, 16)).toEqual(good.subarray(0, 16));
  });

  it('is not kept where that is not wanted, or cannot be', () => {
    const right = run(['solve', puzzle]);
    const env = { NODE_DISABLE_COMPILE_CACHE: '1' };
    expect(run(['solve', puzzle], { caches: 'unwanted', env })).toEqual(right);
    expect(() => kept('unwanted')).toThrow('ENOENT');
    writeFileSync(join(folder, 'file'), '');
    expect(run(['solve', puzzle], { caches: 'file' })).toEqual(right);
  });
});

describe('a command of which a part is missing', () => {
  it('says so in a line, and ends', () => {
    const at = join(folder, 'broken');
    mkdirSync(at);
    for (const name of ['bin', 'dist', 'package.json'])
      cpSync(join(app, name), join(at, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(at, 'node_modules'));
    const remove = (part: RegExp) => {
      for (const name of readdirSync(join(at, 'dist')))
        if (part.test(name)) rmSync(join(at, 'dist', name));
    };
    remove(/^solve-/);
    expect(run(['solve', puzzle], { at })).toEqual({
      status: 70,
      stdout: '',
      stderr: expect.stringMatching(/^ludoteca: something broke inside ludoteca: .*solve-.*\n$/),
    });
    remove(/^bug-/);
    expect(run(['solve', puzzle], { at })).toEqual({
      status: 70,
      stdout: '',
      stderr: expect.stringMatching(/^ludoteca: .*solve-.*\n$/),
    });
  });
});
