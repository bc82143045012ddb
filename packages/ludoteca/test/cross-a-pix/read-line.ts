/** How the sentences about a line are judged: counting, trying all fillings, and what is concluded. */

import type { Cell } from '../../src/kernel/index.ts';
import type { Words } from './coach-patterns.ts';
import type { Concluded, Reading } from './coach-reader.ts';
import {
  allFillings,
  assuming,
  countBlocks,
  countPainted,
  fillings,
  openRegions,
  type SlowLine,
} from './slow-line.ts';

export interface Sentence {
  readonly en: string;
  readonly pt: string;
  /** False when something is not as it is said; else what it concludes, or true when that is still to come. */
  read(words: Words, reading: Reading): Concluded | boolean;
}

export const isPainted = 1;
export const isBlank = 0;

// Counting on a line.

export function place({ isRow, number }: SlowLine, { row, col }: Cell): number {
  if ((isRow ? row : col) !== number) throw new Error('a cell is named that is not on the line');
  return isRow ? col : row;
}

export function placesIn(line: SlowLine, cells: readonly Cell[]): number[] {
  return cells.map((cell) => place(line, cell));
}

export function weightOf({ regions }: SlowLine, region: number): number {
  return regions.filter((each) => each === region).length;
}

export function openCells({ marks }: SlowLine): number {
  return marks.filter((mark) => mark === null).length;
}

export function needOf(line: SlowLine): number {
  return line.painted - countPainted(line.marks);
}

export function spareOf(line: SlowLine): number {
  return openCells(line) - needOf(line);
}

/** The stretches of cells whose marks are as asked, as lists of places. */
export function stretches({ marks }: SlowLine, is: (mark: 0 | 1 | null) => boolean): number[][] {
  const found: number[][] = [];
  marks.forEach((mark, at) => {
    if (!is(mark)) return;
    if (at > 0 && is(marks[at - 1])) found[found.length - 1].push(at);
    else found.push([at]);
  });
  return found;
}

export function conclude(
  { regions, marks }: SlowLine,
  places: readonly number[],
  colour: 0 | 1,
): Concluded {
  const found = new Set(places.filter((at) => marks[at] === null).map((at) => regions[at]));
  return { regions: [...found].sort((one, other) => one - other), colour };
}

export function all({ marks }: SlowLine): number[] {
  return [...marks.keys()];
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

// Shapes of reading.

/** Of a line: what is true of its numbers, and what of it is concluded. */
export function counted(
  isTrue: (line: SlowLine, numbers: Words['numbers']) => boolean,
  colour: 0 | 1,
): Sentence['read'] {
  return ({ numbers }, { line }) => isTrue(line, numbers) && conclude(line, all(line), colour);
}

/** Of the regions that are named, each once. */
export function named(
  isTrue: (line: SlowLine, region: number, words: Words) => boolean,
  colour: 0 | 1,
  name = 'cell',
): Sentence['read'] {
  return (words, { line }) => {
    const places = placesIn(line, words.cells[name]);
    const regions = places.map((at) => line.regions[at]);
    const areTrue = regions.every((region) => isTrue(line, region, words));
    const areOpen = places.every((at) => line.marks[at] === null);
    return areTrue && areOpen && conclude(line, places, colour);
  };
}

/** Of a region with the other colour: what its line could then have. */
export function supposed(
  assumed: 0 | 1,
  isTrue: (after: SlowLine, words: Words, line: SlowLine) => boolean,
): Sentence['read'] {
  const colour = assumed === 1 ? isBlank : isPainted;
  return named(
    (line, region, words) => isTrue(assuming(line, region, assumed), words, line),
    colour,
  );
}

export const blockCounts = (line: SlowLine) => allFillings(line).map(countBlocks);
export const jointCounts = (line: SlowLine) => fillings(line, true, false).map(countBlocks);
export const paintedCounts = (line: SlowLine) => allFillings(line).map(countPainted);

/** No count lies between the two numbers, the number in question does, and both ends are reached. */
export function isBetween(counts: readonly number[], below: number, above: number, asked: number) {
  return (
    below < asked &&
    asked < above &&
    counts.includes(below) &&
    counts.includes(above) &&
    counts.every((count) => count <= below || count >= above)
  );
}

/** The two languages of a sentence about a region that is assumed painted or blank. */
export function both(
  en: string,
  pt: string,
  isTrue: (after: SlowLine, words: Words, line: SlowLine) => boolean,
): Sentence[] {
  const forms = [
    ['were painted', 'fosse pintada', 'painted', 'pintada', 'it stays blank', 'fica em branco'],
    ['were blank', 'ficasse em branco', 'blank', 'em branco', 'it is painted', 'é pintada'],
  ];
  return forms.map(([ifEn, ifPt, withEn, withPt, soEn, soPt], at) => ({
    en: en.replace('IF', ifEn).replace('WITH', withEn).replace('SO', soEn),
    pt: pt.replace('IF', ifPt).replace('WITH', withPt).replace('SO', soPt),
    read: supposed(at === 0 ? 1 : 0, isTrue),
  }));
}

// One block.

/** Where the block may lie when only blank and painted cells are looked at, as first places. */
export function windows({ painted, marks }: SlowLine): number[] {
  return range(0, marks.length - painted).filter((from) =>
    marks.every((mark, at) =>
      at >= from && at < from + painted ? mark !== isBlank : mark !== isPainted,
    ),
  );
}

/** The block's own fillings, as painted places. */
export function waysOf(line: SlowLine): number[][] {
  return fillings(line).map((cells) => all(line).filter((at) => cells[at] === 1));
}

export function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  const sorted = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each)).sort();
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

