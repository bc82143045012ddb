/** The three packages as people get them: packed, installed into empty folders, and used from there. */

import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listing } from '../apps/cli/src/commands/index.ts';
import { ensureBuilt } from '../apps/web/test/app.ts';
import { isLong } from '../vitest.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-packages-'));
const packages = { ludoteca: 'packages/ludoteca', cli: 'apps/cli', server: 'apps/server' };
type Name = keyof typeof packages;
const tarballs = {} as Record<Name, string>;

const npm = (words: readonly string[], cwd: string) =>
  execFileSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    // Building the page takes as long as all the rest: only the long suite packs wholly as people do.
    env: isLong ? process.env : { ...process.env, LUDOTECA_WEB_IS_BUILT: '1' },
  });

/** A new folder with these packages installed. */
function project(name: string, wanted: readonly Name[]): string {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }');
  npm(['install', '--prefer-offline', ...wanted.map((each) => tarballs[each])], place);
  return place;
}

let esm = '';
let prefix = '';
/** When the built command was written, file by file, before it was packed. */
let written: ReadonlyMap<string, number>;

const builtCommand = join(root, 'apps/cli/dist');
const timesOf = (dir: string) =>
  new Map(
    readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => [
      name,
      statSync(join(dir, name)).mtimeMs,
    ]),
  );

beforeAll(async () => {
  await ensureBuilt();
  written = timesOf(builtCommand);
  for (const [name, place] of Object.entries(packages)) {
    npm(['pack', '--pack-destination', folder], join(root, place));
    const file = readdirSync(folder).find((each) =>
      each.startsWith(name === 'ludoteca' ? 'ludoteca-0' : `ludoteca-${name}-`),
    );
    tarballs[name as Name] = join(folder, file ?? '');
  }
  esm = project('esm', ['ludoteca']);
  prefix = join(folder, 'prefix');
  npm(['install', '--global', '--prefer-offline', '--prefix', prefix, tarballs.cli], folder);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function filesIn(name: Name): string[] {
  return execFileSync('tar', ['tzf', tarballs[name]], { encoding: 'utf8' }).trim().split('\n');
}

it('building again what is built leaves the command alone, which somebody may be running', () => {
  expect(timesOf(builtCommand)).toEqual(written);
});

describe.each(Object.keys(packages) as Name[])('the package %s', (name) => {
  it('has its README and its licence, and nothing of how it was made', () => {
    const files = filesIn(name);
    for (const wanted of ['README.md', 'LICENSE', 'package.json'])
      expect(files).toContain(`package/${wanted}`);
    expect(files.filter((file) => /\.map$|tsbuildinfo|\.test\.|\/src\//.test(file))).toEqual([]);
  });

  it('has nothing that publint finds', async () => {
    const { messages } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(tarballs[name])).buffer },
    });
    expect(messages).toEqual([]);
  });
});

