/** The engine for any box: what to branch on, and which cells contradictions have to do with. */

import type { Effort } from '../../../kernel/index.ts';
import { BoxLayout } from './box-layout.ts';
import { BoxSigns } from './box-signs.ts';
import { colsWithTwo, rowsWithTwo } from './lines-of-four.ts';
import { lowestBit } from './narrowing.ts';
import { Planes } from './planes.ts';
import { Search, type Weighing } from './search.ts';
import type { SwiftPlanes, swiftPlanes } from './swift-planes.ts';

const weighing: Weighing = { growth: 1.02, ofSign: 0.2, boxShare: 0.3, digitShare: 0.2 };

export class GeneralEngine extends Search {
  readonly size: number;
  readonly solution: Uint8Array;
  readonly layout: BoxLayout;
  readonly signs: BoxSigns;
  readonly #planes: Planes | SwiftPlanes;
  #pauseAt = Number.POSITIVE_INFINITY;

  /** With `swiftPlanes`, candidates are kept by WebAssembly where that can be: the same nodes in less time. */
  constructor(boxRows: number, boxCols: number, swift?: typeof swiftPlanes) {
    super((boxRows * boxCols) ** 2, weighing);
    this.layout = new BoxLayout(boxRows, boxCols);
    this.signs = new BoxSigns(this.layout);
    this.#planes = swift?.(this.layout, this.signs) ?? new Planes(this.layout, this.signs);
    this.size = this.layout.size;
    this.solution = new Uint8Array(this.size * this.size);
  }

  /**
   * The candidates at the first decision that stands, as in `planes.ts`, while the search pauses: they have every
   * solution that was not told yet.
   */
  get root(): Int32Array | Uint16Array {
    return this.depth === 0 ? this.#planes.words : this.#planes.saved(0);
  }

