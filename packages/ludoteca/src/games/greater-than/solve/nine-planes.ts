/**
 * The candidates of a 9×9 grid, and what the rules strike from them. See `nine-bits.ts` for the bits.
 *
 *   words   | band 0: digit 1 … 9 | band 1: digit 1 … 9 | band 2: … | placed 0 | 1 | 2 |
 *            0                 8   9                17   18      26   27        28  29
 *
 * A placed cell has one candidate, and its digit is struck from the other cells that see it.
 */

import { lowestBit, Narrowing } from './narrowing.ts';
import {
  columnsTouched,
  everyPlace,
  filledBoxes,
  filledFields,
  firstColumn,
  firstRows,
  hasPair,
  loners,
  permutations,
  placesOfRows,
  rowsTouched,
} from './nine-bits.ts';
import { boxPlaces, firstPlaces, fits, narrowBox } from './nine-boxes.ts';
import type { NineSigns } from './nine-signs.ts';

/** The length of `words`. */
export const wordCount = 30;
const placedAt = 27;

export class NinePlanes extends Narrowing {
  readonly words = new Int32Array(wordCount);
  readonly #signs: NineSigns;

  constructor(signs: NineSigns) {
    super();
    this.#signs = signs;
  }

  /** Starts from what the signs of each box allow; false when those of a box go in a circle. */
  begin(): boolean {
    const { words } = this;
    const { rows } = this.#signs;
    for (let band = 0; band < 3; band++) {
      const left = 9 * rows[3 * band];
      const middle = 9 * rows[3 * band + 1];
      const right = 9 * rows[3 * band + 2];
      for (let digit = 0; digit < 9; digit++) {
        words[9 * band + digit] =
          firstPlaces[left + digit] |
          (firstPlaces[middle + digit] << 9) |
          (firstPlaces[right + digit] << 18);
      }
      if (filledBoxes(words[9 * band]) !== 7) return false;
      words[placedAt + band] = 0;
    }
    this.dirtyDigits = 511;
    this.dirtyBoxes = this.#signs.crossings === 0 ? 0 : 511;
    return true;
  }

  /** Takes back the words of an earlier time, from `first` on, at which nothing was left to strike. */
  restore(saved: Int32Array, first: number): void {
    const { words } = this;
    for (let index = 0; index < wordCount; index++) words[index] = saved[first + index];
    this.dirtyDigits = 0;
    this.dirtyBoxes = 0;
  }

  /** Leaves the digit alone in the cell; false when it is no candidate there. */
  place(cell: number, digit: number): boolean {
    const { words } = this;
    const band = Math.floor(cell / 27);
    const bit = 1 << (cell % 27);
    const first = 9 * band;
    if ((words[first + digit] & bit) === 0) return false;
    for (let other = 0; other < 9; other++) {
      if ((words[first + other] & bit) === 0) continue;
      words[first + other] &= other === digit ? bit | ~filledFields(bit) : ~bit;
      this.dirtyDigits |= 1 << other;
    }
    this.dirtyBoxes |= 1 << Math.floor(cell / 9);
    return true;
  }

  strike(cell: number, digit: number): void {
    this.words[9 * Math.floor(cell / 27) + digit] &= ~(1 << (cell % 27));
    this.dirtyDigits |= 1 << digit;
    this.dirtyBoxes |= 1 << Math.floor(cell / 9);
  }

  /** In each band the rows of a digit are a permutation, in each stack its columns, and so its boxes. */
  protected narrowDigit(digit: number): boolean {
    const { words } = this;
    let top = words[digit];
    let middle = words[9 + digit];
    let bottom = words[18 + digit];
    for (;;) {
      top &= placesOfRows[rowsTouched(top)];
      middle &= placesOfRows[rowsTouched(middle)];
      bottom &= placesOfRows[rowsTouched(bottom)];
      // The bands interleave to three fields, one for each stack: bit 3 · band + column.
      const columns =
        columnsTouched(top) | (columnsTouched(middle) << 3) | (columnsTouched(bottom) << 6);
      const left = permutations[columns & 511];
      const centre = permutations[(columns >>> 9) & 511];
      const right = permutations[columns >>> 18];
      if (left === 0 || centre === 0 || right === 0) return false;
      if (top === 0 || middle === 0 || bottom === 0) return false;
      const kept = left | (centre << 9) | (right << 18);
      if (kept === columns) break;
      // Three bits of columns times the first column are these columns of a box.
      top &= (kept & firstRows) * firstColumn;
      middle &= ((kept >>> 3) & firstRows) * firstColumn;
      bottom &= ((kept >>> 6) & firstRows) * firstColumn;
    }
    this.dirtyBoxes |=
      filledBoxes(top ^ words[digit]) |
      (filledBoxes(middle ^ words[9 + digit]) << 3) |
      (filledBoxes(bottom ^ words[18 + digit]) << 6);
    words[digit] = top;
    words[9 + digit] = middle;
    words[18 + digit] = bottom;
    // A row or a column with one place left for the digit has it in a box with one place left.
    const topLoners = loners(top) & ~words[placedAt];
    if (topLoners !== 0) this.#settle(0, digit, topLoners);
    const middleLoners = loners(middle) & ~words[placedAt + 1];
    if (middleLoners !== 0) this.#settle(1, digit, middleLoners);
    const bottomLoners = loners(bottom) & ~words[placedAt + 2];
    if (bottomLoners !== 0) this.#settle(2, digit, bottomLoners);
    return true;
  }

