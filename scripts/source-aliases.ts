/**
 * Where the packages' sources lie, by the names they are imported with: what a package exports is said once,
 * in its package.json, and read here by the builder of the page and by the tests.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));

interface Exports {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly default: string }>>;
}

/** A name in imports, and the file it stands for. */
export interface SourceAlias {
  readonly find: RegExp;
  readonly replacement: string;
}

export function sourceAliases(): SourceAlias[] {
  return ['ludoteca', 'render'].flatMap((folder) => {
    // The file is the project's own.
    const { name, exports } = JSON.parse(
      readFileSync(`${packages}${folder}/package.json`, 'utf8'),
    ) as Exports;
    return Object.entries(exports).map(([path, { default: file }]) => ({
      find: new RegExp(`^${name}${path.slice(1)}$`),
      replacement: `${packages}${folder}/${sourceOf(file)}`,
    }));
  });
}

/** The source that a built file comes from. */
function sourceOf(file: string): string {
  return file.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts');
}
