/** Cross-a-Pix in short codes: walls are guessed from their neighbours, blocks from the painted cells. */

import {
  Frequencies,
  type JsonObject,
  type Packing,
  type PackReader,
  type PackWriter,
} from '../../document/index.ts';
import type { CrossAPixGrid, LineClue, Walls } from './clues.ts';
import { type CrossAPixDoc, largestSide } from './json.ts';

export const packing: Packing<CrossAPixDoc> = {
  prefix: 'cp',

  pack({ clues, grid }, writer) {
    const { rows, cols } = clues;
    packSide(rows, writer);
    packSide(cols, writer);
    const walls = new WallHabits();
    packWalls(clues.right, walls, writer);
    packWalls(clues.down, walls, writer);
    packClues(clues.rowClues, cols, writer);
    packClues(clues.colClues, rows, writer);
    writer.flag(grid !== undefined);
    if (grid === undefined) return;
    const entries = new EntryHabits(clues);
    for (let row = 0; row < rows; row++) {
      for (let col = 0; col < cols; col++) {
        writer.pick(symbolOf(grid[row][col]), entries.at(grid, row, col));
      }
    }
  },

  unpack(reader): JsonObject {
    const rows = unpackSide(reader);
    const cols = unpackSide(reader);
    const walls = new WallHabits();
    const right = unpackWalls(rows, cols - 1, walls, reader);
    const down = unpackWalls(rows - 1, cols, walls, reader);
    const rowClues = unpackClues(rows, cols, reader);
    const colClues = unpackClues(cols, rows, reader);
    const clues = { rows, cols, right, down, rowClues, colClues };
    if (!reader.flag()) return clues;
    const entries = new EntryHabits({ right, down });
    const grid: (0 | 1 | null)[][] = [];
    for (let row = 0; row < rows; row++) {
      grid.push([]);
      for (let col = 0; col < cols; col++) {
        grid[row].push(entryOf(reader.pick(entries.at(grid, row, col))));
      }
    }
    return { ...clues, grid };
  },
};

/** Most grids are small: sides up to this take a character, others two. */
const smallSide = 32;

function packSide(side: number, writer: PackWriter): void {
  writer.flag(side <= smallSide);
  writer.whole(side - 1, side <= smallSide ? smallSide : largestSide);
}

function unpackSide(reader: PackReader): number {
  return 1 + reader.whole(reader.flag() ? smallSide : largestSide);
}

/** How often there is a wall after the one to the left and the one above, of the same direction. */
class WallHabits {
  private readonly tallies = Array.from({ length: 4 }, () => new Frequencies(2));

  at(walls: Walls, row: number, col: number): Frequencies {
    return this.tallies[(walls[row][col - 1] ?? 0) + 2 * (walls[row - 1]?.[col] ?? 0)];
  }
}

function packWalls(walls: Walls, habits: WallHabits, writer: PackWriter): void {
  for (const [row, line] of walls.entries()) {
    for (const [col, wall] of line.entries()) writer.pick(wall, habits.at(walls, row, col));
  }
}

function unpackWalls(rows: number, cols: number, habits: WallHabits, reader: PackReader): Walls {
  const walls: (0 | 1)[][] = [];
  for (let row = 0; row < rows; row++) {
    walls.push([]);
    for (let col = 0; col < cols; col++) {
      walls[row].push(reader.pick(habits.at(walls, row, col)) === 1 ? 1 : 0);
    }
  }
  return walls;
}

/** So many painted cells of a line form between these numbers of blocks. */
function blocksOf(painted: number, length: number): readonly [least: number, most: number] {
  return [Math.min(painted, 1), Math.min(painted, length - painted + 1)];
}

function isPossible([painted, blocks]: LineClue, length: number): boolean {
  const [least, most] = blocksOf(painted, length);
  return painted <= length && blocks >= least && blocks <= most;
}

/** Clues that a line can have take little; where one cannot be, all are written out. */
function packClues(clues: readonly LineClue[], length: number, writer: PackWriter): void {
  const arePossible = clues.every((clue) => isPossible(clue, length));
  writer.flag(arePossible);
  for (const [painted, blocks] of clues) {
    if (arePossible) {
      const [least, most] = blocksOf(painted, length);
      writer.whole(painted, length + 1);
      writer.whole(blocks - least, most - least + 1);
    } else {
      writer.count(painted);
      writer.count(blocks);
    }
  }
}

function unpackClues(lines: number, length: number, reader: PackReader): LineClue[] {
  const arePossible = reader.flag();
  return Array.from({ length: lines }, () => {
    if (!arePossible) return [reader.count(), reader.count()];
    const painted = reader.whole(length + 1);
    const [least, most] = blocksOf(painted, length);
    return [painted, least + reader.whole(most - least + 1)];
  });
}

/** What an entry is, after that of a neighbour before it in the same region, or without one. */
class EntryHabits {
  private readonly tallies = Array.from({ length: 4 }, () => new Frequencies(3));
  private readonly clues: { readonly right: Walls; readonly down: Walls };

  constructor(clues: { readonly right: Walls; readonly down: Walls }) {
    this.clues = clues;
  }

  at(grid: CrossAPixGrid, row: number, col: number): Frequencies {
    const { right, down } = this.clues;
    if (col > 0 && right[row][col - 1] === 0) return this.tallies[symbolOf(grid[row][col - 1])];
    if (row > 0 && down[row - 1][col] === 0) return this.tallies[symbolOf(grid[row - 1][col])];
    return this.tallies[3];
  }
}

function symbolOf(entry: 0 | 1 | null): number {
  return entry ?? 2;
}

function entryOf(symbol: number): 0 | 1 | null {
  return symbol === 2 ? null : symbol === 1 ? 1 : 0;
}