describe('the library, installed', () => {
  it.runIf(isLong)('has types that are right wherever modules are', async () => {
    const data = createPackageFromTarballData(new Uint8Array(readFileSync(tarballs.ludoteca)));
    const checked = await checkPackage(data);
    if (checked.types === false) throw new Error('there are no types');
    // It has modules alone: what resolves as CommonJS finds them too, and very old compilers know no exports.
    const isOurs = (problem: { kind: string; resolutionKind?: string }) =>
      problem.kind !== 'CJSResolvesToESM' && problem.resolutionKind !== 'node10';
    expect(checked.problems.filter(isOurs)).toEqual([]);
  });

  const compilers = ['typescript-5-4', ...(isLong ? ['typescript-5-9'] : [])].map((name) =>
    join(root, 'test/compilers/node_modules', name),
  );
  it.each([...compilers, join(root, 'node_modules/typescript')])('compiles with %s', (compiler) => {
    const entries = Object.keys(
      JSON.parse(readFileSync(join(root, 'packages/ludoteca/package.json'), 'utf8')).exports,
    );
    const lines = entries.map(
      (path, at) => `import * as part${at} from 'ludoteca${path.slice(1)}';\nvoid part${at};`,
    );
    writeFileSync(join(esm, 'all.ts'), lines.join('\n'));
    const options =
      '--noEmit --strict --skipLibCheck false --target es2022 --lib es2023,dom --module nodenext';
    const words = [join(compiler, 'lib/tsc.js'), ...options.split(' '), 'all.ts'];
    const { stdout } = spawnSync(process.execPath, words, { cwd: esm, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it.each([
    [
      'greater-than',
      `import { make } from 'ludoteca/greater-than/make';
       import { solve } from 'ludoteca/greater-than/solve';
       const made = await make({ size: { rows: 4, cols: 4 } }, 'x');
       console.log(solve(made.value.clues).unique);`,
    ],
    [
      'cross-a-pix',
      `import { make } from 'ludoteca/cross-a-pix/make';
       import { solve } from 'ludoteca/cross-a-pix/solve';
       const made = await make({ size: { rows: 5, cols: 5 } }, 'x');
       console.log(solve(made.value.clues).unique);`,
    ],
    [
      'rastros',
      `import { apply, initial, moves, usualStart } from 'ludoteca/rastros/rules';
       const state = initial({ size: 7, start: usualStart(7) });
       console.log(apply(state, moves(state)[0]).toMove !== state.toMove);`,
    ],
    [
      'squex',
      `import { squex } from 'ludoteca/squex';
       const [{ params }] = squex.presets;
       console.log(squex.moves(squex.initial(params)).length > 0);`,
    ],
  ])('runs a program with %s', (game, code) => {
    writeFileSync(join(esm, `${game}.mjs`), code);
    const words = [join(esm, `${game}.mjs`)];
    expect(execFileSync(process.execPath, words, { encoding: 'utf8' })).toBe('true\n');
  });

  it('is bundled for a browser, and runs where there is nothing of Node', async () => {
    const contents = `import { initial, moves, usualStart } from 'ludoteca/rastros/rules';
      import { view } from 'ludoteca/rastros/view';
      import { themes, toSvg } from 'ludoteca/drawing';
      const state = initial({ size: 7, start: usualStart(7) });
      drawn(toSvg(view(state), themes.light), moves(state).length);`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: esm },
      bundle: true,
      format: 'iife',
      platform: 'browser',
      write: false,
    });
    let svg = '';
    runInNewContext(outputFiles[0].text, {
      drawn(text: string) {
        svg = text;
      },
    });
    expect(svg).toMatch(/^<svg/);
  });
});

describe('the command, installed for everybody', () => {
  const ludoteca = (words: readonly string[], input = '') =>
    spawnSync(join(prefix, 'bin/ludoteca'), words, {
      cwd: folder,
      encoding: 'utf8',
      input,
      env: { PATH: process.env.PATH ?? '', LANG: 'C' },
    });

  it.each(listing.map(({ name }) => name))('helps with %s', (name) => {
    const { status, stdout } = ludoteca([name, '--help']);
    expect(status).toBe(0);
    expect(stdout).toContain(`ludoteca ${name}`);
  });

  it('makes and solves a puzzle, in a thread too', () => {
    const made = ludoteca(['generate', 'greater-than', '--size', '4', '--seed', '1', '-n', '2']);
    const solved = ludoteca(['solve', '--json'], made.stdout);
    expect(solved.stdout.match(/"unique":true/g)).toHaveLength(2);
  });

  it('brings its manual, and the page', () => {
    const files = filesIn('cli');
    expect(files.filter((file) => file.startsWith('package/web/docs/'))).toEqual([]);
    expect(files).toContain('package/man/ludoteca.1');
    expect(existsSync(join(prefix, 'share/man/man1/ludoteca.1'))).toBe(true);
    expect(files).toContain('package/web/index.html');
    expect(files).toContain('package/proofs/forward.c');
  });

  it('brings the licences of what others wrote', () => {
    const place = join(prefix, 'lib/node_modules/@ludoteca/cli/dist/third-party-licences.txt');
    const text = readFileSync(place, 'utf8');
    for (const name of ['commander', 'picocolors', 'preact', 'the font Inter'])
      expect(text).toMatch(new RegExp(`^${name}$`, 'm'));
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(filesIn('ludoteca')).toContain('package/dist/board/third-party-licences.md');
  });

  it('names what is not installed for playing together', () => {
    const { status, stderr } = ludoteca(['serve', '--online']);
    expect({ status, names: stderr.includes('@ludoteca/server') }).toEqual({
      status: 2,
      names: true,
    });
  });

  // Its database is large to install, and slow to begin.
  if (isLong) {
    it('finds the server where it is installed', () => {
      const place = project('online', ['ludoteca', 'server', 'cli']);
      const words = ['serve', '--online', '--data', join(place, 'data'), '--port', '0'];
      const { stdout } = spawnSync(join(place, 'node_modules/.bin/ludoteca'), words, {
        cwd: place,
        encoding: 'utf8',
        timeout: 30_000,
      });
      expect(stdout).toContain('http://');
    });
  }
});
