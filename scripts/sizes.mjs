/**
 * How much each entry of the library weighs in a bundle: all that it exports, and programs that use a little of
 * one, minified by esbuild and gzipped. `npm run sizes` writes the table into docs/measurements.md.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ensureInstalled, root } from './install.mjs';
import { sourceAliases } from './source-aliases.mjs';

const document = join(root, 'docs/measurements.md');
const heading = '## What an entry weighs';

/** Programs as people write them, with what their bundle may weigh at most, in bytes. */
const programs = [
  {
    name: 'only solves Greater-Than',
    code: `import { solve } from 'ludoteca/greater-than/solve'; globalThis.unique = (clues) => solve(clues).unique;`,
    most: 14_000,
  },
  {
    name: 'the rules of Rastros and its board as SVG',
    code: `import { apply, initial, moves, outcome } from 'ludoteca/rastros/rules';
      import { view } from 'ludoteca/rastros/view';
      import { themes, toSvg } from 'ludoteca/drawing';
      globalThis.rastros = { apply, initial, moves, outcome, draw: (state) => toSvg(view(state), themes.light) };`,
    most: 8_000,
  },
];

function entries() {
  const { exports } = JSON.parse(
    readFileSync(join(root, 'packages/ludoteca/package.json'), 'utf8'),
  );
  return Object.keys(exports).map((path) => `ludoteca${path.slice(1)}`);
}

/** The gzipped size of a program, with everything that it imports. */
async function weigh(code) {
  const aliases = sourceAliases();
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    // What is loaded only when it is asked for is no part of what a page begins with.
    splitting: true,
    outdir: join(root, '.cache/sizes'),
    write: false,
    external: ['node:*'],
    plugins: [
      {
        name: 'our-sources',
        setup({ onResolve }) {
          onResolve({ filter: /^ludoteca(?:\/|$)/ }, ({ path }) => ({
            path: aliases.find(({ find }) => find.test(path))?.replacement,
            sideEffects: false,
          }));
        },
      },
    ],
  });
  const first = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  const loaded = [first];
  // What the first file imports at once comes with it, and what that imports.
  for (const { text } of loaded) {
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      const file = outputFiles.find(({ path }) => path.endsWith(`/${name}`));
      if (file !== undefined && !loaded.includes(file)) loaded.push(file);
    }
  }
  return loaded.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** Every entry and every program with its size; `most` where it is bounded. */
export async function measureSizes() {
  const asked = [
    ...entries().map((name) => ({ name, code: `export * from '${name}';` })),
    ...programs,
  ];
  const measured = [];
  for (const { name, code, most } of asked)
    measured.push({ name, bytes: await weigh(code), ...(most !== undefined && { most }) });
  return measured;
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** The sizes as they stand in the document, in kilobytes by name. */
export function writtenSizes() {
  const [, section = ''] = readFileSync(document, 'utf8').split(heading);
  const rows = section.split('\n## ')[0].matchAll(/^\| `?([^|`]+?)`? \| ([\d.]+) \|/gm);
  return new Map([...rows].map(([, name, size]) => [name, Number(size)]));
}

function table(measured) {
  const rows = measured.map(({ name, bytes, most }) => {
    const shown = name.startsWith('ludoteca') ? `\`${name}\`` : name;
    return `| ${shown} | ${kilobytes(bytes)} | ${most === undefined ? '' : kilobytes(most)} |`;
  });
  return [
    heading,
    '',
    'Kilobytes (1,000 bytes) of a bundle, minified by esbuild and gzipped, with everything that it needs to begin: all that',
    'an entry exports, and two programs. What is loaded only when it is asked for (pictures, opening books, the games of',
    'the lazy catalogue) is not in it. `npm run sizes` writes this table; a test measures again, and fails where anything',
    'is a twentieth larger than it says, or larger than it may be.',
    '',
    '| entry or program | KB | at most |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  const text = readFileSync(document, 'utf8');
  const made = table(await measureSizes());
  const at = text.indexOf(heading);
  const end = at < 0 ? -1 : text.indexOf('\n## ', at + heading.length);
  const before = at < 0 ? `${text.trimEnd()}\n\n` : text.slice(0, at);
  writeFileSync(document, before + made + (end < 0 ? '' : text.slice(end)));
  console.log(made);
}
