/** The candidates of a grid with any box, and what the rules strike from them. */

import type { Effort } from '../../../kernel/index.ts';
import { BoxFiller } from './box-filler.ts';
import type { BoxLayout } from './box-layout.ts';
import { BoxSigns } from './box-signs.ts';
import { IdealShelf } from './ideal-shelf.ts';
import { narrowLooseBox } from './loose-box.ts';
import type { OrderIdeals } from './order-ideals.ts';
import { type PermutationLocks, permutationLocks } from './permutation-locks.ts';

export class Planes {
  /** For digit · N + box: the places of the box where the digit may stand. */
  readonly words: Int32Array;
  /** The places of the box counted last that have several candidates. */
  openPlaces = 0;
  readonly #layout: BoxLayout;
  readonly #signs: BoxSigns;
  readonly #rowLocks: PermutationLocks;
  readonly #colLocks: PermutationLocks;
  /** For a mask of rows, the places of a box in these rows; the same for columns. */
  readonly #placesOfRows: Int32Array;
  readonly #placesOfCols: Int32Array;
  readonly #filler: BoxFiller;
  readonly #shelf: IdealShelf;
  /** For each box the graph of its fillings; `undefined` for a box with too many. */
  readonly #ideals: (OrderIdeals | undefined)[];
  #dirtyDigits = 0;
  #dirtyBoxes = 0;
  readonly #dirtyBands: Int32Array;
  readonly #dirtyStacks: Int32Array;
  /** Counters of candidates, one bit of the count in each word. */
  #ones = 0;
  #twos = 0;
  #fours = 0;
  #eights = 0;
  #sixteens = 0;

  constructor(layout: BoxLayout) {
    const { size, boxRows, boxCols } = layout;
    this.#layout = layout;
    this.words = new Int32Array(size * size);
    this.#signs = new BoxSigns(layout);
    this.#rowLocks = permutationLocks(boxRows);
    this.#colLocks = permutationLocks(boxCols);
    this.#placesOfRows = unions(layout.rowMasks);
    this.#placesOfCols = unions(layout.colMasks);
    this.#filler = new BoxFiller(size);
    this.#shelf = new IdealShelf(size);
    this.#ideals = Array.from({ length: size }, () => undefined);
    this.#dirtyBands = new Int32Array(size);
    this.#dirtyStacks = new Int32Array(size);
  }

