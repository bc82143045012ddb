/** What the API reference holds: everything the library exports, as its package.json says. */

import { existsSync, readFileSync } from 'node:fs';

const { exports } = JSON.parse(
  readFileSync(new URL('packages/ludoteca/package.json', import.meta.url), 'utf8'),
);
const sources = Object.values(exports)
  .map(({ default: file }) => file.replace(/^\.\/dist\/(.*)\.js$/, 'packages/ludoteca/src/$1.ts'))
  // The board for other pages is bundled, and has a guide.
  .filter((source) => existsSync(new URL(source, import.meta.url)));

/** @type {Partial<import('typedoc').TypeDocOptions>} */
const options = {
  name: 'Ludoteca',
  entryPoints: sources,
  tsconfig: 'packages/ludoteca/tsconfig.json',
  out: '.cache/api',
  treatWarningsAsErrors: true,
  validation: { notExported: true, invalidLink: true, notDocumented: false },
  // The specs of a game's options: what they take is in the types that are made of them. The others are parts of a
  // search that the library hands over to itself, to spare making them again.
  intentionallyNotExported: ['options', 'Besides', 'ScoreTable', 'TempoWar'],
  disableSources: true,
  excludeInternal: true,
  readme: 'none',
};

export default options;
