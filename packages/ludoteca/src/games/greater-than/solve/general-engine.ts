/** The engine for any box: what to branch on, and which cells contradictions have to do with. */

import type { Effort, Random } from '../../../kernel/index.ts';
import { lowestBit } from './bits.ts';
import { BoxLayout } from './box-layout.ts';
import { BoxSigns } from './box-signs.ts';
import { Planes } from './planes.ts';
import { Search } from './search.ts';

/** How much more each contradiction weighs than the one before. */
const weightGrowth = 1.02;
/** What a cell weighs at first, besides 1, for each sign that touches it. */
const signWeight = 0.2;
/** What the cells of a contradictory box, and the open places of a contradictory digit, get. */
const boxShare = 0.3;
const digitShare = 0.2;

export class GeneralEngine extends Search {
  readonly size: number;
  readonly solution: Uint8Array;
  readonly #layout: BoxLayout;
  readonly #signs: BoxSigns;
  readonly #planes: Planes;
  /** The words before each decision; made when a depth is first reached. */
  readonly #saved: Int32Array[] = [];
  #random: Random | undefined;
  /** The heaviest pair of places so far, while choosing. */
  #pairWeight = 0;
  /** Places of a digit met in a house so far: how many, and the last two. */
  #met = 0;
  #lastMet = 0;
  #metBefore = 0;

  constructor(boxRows: number, boxCols: number) {
    super((boxRows * boxCols) ** 2);
    this.#layout = new BoxLayout(boxRows, boxCols);
    this.#signs = new BoxSigns(this.#layout);
    this.#planes = new Planes(this.#layout, this.#signs);
    this.size = this.#layout.size;
    this.solution = new Uint8Array(this.size * this.size);
  }

  protected begin(
    givens: Uint8Array,
    right: Int8Array,
    down: Int8Array,
    random: Random | undefined,
  ): boolean {
    this.#random = random;
    if (!this.#signs.load(right, down)) return false;
    for (let cell = 0; cell < this.weights.length; cell++) {
      this.weights[cell] = random === undefined ? 1 : 1 + random.unit();
    }
    this.#signs.weigh(this.weights, signWeight);
    this.#planes.begin();
    for (let index = 0; index < givens.length; index++) {
      if (givens[index] === 0) continue;
      const cell = this.#layout.cellAt[index];
      if (!this.#planes.has(cell, givens[index] - 1)) return false;
      this.#planes.place(cell, givens[index] - 1);
    }
    return true;
  }

  protected propagate(effort: Effort): boolean {
    return this.#planes.propagate(effort);
  }

  protected descend(depth: number): void {
    const { words } = this.#planes;
    if (depth === this.#saved.length) this.#saved.push(words.slice());
    else this.#saved[depth].set(words);
    this.#planes.place(this.chosenCell, this.chosenDigit);
  }

  protected restore(depth: number): void {
    this.#planes.restore(this.#saved[depth]);
    this.#planes.strike(this.triedCell[depth], this.triedDigit[depth]);
  }

  protected blame(): void {
    const { size, weights, bump } = this;
    weights[this.triedCell[this.depth - 1]] += bump;
    const { failedBox, failedDigit } = this.#planes;
    if (failedBox >= 0) {
      for (let cell = size * failedBox; cell < size * failedBox + size; cell++) {
        weights[cell] += boxShare * bump;
      }
    }
    if (failedDigit >= 0) this.#blameDigit(failedDigit, digitShare * bump);
    this.growBump(weightGrowth);
  }

  /** The places that were open to the digit before the last decision. */
  #blameDigit(digit: number, weight: number): void {
    const { size } = this;
    const saved = this.#saved[this.depth - 1];
    for (let box = 0; box < size; box++) {
      let open = saved[digit * size + box] & ~saved[size * size + box];
      for (; open !== 0; open &= open - 1) this.weights[box * size + lowestBit(open)] += weight;
    }
  }

  /**
   * The best cell is heavy and has few candidates. Unless it has only two, a digit with two places
   * in a house comes first.
   */
  protected choose(): boolean {
    const { size } = this;
    const { words } = this.#planes;
    let best = -1;
    let bestScore = -1;
    let bestCount = 0;
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
        bestCount = count;
      }
    }
    if (best < 0) return false;
    if (bestCount > 2 && this.#chooseHouse()) return true;
    this.chosenCell = best;
    this.chosenDigit = this.#candidateOf(best, this.#random?.below(bestCount) ?? 0);
    return true;
  }

  /** A candidate of the cell, after leaving out the first `skip` ones. */
  #candidateOf(cell: number, skip: number): number {
    let left = skip;
    let digit = 0;
    while (!this.#planes.has(cell, digit) || left-- > 0) digit++;
    return digit;
  }

  /** Chooses the heaviest pair of cells that are the only places of a digit in a house, if any. */
  #chooseHouse(): boolean {
    const { size } = this;
    const { boxRows, boxCols, placesOfRows, placesOfCols } = this.#layout;
    this.#pairWeight = -1;
    for (let digit = 0; digit < size; digit++) {
      for (let box = 0; box < size; box++) {
        this.#met = 0;
        this.#meet(digit, box, this.#layout.everyPlace);
        this.#consider(digit);
      }
      for (let row = 0; row < size; row++) {
        const band = Math.floor(row / boxRows);
        const places = placesOfRows[1 << (row % boxRows)];
        this.#met = 0;
        for (let stack = 0; stack < boxRows; stack++) {
          this.#meet(digit, band * boxRows + stack, places);
        }
        this.#consider(digit);
      }
      for (let col = 0; col < size; col++) {
        const stack = Math.floor(col / boxCols);
        const places = placesOfCols[1 << (col % boxCols)];
        this.#met = 0;
        for (let band = 0; band < boxCols; band++) {
          this.#meet(digit, band * boxRows + stack, places);
        }
        this.#consider(digit);
      }
    }
    return this.#pairWeight >= 0;
  }

  /** Takes note of the places of a digit in a part of a house; three are as many as more. */
  #meet(digit: number, box: number, part: number): void {
    const { size } = this;
    let places = this.#planes.words[digit * size + box] & part;
    for (; places !== 0 && this.#met < 3; places &= places - 1) {
      this.#met++;
      this.#metBefore = this.#lastMet;
      this.#lastMet = box * size + lowestBit(places);
    }
  }

  #consider(digit: number): void {
    if (this.#met !== 2) return;
    const { weights } = this;
    const one = this.#metBefore;
    const other = this.#lastMet;
    const weight = weights[one] + weights[other];
    if (weight <= this.#pairWeight) return;
    this.#pairWeight = weight;
    this.chosenCell = weights[one] >= weights[other] ? one : other;
    this.chosenDigit = digit;
  }

  protected tell(): void {
    const { indexOf } = this.#layout;
    for (let cell = 0; cell < indexOf.length; cell++) {
      this.solution[indexOf[cell]] = this.#candidateOf(cell, 0) + 1;
    }
  }
}