  /** Starts a puzzle; false when it is contradictory at sight. */
  load(givens: Uint8Array, right: Int8Array, down: Int8Array): boolean {
    const { size, everyPlace, boxOfCell, placeOfCell } = this.#layout;
    this.#signs.load(right, down);
    this.words.fill(everyPlace);
    this.#clean();
    for (let box = 0; box < size; box++) {
      this.#ideals[box] = this.#shelf.graph(
        this.#signs.below.subarray(box * size, box * size + size),
      );
    }
    for (let cell = 0; cell < givens.length; cell++) {
      if (givens[cell] === 0) continue;
      const place = boxOfCell[cell] * size + placeOfCell[cell];
      const digit = givens[cell] - 1;
      if (!this.has(place, digit)) return false;
      this.place(place, digit);
    }
    this.#dirtyBoxes = everyPlace;
    return true;
  }

  restore(words: Int32Array): void {
    this.words.set(words);
    this.#clean();
  }

  /** Leaves the digit alone at the place (box · N + place in the box). */
  place(place: number, digit: number): void {
    const { size } = this.#layout;
    const box = Math.floor(place / size);
    const bit = 1 << (place % size);
    for (let other = 0; other < size; other++) {
      const before = this.words[other * size + box];
      const after = other === digit ? bit : before & ~bit;
      if (after !== before) {
        this.words[other * size + box] = after;
        this.#touch(box, other);
      }
    }
    this.#dirtyBoxes |= 1 << box;
  }

  strike(place: number, digit: number): void {
    const { size } = this.#layout;
    const box = Math.floor(place / size);
    this.words[digit * size + box] &= ~(1 << (place % size));
    this.#touch(box, digit);
    this.#dirtyBoxes |= 1 << box;
  }

  has(place: number, digit: number): boolean {
    const { size } = this.#layout;
    const box = Math.floor(place / size);
    return (this.words[digit * size + box] & (1 << (place % size))) !== 0;
  }

  /** A candidate of the place, after leaving out the first `skip` ones. */
  digitAt(place: number, skip: number): number {
    let left = skip;
    for (let digit = 0; digit < this.#layout.size; digit++) {
      if (this.has(place, digit) && left-- === 0) return digit;
    }
    throw new Error('the place has fewer candidates');
  }

  /** Counts the candidates of every place of a box, for `openPlaces` and `candidatesAt`. */
  count(box: number): void {
    const { size } = this.#layout;
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let eights = 0;
    let sixteens = 0;
    for (let digit = 0; digit < size; digit++) {
      const places = this.words[digit * size + box];
      const carryTwos = ones & places;
      ones ^= places;
      const carryFours = twos & carryTwos;
      twos ^= carryTwos;
      const carryEights = fours & carryFours;
      fours ^= carryFours;
      sixteens ^= eights & carryEights;
      eights ^= carryEights;
    }
    this.#ones = ones;
    this.#twos = twos;
    this.#fours = fours;
    this.#eights = eights;
    this.#sixteens = sixteens;
    this.openPlaces = twos | fours | eights | sixteens;
  }

  candidatesAt(place: number): number {
    return (
      ((this.#ones >>> place) & 1) |
      (((this.#twos >>> place) & 1) << 1) |
      (((this.#fours >>> place) & 1) << 2) |
      (((this.#eights >>> place) & 1) << 3) |
      (((this.#sixteens >>> place) & 1) << 4)
    );
  }

  /** Strikes what the rules strike until nothing changes; false when the rules contradict. */
  propagate(effort: Effort): boolean {
    while (this.#dirtyDigits !== 0 || this.#dirtyBoxes !== 0) {
      while (this.#dirtyDigits !== 0) {
        const digit = 31 - Math.clz32(this.#dirtyDigits & -this.#dirtyDigits);
        this.#dirtyDigits &= this.#dirtyDigits - 1;
        if (!this.#narrowDigit(digit)) return false;
      }
      if (this.#dirtyBoxes === 0) break;
      const box = 31 - Math.clz32(this.#dirtyBoxes & -this.#dirtyBoxes);
      this.#dirtyBoxes &= this.#dirtyBoxes - 1;
      if (!this.#narrowBox(box)) return false;
      if (effort.stopped !== undefined) return true;
    }
    return true;
  }

  #clean(): void {
    this.#dirtyDigits = 0;
    this.#dirtyBoxes = 0;
    this.#dirtyBands.fill(0);
    this.#dirtyStacks.fill(0);
  }

  /** The digit lost a place in the box: its band and its stack are to be looked at again. */
  #touch(box: number, digit: number): void {
    const { boxRows } = this.#layout;
    this.#dirtyDigits |= 1 << digit;
    this.#dirtyBands[digit] |= 1 << Math.floor(box / boxRows);
    this.#dirtyStacks[digit] |= 1 << (box % boxRows);
  }

  #narrowDigit(digit: number): boolean {
    while ((this.#dirtyBands[digit] | this.#dirtyStacks[digit]) !== 0) {
      while (this.#dirtyBands[digit] !== 0) {
        const band = 31 - Math.clz32(this.#dirtyBands[digit]);
        this.#dirtyBands[digit] ^= 1 << band;
        if (!this.#narrowBand(digit, band)) return false;
      }
      while (this.#dirtyStacks[digit] !== 0) {
        const stack = 31 - Math.clz32(this.#dirtyStacks[digit]);
        this.#dirtyStacks[digit] ^= 1 << stack;
        if (!this.#narrowStack(digit, stack)) return false;
      }
    }
    return true;
  }

  #narrowBand(digit: number, band: number): boolean {
    const { size, boxRows, rowMasks } = this.#layout;
    const first = digit * size + band * boxRows;
    let mask = 0;
    for (let stack = 0; stack < boxRows; stack++) {
      const places = this.words[first + stack];
      for (let row = 0; row < boxRows; row++) {
        if ((places & rowMasks[row]) !== 0) mask |= 1 << (boxRows * stack + row);
      }
    }
    const allowed = this.#rowLocks.allowed(mask);
    if (allowed === 0) return false;
    if (allowed === mask) return true;
    const everyRow = (1 << boxRows) - 1;
    for (let stack = 0; stack < boxRows; stack++) {
      const before = this.words[first + stack];
      const after = before & this.#placesOfRows[(allowed >>> (boxRows * stack)) & everyRow];
      if (after === before) continue;
      this.words[first + stack] = after;
      this.#dirtyStacks[digit] |= 1 << stack;
      this.#dirtyBoxes |= 1 << (band * boxRows + stack);
    }
    return true;
  }

  #narrowStack(digit: number, stack: number): boolean {
    const { size, boxRows, boxCols, colMasks } = this.#layout;
    const first = digit * size + stack;
    let mask = 0;
    for (let band = 0; band < boxCols; band++) {
      const places = this.words[first + band * boxRows];
      for (let col = 0; col < boxCols; col++) {
        if ((places & colMasks[col]) !== 0) mask |= 1 << (boxCols * band + col);
      }
    }
    const allowed = this.#colLocks.allowed(mask);
    if (allowed === 0) return false;
    if (allowed === mask) return true;
    const everyCol = (1 << boxCols) - 1;
    for (let band = 0; band < boxCols; band++) {
      const before = this.words[first + band * boxRows];
      const after = before & this.#placesOfCols[(allowed >>> (boxCols * band)) & everyCol];
      if (after === before) continue;
      this.words[first + band * boxRows] = after;
      this.#dirtyBands[digit] |= 1 << band;
      this.#dirtyBoxes |= 1 << (band * boxRows + stack);
    }
    return true;
  }

  #narrowBox(box: number): boolean {
    const { size } = this.#layout;
    const ideals = this.#ideals[box];
    let narrowed =
      ideals === undefined
        ? narrowLooseBox(this.words, size, box, this.#signs.below)
        : this.#filler.narrow(ideals, this.words, size, box);
    if (narrowed < 0) return false;
    for (; narrowed !== 0; narrowed &= narrowed - 1) {
      this.#touch(box, 31 - Math.clz32(narrowed & -narrowed));
    }
    return this.#narrowCrossings(box);
  }

  /** Signs across boxes: the smaller cell stays below the larger one's best, and the other way round. */
  #narrowCrossings(box: number): boolean {
    const { size } = this.#layout;
    const { smaller, larger, crossings } = this.#signs;
    for (let index = 0; index < crossings; index++) {
      const low = smaller[index];
      const high = larger[index];
      if (Math.floor(low / size) !== box && Math.floor(high / size) !== box) continue;
      let least = 0;
      while (least < size && !this.has(low, least)) least++;
      let most = size - 1;
      while (most >= 0 && !this.has(high, most)) most--;
      if (least >= most) return false;
      for (let digit = 0; digit <= least; digit++) {
        if (this.has(high, digit)) this.strike(high, digit);
      }
      for (let digit = most; digit < size; digit++) {
        if (this.has(low, digit)) this.strike(low, digit);
      }
    }
    return true;
  }
}

/** For each set of masks, as bits, their union. */
function unions(masks: Int32Array): Int32Array {
  return Int32Array.from({ length: 1 << masks.length }, (_, set) =>
    masks.reduce((union, mask, index) => ((set >>> index) & 1 ? union | mask : union), 0),
  );
}