  protected begin(givens: Uint8Array, right: Int8Array, down: Int8Array): boolean {
    if (!this.signs.load(right, down)) return false;
    this.weigh();
    this.#planes.begin();
    for (let index = 0; index < givens.length; index++) {
      if (givens[index] === 0) continue;
      const cell = this.layout.cellAt[index];
      if (!this.#planes.has(cell, givens[index] - 1)) return false;
      this.#planes.place(cell, givens[index] - 1);
    }
    return true;
  }

  restart(): void {
    this.#planes.restart();
    this.#pauseAt = Number.POSITIVE_INFINITY;
  }

  protected get isPaused(): boolean {
    return this.#planes.work >= this.#pauseAt;
  }

  /** Makes the search pause after so much more work, counted in ideals walked. */
  pauseAfter(work: number): void {
    this.#pauseAt = this.#planes.work + work;
  }

  protected propagate(effort: Effort): boolean {
    return this.#planes.propagate(effort);
  }

  protected descend(depth: number): void {
    this.#planes.save(depth);
    this.#planes.place(this.chosenCell, this.chosenDigit);
  }

  protected restore(depth: number): void {
    this.#planes.restore(depth);
    this.#planes.strike(this.triedCell[depth], this.triedDigit[depth]);
  }

  protected get failure(): Planes | SwiftPlanes {
    return this.#planes;
  }

  protected weighSigns(weight: number): void {
    this.signs.weigh(this.weights, weight);
  }

  protected blameDigit(digit: number, weight: number): void {
    const { size } = this;
    const saved = this.#planes.saved(this.depth - 1);
    for (let box = 0; box < size; box++) {
      let open = saved[digit * size + box] & ~saved[size * size + box];
      for (; open !== 0; open &= open - 1) this.weights[box * size + lowestBit(open)] += weight;
    }
  }

  protected heaviestCell(): number {
    const { size } = this;
    const { words } = this.#planes;
    let best = -1;
    let bestScore = -1;
    for (let box = 0; box < size; box++) {
      // Counters of candidates for all cells of the box, one bit of the count in each word.
      let ones = 0;
      let twos = 0;
      let fours = 0;
      let eights = 0;
      let sixteens = 0;
      for (let digit = 0; digit < size; digit++) {
        const places = words[digit * size + box];
        const carryTwos = ones & places;
        ones ^= places;
        const carryFours = twos & carryTwos;
        twos ^= carryTwos;
        const carryEights = fours & carryFours;
        fours ^= carryFours;
        sixteens ^= eights & carryEights;
        eights ^= carryEights;
      }
      for (let open = twos | fours | eights | sixteens; open !== 0; open &= open - 1) {
        const place = lowestBit(open);
        const count =
          ((ones >>> place) & 1) |
          (((twos >>> place) & 1) << 1) |
          (((fours >>> place) & 1) << 2) |
          (((eights >>> place) & 1) << 3) |
          (((sixteens >>> place) & 1) << 4);
        const score = this.weights[box * size + place] / (count * count);
        if (score <= bestScore) continue;
        bestScore = score;
        best = box * size + place;
        this.bestCount = count;
      }
    }
    return best;
  }

  protected candidateOf(cell: number, skip: number): number {
    let left = skip;
    let digit = 0;
    while (!this.#planes.has(cell, digit) || left-- > 0) digit++;
    return digit;
  }

  protected considerPairs(): void {
    const { size } = this;
    const { words } = this.#planes;
    for (let digit = 0; digit < size; digit++) {
      const first = digit * size;
      let isOpen = false;
      for (let box = 0; box < size; box++) {
        const places = words[first + box];
        const upper = places & (places - 1);
        if (upper === 0) continue;
        isOpen = true;
        if ((upper & (upper - 1)) !== 0) continue;
        this.consider(box * size + lowestBit(places), box * size + lowestBit(upper), digit);
      }
      if (isOpen) this.#considerLines(digit);
    }
  }

  #considerLines(digit: number): void {
    const { boxRows, boxCols, placesOfRows, placesOfCols } = this.layout;
    if (this.layout.isFour) {
      this.#considerLinesOfFour(digit);
      return;
    }
    for (let band = 0; band < boxCols; band++) {
      for (let row = 0; row < boxRows; row++) {
        this.#considerLine(digit, band * boxRows, 1, boxRows, placesOfRows[1 << row]);
      }
    }
    for (let stack = 0; stack < boxRows; stack++) {
      for (let col = 0; col < boxCols; col++) {
        this.#considerLine(digit, stack, boxRows, boxCols, placesOfCols[1 << col]);
      }
    }
  }

  /** The same for 4×4 boxes, where the lines with two places are found all at once. */
  #considerLinesOfFour(digit: number): void {
    const { placesOfRows, placesOfCols } = this.layout;
    const { words } = this.#planes;
    const first = digit * 16;
    for (let band = 0; band < 16; band += 4) {
      const at = first + band;
      let rows = rowsWithTwo(words[at], words[at + 1], words[at + 2], words[at + 3]);
      for (; rows !== 0; rows &= rows - 1) {
        this.#considerLine(digit, band, 1, 4, placesOfRows[1 << (lowestBit(rows) >> 2)]);
      }
    }
    for (let stack = 0; stack < 4; stack++) {
      const at = first + stack;
      let cols = colsWithTwo(words[at], words[at + 4], words[at + 8], words[at + 12]);
      for (; cols !== 0; cols &= cols - 1) {
        this.#considerLine(digit, stack, 4, 4, placesOfCols[cols & -cols]);
      }
    }
  }

  /** Considers the digit in `part` of each of `count` boxes, from `from` on in steps, if two places are all. */
  #considerLine(digit: number, from: number, step: number, count: number, part: number): void {
    const { size } = this;
    const { words } = this.#planes;
    let one = -1;
    let other = -1;
    for (let nth = 0, box = from; nth < count; nth++, box += step) {
      const places = words[digit * size + box] & part;
      if (places === 0) continue;
      if (other >= 0) return;
      const upper = places & (places - 1);
      if (one < 0) {
        one = box * size + lowestBit(places);
        if (upper === 0) continue;
        if ((upper & (upper - 1)) !== 0) return;
        other = box * size + lowestBit(upper);
      } else {
        if (upper !== 0) return;
        other = box * size + lowestBit(places);
      }
    }
    if (other >= 0) this.consider(one, other, digit);
  }

  protected tell(): void {
    const { indexOf } = this.layout;
    for (let cell = 0; cell < indexOf.length; cell++) {
      this.solution[indexOf[cell]] = this.candidateOf(cell, 0) + 1;
    }
  }
}
