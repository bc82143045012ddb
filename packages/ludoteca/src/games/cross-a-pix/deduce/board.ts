/** A puzzle as reasoning sees it: the lines with their regions, and the lines that meet in a region. */

import type { Cell, Where } from '../../../kernel/index.ts';
import type { CrossAPixClues, LineClue } from '../clues.ts';
import { type Regions, regionsOf, segmentsOf } from '../regions.ts';

/** A row or a column. */
export interface Line {
  /** Rows first, then columns. */
  readonly index: number;
  readonly where: Where;
  readonly length: number;
  readonly painted: number;
  readonly blocks: number;
  /** The stretches along the line: their regions and lengths. A region may come again. */
  readonly segments: Int32Array;
  readonly lengths: Int32Array;
  /** By stretch: how many stretches on its region comes again; 0 when it does not. */
  readonly next: Int32Array;
  /** By stretch: whether its region came before. */
  readonly comesAgain: Uint8Array;
  /** The regions on the line, each once, in order, and the cells of the line that each holds. */
  readonly regions: Int32Array;
  readonly weights: Int32Array;
}

export interface Board {
  readonly clues: CrossAPixClues;
  readonly regions: Regions;
  readonly lines: readonly Line[];
  /** By region: the lines it lies on, in ascending order, and its cells on each. */
  readonly linesOf: readonly Int32Array[];
  readonly weightsOf: readonly Int32Array[];
}

const boards = new WeakMap<CrossAPixClues, Board>();

/** Clues are immutable, so that the board of the same clues is made once. */
export function boardOf(clues: CrossAPixClues): Board {
  const known = boards.get(clues);
  if (known !== undefined) return known;
  const board = makeBoard(clues);
  boards.set(clues, board);
  return board;
}

function makeBoard(clues: CrossAPixClues): Board {
  const { rows, cols, rowClues, colClues } = clues;
  const regions = regionsOf(clues);
  const lines = [
    ...rowClues.map((clue, row) =>
      lineOf(regions, row, { kind: 'row', index: row }, clue, [row * cols, 1, cols]),
    ),
    ...colClues.map((clue, col) =>
      lineOf(regions, rows + col, { kind: 'column', index: col }, clue, [col, cols, rows]),
    ),
  ];
  const linesOf = Array.from({ length: regions.count }, (): number[] => []);
  const weightsOf = Array.from({ length: regions.count }, (): number[] => []);
  for (const line of lines) {
    for (const [at, region] of line.regions.entries()) {
      linesOf[region].push(line.index);
      weightsOf[region].push(line.weights[at]);
    }
  }
  const packed = (lists: readonly number[][]) => lists.map((list) => Int32Array.from(list));
  return { clues, regions, lines, linesOf: packed(linesOf), weightsOf: packed(weightsOf) };
}

function lineOf(
  regions: Regions,
  index: number,
  where: Where,
  [painted, blocks]: LineClue,
  [first, step, length]: readonly [number, number, number],
): Line {
  const along = segmentsOf(regions, first, step, length);
  const size = along.regions.length;
  const next = new Int32Array(size);
  const comesAgain = new Uint8Array(size);
  const weights = new Map<number, number>();
  const lastAt = new Map<number, number>();
  for (let at = 0; at < size; at++) {
    const region = along.regions[at];
    const before = lastAt.get(region);
    if (before !== undefined) {
      next[before] = at - before;
      comesAgain[at] = 1;
    }
    lastAt.set(region, at);
    weights.set(region, (weights.get(region) ?? 0) + along.lengths[at]);
  }
  return {
    index,
    where,
    length,
    painted,
    blocks,
    segments: Int32Array.from(along.regions),
    lengths: Int32Array.from(along.lengths),
    next,
    comesAgain,
    regions: Int32Array.from(weights.keys()),
    weights: Int32Array.from(weights.values()),
  };
}

/** The cell that names a region: its first in reading order. */
export function nameOf({ clues, regions }: Board, region: number): Cell {
  const cell = regions.firstCells[region];
  return { row: Math.floor(cell / clues.cols), col: cell % clues.cols };
}

/** The region that holds a cell. */
export function regionAt({ clues, regions }: Board, cell: Cell): number {
  return regions.ofCell[cell.row * clues.cols + cell.col];
}
