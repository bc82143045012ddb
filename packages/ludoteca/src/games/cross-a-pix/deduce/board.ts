/** A puzzle as reasoning sees it: the lines with their regions, and the lines that meet in a region. */

import { type Cell, LastAsked, type Where } from '../../../kernel/index.ts';
import type { CrossAPixClues } from '../clues.ts';
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

/** Only who has made a board for itself changes it. */
export interface Board {
  readonly clues: CrossAPixClues;
  readonly regions: Omit<Regions, 'neighbours'>;
  readonly lines: Line[];
  /** By region: the lines it lies on, in ascending order, and its cells on each. */
  readonly linesOf: Int32Array[];
  readonly weightsOf: Int32Array[];
}

const boards = new LastAsked<CrossAPixClues, Board>();

/** Clues are immutable, so that the board of the same clues is made once. */
export function boardOf(clues: CrossAPixClues): Board {
  return boards.of(clues, () => makeBoard(clues, regionsOf(clues)));
}

/** The board of clues that are cut into these regions, made anew. */
export function makeBoard(clues: CrossAPixClues, regions: Board['regions']): Board {
  const { rows, cols } = clues;
  const lines = Array.from({ length: rows + cols }, (_, index) => lineAt(clues, regions, index));
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

/** A line as it is with these regions. */
export function lineAt(clues: CrossAPixClues, regions: Board['regions'], index: number): Line {
  const { rows, cols, rowClues, colClues } = clues;
  const isRow = index < rows;
  const number = isRow ? index : index - rows;
  const where: Where = { kind: isRow ? 'row' : 'column', index: number };
  const [painted, blocks] = isRow ? rowClues[number] : colClues[number];
  const length = isRow ? cols : rows;
  const along = segmentsOf(regions, isRow ? number * cols : number, isRow ? 1 : cols, length);
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
