/** How the board for other pages is built: one module and what it loads, into the library's package. */

import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { sourceAliases } from '../../../scripts/source-aliases.mjs';
import { type RoleThemes, styleOf } from '../plugins/role-colours.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../', import.meta.url));
const outDir = fileURLToPath(new URL('../../../packages/ludoteca/dist/board', import.meta.url));
const themes = fileURLToPath(
  new URL('../../../packages/ludoteca/src/drawing/themes.ts', import.meta.url),
);
const sheet = `${root}src/embed/embed.css`;

/** The colours of the roles, on the board itself instead of on the page around it. */
function hostColours(): Plugin {
  return {
    name: 'host-colours',
    enforce: 'pre',
    async transform(code, id) {
      if (id.split('?')[0] !== sheet) return undefined;
      const { module } = await runnerImport<RoleThemes>(themes, { configFile: false });
      return `${code}\n${styleOf(module).replaceAll(':root', ':host')}`;
    },
  };
}

/** The types are written by hand: they say less than the code is made of. The fonts of paper are not shown here. */
function withTypes(): Plugin {
  return {
    name: 'with-types',
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.ttf')) delete bundle[name];
    },
    writeBundle() {
      cpSync(`${here}index.d.ts`, `${outDir}/index.d.ts`);
    },
  };
}

export default defineConfig({
  root,
  base: './',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { alias: sourceAliases() },
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    license: { fileName: 'third-party-licences.md' },
    rolldownOptions: {
      input: `${root}src/embed/index.tsx`,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  worker: { format: 'es' },
  plugins: [hostColours(), withTypes()],
});
