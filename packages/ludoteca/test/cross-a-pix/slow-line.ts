/** A line of Cross-a-Pix looked through the slow way: every colouring of its open regions, counted cell by cell. */

import type { CrossAPixClues, CrossAPixGrid } from '../../src/games/cross-a-pix/clues.ts';
import { regionsOf } from '../../src/games/cross-a-pix/regions.ts';

export interface SlowLine {
  readonly isRow: boolean;
  /** From 0. */
  readonly number: number;
  readonly painted: number;
  readonly blocks: number;
  /** By cell: its region, and 1 painted, 0 blank, null open. */
  readonly regions: readonly number[];
  readonly marks: readonly (0 | 1 | null)[];
}

export function slowLine(
  clues: CrossAPixClues,
  grid: CrossAPixGrid,
  isRow: boolean,
  number: number,
): SlowLine {
  const { rows, cols, rowClues, colClues } = clues;
  const { ofCell } = regionsOf(clues);
  const [painted, blocks] = isRow ? rowClues[number] : colClues[number];
  const length = isRow ? cols : rows;
  const places = Array.from({ length }, (_, at) => (isRow ? [number, at] : [at, number]));
  return {
    isRow,
    number,
    painted,
    blocks,
    regions: places.map(([row, col]) => ofCell[row * cols + col]),
    marks: places.map(([row, col]) => grid[row][col]),
  };
}

/** The open regions, each once. */
export function openRegions({ regions, marks }: Pick<SlowLine, 'regions' | 'marks'>): number[] {
  return [...new Set(regions.filter((_, at) => marks[at] === null))];
}

export function countBlocks(cells: readonly (0 | 1)[]): number {
  return cells.filter((cell, at) => cell === 1 && cells[at - 1] !== 1).length;
}

export function countPainted(cells: readonly (0 | 1 | null)[]): number {
  return cells.filter((cell) => cell === 1).length;
}

/** Every filling of the open cells in which regions are whole, whatever the clues; lines with many open regions take long. */
export function allFillings(line: Pick<SlowLine, 'regions' | 'marks'>): (0 | 1)[][] {
  const open = openRegions(line);
  return Array.from({ length: 2 ** open.length }, (_, choice) =>
    line.marks.map(
      (mark, at) => mark ?? (Math.floor(choice / 2 ** open.indexOf(line.regions[at])) % 2 ? 1 : 0),
    ),
  );
}

/** The fillings that meet the clues asked for. */
export function fillings(line: SlowLine, hasPainted = true, hasBlocks = true): (0 | 1)[][] {
  return allFillings(line).filter(
    (cells) =>
      (!hasPainted || countPainted(cells) === line.painted) &&
      (!hasBlocks || countBlocks(cells) === line.blocks),
  );
}

/** The line with a region of a colour. */
export function assuming(line: SlowLine, region: number, colour: 0 | 1): SlowLine {
  const marks = line.marks.map((mark, at) => (line.regions[at] === region ? colour : mark));
  return { ...line, marks };
}
