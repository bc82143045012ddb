/**
 * What is seen at a glance in a position: for each open cell, what its signs say of it directly. Five
 * things are looked at, and nothing is concluded from anything that was itself concluded:
 *
 *   crowd    how many cells of one house lie below it (or above it)
 *   chain    the entered digits that signs lead to, one step up (or down) for each cell on the way
 *   between  an entered digit of its box, and how many cells of the box lie between the two
 *   rank     how many open cells of its box lie below it, among the digits still missing from the box
 *   push     a neighbour that has lost its first digits to one row, column or box
 */

import { countOf, digitsOf, type Position } from '../deduce/position.ts';
import { boxOf, reachOf, type Side, type SignReach } from './reach.ts';

export class Background {
  readonly position: Position;
  readonly reach: SignReach;
  /** The least and the greatest digit that an open cell can have, as far as its signs say. */
  readonly low: Int16Array;
  readonly high: Int16Array;
  /** What the signs leave to each cell beside the digits that are entered, as masks; all to a filled one. */
  readonly allowed: Int32Array;
  /** What remains at a glance, as masks; a filled cell has its digit. */
  readonly candidates: Int32Array;
  /** Where chains of signs and entered digits alone bring a cell, digits counted from the side. */
  readonly chains: Readonly<Record<Side, Int16Array>>;
  /** Of each box, the digits that are missing from it, rising; and its open places. */
  readonly #missing: readonly (readonly number[])[];
  readonly #open: Int32Array;

  constructor(position: Position) {
    const { board, digits } = position;
    const { size, cells, houses } = board;
    this.position = position;
    this.reach = reachOf(board);
    this.#open = new Int32Array(size);
    this.#missing = Array.from({ length: size }, (_, index) => {
      let missing = board.every;
      const box = houses[2 * size + index];
      for (let place = 0; place < box.length; place++) {
        const cell = box[place];
        if (digits[cell] !== 0) missing &= ~(1 << (digits[cell] - 1));
        else this.#open[index] |= 1 << place;
      }
      return digitsOf(missing);
    });
    this.chains = { low: new Int16Array(cells), high: new Int16Array(cells) };
    this.low = this.#bounds('low');
    this.high = this.#bounds('high');
    this.allowed = new Int32Array(cells).fill(board.every);
    for (let cell = 0; cell < cells; cell++) {
      if (digits[cell] !== 0) continue;
      const least = Math.min(Math.max(this.low[cell], 1), size + 1);
      const most = Math.max(Math.min(this.high[cell], size), 0);
      this.allowed[cell] &= ~((1 << (least - 1)) - 1) & ((1 << most) - 1);
    }
    this.candidates = position.candidates.map((own, cell) => own & this.allowed[cell]);
  }

  /** A digit counted from a side: the first on it is 1. Its own inverse. */
  counted(side: Side, digit: number): number {
    return side === 'low' ? digit : this.position.board.size + 1 - digit;
  }

  /** The digits missing from the box of a cell, the first on a side first. */
  missingFrom(box: number, side: Side): readonly number[] {
    const missing = this.#missing[box - 2 * this.position.board.size];
    return side === 'low' ? missing : missing.toReversed();
  }

  /** The open cells of its own box beyond a cell, the nearest first. */
  openBeyond(cell: number, side: Side): number[] {
    const { board, digits } = this.position;
    return this.reach[side].cells[cell].filter(
      (other) => digits[other] === 0 && boxOf(board, other) === boxOf(board, cell),
    );
  }

  /** Cells of the box that lie between a cell and one beyond it, the nearest first. */
  between(cell: number, far: number, side: Side): number[] {
    const { board } = this.position;
    const { inBox } = this.reach[side === 'low' ? 'high' : 'low'];
    return this.reach[side].cells[cell].filter(
      (other) =>
        boxOf(board, other) === boxOf(board, cell) &&
        boxOf(board, far) === boxOf(board, cell) &&
        ((inBox[far] >>> this.reach.placeInBox[other]) & 1) === 1,
    );
  }

  /** Digits are counted from the side, so that both sides are one: 1 is the first on it. */
  #bounds(side: Side): Int16Array {
    const { board, digits } = this.position;
    const { size } = board;
    const { cells: reached, inBox, crowd } = this.reach[side];
    const opposite = this.reach[side === 'low' ? 'high' : 'low'].inBox;
    const counted = (digit: number) => this.counted(side, digit);
    const chain = this.chains[side];
    const bounds = new Int16Array(board.cells);
    const order = side === 'low' ? board.rising : board.rising.toReversed();
    const signsOf = side === 'low' ? board.signsBelow : board.signsAbove;
    const ends = side === 'low' ? board.lower : board.upper;
    for (const cell of order) {
      if (digits[cell] !== 0) {
        chain[cell] = counted(digits[cell]);
        bounds[cell] = digits[cell];
        continue;
      }
      let first = 1;
      for (const sign of signsOf[cell]) first = Math.max(first, chain[ends[sign]] + 1);
      chain[cell] = first;
      first = Math.max(first, crowd[cell] + 1);
      const box = boxOf(board, cell) - 2 * size;
      for (const other of reached[cell]) {
        if (digits[other] === 0 || boxOf(board, other) - 2 * size !== box) continue;
        const apart = countOf(inBox[cell] & opposite[other]);
        first = Math.max(first, counted(digits[other]) + 1 + apart);
      }
      const openCells = countOf(inBox[cell] & this.#open[box]);
      const missing = this.#missing[box];
      if (openCells > 0 && openCells < missing.length) {
        const digit = side === 'low' ? missing[openCells] : missing[missing.length - 1 - openCells];
        first = Math.max(first, counted(digit));
      }
      for (const sign of signsOf[cell]) {
        if (digits[ends[sign]] === 0)
          first = Math.max(first, this.pushOf(ends[sign], side).push + 1);
      }
      bounds[cell] = side === 'low' ? first : size + 1 - first;
    }
    return bounds;
  }

  /** How many of the first digits on a side one house of an open cell has, and which house. */
  pushOf(cell: number, side: Side): { readonly push: number; readonly house: number } {
    const { position } = this;
    const { size, housesOf } = position.board;
    let push = 0;
    let best = -1;
    for (let kind = 2; kind >= 0; kind--) {
      const house = housesOf[3 * cell + kind];
      let passed = 0;
      while (passed < size - 1 && position.placeOf(house, this.counted(side, passed + 1)) >= 0) {
        passed++;
      }
      if (passed <= push) continue;
      push = passed;
      best = house;
    }
    return { push: push + 1, house: best };
  }
}
