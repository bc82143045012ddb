/** The signs of a puzzle sorted out for the solver: those inside each box, and those across boxes. */

import type { BoxLayout } from './box-layout.ts';

/** The signs of one puzzle; filled anew at each load. */
export class BoxSigns {
  /** For box · N + place: the places of that box that a sign says are smaller, as a mask. */
  readonly below: Int32Array;
  /** How many signs stand between cells of different boxes. */
  crossings = 0;
  /** Their smaller and larger cells, as box · N + place. */
  readonly smaller: Uint16Array;
  readonly larger: Uint16Array;
  readonly #layout: BoxLayout;

  constructor(layout: BoxLayout) {
    const { size } = layout;
    this.#layout = layout;
    this.below = new Int32Array(size * size);
    this.smaller = new Uint16Array(2 * size * (size - 1));
    this.larger = new Uint16Array(2 * size * (size - 1));
  }

  load(right: Int8Array, down: Int8Array): void {
    const { size } = this.#layout;
    this.below.fill(0);
    this.crossings = 0;
    for (let index = 0; index < right.length; index++) {
      if (right[index] === 0) continue;
      const cell = index + Math.floor(index / (size - 1));
      this.#add(right[index], cell, cell + 1);
    }
    for (let index = 0; index < down.length; index++) {
      if (down[index] !== 0) this.#add(down[index], index, index + size);
    }
  }

  #add(sign: number, first: number, second: number): void {
    const { boxOfCell, placeOfCell, size } = this.#layout;
    const smaller = sign < 0 ? first : second;
    const larger = sign < 0 ? second : first;
    if (boxOfCell[smaller] === boxOfCell[larger]) {
      this.below[boxOfCell[larger] * size + placeOfCell[larger]] |= 1 << placeOfCell[smaller];
      return;
    }
    this.smaller[this.crossings] = boxOfCell[smaller] * size + placeOfCell[smaller];
    this.larger[this.crossings] = boxOfCell[larger] * size + placeOfCell[larger];
    this.crossings++;
  }
}
