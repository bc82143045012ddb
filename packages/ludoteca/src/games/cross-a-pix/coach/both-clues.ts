/** What cells and blocks show together: what stands alone, narrow gaps, a count that decides, the few ways that are left. */

import type { Notice } from '../../../kernel/index.ts';
import { bothClues } from '../deduce/reasons.ts';
import { cellAt, knownOf, type LineView, placesOf, stretchesOf } from './line-view.ts';
import { cellsAt, firstOf, range, type Sight, say } from './sight.ts';

/** Every block that is still to begin needs a cell: what takes too many, or joins what is to stand apart, stays blank. */
export function blockCells(view: LineView): Sight[] {
  const { line, need, runs, regions, weights, colourAt } = view;
  const { blocks, where } = line;
  if (need <= 0 || blocks <= runs.length) return [];
  const isTight = need === blocks - runs.length;
  const first = say('see-each-alone', { line: where, need });
  return regions.flatMap((region, at) => {
    const places = placesOf(view, region);
    const touching = pairFrom(places, (place) => colourAt[place] === 1);
    const pair = neighbours(places);
    if (isTight && touching !== undefined) {
      const words = [first, say('see-touches', namesOf(view, touching))];
      return [eachSight(view, 'block-cells', region, 0, words, 2)];
    }
    if (isTight && pair !== undefined) {
      const words = [first, say('see-side-by-side', namesOf(view, pair))];
      return [eachSight(view, 'block-cells', region, 0, words, 2)];
    }
    const left = need - weights[at];
    const missing = blocks - stretchCount(view, region, 1, (colour) => colour === 1);
    if (left <= 0 || left >= missing) return [];
    const said = { line: where, cell: cellAt(view, places[0]), left, missing };
    return [eachSight(view, 'block-cells', region, 0, [say('see-too-few-cells', said)], 3)];
  });
}

/** Every gap that is still missing needs a blank cell: what takes too many, or makes no gap, is painted. */
export function blockGaps(view: LineView): Sight[] {
  const { line, spare, rooms, regions, weights, colourAt } = view;
  const { blocks, where } = line;
  if (spare <= 0 || blocks <= rooms.length) return [];
  const isTight = spare === blocks - rooms.length;
  const first = say('see-each-a-gap', { line: where, spare, blocks });
  return regions.flatMap((region, at) => {
    const places = placesOf(view, region);
    const end = places.find((place) => place === 0 || place === line.length - 1);
    const beside = pairFrom(places, (place) => colourAt[place] === 0);
    const pair = neighbours(places);
    if (isTight && end !== undefined) {
      const words = [first, say('see-at-the-end', { cell: cellAt(view, end) })];
      return [eachSight(view, 'block-gaps', region, 1, words, 2)];
    }
    if (isTight && beside !== undefined) {
      const words = [first, say('see-beside-blank', namesOf(view, beside))];
      return [eachSight(view, 'block-gaps', region, 1, words, 2)];
    }
    if (isTight && pair !== undefined) {
      const words = [first, say('see-too-wide-a-gap', namesOf(view, pair))];
      return [eachSight(view, 'block-gaps', region, 1, words, 2)];
    }
    const left = spare - weights[at];
    const missing = blocks - stretchCount(view, region, 0, (colour) => colour !== 0);
    if (left <= 0 || left >= missing) return [];
    const said = { line: where, cell: cellAt(view, places[0]), left, missing, blocks };
    return [eachSight(view, 'block-gaps', region, 1, [say('see-too-few-gaps', said)], 3)];
  });
}

/** With a region of a colour, in how many stretches are the cells whose colour is as asked. */
function stretchCount(
  { regionAt, colourAt }: LineView,
  region: number,
  colour: number,
  is: (colour: number) => boolean,
): number {
  const colours = colourAt.map((known, at) => (regionAt[at] === region ? colour : known));
  return stretchesOf(colours, is).length;
}

function eachSight(
  view: LineView,
  name: 'block-cells' | 'block-gaps',
  region: number,
  colour: number,
  words: readonly Notice[],
  sums: number,
): Sight {
  return {
    name,
    view,
    regions: [region],
    colour,
    clues: bothClues,
    known: knownOf(view),
    looks: range(0, view.line.length - 1),
    sums,
    tell: () => words,
  };
}

/** The first of the places beside which something is true, and that place. */
function pairFrom(
  places: readonly number[],
  is: (at: number) => boolean,
): readonly [number, number] | undefined {
  for (const at of places) {
    if (is(at - 1)) return [at, at - 1];
    if (is(at + 1)) return [at, at + 1];
  }
  return undefined;
}

/** Two places side by side. */
function neighbours(places: readonly number[]): readonly [number, number] | undefined {
  return pairFrom(places, (at) => places.includes(at));
}

function namesOf(view: LineView, pair: readonly [number, number]) {
  return { cell: cellAt(view, pair[0]), other: cellAt(view, pair[1]) };
}

