/** The signs of a 9×9 puzzle sorted out: a cache number for each box, and the signs between boxes. */

import { cellAt } from './nine-bits.ts';
import {
  cacheAge,
  cachePattern,
  firstPlaceOf,
  makeRoom,
  secondPlaceOf,
  signsInBox,
} from './nine-boxes.ts';

/** Where the signs of each box stand: in `right` when less than 72, else 72 later in `down`. */
export const insideAt = Int32Array.from({ length: 9 * signsInBox }, (_, index) => {
  const box = Math.floor(index / signsInBox);
  const sign = index % signsInBox;
  const row = 3 * Math.floor(box / 3);
  const col = 3 * (box % 3);
  if (sign < 6) return (row + (sign >>> 1)) * 8 + col + (sign % 2);
  const down = sign - 6;
  return 72 + (row + Math.floor(down / 3)) * 9 + col + (down % 3);
});

/** Signs between boxes: 18 to the right and 18 down. */
const signsAcross = 36;

/** Where the signs between boxes stand, as above, and the cells before and after each. */
export const acrossAt = Int32Array.from({ length: signsAcross }, (_, sign) => {
  const line = sign % 9;
  const border = 3 * Math.floor((sign % 18) / 9) + 2;
  return sign < 18 ? line * 8 + border : 72 + border * 9 + line;
});
export const acrossFirst = Uint8Array.from(acrossAt, (at) =>
  at < 72 ? cellAt[at + Math.floor(at / 8)] : cellAt[at - 72],
);
export const acrossSecond = Uint8Array.from(acrossAt, (at) =>
  at < 72 ? cellAt[at + Math.floor(at / 8) + 1] : cellAt[at - 72 + 9],
);

/** One puzzle's signs; filled anew at each load. */
export class NineSigns {
  /** For each box the cache number of its pattern (see `nine-boxes.ts`). */
  readonly rows = new Int32Array(9);
  /** How many signs stand between boxes, and their cells. */
  crossings = 0;
  readonly smaller = new Uint8Array(signsAcross);
  readonly larger = new Uint8Array(signsAcross);
  readonly #patterns = new Int32Array(9);
  #cacheAge = -1;

  load(right: Int8Array, down: Int8Array): void {
    for (let box = 0; box < 9; box++) {
      let pattern = 0;
      for (let index = (box + 1) * signsInBox - 1; index >= box * signsInBox; index--) {
        const at = insideAt[index];
        pattern = 3 * pattern + 1 + (at < 72 ? right[at] : down[at - 72]);
      }
      this.#patterns[box] = pattern;
    }
    this.#cacheAge = -1;
    this.refresh();
    this.crossings = 0;
    for (let index = 0; index < signsAcross; index++) {
      const at = acrossAt[index];
      const sign = at < 72 ? right[at] : down[at - 72];
      if (sign === 0) continue;
      this.smaller[this.crossings] = sign < 0 ? acrossFirst[index] : acrossSecond[index];
      this.larger[this.crossings] = sign < 0 ? acrossSecond[index] : acrossFirst[index];
      this.crossings++;
    }
  }

  /** Adds `weight` to each cell for each sign that touches it. */
  weigh(weights: Float64Array, weight: number): void {
    for (let box = 0; box < 9; box++) {
      let rest = this.#patterns[box];
      for (let sign = 0; sign < signsInBox; sign++) {
        if (rest % 3 !== 1) {
          weights[9 * box + firstPlaceOf(sign)] += weight;
          weights[9 * box + secondPlaceOf(sign)] += weight;
        }
        rest = Math.floor(rest / 3);
      }
    }
    for (let index = 0; index < this.crossings; index++) {
      weights[this.smaller[index]] += weight;
      weights[this.larger[index]] += weight;
    }
  }

  /** Asks for the cache numbers again if another engine has emptied the cache since. */
  refresh(): void {
    if (this.#cacheAge === cacheAge) return;
    makeRoom();
    for (let box = 0; box < 9; box++) this.rows[box] = cachePattern(this.#patterns[box]);
    this.#cacheAge = cacheAge;
  }
}