export function blockPlaces(count: number): Sentence['read'] {
  return ({ cells, numbers }, reading) => {
    const { line } = reading;
    const ends = [
      ['cell', 'other'],
      ['third', 'fourth'],
      ['fifth', 'sixth'],
    ].slice(0, count);
    const told = ends.map(([from, to]) =>
      range(place(line, cells[from][0]), place(line, cells[to][0])),
    );
    reading.ways = told;
    if (line.blocks !== 1 || numbers.painted !== line.painted || !same(told, waysOf(line))) {
      return false;
    }
    return count > 1 || conclude(line, told[0], isPainted);
  };
}

// Few ways and sums.

/** Ways told by the regions that are painted, or by those that are left. */
export function fewWays(names: readonly string[], isByLeft: boolean): Sentence['read'] {
  return ({ cells, numbers }, reading) => {
    const { line } = reading;
    if (numbers.painted !== line.painted || numbers.blocks !== line.blocks) return false;
    const told = names.map((name) => {
      const regions = placesIn(line, cells[name]).map((at) => line.regions[at]);
      return all(line).filter((at) => {
        if (line.marks[at] !== null) return line.marks[at] === 1;
        return regions.includes(line.regions[at]) !== isByLeft;
      });
    });
    reading.ways = told;
    if (!same(told, waysOf(line))) return false;
    return names.length > 1 || conclude(line, told[0], isPainted);
  };
}

export function addUp(names: readonly string[]): Sentence['read'] {
  return ({ numbers, texts }, reading) => {
    const { line } = reading;
    const list = (name: string) =>
      (texts[name] ?? String(numbers[name])).split(/ \+ |, | and | e /).map(Number);
    const sizes = openRegions(line).map((region) => weightOf(line, region));
    reading.sums = names.map(list);
    const found = new Map<string, number[]>();
    for (let choice = 0; choice < 2 ** sizes.length; choice++) {
      const taken = sizes.filter((_, at) => Math.floor(choice / 2 ** at) % 2 === 1);
      if (taken.reduce((sum, size) => sum + size, 0) !== needOf(line)) continue;
      const ordered = taken.sort((one, other) => other - one);
      found.set(ordered.join(), ordered);
    }
    return (
      numbers.need === needOf(line) &&
      same(list('sizes'), sizes) &&
      same(reading.sums, [...found.values()])
    );
  };
}

export function summed(isUsed: boolean): Sentence['read'] {
  return ({ cells, numbers }, { line, sums }) => {
    const regions = openRegions(line).filter((each) => weightOf(line, each) === numbers.weight);
    const places = placesIn(line, cells.cells);
    const isAll = same(
      places.map((at) => line.regions[at]),
      regions,
    );
    const taken = sums.map((sum) => sum.filter((size) => size === numbers.weight).length);
    const isTrue = taken.every((count) => count === (isUsed ? regions.length : 0));
    return isAll && isTrue && conclude(line, places, isUsed ? isPainted : isBlank);
  };
}

export function isJoint(line: SlowLine, { painted, blocks }: Words['numbers']): boolean {
  return line.painted === painted && line.blocks === blocks;
}

export function isOnlyOdd(line: SlowLine, region: number): boolean {
  return openRegions(line).every((each) => (weightOf(line, each) % 2 === 1) === (each === region));
}

export function blocksThere(
  line: SlowLine,
  blocks: number,
  cells: readonly Cell[],
): Concluded | false {
  const groups = stretches(line, (mark) => mark !== 0);
  const begun = groups.filter((group) => group.some((at) => line.marks[at] === 1));
  const places = placesIn(line, cells);
  const isTrue =
    line.blocks === blocks &&
    begun.length === line.blocks &&
    places.every((at) => !begun.some((group) => group.includes(at)));
  return isTrue && conclude(line, places, isBlank);
}

export function noRoom(line: SlowLine, painted: number, first: Cell, last: Cell, room: number) {
  const [from, to] = placesIn(line, [first, last]);
  const { marks } = line;
  // Beyond the end of the line there is nothing; an open cell is room.
  const isEnd = (at: number) => at < 0 || at === marks.length || marks[at] === 0;
  const isClosed = isEnd(from - 1) && isEnd(to + 1);
  const isOpen = range(from, to).every((at) => marks[at] === null);
  const isTrue =
    line.blocks === 1 &&
    line.painted === painted &&
    to - from + 1 === room &&
    room < painted &&
    isClosed &&
    isOpen;
  return isTrue && conclude(line, range(from, to), isBlank);
}

export function middle({ cells, numbers }: Words, { line }: Reading): Concluded | boolean {
  const starts = windows(line);
  const [from, to] = placesIn(line, [...cells.cell, ...cells.other]);
  const covered = placesIn(line, cells.cells);
  const isTrue =
    line.blocks === 1 &&
    line.painted === numbers.painted &&
    Math.min(...starts) === from &&
    Math.max(...starts) + line.painted - 1 === to &&
    covered.every((at) => starts.every((start) => at >= start && at < start + line.painted));
  return isTrue && conclude(line, covered, isPainted);
}

export function beside(
  colour: 0 | 1,
  isTrue: (line: SlowLine, at: number, from: number) => boolean,
): Sentence['read'] {
  return ({ cells }, { line }) => {
    const [from, at] = placesIn(line, [...cells.cell, ...cells.other]);
    const isSo = Math.abs(from - at) === 1 && isTrue(line, at, from);
    return isSo && conclude(line, [from], colour);
  };
}
