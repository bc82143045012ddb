/** Reasons gathered for a step: rules, and for each candidate that is gone, why it is. */

import type { Reason } from '../../../puzzle/index.ts';
import { cellAt } from './constraints.ts';
import { digitsOf, type Position } from './position.ts';

/** A digit that stands in a house, and so excludes itself from the rest of it. */
interface Exclusion {
  readonly entry: number;
  readonly house: number;
  /** 0 for a row, 1 for a column, 2 for a box. */
  readonly kind: number;
}

/** Numbers in the order in which they came, each once. Most steps have a handful, for which a set would be dear. */
class Gathered {
  readonly list: number[] = [];
  #all: Set<number> | undefined;

  has(number: number): boolean {
    return this.#all === undefined ? this.list.includes(number) : this.#all.has(number);
  }

  add(number: number): void {
    if (this.has(number)) return;
    this.list.push(number);
    if (this.#all !== undefined) this.#all.add(number);
    else if (this.list.length > handful) this.#all = new Set(this.list);
  }
}

const handful = 12;

export class Reasons {
  readonly #position: Position;
  readonly #constraints = new Gathered();
  readonly #entries = new Gathered();
  /** Struck candidates that are named, as masks by cell. */
  #struck: Map<number, number> | undefined;

  constructor(position: Position) {
    this.#position = position;
  }

  /** How much was gathered; values ruled out in one cell count together. */
  get size(): number {
    return this.#constraints.list.length + this.#entries.list.length + (this.#struck?.size ?? 0);
  }

  list(): Reason[] {
    const { size } = this.#position.board;
    const all: Reason[] = this.#constraints.list.map((constraint) => ({ constraint }));
    for (const cell of this.#entries.list) {
      all.push({ cell: cellAt(size, cell), is: this.#position.digits[cell] });
    }
    for (const [cell, values] of this.#struck ?? []) {
      all.push({ cell: cellAt(size, cell), not: digitsOf(values) });
    }
    return all;
  }

  house(house: number): this {
    this.#constraints.add(house);
    return this;
  }

  sign(sign: number): this {
    this.#constraints.add(this.#position.board.constraints[sign]);
    return this;
  }

  /** Why the cell holds none of the values, all of which are gone. */
  not(cell: number, values: number): this {
    const { digits } = this.#position;
    if (values === 0) return this;
    if (digits[cell] !== 0) {
      this.#entries.add(cell);
      return this;
    }
    for (let left = values; left !== 0; left &= left - 1) this.#gone(cell, left & -left);
    return this;
  }

  /** Why the cell holds nothing but the values. */
  only(cell: number, values: number): this {
    return this.not(cell, this.#position.board.every & ~values);
  }

  /** Why the digit is in none of the cells: as few entries as explain many of them at once. */
  notIn(cells: Iterable<number>, digit: number): this {
    const { board, digits } = this.#position;
    let left = [...cells];
    while (left.length > 0) {
      const best = this.#mostTelling(left, digit);
      if (best === undefined) break;
      this.#add(best);
      left = left.filter((cell) => board.housesOf[3 * cell + best.kind] !== best.house);
    }
    for (const cell of left) {
      if (digits[cell] !== 0) this.#entries.add(cell);
      else this.#gone(cell, 1 << (digit - 1));
    }
    return this;
  }

  /** The entry and house that explain most cells; nothing when none explains more than it costs. */
  #mostTelling(cells: readonly number[], digit: number): Exclusion | undefined {
    const { board, digits } = this.#position;
    let best: Exclusion | undefined;
    let bestWorth = 0;
    for (const cell of cells) {
      for (let kind = 0; kind < 3; kind++) {
        const house = board.housesOf[3 * cell + kind];
        const entry = this.#position.placeOf(house, digit);
        if (entry < 0 || entry === cell) continue;
        let covered = 0;
        for (let at = 0; at < cells.length; at++) {
          if (board.housesOf[3 * cells[at] + kind] === house) covered++;
        }
        // A filled cell speaks for itself at the price of one fact.
        const isDear = digits[cell] !== 0 || (this.#position.struck[cell] >>> (digit - 1)) & 1;
        const worth = covered - this.#priceOf(entry, house) + (isDear ? 0 : board.size);
        if (worth <= bestWorth) continue;
        best = { entry, house, kind };
        bestWorth = worth;
      }
    }
    return best;
  }

  #gone(cell: number, bit: number): void {
    const { board, struck } = this.#position;
    const digit = 32 - Math.clz32(bit);
    let best: Exclusion | undefined;
    let bestPrice = 3;
    for (let kind = 0; kind < 3; kind++) {
      const house = board.housesOf[3 * cell + kind];
      const entry = this.#position.placeOf(house, digit);
      if (entry < 0 || entry === cell) continue;
      const price = this.#priceOf(entry, house);
      if (price >= bestPrice) continue;
      best = { entry, house, kind };
      bestPrice = price;
    }
    if (best !== undefined) this.#add(best);
    else if ((struck[cell] & bit) !== 0) {
      this.#struck ??= new Map();
      this.#struck.set(cell, (this.#struck.get(cell) ?? 0) | bit);
    } else throw new Error(`candidate ${digit} of cell ${cell} is not gone`);
  }

  /** How many reasons it adds. */
  #priceOf(entry: number, house: number): number {
    return (this.#entries.has(entry) ? 0 : 1) + (this.#constraints.has(house) ? 0 : 1);
  }

  #add({ entry, house }: Exclusion): void {
    this.#constraints.add(house);
    this.#entries.add(entry);
  }
}
