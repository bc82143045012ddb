/** What is known of a puzzle being solved: the digits entered, and the candidates that remain. */

import type { HasNotes } from '../../../kernel/index.ts';
import type { Fact } from '../../../puzzle/index.ts';
import type { Digits, GreaterThanClues, GreaterThanGrid } from '../clues.ts';
import { type Board, boardOf, cellAt } from './constraints.ts';

/**
 * A candidate is gone for one of three reasons, which `Reasons` tells apart: the cell is filled, a
 * digit in one of its houses excludes it, or it was struck (by the player, or by an earlier step). It
 * never comes back.
 */
export class Position implements HasNotes {
  readonly notes: unknown[] = [];
  readonly board: Board;
  /** 0 where open. */
  readonly digits: Uint8Array;
  /** What was struck, as masks. */
  readonly struck: Int32Array;
  /** What remains, as masks; a filled cell has its digit. */
  readonly candidates: Int32Array;
  /** The cells that have lost candidates, in turn. */
  readonly changes: number[] = [];
  /** How many digits were entered so far, given ones included. */
  placed = 0;
  /** How often something has changed in each house, and about each digit. */
  readonly houseChanges: Int32Array;
  readonly digitChanges: Int32Array;
  /** The cell of each digit in each house, at house · N + digit − 1; −1 where it is not placed yet. */
  readonly #places: Int16Array;
  #open: number;

  constructor(board: Board) {
    this.board = board;
    this.digits = new Uint8Array(board.cells);
    this.struck = new Int32Array(board.cells);
    this.candidates = new Int32Array(board.cells).fill(board.every);
    this.houseChanges = new Int32Array(board.houses.length);
    this.digitChanges = new Int32Array(board.size + 1);
    this.#places = new Int16Array(board.houses.length * board.size).fill(-1);
    this.#open = board.cells;
  }

  /** Cells that have no digit yet. */
  get open(): number {
    return this.#open;
  }

  /** The cell that holds the digit in the house; −1 when none does. */
  placeOf(house: number, digit: number): number {
    return this.#places[house * this.board.size + digit - 1];
  }

  place(cell: number, digit: number): void {
    const { size, housesOf, peers } = this.board;
    const bit = 1 << (digit - 1);
    this.placed++;
    if (this.digits[cell] === 0) this.#open--;
    this.digits[cell] = digit;
    this.#changed(cell, this.candidates[cell] | bit);
    this.candidates[cell] = bit;
    for (let kind = 0; kind < 3; kind++) {
      this.#places[housesOf[3 * cell + kind] * size + digit - 1] = cell;
    }
    for (const peer of peers[cell]) if (this.digits[peer] === 0) this.#lose(peer, bit);
  }

  strike(cell: number, values: number): void {
    this.struck[cell] |= values;
    if (this.digits[cell] === 0) this.#lose(cell, values);
  }

  #lose(cell: number, values: number): void {
    const lost = this.candidates[cell] & values;
    if (lost === 0) return;
    this.candidates[cell] &= ~lost;
    this.#changed(cell, lost);
  }

  #changed(cell: number, values: number): void {
    const { housesOf } = this.board;
    this.changes.push(cell);
    for (let at = 3 * cell; at < 3 * cell + 3; at++) this.houseChanges[housesOf[at]]++;
    for (let left = values; left !== 0; left &= left - 1) this.digitChanges[lowest(left)]++;
  }
}

/** What the player's filling says: entries, what they exclude in their houses, what was struck. */
export function open(clues: GreaterThanClues, grid: GreaterThanGrid): Position {
  const position = new Position(boardOf(clues));
  const { size, cells } = position.board;
  for (let cell = 0; cell < cells; cell++) {
    const { row, col } = cellAt(size, cell);
    const struck = grid.struck?.[row][col] ?? [];
    if (struck.length > 0) position.strike(cell, maskOf(struck));
    const digit = grid.digits[row][col] || clues.givens[row][col];
    if (digit !== 0) position.place(cell, digit);
  }
  return position;
}

export function conclude(position: Position, facts: readonly Fact[]): void {
  const { size } = position.board;
  for (const fact of facts) {
    const cell = fact.cell.row * size + fact.cell.col;
    if ('is' in fact) position.place(cell, fact.is);
    else position.strike(cell, maskOf(fact.not));
  }
}

export function isSolved(position: Position): boolean {
  return position.open === 0;
}

/** The filling that says what the position holds; a filled cell needs no strikes. */
export function gridOf(position: Position): GreaterThanGrid {
  const { board, digits, struck } = position;
  const { size } = board;
  const rowsOf = <Item>(item: (cell: number) => Item): Item[][] =>
    Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, col) => item(row * size + col)),
    );
  const isStruck = (cell: number) => digits[cell] === 0 && struck[cell] !== 0;
  const hasStruck = struck.some((_, cell) => isStruck(cell));
  return {
    digits: rowsOf((cell) => digits[cell]),
    ...(hasStruck && {
      struck: rowsOf((cell) => (isStruck(cell) ? digitsOf(struck[cell]) : [])),
    }),
  };
}

/** Entries and struck candidates, fact by fact; givens are clues. */
export function factsOf(clues: GreaterThanClues, grid: GreaterThanGrid): Fact[] {
  return clues.givens.flatMap((givens, row) =>
    givens.flatMap((given, col): Fact[] => {
      const cell = { row, col };
      const digit = grid.digits[row][col];
      const struck = grid.struck?.[row][col] ?? [];
      return [
        ...(digit !== 0 && digit !== given ? [{ cell, is: digit }] : []),
        ...(struck.length > 0 ? [{ cell, not: struck }] : []),
      ];
    }),
  );
}

export function holds(_clues: GreaterThanClues, solution: GreaterThanGrid, fact: Fact): boolean {
  const digit = at(solution.digits, fact);
  return 'is' in fact ? digit === fact.is : !fact.not.includes(digit);
}

function at(digits: Digits, fact: Fact): number {
  return digits[fact.cell.row][fact.cell.col];
}

export function maskOf(digits: readonly number[]): number {
  let mask = 0;
  for (const digit of digits) mask |= 1 << (digit - 1);
  return mask;
}

/** The digits of a mask, rising. */
export function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) digits.push(lowest(left));
  return digits;
}

/** The lowest digit of a mask that is not empty. */
export function lowest(mask: number): number {
  return 32 - Math.clz32(mask & -mask);
}

/** The highest digit of a mask that is not empty. */
export function highest(mask: number): number {
  return 32 - Math.clz32(mask);
}

export function countOf(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The digits below a digit. */
export function below(digit: number): number {
  return (1 << (digit - 1)) - 1;
}
