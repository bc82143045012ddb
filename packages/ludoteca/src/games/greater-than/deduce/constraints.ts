/**
 * The rules of one puzzle, each by itself: houses and signs, numbered, with the cells they bind.
 *
 * Numbers on a grid of N×N: rows are 0 to N−1, columns N to 2N−1, boxes 2N to 3N−1; then follow the
 * places of signs to the right, N×(N−1) in reading order, and those of signs down, (N−1)×N. A cell is
 * its number in reading order; a set of digits is a mask with bit v−1 for digit v.
 */

import { type Cell, type HasNotes, LastAsked, type Where } from '../../../kernel/index.ts';
import { boxOf, type GreaterThanClues, sizeOf } from '../clues.ts';

/** What depends on the boxes alone. */
export interface Shape {
  readonly size: number;
  readonly cells: number;
  /** All digits. */
  readonly every: number;
  /** The cells of each house: rows, then columns, then boxes. */
  readonly houses: readonly Uint16Array[];
  /** The row, column and box of a cell are at 3 · cell, + 1 and + 2. */
  readonly housesOf: Uint16Array;
  /** The other cells that share a house with a cell, each once. */
  readonly peers: readonly Uint16Array[];
  /** At one · cells + other: a house that two cells share, a box before a line; −1 when none, or one cell. */
  readonly shared: Int16Array;
}

/** The rules of a puzzle: its houses, and the signs it has. */
export interface Board extends Shape, HasNotes {
  /** Of each sign, the cell that holds less, the one that holds more, and its number as a constraint. */
  readonly lower: Uint16Array;
  readonly upper: Uint16Array;
  readonly constraints: Uint16Array;
  /** Of each cell, the signs that say something is smaller, and those that say something is larger. */
  readonly signsBelow: readonly (readonly number[])[];
  readonly signsAbove: readonly (readonly number[])[];
  /** The cells in an order in which each comes after all that are smaller by signs. */
  readonly rising: Uint16Array;
}

const shapes = new Map<string, Shape>();
const boards = new LastAsked<GreaterThanClues, Board>();

/** The board of clues; the same object each time for the same clues. */
export function boardOf(clues: GreaterThanClues): Board {
  return boards.of(clues, makeBoard);
}

function shapeOf(clues: GreaterThanClues): Shape {
  const name = `${clues.boxRows}x${clues.boxCols}`;
  const kept = shapes.get(name);
  if (kept !== undefined) return kept;
  const made = makeShape(clues);
  shapes.set(name, made);
  return made;
}

function makeShape(clues: GreaterThanClues): Shape {
  const size = sizeOf(clues);
  const cells = size * size;
  const lists: number[][] = Array.from({ length: 3 * size }, () => []);
  const housesOf = new Uint16Array(3 * cells);
  for (let cell = 0; cell < cells; cell++) {
    const { row, col } = cellAt(size, cell);
    const own = [row, size + col, 2 * size + boxOf(clues, { row, col })];
    for (const [kind, house] of own.entries()) {
      housesOf[3 * cell + kind] = house;
      lists[house].push(cell);
    }
  }
  const houses = lists.map((list) => Uint16Array.from(list));
  const peers = Array.from({ length: cells }, (_, cell) => {
    const seen = new Set<number>();
    for (let kind = 0; kind < 3; kind++) {
      for (const other of houses[housesOf[3 * cell + kind]]) if (other !== cell) seen.add(other);
    }
    return Uint16Array.from(seen);
  });
  return {
    size,
    cells,
    every: 2 ** size - 1,
    houses,
    housesOf,
    peers,
    shared: sharedHouses(houses),
  };
}

function sharedHouses(houses: readonly Uint16Array[]): Int16Array {
  const cells = houses[0].length ** 2;
  const shared = new Int16Array(cells * cells).fill(-1);
  // Boxes come last and so overwrite lines.
  for (const [house, members] of houses.entries()) {
    for (const one of members) {
      for (const other of members) if (one !== other) shared[one * cells + other] = house;
    }
  }
  return shared;
}

