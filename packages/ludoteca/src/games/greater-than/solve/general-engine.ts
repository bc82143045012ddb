/** The engine for any box: what to branch on, and which cells contradictions have to do with. */

import type { Effort } from '../../../kernel/index.ts';
import { BoxLayout } from './box-layout.ts';
import { BoxSigns } from './box-signs.ts';
import { lowestBit } from './narrowing.ts';
import { Planes } from './planes.ts';
import { Search, type Weighing } from './search.ts';

const weighing: Weighing = { growth: 1.02, ofSign: 0.2, boxShare: 0.3, digitShare: 0.2 };

export class GeneralEngine extends Search {
  readonly size: number;
  readonly solution: Uint8Array;
  readonly #layout: BoxLayout;
  readonly #signs: BoxSigns;
  readonly #planes: Planes;
  /** The words before each decision; made when a depth is first reached. */
  readonly #saved: Int32Array[] = [];
  /** Places of a digit met in a house so far: how many, and the last two. */
  #met = 0;
  #lastMet = 0;
  #metBefore = 0;

  constructor(boxRows: number, boxCols: number) {
    super((boxRows * boxCols) ** 2, weighing);
    this.#layout = new BoxLayout(boxRows, boxCols);
    this.#signs = new BoxSigns(this.#layout);
    this.#planes = new Planes(this.#layout, this.#signs);
    this.size = this.#layout.size;
    this.solution = new Uint8Array(this.size * this.size);
  }

  protected begin(givens: Uint8Array, right: Int8Array, down: Int8Array): boolean {
    if (!this.#signs.load(right, down)) return false;
    this.weigh();
    this.#planes.begin();
    for (let index = 0; index < givens.length; index++) {
      if (givens[index] === 0) continue;
      const cell = this.#layout.cellAt[index];
      if (!this.#planes.has(cell, givens[index] - 1)) return false;
      this.#planes.place(cell, givens[index] - 1);
    }
    return true;
  }

  restart(): void {
    this.#planes.restart();
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

  protected get failure(): Planes {
    return this.#planes;
  }

  protected weighSigns(weight: number): void {
    this.#signs.weigh(this.weights, weight);
  }

  protected blameDigit(digit: number, weight: number): void {
    const { size } = this;
    const saved = this.#saved[this.depth - 1];
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
    const { boxRows, boxCols, placesOfRows, placesOfCols } = this.#layout;
    for (let digit = 0; digit < size; digit++) {
      for (let box = 0; box < size; box++) {
        this.#met = 0;
        this.#meet(digit, box, this.#layout.everyPlace);
        this.#considerMet(digit);
      }
      for (let row = 0; row < size; row++) {
        const band = Math.floor(row / boxRows);
        const places = placesOfRows[1 << (row % boxRows)];
        this.#met = 0;
        for (let stack = 0; stack < boxRows; stack++) {
          this.#meet(digit, band * boxRows + stack, places);
        }
        this.#considerMet(digit);
      }
      for (let col = 0; col < size; col++) {
        const stack = Math.floor(col / boxCols);
        const places = placesOfCols[1 << (col % boxCols)];
        this.#met = 0;
        for (let band = 0; band < boxCols; band++) {
          this.#meet(digit, band * boxRows + stack, places);
        }
        this.#considerMet(digit);
      }
    }
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

  #considerMet(digit: number): void {
    if (this.#met === 2) this.consider(this.#metBefore, this.#lastMet, digit);
  }

  protected tell(): void {
    const { indexOf } = this.#layout;
    for (let cell = 0; cell < indexOf.length; cell++) {
      this.solution[indexOf[cell]] = this.candidateOf(cell, 0) + 1;
    }
  }
}