  /** The digit has no other place in the boxes of these cells: no other digit stands there. */
  #settle(band: number, digit: number, cells: number): void {
    const { words } = this;
    const first = 9 * band;
    words[placedAt + band] |= cells;
    for (let other = 0; other < 9; other++) {
      if (other === digit || (words[first + other] & cells) === 0) continue;
      words[first + other] &= ~cells;
      this.dirtyDigits |= 1 << other;
    }
    this.dirtyBoxes |= filledBoxes(cells) << (3 * band);
  }

  /** Cells with one candidate take it, in the bands where something changed. */
  protected placeLoneCandidates(): boolean {
    const { words } = this;
    for (let band = 0; band < 3; band++) {
      if ((this.dirtyBoxes & (7 << (3 * band))) === 0) continue;
      const first = 9 * band;
      let once = 0;
      let twice = 0;
      for (let digit = 0; digit < 9; digit++) {
        const word = words[first + digit];
        twice |= once & word;
        once |= word;
      }
      if (once !== everyPlace) return false;
      const lone = once & ~twice & ~words[placedAt + band];
      if (lone === 0) continue;
      words[placedAt + band] |= lone;
      this.dirtyBoxes |= filledBoxes(lone) << (3 * band);
      for (let digit = 0; digit < 9; digit++) {
        const word = words[first + digit];
        const taken = word & lone;
        if (taken === 0) continue;
        if (hasPair(taken)) return false;
        const kept = taken | (word & ~filledFields(taken));
        if (kept === word) continue;
        words[first + digit] = kept;
        this.dirtyDigits |= 1 << digit;
      }
    }
    return true;
  }

  protected narrowBox(box: number): boolean {
    const { words } = this;
    const band = Math.floor(box / 3);
    const first = 9 * band;
    const shift = 9 * (box - 3 * band);
    const cache = this.#signs.rows[box];
    if (((words[placedAt + band] >>> shift) & 511) === 511) {
      if (!fits(cache, words, first, shift)) return false;
    } else {
      for (let digit = 0; digit < 9; digit++) {
        boxPlaces[digit] = (words[first + digit] >>> shift) & 511;
      }
      let narrowed = narrowBox(cache);
      if (narrowed < 0) return false;
      this.dirtyDigits |= narrowed;
      const others = ~(511 << shift);
      for (; narrowed !== 0; narrowed &= narrowed - 1) {
        const digit = lowestBit(narrowed);
        words[first + digit] = (words[first + digit] & others) | (boxPlaces[digit] << shift);
      }
    }
    return this.#signs.crossings === 0 || this.#narrowCrossings(box);
  }

  /** Signs between boxes: the larger cell stays above the smaller one's least, and so on. */
  #narrowCrossings(box: number): boolean {
    const { words } = this;
    const { crossings, smaller, larger } = this.#signs;
    for (let index = 0; index < crossings; index++) {
      const low = smaller[index];
      const high = larger[index];
      if (Math.floor(low / 9) !== box && Math.floor(high / 9) !== box) continue;
      const lowFirst = 9 * Math.floor(low / 27);
      const highFirst = 9 * Math.floor(high / 27);
      const lowBit = 1 << (low % 27);
      const highBit = 1 << (high % 27);
      let least = 0;
      while (least < 9 && (words[lowFirst + least] & lowBit) === 0) least++;
      let most = 8;
      while (most >= 0 && (words[highFirst + most] & highBit) === 0) most--;
      if (least >= most) return false;
      for (let digit = 0; digit <= least; digit++) {
        if ((words[highFirst + digit] & highBit) !== 0) this.strike(high, digit);
      }
      for (let digit = most; digit < 9; digit++) {
        if ((words[lowFirst + digit] & lowBit) !== 0) this.strike(low, digit);
      }
    }
    return true;
  }
}
