/**
 * The candidates of a grid with any box, and what the rules strike from them.
 *
 *   words   | digit 1: box 0 … N−1 | digit 2: box 0 … N−1 | … | placed: box 0 … N−1 |
 *            0                      N                          N·N
 *
 * Each word is a mask of the places of a box (see `box-layout.ts`). A placed cell has one candidate,
 * and its digit is struck from the other cells that see it.
 */

import { BoxFiller } from './box-filler.ts';
import { type BoxLayout, colsOfTwo, rowsOfTwo } from './box-layout.ts';
import { BoxPaths } from './box-paths.ts';
import type { BoxSigns } from './box-signs.ts';
import { lowestBit, Narrowing } from './narrowing.ts';
import { PermutationLocks } from './permutation-locks.ts';

/** What narrowing a box costs besides the walk, for each of its places. */
const workOfPlace = 16;

export class Planes extends Narrowing {
  readonly words: Int32Array;
  /** The words before each decision; made when a depth is first reached. */
  readonly #saved: Int32Array[] = [];
  readonly #layout: BoxLayout;
  readonly #signs: BoxSigns;
  readonly #paths: BoxPaths;
  readonly #rowLocks: PermutationLocks;
  readonly #colLocks: PermutationLocks;
  /** For each digit the bands and stacks where it lost a place. */
  readonly #dirtyBands: Int32Array;
  readonly #dirtyStacks: Int32Array;
  /** For each digit the boxes where it lost a place since it was last settled. */
  readonly #unsettled: Int32Array;
  /** For each box the digits that lost a place since it was last narrowed. */
  readonly #lost: Int32Array;
  /** The boxes where something changed since cells with one candidate were last looked for. */
  #changedBoxes = 0;
  readonly #bandBit: Int32Array;
  readonly #stackBit: Int32Array;

  constructor(layout: BoxLayout, signs: BoxSigns) {
    super();
    const { size, boxRows, boxCols } = layout;
    this.words = new Int32Array(size * size + size);
    this.#layout = layout;
    this.#signs = signs;
    this.#paths = new BoxPaths(new BoxFiller(size));
    this.#lost = new Int32Array(size);
    this.#rowLocks = new PermutationLocks(boxRows);
    this.#colLocks = new PermutationLocks(boxCols);
    this.#dirtyBands = new Int32Array(size);
    this.#dirtyStacks = new Int32Array(size);
    this.#unsettled = new Int32Array(size);
    this.#bandBit = Int32Array.from({ length: size }, (_, box) => 1 << Math.floor(box / boxRows));
    this.#stackBit = Int32Array.from({ length: size }, (_, box) => 1 << (box % boxRows));
  }

  /** Starts with every candidate. */
  begin(): void {
    const { size, everyPlace } = this.#layout;
    this.words.fill(everyPlace, 0, size * size);
    this.words.fill(0, size * size);
    this.#clean();
    this.#paths.forget();
    this.dirtyBoxes = everyPlace;
  }

