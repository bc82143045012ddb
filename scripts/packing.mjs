/**
 * What `npm pack` needs around a package, by its own scripts: `before` builds it as its source is now and
 * gathers what lies elsewhere in the project; `after` takes away what was gathered.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, runPackaged } from './install.mjs';

/** For each package, by the name of its folder: how it is built, and what is laid into it. */
const packages = {
  ludoteca: {
    build: compileWithBoard,
    gathered: { LICENSE: 'LICENSE', 'CHANGELOG.md': 'CHANGELOG.md' },
  },
  server: { build: compile, gathered: { LICENSE: 'LICENSE' } },
  cli: {
    build: bundle,
    gathered: {
      LICENSE: 'LICENSE',
      'CHANGELOG.md': 'CHANGELOG.md',
      proofs: 'proofs',
      web: 'apps/web/dist',
    },
    // Fourteen megabytes for those who write programs: they have it by `npm run docs`, and where the page is served.
    leftOut: 'apps/web/dist/docs',
    written: { 'man/ludoteca.1': ['help', '--man', '--lang', 'en'] },
  },
};

const folder = process.cwd();
const { build, gathered, leftOut = '', written = {} } = packages[basename(folder)];
const moment = process.argv[2];

function compile() {
  runPackaged('typescript/bin/tsc', ['-b', folder]);
  sweep(join(folder, 'dist'), join(folder, 'src'));
}

async function compileWithBoard() {
  compile();
  await import('./build-board.mjs');
}

/** Takes away what was built from a source that is gone. */
function sweep(dist, src) {
  for (const file of readdirSync(dist, { recursive: true })) {
    const source = file.replace(/\.(?:js|d\.ts)(?:\.map)?$/, '.ts');
    if (source !== file && !existsSync(join(src, source))) rmSync(join(dist, file));
  }
}

async function bundle() {
  const { bundleCommand } = await import('./bundle-command.mjs');
  await bundleCommand();
  // Tests have the page already, as it is now; the documentation is no part of the package.
  if (process.env.LUDOTECA_WEB_IS_BUILT !== '1') await import('./build-page.mjs');
}

/** What the command itself prints, such as its manual. */
function write(file, words) {
  const text = execFileSync(process.execPath, [join(folder, 'bin/ludoteca.cjs'), ...words]);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

if (moment === 'before') {
  await build();
  for (const [name, from] of Object.entries(gathered)) {
    rmSync(join(folder, name), { recursive: true, force: true });
    const filter = (path) => path !== join(root, leftOut);
    cpSync(join(root, from), join(folder, name), { recursive: true, filter });
  }
  for (const [file, words] of Object.entries(written)) write(file, words);
} else {
  for (const name of [...Object.keys(gathered), ...Object.keys(written)])
    rmSync(join(folder, name), { recursive: true, force: true });
}
