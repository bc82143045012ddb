/** The regions that the walls cut a grid into, and what each line sees of them. */

import { LastAsked } from '../../kernel/index.ts';
import type { CrossAPixClues } from './clues.ts';

export interface Regions {
  readonly count: number;
  /** By cell (row × cols + column): its region. Regions are numbered by their first cells. */
  readonly ofCell: Int32Array;
  /** By region: how many cells it has. */
  readonly sizes: Int32Array;
  /** By region: its first cell in reading order. */
  readonly firstCells: Int32Array;
  /** By region: the regions that touch it, in ascending order. Found when first asked for. */
  readonly neighbours: readonly (readonly number[])[];
}

/** Clues never change, and their regions are asked for at every entry and every drawing. */
const known = new LastAsked<CrossAPixClues, Regions>();

/**
 * The cells joined by missing walls. A wall inside a region separates nothing.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { regionsOf } from 'ludoteca/cross-a-pix';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * console.log(regionsOf(clues).ofCell.length);
 * ```
 *
 * ```text
 * 25
 * ```
 */
export function regionsOf(clues: CrossAPixClues): Regions {
  return known.of(clues, joinedBy);
}

/** By the cells' regions: the cells of each, found when first asked for. */
const members = new WeakMap<Int32Array, readonly (readonly number[])[]>();

/** The cells of the region that a cell is in (row × cols + column), in reading order. */
export function regionAround(clues: CrossAPixClues, cell: number): readonly number[] {
  const { ofCell, count } = regionsOf(clues);
  let known = members.get(ofCell);
  if (known === undefined) {
    const cells = Array.from({ length: count }, (): number[] => []);
    for (let at = 0; at < ofCell.length; at++) cells[ofCell[at]].push(at);
    known = cells;
    members.set(ofCell, known);
  }
  return known[ofCell[cell]];
}

/** Each region is walked from its first cell on, so that regions are numbered by these. */
function joinedBy({ rows, cols, right, down }: CrossAPixClues): Regions {
  const cells = rows * cols;
  const ofCell = new Int32Array(cells).fill(-1);
  const sizes: number[] = [];
  const firstCells: number[] = [];
  /** Cells of the region in hand whose neighbours are still to be looked at. */
  const open = new Int32Array(cells);
  for (let first = 0; first < cells; first++) {
    if (ofCell[first] >= 0) continue;
    const region = sizes.length;
    let size = 0;
    let waiting = 1;
    open[0] = first;
    ofCell[first] = region;
    while (waiting > 0) {
      const cell = open[--waiting];
      const row = Math.floor(cell / cols);
      const col = cell - row * cols;
      size++;
      if (col + 1 < cols && right[row][col] === 0 && ofCell[cell + 1] < 0) {
        ofCell[cell + 1] = region;
        open[waiting++] = cell + 1;
      }
      if (col > 0 && right[row][col - 1] === 0 && ofCell[cell - 1] < 0) {
        ofCell[cell - 1] = region;
        open[waiting++] = cell - 1;
      }
      if (row + 1 < rows && down[row][col] === 0 && ofCell[cell + cols] < 0) {
        ofCell[cell + cols] = region;
        open[waiting++] = cell + cols;
      }
      if (row > 0 && down[row - 1][col] === 0 && ofCell[cell - cols] < 0) {
        ofCell[cell - cols] = region;
        open[waiting++] = cell - cols;
      }
    }
    sizes.push(size);
    firstCells.push(first);
  }
  return new Numbered(rows, cols, {
    count: sizes.length,
    ofCell,
    sizes: new Int32Array(sizes),
    firstCells: new Int32Array(firstCells),
  });
}

/** A class, so that all of them have one hidden class: one with a getter of its own would stay in old memory. */
class Numbered implements Regions {
  readonly count: number;
  readonly ofCell: Int32Array;
  readonly sizes: Int32Array;
  readonly firstCells: Int32Array;
  readonly #rows: number;
  readonly #cols: number;
  #neighbours: readonly (readonly number[])[] | undefined;

  constructor(rows: number, cols: number, found: Omit<Regions, 'neighbours'>) {
    this.count = found.count;
    this.ofCell = found.ofCell;
    this.sizes = found.sizes;
    this.firstCells = found.firstCells;
    this.#rows = rows;
    this.#cols = cols;
  }

  get neighbours(): readonly (readonly number[])[] {
    this.#neighbours ??= neighboursOf(this.#rows, this.#cols, this.ofCell, this.count);
    return this.#neighbours;
  }
}

function neighboursOf(
  rows: number,
  cols: number,
  ofCell: Int32Array,
  count: number,
): readonly (readonly number[])[] {
  const touching = Array.from({ length: count }, () => new Set<number>());
  const touch = (one: number, other: number): void => {
    if (one === other) return;
    touching[one].add(other);
    touching[other].add(one);
  };
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      if (col + 1 < cols) touch(ofCell[cell], ofCell[cell + 1]);
      if (row + 1 < rows) touch(ofCell[cell], ofCell[cell + cols]);
    }
  }
  return touching.map((regions) => [...regions].sort((a, b) => a - b));
}

/** What one line sees: the regions it runs through, neighbours always different. */
export interface Segments {
  /** The regions in order along the line; one may come again. */
  readonly regions: readonly number[];
  /** How many cells of the line each of these stretches has. */
  readonly lengths: readonly number[];
}

/**
 * The segments of a line of cells given by its first cell, the step to the next, and its length.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { regionsOf, segmentsOf } from 'ludoteca/cross-a-pix';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * const firstRow = segmentsOf(regionsOf(clues), 0, 1, 5);
 * console.log(Object.keys(firstRow).join(' '));
 * ```
 *
 * ```text
 * regions lengths
 * ```
 */
export function segmentsOf(
  regions: Pick<Regions, 'ofCell'>,
  first: number,
  step: number,
  length: number,
): Segments {
  const along: number[] = [];
  const lengths: number[] = [];
  for (let index = 0; index < length; index++) {
    const region = regions.ofCell[first + index * step];
    if (along.length > 0 && along[along.length - 1] === region) lengths[lengths.length - 1]++;
    else {
      along.push(region);
      lengths.push(1);
    }
  }
  return { regions: along, lengths };
}
