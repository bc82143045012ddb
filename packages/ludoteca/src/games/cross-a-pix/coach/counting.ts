/** What counting cells shows: the painted cells are all there, all that is open is needed, or a region is too large. */

import { paintedClue } from '../deduce/reasons.ts';
import { cellAt, knownOf, type LineView, openWhere } from './line-view.ts';
import { cellsAt, firstOf, type Sight, say } from './sight.ts';

/** Nothing is left to paint: what is open stays blank. */
export function allThere(view: LineView): Sight | undefined {
  const { line, need, painted, regions } = view;
  if (need !== 0) return undefined;
  const said = { line: line.where, painted };
  const few = ['see-empty', 'see-one-there', 'see-both-there'] as const;
  return {
    name: 'all-there',
    view,
    regions,
    colour: 0,
    clues: paintedClue,
    known: knownOf(view, 1),
    looks: placesWith(view, 1),
    sums: 0,
    tell: () => [say(few[painted] ?? 'see-all-there', said)],
  };
}

/** As many cells are open as are still to paint. */
export function allNeeded(view: LineView): Sight | undefined {
  const { line, spare, open, regions } = view;
  if (spare !== 0) return undefined;
  const said = { line: line.where, painted: line.painted, open };
  return {
    name: 'all-needed',
    view,
    regions,
    colour: 1,
    clues: paintedClue,
    known: knownOf(view, 0),
    looks: placesWith(view, -1),
    sums: line.painted === line.length ? 0 : 1,
    tell: () => [say(line.painted === line.length ? 'see-full' : 'see-all-needed', said)],
  };
}

/** Regions with more cells than can still be painted. */
export function tooManyCells(view: LineView): Sight | undefined {
  const { line, need, open, painted, regions, weights } = view;
  const heavy = regions.filter((_, at) => weights[at] > need);
  if (need === 0 || heavy.length === 0) return undefined;
  const cells = cellsAt(
    view,
    heavy.map((region) => firstOf(view, region)),
  );
  const weight = weights[regions.indexOf(heavy[0])];
  const said = { line: line.where, painted: line.painted, cell: cells[0], weight };
  const sum = painted + weight;
  return {
    name: 'too-many-cells',
    view,
    regions: heavy,
    colour: 0,
    clues: paintedClue,
    known: knownOf(view, 1),
    looks: [...placesWith(view, 1), ...openWhere(view, (at) => isOf(view, at, heavy)).places],
    sums: painted === 0 ? 1 : 2,
    tell: () => [
      heavy.length > 1
        ? say('see-too-many-each', { line: line.where, need, open, cells })
        : painted === 0
          ? say('see-too-many-alone', said)
          : say('see-too-many', { ...said, found: painted, sum }),
    ],
  };
}

/** Regions with more cells than can still stay blank. */
export function notSpared(view: LineView): Sight | undefined {
  const { line, need, open, spare, regions, weights } = view;
  const heavy = regions.filter((_, at) => weights[at] > spare);
  if (spare === 0 || heavy.length === 0) return undefined;
  const cells = cellsAt(
    view,
    heavy.map((region) => firstOf(view, region)),
  );
  const left = open - weights[regions.indexOf(heavy[0])];
  return {
    name: 'not-spared',
    view,
    regions: heavy,
    colour: 1,
    clues: paintedClue,
    known: knownOf(view),
    looks: placesWith(view, -1),
    sums: 2,
    tell: () => [
      heavy.length > 1
        ? say('see-not-spared-each', { line: line.where, spare, open, cells })
        : say('see-not-spared', { line: line.where, cell: cells[0], left, need }),
    ],
  };
}

/** The only region with an odd number of cells is painted when an odd number is to be painted, and else blank. */
export function oddRegion(view: LineView): Sight | undefined {
  const { line, need, regions, weights } = view;
  const odd = regions.filter((_, at) => weights[at] % 2 === 1);
  if (odd.length !== 1 || regions.length < 2) return undefined;
  const colour = need % 2;
  const said = { line: line.where, need, cell: cellAt(view, firstOf(view, odd[0])) };
  return {
    name: 'odd-region',
    view,
    regions: odd,
    colour,
    clues: paintedClue,
    known: knownOf(view),
    looks: placesWith(view, -1),
    sums: 2,
    tell: () => [say(colour === 1 ? 'see-odd' : 'see-even', said)],
  };
}

/** More sums than this are not gone through, nor more sizes, nor longer sums. */
const mostSums = 3;
const mostSizes = 8;
const mostTerms = 4;

/** The few ways in which sizes of regions add up to what is still to paint: what all take, what none takes. */
export function sums(view: LineView): Sight[] {
  const { line, need, regions, weights } = view;
  if (need <= 0 || regions.length > mostSizes) return [];
  const sizes = [...new Set(weights)].sort((one, other) => other - one);
  const counts = sizes.map((size) => weights.filter((weight) => weight === size).length);
  const ways = waysToAdd(sizes, counts, need);
  if (ways.length === 0 || ways.length > mostSums) return [];
  if (ways.some((way) => way.reduce((terms, taken) => terms + taken, 0) > mostTerms)) return [];
  const texts = ways.map((way) =>
    way.flatMap((taken, at) => new Array<number>(taken).fill(sizes[at])).join(' + '),
  );
  const [way, other = '', third = ''] = texts;
  const listed = sizes.flatMap((size, at) => new Array<number>(counts[at]).fill(size));
  const key = (['see-sum', 'see-two-sums', 'see-three-sums'] as const)[ways.length - 1];
  const first = say(key, { line: line.where, sizes: listed, need, way, other, third });
  return sizes.flatMap((weight, at): Sight[] => {
    const isTaken = ways.every((each) => each[at] === counts[at]);
    const isLeft = ways.every((each) => each[at] === 0);
    if (!isTaken && !isLeft) return [];
    const found = regions.filter((_, index) => weights[index] === weight);
    const cells = cellsAt(
      view,
      found.map((region) => firstOf(view, region)),
    );
    const said = { weight, cells, count: found.length, all: found.length };
    return [
      {
        name: 'sums',
        view,
        regions: found,
        colour: isTaken ? 1 : 0,
        clues: paintedClue,
        known: knownOf(view),
        looks: placesWith(view, -1),
        sums: 1 + ways.length,
        tell: () => [first, say(isTaken ? 'see-sums-use' : 'see-sums-leave', said)],
      },
    ];
  });
}

/** By way: how many of each size it takes. One more than may be told at most. */
function waysToAdd(
  sizes: readonly number[],
  counts: readonly number[],
  total: number,
): readonly (readonly number[])[] {
  const ways: number[][] = [];
  const taken: number[] = [];
  const add = (at: number, left: number): void => {
    if (ways.length > mostSums) return;
    if (at === sizes.length) {
      if (left === 0) ways.push([...taken]);
      return;
    }
    for (let count = Math.min(counts[at], Math.floor(left / sizes[at])); count >= 0; count--) {
      taken[at] = count;
      add(at + 1, left - count * sizes[at]);
    }
  };
  add(0, total);
  return ways;
}

function placesWith({ colourAt }: LineView, colour: number): number[] {
  return [...colourAt.keys()].filter((at) => colourAt[at] === colour);
}

function isOf({ regionAt }: LineView, at: number, regions: readonly number[]): boolean {
  return regions.includes(regionAt[at]);
}
