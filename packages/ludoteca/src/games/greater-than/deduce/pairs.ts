/**
 * The pairs of a position, kept up while it changes: the two digits that are left to a cell, and the two places that are
 * left to a digit in a house. One of each pair is true.
 */

import { NotesOn } from '../../../kernel/index.ts';
import { lowest, type Position } from './position.ts';

class Pairs {
  readonly #position: Position;
  /** Whether a cell has two digits left, and of each house the digits with two places, as masks; of open cells only. */
  readonly twoInCell: Uint8Array;
  readonly twoPlaces: Int32Array;
  /** The pairs that have come since this was emptied: cell and digit of the one and of the other. */
  readonly news: number[] = [];
  readonly #isStale: Uint8Array;
  /** How many of the position's changes are taken in. */
  #seen = 0;

  constructor(position: Position) {
    const { cells, houses } = position.board;
    this.#position = position;
    this.twoInCell = new Uint8Array(cells);
    this.twoPlaces = new Int32Array(houses.length);
    this.#isStale = new Uint8Array(houses.length);
    for (let cell = 0; cell < cells; cell++) this.#lookAtCell(cell);
    for (let house = 0; house < houses.length; house++) this.#lookAtHouse(house);
    this.#seen = position.changes.length;
  }

  update(): void {
    const { board, changes } = this.#position;
    if (this.#seen === changes.length) return;
    for (; this.#seen < changes.length; this.#seen++) {
      const cell = changes[this.#seen];
      this.#lookAtCell(cell);
      for (let at = 3 * cell; at < 3 * cell + 3; at++) this.#isStale[board.housesOf[at]] = 1;
    }
    for (let house = 0; house < this.#isStale.length; house++) {
      if (this.#isStale[house] === 1) this.#lookAtHouse(house);
    }
  }

  /** Of a digit with two places in the house the one beside a cell; −1 when there is none. */
  placeBeside(house: number, digit: number, beside: number): number {
    const { board, candidates, digits } = this.#position;
    const cells = board.houses[house];
    const bit = 1 << (digit - 1);
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at];
      if ((candidates[cell] & bit) !== 0 && cell !== beside && digits[cell] === 0) return cell;
    }
    return -1;
  }

  /** The digits of a cell that are in a pair, as a mask. */
  pairedIn(cell: number): number {
    const { board, candidates, digits } = this.#position;
    if (digits[cell] !== 0) return 0;
    if (this.twoInCell[cell] === 1) return candidates[cell];
    const { housesOf } = board;
    const at = 3 * cell;
    const placed =
      this.twoPlaces[housesOf[at]] |
      this.twoPlaces[housesOf[at + 1]] |
      this.twoPlaces[housesOf[at + 2]];
    return candidates[cell] & placed;
  }

  #lookAtCell(cell: number): void {
    const { candidates, digits } = this.#position;
    const own = candidates[cell];
    const more = own & (own - 1);
    const isTwo = digits[cell] === 0 && more !== 0 && (more & (more - 1)) === 0;
    if (isTwo && this.twoInCell[cell] === 0) this.news.push(cell, lowest(own), cell, lowest(more));
    this.twoInCell[cell] = isTwo ? 1 : 0;
  }

  #lookAtHouse(house: number): void {
    const { board, candidates, digits } = this.#position;
    const cells = board.houses[house];
    let once = 0;
    let twice = 0;
    // More than two places, or one that is filled: there the others are no candidates.
    let other = 0;
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at];
      const own = candidates[cell];
      other |= digits[cell] === 0 ? twice & own : own;
      twice |= once & own;
      once |= own;
    }
    const pairs = twice & ~other;
    const before = this.twoPlaces[house];
    this.twoPlaces[house] = pairs;
    this.#isStale[house] = 0;
    for (let left = pairs & ~before; left !== 0; left &= left - 1) {
      const digit = lowest(left);
      const first = this.placeBeside(house, digit, -1);
      this.news.push(first, digit, this.placeBeside(house, digit, first), digit);
    }
  }
}

export type { Pairs };

const known = new NotesOn<Position, Pairs>();

/** To be updated before it is asked. */
export function pairsOf(position: Position): Pairs {
  const kept = known.get(position);
  if (kept !== undefined) return kept;
  const made = new Pairs(position);
  known.set(position, made);
  return made;
}