  /** Writes down the words, at which nothing is left to strike, before a decision at this depth. */
  save(depth: number): void {
    if (depth === this.#saved.length) this.#saved.push(this.words.slice());
    else this.#saved[depth].set(this.words);
    this.#paths.mark(depth);
  }

  /** The words that were written down at this depth. */
  saved(depth: number): Int32Array {
    return this.#saved[depth];
  }

  /** Takes back the words that were written down at this depth. */
  restore(depth: number): void {
    this.words.set(this.#saved[depth]);
    this.#paths.undo(depth);
    this.#clean();
  }

  has(cell: number, digit: number): boolean {
    const { size } = this.#layout;
    const box = Math.floor(cell / size);
    return ((this.words[digit * size + box] >>> (cell - box * size)) & 1) !== 0;
  }

  /** Leaves the digit alone in the cell. */
  place(cell: number, digit: number): void {
    const { size } = this.#layout;
    const box = Math.floor(cell / size);
    const bit = 1 << (cell - box * size);
    for (let other = 0; other < size; other++) {
      const before = this.words[other * size + box];
      const after = other === digit ? bit : before & ~bit;
      if (after !== before) this.#keep(box, other, after);
    }
    this.dirtyBoxes |= 1 << box;
  }

  strike(cell: number, digit: number): void {
    const { size } = this.#layout;
    const box = Math.floor(cell / size);
    this.#keep(box, digit, this.words[digit * size + box] & ~(1 << (cell - box * size)));
    this.dirtyBoxes |= 1 << box;
  }

  #clean(): void {
    this.dirtyDigits = 0;
    this.dirtyBoxes = 0;
    this.#dirtyBands.fill(0);
    this.#dirtyStacks.fill(0);
    this.#unsettled.fill(0);
    this.#lost.fill(0);
    this.#changedBoxes = 0;
  }

  /** Sets the places of a digit in a box, fewer than before. */
  #keep(box: number, digit: number, places: number): void {
    this.words[digit * this.#layout.size + box] = places;
    this.dirtyDigits |= 1 << digit;
    this.#dirtyBands[digit] |= this.#bandBit[box];
    this.#dirtyStacks[digit] |= this.#stackBit[box];
    this.#unsettled[digit] |= 1 << box;
    this.#lost[box] |= 1 << digit;
    this.#changedBoxes |= 1 << box;
  }

  /** In each band the rows of a digit are a permutation, in each stack its columns. */
  protected narrowDigit(digit: number): boolean {
    const dirtyBands = this.#dirtyBands;
    const dirtyStacks = this.#dirtyStacks;
    while ((dirtyBands[digit] | dirtyStacks[digit]) !== 0) {
      while (dirtyBands[digit] !== 0) {
        const band = 31 - Math.clz32(dirtyBands[digit]);
        dirtyBands[digit] ^= 1 << band;
        if (!this.#narrowBand(digit, band)) return false;
      }
      while (dirtyStacks[digit] !== 0) {
        const stack = 31 - Math.clz32(dirtyStacks[digit]);
        dirtyStacks[digit] ^= 1 << stack;
        if (!this.#narrowStack(digit, stack)) return false;
      }
    }
    return this.#settle(digit);
  }

  #narrowBand(digit: number, band: number): boolean {
    const { words } = this;
    const layout = this.#layout;
    const { size, boxRows, everyRow, placesOfRows } = layout;
    const first = digit * size + band * boxRows;
    let rows = 0;
    if (layout.isFour) {
      rows =
        rowsOfTwo(words[first] | (words[first + 1] << 16)) |
        (rowsOfTwo(words[first + 2] | (words[first + 3] << 16)) << 8);
    } else {
      for (let stack = 0; stack < boxRows; stack++) {
        rows |= layout.rowsOf(words[first + stack]) << (boxRows * stack);
      }
    }
    const allowed = this.#rowLocks.allowed(rows);
    if (allowed === 0) return false;
    if (allowed === rows) return true;
    for (let stack = 0; stack < boxRows; stack++) {
      const before = words[first + stack];
      const after = before & placesOfRows[(allowed >>> (boxRows * stack)) & everyRow];
      if (after === before) continue;
      words[first + stack] = after;
      this.#dirtyStacks[digit] |= 1 << stack;
      const box = band * boxRows + stack;
      this.#unsettled[digit] |= 1 << box;
      this.dirtyBoxes |= 1 << box;
      this.#lost[box] |= 1 << digit;
      this.#changedBoxes |= 1 << box;
    }
    return true;
  }

  #narrowStack(digit: number, stack: number): boolean {
    const { words } = this;
    const layout = this.#layout;
    const { size, boxRows, boxCols, everyCol, placesOfCols } = layout;
    const first = digit * size + stack;
    let cols = 0;
    if (layout.isFour) {
      cols =
        colsOfTwo(words[first] | (words[first + 4] << 16)) |
        (colsOfTwo(words[first + 8] | (words[first + 12] << 16)) << 8);
    } else {
      for (let band = 0; band < boxCols; band++) {
        cols |= layout.colsOf(words[first + band * boxRows]) << (boxCols * band);
      }
    }
    const allowed = this.#colLocks.allowed(cols);
    if (allowed === 0) return false;
    if (allowed === cols) return true;
    for (let band = 0; band < boxCols; band++) {
      const before = words[first + band * boxRows];
      const after = before & placesOfCols[(allowed >>> (boxCols * band)) & everyCol];
      if (after === before) continue;
      words[first + band * boxRows] = after;
      this.#dirtyBands[digit] |= 1 << band;
      const box = band * boxRows + stack;
      this.#unsettled[digit] |= 1 << box;
      this.dirtyBoxes |= 1 << box;
      this.#lost[box] |= 1 << digit;
      this.#changedBoxes |= 1 << box;
    }
    return true;
  }

  /**
   * Where the digit has one place in a box no other digit stands. A row or a column with one place
   * left for it has that place in such a box, as the bands and stacks are narrowed already.
   */
  #settle(digit: number): boolean {
    const { words } = this;
    const { size } = this.#layout;
    const placed = size * size;
    for (let boxes = this.#unsettled[digit]; boxes !== 0; boxes &= boxes - 1) {
      const box = lowestBit(boxes);
      const places = words[digit * size + box];
      if ((places & (places - 1)) !== 0 || (places & words[placed + box]) !== 0) continue;
      if (places === 0) return false;
      words[placed + box] |= places;
      this.dirtyBoxes |= 1 << box;
      for (let other = 0; other < size; other++) {
        const before = words[other * size + box];
        if (other !== digit && (before & places) !== 0) this.#keep(box, other, before & ~places);
      }
    }
    this.#unsettled[digit] = 0;
    return true;
  }

