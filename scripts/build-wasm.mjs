/**
 * Compiles what runs as WebAssembly, `packages/ludoteca/wasm/*.ts`, into modules of the library that hold its code as
 * text. They are kept in the repository beside a digest of their source: only whoever changes the source needs the
 * compiler, which is installed then. A test compiles anew and compares.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root, run } from './install.mjs';

const folder = fileURLToPath(new URL('../packages/ludoteca/wasm', import.meta.url));

/** Every source with what it imports, and the module that is made of it. */
const modules = [
  { source: 'rastros.ts', made: 'packages/ludoteca/src/games/rastros/solve/swift-code.ts' },
  {
    source: 'greater-than.ts',
    parts: ['greater-than-planes.ts', 'greater-than-signs.ts', 'greater-than-boxes.ts'],
    made: 'packages/ludoteca/src/games/greater-than/solve/swift-code.ts',
  },
  {
    source: 'sixteen.ts',
    made: 'packages/ludoteca/src/games/greater-than/solve/swift-planes-code.ts',
  },
  { source: 'cross-a-pix.ts', made: 'packages/ludoteca/src/games/cross-a-pix/solve/swift-code.ts' },
  {
    source: 'cross-a-pix-voices.ts',
    made: 'packages/ludoteca/src/games/cross-a-pix/solve/swift-voices-code.ts',
  },
];

/** Compiles the sources that were changed since. */
export async function buildWasm() {
  for (const { source, parts = [], made } of modules) {
    const file = join(root, made);
    const digest = digestOf([source, ...parts]);
    if (existsSync(file) && readFileSync(file, 'utf8').includes(digest)) continue;
    console.error(`Compiling ${source} for WebAssembly …`);
    const code = await compile(source);
    const sources = parts.length === 0 ? 'source' : 'sources';
    writeFileSync(
      file,
      [
        `/** Compiled from wasm/${source} by \`npm run build:wasm\`: not to be edited here. The SHA-256 of its ${sources} is`,
        ` * ${digest}. */`,
        `export const swiftCode =\n  '${code}';`,
        '',
      ].join('\n'),
    );
  }
}

function digestOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    hash.update(readFileSync(join(folder, source), 'utf8').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex');
}

/**
 * The WebAssembly of a source in base 16: the same wherever it is compiled. Packed for a page it weighs less than in
 * base 64, where equal bytes look different from one place to the next.
 */
export async function compile(source) {
  const compiler = join(folder, 'node_modules/assemblyscript/dist/asc.js');
  if (!existsSync(compiler)) {
    run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']);
  }
  const { default: asc } = await import(pathToFileURL(compiler).href);
  let bytes;
  const { error, stderr } = await asc.main(
    [
      source,
      '--outFile=out.wasm',
      '-O3',
      '--converge',
      '--noAssert',
      '--runtime=stub',
      '--importMemory',
      '--enable=simd',
    ],
    {
      readFile: (name) =>
        existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null,
      writeFile: (_name, contents) => {
        bytes = contents;
      },
      listFiles: () => [],
    },
  );
  if (error) throw new Error(`${source}: ${stderr.toString()}`, { cause: error });
  return Buffer.from(bytes).toString('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWasm();
