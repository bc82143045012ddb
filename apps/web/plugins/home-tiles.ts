/**
 * The part of the build that draws the home page: names and pictures of all games, so that the home page
 * is there before any game is loaded.
 */

import type { AnyKind } from 'ludoteca/document';
import type { Drawing, Extent, Shape } from 'ludoteca/drawing';
import { isGame } from 'ludoteca/game';
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
      const options = { configFile: false, resolve: { alias: sourceAliases() } } as const;
      const { module } = await runnerImport<{ catalogue: readonly AnyKind[] }>(catalogue, options);
      const { module: drawing } = await runnerImport<typeof import('ludoteca/drawing')>(
        'ludoteca/drawing',
        options,
      );
      const tiles = module.catalogue.map((kind) => tileOf(kind, drawing.extentOf));
      return `export const tiles = ${JSON.stringify(tiles, roundly)};`;
    },
  };
}

function tileOf(kind: AnyKind, extentOf: (shape: Shape) => Extent) {
  const { id, family, lessons } = kind;
  const sample = lessons?.sample;
  const read = sample && kind.fromJson(sample.board);
  const drawing = read?.ok
    ? seenOf({ ...kind.view(read.value), ...sample, board: undefined }, extentOf)
    : undefined;
  const hasProblems = isGame(kind) && kind.prove !== undefined;
  const tagline = lessons?.tagline ?? kind.summary;
  return { id, family, hasProblems, name: kind.name, tagline, drawing };
}

/** The drawing without what lies outside of its frame: everybody waits for the home page. */
function seenOf<Seen extends Drawing>(drawing: Seen, extentOf: (shape: Shape) => Extent): Seen {
  const { left, top, width, height } = drawing;
  const isSeen = (shape: Shape) => {
    const extent = extentOf(shape);
    return (
      extent.right > left &&
      extent.left < left + width &&
      extent.bottom > top &&
      extent.top < top + height
    );
  };
  // Lines that are not one outline are many things in one shape.
  const cut = (shape: Shape): Shape =>
    shape.kind === 'lines'
      ? { ...shape, runs: shape.runs.filter((run) => isSeen({ ...shape, runs: [run] })) }
      : shape;
  return { ...drawing, shapes: drawing.shapes.filter(isSeen).map(cut) };
}

/** A thousandth of a cell is less than anyone sees. */
function roundly(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