/** A colour that would settle the whole line, with the wrong number of blocks. */
export function countDecides(view: LineView): Sight[] {
  const { line, need, spare, regions, weights } = view;
  return regions.flatMap((region, at) => {
    const cell = cellAt(view, firstOf(view, region));
    const said = { line: line.where, cell, painted: line.painted, blocks: line.blocks };
    return [1, 0].flatMap((assumed): Sight[] => {
      if (weights[at] !== (assumed === 1 ? need : spare)) return [];
      const found = blocksIf(view, (each) => (each === region) === (assumed === 1));
      if (found === line.blocks) return [];
      const key = assumed === 1 ? 'see-would-complete' : 'see-would-need-all';
      return [
        {
          name: 'count-decides',
          view,
          regions: [region],
          colour: 1 - assumed,
          clues: bothClues,
          known: knownOf(view),
          looks: range(0, line.length - 1),
          sums: 2,
          tell: () => [say(key, { ...said, found })],
        },
      ];
    });
  });
}

/** The blocks of the line when of the open regions just these are painted. */
function blocksIf({ regionAt, colourAt }: LineView, isPainted: (region: number) => boolean) {
  let blocks = 0;
  let last = false;
  for (let at = 0; at < colourAt.length; at++) {
    const here = colourAt[at] < 0 ? isPainted(regionAt[at]) : colourAt[at] === 1;
    if (here && !last) blocks++;
    last = here;
  }
  return blocks;
}

/** More ways than this are not gone through, nor more of them tried, nor more regions named in one. */
const mostWays = 3;
const mostTried = 2_000;
const mostNamed = 4;

/** The few ways to fill the line that are left: what all of them paint, and what none does. */
export function fewWays(view: LineView): Sight[] {
  const { line, need, regions } = view;
  const ways = need > 0 ? waysLeft(view) : undefined;
  if (ways === undefined || ways.length === 0) return [];
  const painted = ways.map((way) => regions.filter((_, at) => way[at] === 1));
  const left = ways.map((way) => regions.filter((_, at) => way[at] === 0));
  const longest = (lists: readonly (readonly number[])[]) =>
    Math.max(...lists.map((list) => list.length));
  // What is shorter to say is said; nothing at all cannot be said so.
  const isByLeft =
    ways.length > 1 && longest(left) < longest(painted) && left.every((list) => list.length > 0);
  const told = isByLeft ? left : painted;
  if (ways.length > 1 && longest(told) > mostNamed) return [];
  const named = (list: readonly number[]) =>
    cellsAt(
      view,
      list.map((region) => firstOf(view, region)),
    );
  const said = { line: line.where, painted: line.painted, blocks: line.blocks };
  const common = {
    name: 'few-ways',
    view,
    clues: bothClues,
    known: knownOf(view),
    looks: range(0, line.length - 1),
    sums: 2 * ways.length + regions.length / 3,
  } as const;
  const [one, two, three] = told.map(named);
  if (two === undefined) {
    const key = say('see-one-way', { ...said, cells: one, count: one.length });
    return [{ ...common, regions: painted[0], colour: 1, tell: () => [key] }];
  }
  const first =
    three === undefined
      ? say(isByLeft ? 'see-two-ways-left' : 'see-two-ways', { ...said, one, two })
      : say(isByLeft ? 'see-three-ways-left' : 'see-three-ways', { ...said, one, two, three });
  const always = regions.filter((_, at) => ways.every((way) => way[at] === 1));
  const never = regions.filter((_, at) => ways.every((way) => way[at] === 0));
  const sights: Sight[] = [];
  if (always.length > 0) {
    const second = say('see-always-painted', { cells: named(always) });
    sights.push({ ...common, regions: always, colour: 1, tell: () => [first, second] });
  }
  if (never.length > 0) {
    const second = say('see-never-painted', { cells: named(never), count: never.length });
    sights.push({ ...common, regions: never, colour: 0, tell: () => [first, second] });
  }
  return sights;
}

/** By way, by open region: its colour. Absent when there are too many. */
function waysLeft(view: LineView): readonly (readonly number[])[] | undefined {
  const { line, need, regions, weights } = view;
  const rest = new Array<number>(weights.length + 1).fill(0);
  for (let at = weights.length - 1; at >= 0; at--) rest[at] = rest[at + 1] + weights[at];
  const ways: number[][] = [];
  const way = new Array<number>(weights.length).fill(0);
  let tried = 0;
  const add = (at: number, left: number): void => {
    if (left < 0 || left > rest[at] || ways.length > mostWays || ++tried > mostTried) return;
    if (at < weights.length) {
      for (const colour of [1, 0]) {
        way[at] = colour;
        add(at + 1, left - colour * weights[at]);
      }
      return;
    }
    const isPainted = (region: number) => way[regions.indexOf(region)] === 1;
    if (blocksIf(view, isPainted) === line.blocks) ways.push([...way]);
  };
  add(0, need);
  return ways.length > mostWays || tried > mostTried ? undefined : ways;
}
