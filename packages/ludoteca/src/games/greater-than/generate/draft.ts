/** A puzzle in the making: a target and the clues kept so far, all of them true of the target. */

import type { GreaterThanClues, GreaterThanGrid, Sign } from '../clues.ts';
import type { Layout } from './layout.ts';

export class Draft {
  readonly layout: Layout;
  /** The solution it is made from, cells in reading order. */
  readonly target: Uint8Array;
  /** The given digits, 0 where none. */
  readonly givens: Uint8Array;
  /** The signs as the solver takes them: −1 `<`, 1 `>`, 0 none. */
  readonly right: Int8Array;
  readonly down: Int8Array;
  #signCount = 0;
  #givenCount = 0;

  constructor(layout: Layout, target: Uint8Array) {
    const { size, cells } = layout;
    this.layout = layout;
    this.target = target;
    this.givens = new Uint8Array(cells);
    this.right = new Int8Array(size * (size - 1));
    this.down = new Int8Array(size * (size - 1));
  }

  get signCount(): number {
    return this.#signCount;
  }

  get givenCount(): number {
    return this.#givenCount;
  }

  hasSign(place: number): boolean {
    return this.#signsWith(place)[this.layout.index[place]] !== 0;
  }

  /** Puts or takes away a sign. */
  setSign(place: number, isThere: boolean): void {
    if (this.hasSign(place) === isThere) return;
    this.#signsWith(place)[this.layout.index[place]] = isThere
      ? this.signOf(this.target, place)
      : 0;
    this.#signCount += isThere ? 1 : -1;
  }

  setAllSigns(): void {
    for (let place = 0; place < this.layout.places; place++) this.setSign(place, true);
  }

  /** Turns the sign around for a while: a lie about the target, told to look for other fillings. */
  flipSign(place: number): void {
    this.#signsWith(place)[this.layout.index[place]] *= -1;
  }

  setGiven(cell: number, isThere: boolean): void {
    if ((this.givens[cell] !== 0) === isThere) return;
    this.givens[cell] = isThere ? this.target[cell] : 0;
    this.#givenCount += isThere ? 1 : -1;
  }

  /** The sign that a filling has at a place: −1 or 1. */
  signOf(filling: Uint8Array, place: number): number {
    return filling[this.layout.first[place]] < filling[this.layout.second[place]] ? -1 : 1;
  }

  /** Takes over the clues of another draft of the same target. */
  copyClues(other: Draft): void {
    this.givens.set(other.givens);
    this.right.set(other.right);
    this.down.set(other.down);
    this.#signCount = other.#signCount;
    this.#givenCount = other.#givenCount;
  }

  toClues(): GreaterThanClues {
    const { boxRows, boxCols, size } = this.layout;
    return {
      boxRows,
      boxCols,
      givens: rows(this.givens, size),
      right: signRows(this.right, size - 1),
      down: signRows(this.down, size),
    };
  }

  toGrid(): GreaterThanGrid {
    return { digits: rows(this.target, this.layout.size) };
  }

  #signsWith(place: number): Int8Array {
    return place < this.layout.firstDown ? this.right : this.down;
  }
}

function rows(values: ArrayLike<number>, width: number): number[][] {
  return Array.from({ length: values.length / width }, (_, row) =>
    Array.from({ length: width }, (_, col) => values[row * width + col]),
  );
}

function signRows(values: Int8Array, width: number): Sign[][] {
  return rows(values, width).map((row) =>
    row.map((value) => (value < 0 ? '<' : value > 0 ? '>' : '')),
  );
}