  /** Cells with one candidate take it, in the boxes where something changed. */
  protected placeLoneCandidates(): boolean {
    const { words } = this;
    const { size, everyPlace } = this.#layout;
    const placed = size * size;
    const changed = this.#changedBoxes;
    this.#changedBoxes = 0;
    for (let dirty = changed; dirty !== 0; dirty &= dirty - 1) {
      const box = lowestBit(dirty);
      let once = 0;
      let twice = 0;
      for (let digit = 0; digit < size; digit++) {
        const places = words[digit * size + box];
        twice |= once & places;
        once |= places;
      }
      if (once !== everyPlace) {
        this.failedBox = box;
        return false;
      }
      const lone = once & ~twice & ~words[placed + box];
      if (lone === 0) continue;
      words[placed + box] |= lone;
      for (let digit = 0; digit < size; digit++) {
        const before = words[digit * size + box];
        const taken = before & lone;
        if (taken === 0) continue;
        if ((taken & (taken - 1)) !== 0) {
          this.failedBox = box;
          return false;
        }
        if (taken !== before) this.#keep(box, digit, taken);
      }
    }
    return true;
  }

  protected narrowBox(box: number): boolean {
    this.work += workOfPlace * this.#layout.size;
    return this.#fillBox(box) && this.#narrowBounds(box);
  }

  #fillBox(box: number): boolean {
    const graph = this.#signs.graphs[box];
    if (graph === undefined) return true;
    const { words } = this;
    const { size } = this.#layout;
    const { places } = this.#paths;
    for (let digit = 0; digit < size; digit++) places[digit] = words[digit * size + box];
    let narrowed = this.#paths.narrow(box, graph, this.#lost[box]);
    this.work += this.#paths.visited;
    if (narrowed < 0) return false;
    for (; narrowed !== 0; narrowed &= narrowed - 1) {
      const digit = lowestBit(narrowed);
      this.#keep(box, digit, places[digit]);
    }
    this.#lost[box] = 0;
    return true;
  }

  /** The larger cell of a bound stays above the smaller one's least, and the other way round. */
  #narrowBounds(box: number): boolean {
    const { firstBound, lower, upper } = this.#signs;
    const last = this.#layout.size - 1;
    const end = firstBound[box + 1];
    for (let bound = firstBound[box]; bound < end; bound++) {
      const low = lower[bound];
      const high = upper[bound];
      let least = 0;
      while (least < last && !this.has(low, least)) least++;
      let most = last;
      while (most > 0 && !this.has(high, most)) most--;
      if (least >= most) return false;
      for (let digit = 0; digit <= least; digit++) {
        if (this.has(high, digit)) this.strike(high, digit);
      }
      for (let digit = most; digit <= last; digit++) {
        if (this.has(low, digit)) this.strike(low, digit);
      }
    }
    return true;
  }
}
