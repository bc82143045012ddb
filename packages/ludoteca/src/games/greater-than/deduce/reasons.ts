/** Reasons gathered for a step: rules, and for each candidate that is gone, why it is. */

import type { Fact, Reason } from '../../../puzzle/index.ts';
import { cellAt, isIn } from './constraints.ts';
import { digitsOf, type Position } from './position.ts';

/** A digit that stands in a house, and so excludes itself from the rest of it. */
interface Exclusion {
  readonly entry: number;
  readonly house: number;
}

export class Reasons {
  readonly #position: Position;
  readonly #constraints = new Set<number>();
  readonly #entries = new Set<number>();
  /** Struck candidates that are named, as masks by cell. */
  readonly #struck = new Map<number, number>();

  constructor(position: Position) {
    this.#position = position;
  }

  /** How much was gathered; values ruled out in one cell count together. */
  get size(): number {
    return this.#constraints.size + this.#entries.size + this.#struck.size;
  }

  list(): Reason[] {
    const { size } = this.#position.board;
    const facts: Fact[] = [];
    for (const cell of this.#entries) {
      facts.push({ cell: cellAt(size, cell), is: this.#position.digits[cell] });
    }
    for (const [cell, values] of this.#struck) {
      facts.push({ cell: cellAt(size, cell), not: digitsOf(values) });
    }
    return [...[...this.#constraints].map((constraint) => ({ constraint })), ...facts];
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
      left = left.filter((cell) => !isIn(board, cell, best.house));
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
        for (const other of cells) if (isIn(board, other, house)) covered++;
        // A filled cell speaks for itself at the price of one fact.
        const isDear = digits[cell] !== 0 || (this.#position.struck[cell] >>> (digit - 1)) & 1;
        const worth = covered - this.#priceOf(entry, house) + (isDear ? 0 : board.size);
        if (worth <= bestWorth) continue;
        best = { entry, house };
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
      best = { entry, house };
      bestPrice = price;
    }
    if (best !== undefined) this.#add(best);
    else if ((struck[cell] & bit) !== 0) {
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
