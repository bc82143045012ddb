/** The lists that name every game or every part of the library say the same. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as ludoteca from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { lazyCatalogue } from 'ludoteca/lazy-catalogue';
import { describe, expect, it } from 'vitest';
import { sourceAliases } from '../scripts/source-aliases.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const ids = catalogue.map(({ id }) => id);
const library = JSON.parse(
  readFileSync(join(root, 'packages/ludoteca/package.json'), 'utf8'),
) as Library;

interface Library {
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
}

function foldersOf(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

describe('every game', () => {
  it('has a folder of its name, and every folder a game', () => {
    expect(foldersOf('packages/ludoteca/src/games').sort()).toEqual([...ids].sort());
  });

  it('is in the lazy catalogue, in the same order, as the same object', async () => {
    expect(lazyCatalogue.map(({ id }) => id)).toEqual(ids);
    for (const [index, place] of lazyCatalogue.entries())
      expect(await place.load()).toBe(catalogue[index]);
  });

  it('has its facade in the package itself', () => {
    const facades: readonly unknown[] = Object.values(ludoteca);
    for (const { id } of catalogue) {
      const isFacade = (one: unknown) =>
        typeof one === 'object' && one !== null && 'id' in one && one.id === id && 'parse' in one;
      expect(facades.filter(isFacade)).toHaveLength(1);
    }
  });

  it('is exported by its name', () => {
    for (const id of ids)
      expect(library.exports[`./${id}`]?.default).toBe(`./dist/games/${id}/index.js`);
  });

  it('is in the API reference', async () => {
    const module: unknown = await import(new URL('../typedoc.config.mjs', import.meta.url).href);
    // A plain script without types.
    const entries = (module as { default: { entryPoints: readonly string[] } }).default.entryPoints;
    for (const id of ids) expect(entries).toContain(`packages/ludoteca/src/games/${id}/index.ts`);
  });

  it('has a puzzle of the day written down, if it is a puzzle', () => {
    const days = readFileSync(join(root, 'packages/ludoteca/src/daily/golden/days.txt'), 'utf8');
    for (const { id, family } of catalogue) expect(days.includes(id)).toBe(family === 'puzzle');
  });

  it('is named in both READMEs, with a page of its rules', () => {
    for (const file of ['README.md', 'README.pt.md']) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const id of ids) expect(text).toMatch(new RegExp(`games/${id}/README`));
    }
    for (const id of ids)
      expect(existsSync(join(root, `packages/ludoteca/src/games/${id}/README.md`))).toBe(true);
  });
});

describe('what the packages export', () => {
  it('has types beside the code, and a source', () => {
    for (const { types, default: code } of Object.values(library.exports))
      expect(types).toBe(code.replace(/\.js$/, '.d.ts'));
    for (const { replacement } of sourceAliases()) expect(existsSync(replacement)).toBe(true);
  });

  it('is all of the library, layer by layer', () => {
    const layers = foldersOf('packages/ludoteca/src').filter((name) => name !== 'games');
    for (const layer of layers) expect(library.exports).toHaveProperty([`./${layer}`]);
  });

  it('is what the page and the tests read as source', () => {
    const found = (name: string) =>
      sourceAliases()
        .find(({ find }) => find.test(name))
        ?.replacement.slice(root.length);
    expect(found('ludoteca')).toBe('packages/ludoteca/src/index.ts');
    expect(found('ludoteca/lazy-catalogue')).toBe('packages/ludoteca/src/games/lazy-catalogue.ts');
    expect(found('@ludoteca/render/pdf')).toBe('packages/render/src/pdf.ts');
    expect(found('ludoteca/nothing')).toBeUndefined();
  });
});
