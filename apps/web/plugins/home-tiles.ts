/**
 * The part of the build that draws the home page: names and pictures of all games, so that the home page
 * is there before any game is loaded.
 */

import type { AnyKind } from 'ludoteca/document';
import { type Plugin, runnerImport } from 'vite';
import { sourceAliases } from '../../../scripts/source-aliases.mjs';

const name = 'virtual:home-tiles';

/** `catalogue` is the module that has the games. */
export function homeTiles(catalogue: string): Plugin {
  return {
    name: 'home-tiles',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { module } = await runnerImport<{ catalogue: readonly AnyKind[] }>(catalogue, {
        configFile: false,
        resolve: { alias: sourceAliases() },
      });
      return `export const tiles = ${JSON.stringify(module.catalogue.map(tileOf))};`;
    },
  };
}

function tileOf(kind: AnyKind) {
  const { id, family, lessons } = kind;
  const sample = lessons?.sample;
  const read = sample && kind.fromJson(sample.board);
  const drawing = read?.ok ? { ...kind.view(read.value), ...sample, board: undefined } : undefined;
  return { id, family, name: kind.name, tagline: lessons?.tagline ?? kind.summary, drawing };
}