function makeBoard(clues: GreaterThanClues): Board {
  const shape = shapeOf(clues);
  const { size, cells } = shape;
  const lower: number[] = [];
  const upper: number[] = [];
  const constraints: number[] = [];
  const signsBelow: number[][] = Array.from({ length: cells }, () => []);
  const signsAbove: number[][] = Array.from({ length: cells }, () => []);
  const add = (sign: string, first: number, second: number, constraint: number) => {
    if (sign === '') return;
    const small = sign === '<' ? first : second;
    const large = sign === '<' ? second : first;
    signsBelow[large].push(lower.length);
    signsAbove[small].push(lower.length);
    lower.push(small);
    upper.push(large);
    constraints.push(constraint);
  };
  const firstDown = 3 * size + size * (size - 1);
  for (let row = 0; row < size; row++) {
    const line = clues.right[row];
    for (let col = 0; col + 1 < size; col++) {
      const cell = row * size + col;
      add(line[col], cell, cell + 1, 3 * size + row * (size - 1) + col);
    }
  }
  for (let row = 0; row + 1 < size; row++) {
    const line = clues.down[row];
    for (let col = 0; col < size; col++) {
      const cell = row * size + col;
      add(line[col], cell, cell + size, firstDown + cell);
    }
  }
  const { every, houses, housesOf, peers, shared } = shape;
  // Not put together from parts: all that reasons looks into boards, which must be of one hidden class.
  return {
    size,
    cells,
    every,
    houses,
    housesOf,
    peers,
    shared,
    notes: [],
    lower: Uint16Array.from(lower),
    upper: Uint16Array.from(upper),
    constraints: Uint16Array.from(constraints),
    signsBelow,
    signsAbove,
    rising: risingOrder(cells, lower, upper, signsBelow, signsAbove),
  };
}

/** Cells on a circle of signs come last, in no order: such a puzzle has no solution anyway. */
function risingOrder(
  cells: number,
  lower: readonly number[],
  upper: readonly number[],
  signsBelow: readonly (readonly number[])[],
  signsAbove: readonly (readonly number[])[],
): Uint16Array {
  const open = signsBelow.map((signs) => signs.length);
  const order: number[] = [];
  const isIn = new Uint8Array(cells);
  const put = (cell: number) => {
    order.push(cell);
    isIn[cell] = 1;
  };
  for (let cell = 0; cell < cells; cell++) if (open[cell] === 0) put(cell);
  for (let at = 0; at < order.length && lower.length > 0; at++) {
    for (const sign of signsAbove[order[at]]) {
      const larger = upper[sign];
      open[larger]--;
      if (open[larger] === 0) put(larger);
    }
  }
  for (let cell = 0; cell < cells; cell++) if (isIn[cell] === 0) put(cell);
  return Uint16Array.from(order);
}

/** A house that two cells share, a box before a line; −1 when they share none, or are one. */
export function sharedHouse({ shared, cells }: Shape, one: number, other: number): number {
  return shared[one * cells + other];
}

export function isIn({ housesOf }: Shape, cell: number, house: number): boolean {
  const first = 3 * cell;
  return (
    housesOf[first] === house || housesOf[first + 1] === house || housesOf[first + 2] === house
  );
}

export function cellAt(size: number, cell: number): Cell {
  return { row: Math.floor(cell / size), col: cell % size };
}

/** A house as it is named in sentences. */
export function houseWhere(size: number, house: number): Where {
  const kind = house < size ? 'row' : house < 2 * size ? 'column' : 'box';
  return { kind, index: house % size };
}

/** The two cells of a place of signs, the left or upper one first. */
export function signCells(
  size: number,
  constraint: number,
): readonly [first: number, second: number] {
  const place = constraint - 3 * size;
  const rights = size * (size - 1);
  if (place >= rights) return [place - rights, place - rights + size];
  const first = Math.floor(place / (size - 1)) * size + (place % (size - 1));
  return [first, first + 1];
}

/** The number of the place of signs between two neighbours; nothing when they are none. */
export function signBetween(size: number, one: number, other: number): number | undefined {
  const first = Math.min(one, other);
  const second = Math.max(one, other);
  const { row, col } = cellAt(size, first);
  if (second === first + 1 && col + 1 < size) return 3 * size + row * (size - 1) + col;
  return second === first + size ? 3 * size + size * (size - 1) + first : undefined;
}

/** The cells that see both. */
export function seenByBoth(board: Board, one: number, other: number): number[] {
  const seen: number[] = [];
  for (const cell of board.peers[one]) {
    if (sharedHouse(board, cell, other) >= 0) seen.push(cell);
  }
  return seen;
}
