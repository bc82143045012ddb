/**
 * Where the packages' sources lie, by the names they are imported with: what a package exports is said once,
 * in its package.json, and read here by the builders of the page and of the command, and by the tests.
 */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));

export function sourceAliases() {
  return ['ludoteca', 'render'].flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(`${packages}${folder}/package.json`, 'utf8'));
    const aliases = Object.entries(exports).map(([path, { default: file }]) => ({
      find: new RegExp(`^${name}${path.slice(1)}$`),
      replacement: `${packages}${folder}/${sourceOf(file)}`,
    }));
    // The board for other pages is bundled from the source of the page.
    return aliases.filter(({ replacement }) => existsSync(replacement));
  });
}

/** The source that a built file comes from. */
function sourceOf(file) {
  return file.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts');
}
