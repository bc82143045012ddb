/**
 * Binds the command into a few files, from its source and the library's: a process and each of its workers
 * start in less than half the time that hundreds of modules take. What others wrote stays where npm put it.
 */

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { sourceAliases } from './source-aliases.mjs';

const app = fileURLToPath(new URL('../apps/cli/', import.meta.url));
const aliases = sourceAliases();

/** The names of our own packages mean their sources. */
const ours = {
  name: 'our-sources',
  resolveId: (name) => aliases.find(({ find }) => find.test(name))?.replacement,
};

/** What others wrote and every command needs: bound in, since each file more takes time to load. */
const bound = ['commander', 'picocolors'];

/** Commander can run programs of their own as commands; ours are all its own. */
const isNoProgram = (name, from = '') =>
  name === 'node:child_process' && from.includes('/commander/');
const noPrograms = {
  name: 'no-programs',
  resolveId: (name, from) => (isNoProgram(name, from) ? '\0no-programs' : undefined),
  load: (name) => (name === '\0no-programs' ? 'export {};' : undefined),
};

/** What others wrote that is in the package: bound in, in the page, or as it is; with the licence of each. */
const ofOthers = {
  ...Object.fromEntries(
    [...bound, 'preact', '@preact/signals', '@preact/signals-core'].map((name) => [
      name,
      `node_modules/${name}/LICENSE`,
    ]),
  ),
  'the font Inter': 'packages/render/assets/inter/LICENSE.txt',
};

/** The licences of what is carried along, which go with it. */
function licences() {
  const texts = Object.entries(ofOthers).map(([name, file]) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    return `${name}\n\n${text.trim()}\n`;
  });
  return texts.join('\n\n');
}

/** Fonts, which the source finds beside itself, are carried along. */
const fonts = {
  name: 'fonts',
  transform(code, file) {
    const found = /new URL\('([^']+\.ttf)', import\.meta\.url\)/g;
    if (!found.test(code)) return undefined;
    return code.replace(found, (_, path) => {
      const at = resolve(dirname(file), path);
      const font = this.emitFile({ type: 'asset', name: basename(at), source: readFileSync(at) });
      return `new URL(import.meta.ROLLUP_FILE_URL_${font})`;
    });
  },
};

const licencesFile = 'third-party-licences.txt';

const cli = /apps\/cli\/src\//;

/**
 * What is loaded together lies in one file: each file more costs a process about a millisecond. What a command
 * alone needs stays with it, and each game is a file of its own.
 */
const groups = [
  {
    // The help of `ludoteca` itself, and what every start needs.
    name: 'start',
    test: (file) =>
      /rolldown[:/-]?runtime|src\/games\/lazy-catalogue\.ts$|src\/kernel\/(?:phrases|language|notice|noticing)\.ts$|src\/games\/[^/]+\/card\.ts$/.test(
        file,
      ) ||
      (cli.test(file) &&
        /src\/(?:exit-code|quick-help|help|locale|io|settings-file|places|version|catalogue|catalogue-module|command)\.ts$|commands\/index\.ts$|output\/(?:controls|colour|text|unfinished)\.ts$|work\/last-words\.ts$|phrases\/(?:help|summaries|exit-codes)\.ts$/.test(
          file,
        )),
  },
  // All that is written once over the contracts: in one file, whose parts need each other.
  { name: 'library', test: /ludoteca\/src\/(?!games\/|interchange\/|paper\/(?!phrases))/ },
  {
    // Reading a command line and documents, and answering.
    name: 'common',
    test: (file) =>
      /node_modules\/(?:commander|picocolors)\/|no-programs/.test(file) ||
      (cli.test(file) &&
        /src\/[^/]+\.ts$|src\/(?:input|output|work|phrases)\/|commands\/(?:over-puzzles|reading|games|help)\.ts$|play\/technique\.ts$/.test(
          file,
        ) &&
        !/src\/(?:main|catalogue|bug|outside|worker|serve-thread)\.ts$/.test(file)),
  },
  {
    debugName: 'games',
    name: (file) => /src\/games\/([^/]+)\//.exec(file)?.[1] ?? null,
    // Large tables are loaded apart, when they are asked for.
    test: /src\/games\/[^/]+\/(?!pictures\/side-|opening-book\/|card\.ts$)/,
  },
];

export async function bundleCommand() {
  const bundle = await rolldown({
    input: {
      main: `${app}src/main.ts`,
      // Loaded by their addresses, in any thread.
      catalogue: `${app}src/catalogue.ts`,
      worker: `${app}src/worker.ts`,
    },
    platform: 'node',
    preserveEntrySignatures: 'allow-extension',
    plugins: [ours, fonts, noPrograms],
    external: (name, from) =>
      !/^[./\0]/.test(name) &&
      !isNoProgram(name, from) &&
      !bound.includes(name) &&
      !aliases.some(({ find }) => find.test(name)),
  });
  // Names stay as they are, for whoever reports a fault.
  const dir = `${app}dist`;
  const { output } = await bundle.generate({
    // Node keeps what it compiled of these alone, and loads them in less time than modules (`bin/compiled.cjs`).
    format: 'cjs',
    strict: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    minify: { compress: true, mangle: false, codegen: true },
    codeSplitting: { includeDependenciesRecursively: false, groups },
  });
  await bundle.close();
  const made = new Map(
    output.map((part) => [join(part.fileName), part.type === 'chunk' ? part.code : part.source]),
  );
  made.set(licencesFile, licences());
  // What is needed is there before what needs it: the last are the files that are loaded by their names.
  const byName = ([name]) => (/^(?:main|catalogue|worker)\.cjs$/.test(name) ? 1 : 0);
  for (const [name, content] of [...made].sort((a, b) => byName(a) - byName(b)))
    put(join(dir, name), content);
  // What an older build left behind would be packed with it.
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !made.has(path.slice(join(dir, '/').length))) rmSync(path);
  }
}

/** Writes a file whole, and only where it is another: somebody may be running the command while it is built again. */
function put(path, content) {
  const bytes = Buffer.from(content);
  if (existsSync(path) && bytes.equals(readFileSync(path))) return;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}
