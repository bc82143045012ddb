/** The 9×9 engine: what to branch on, and which cells contradictions have to do with. */

import type { Effort } from '../../../kernel/index.ts';
import { lowestBit } from './narrowing.ts';
import { cellAt, firstColumn, firstRows, indexOf } from './nine-bits.ts';
import { NinePlanes, wordCount } from './nine-planes.ts';
import { NineSigns } from './nine-signs.ts';
import { Search, type Weighing } from './search.ts';

const weighing: Weighing = { growth: 1.05, ofSign: 0.2, boxShare: 0.3, digitShare: 0.05 };

export class NineEngine extends Search {
  readonly size = 9;
  readonly solution = new Uint8Array(81);
  protected readonly isPaused = false;
  readonly #signs = new NineSigns();
  readonly #planes = new NinePlanes(this.#signs);
  /** The words before each decision. */
  readonly #saved = new Int32Array(81 * wordCount);
  /** Weights are set at the first branching: most puzzles have none. */
  #areWeighed = false;

  constructor() {
    super(81, weighing);
  }

  protected begin(givens: Uint8Array, right: Int8Array, down: Int8Array): boolean {
    this.#areWeighed = false;
    this.#signs.load(right, down);
    return this.#planes.begin() && this.#placeGivens(givens);
  }

  #placeGivens(givens: Uint8Array): boolean {
    for (let index = 0; index < 81; index++) {
      const digit = givens[index];
      if (digit !== 0 && !this.#planes.place(cellAt[index], digit - 1)) return false;
    }
    return true;
  }

  restart(): void {
    this.#planes.restart();
  }

  protected propagate(effort: Effort): boolean {
    this.#signs.refresh();
    return this.#planes.propagate(effort);
  }

  protected descend(depth: number): void {
    const { words } = this.#planes;
    const first = wordCount * depth;
    for (let index = 0; index < wordCount; index++) this.#saved[first + index] = words[index];
    this.#planes.place(this.chosenCell, this.chosenDigit);
  }

  protected restore(depth: number): void {
    this.#planes.restore(this.#saved, wordCount * depth);
    this.#planes.strike(this.triedCell[depth], this.triedDigit[depth]);
  }

  protected get failure(): NinePlanes {
    return this.#planes;
  }

  protected weighSigns(weight: number): void {
    this.#signs.weigh(this.weights, weight);
  }

  protected blameDigit(digit: number, weight: number): void {
    const first = wordCount * (this.depth - 1);
    for (let band = 0; band < 3; band++) {
      const placed = this.#saved[first + 27 + band];
      let open = this.#saved[first + 9 * band + digit] & ~placed;
      for (; open !== 0; open &= open - 1) this.weights[27 * band + lowestBit(open)] += weight;
    }
  }

  protected heaviestCell(): number {
    const { words } = this.#planes;
    let best = -1;
    let bestScore = -1;
    for (let first = 0; first < 27; first += 9) {
      // Counters of candidates for all cells of the band, one bit of the count in each word.
      let ones = 0;
      let twos = 0;
      let fours = 0;
      let eights = 0;
      for (let digit = 0; digit < 9; digit++) {
        const word = words[first + digit];
        const carryTwos = ones & word;
        ones ^= word;
        const carryFours = twos & carryTwos;
        twos ^= carryTwos;
        eights ^= fours & carryFours;
        fours ^= carryFours;
      }
      let open = twos | fours | eights;
      if (open !== 0 && !this.#areWeighed) {
        this.weigh();
        this.#areWeighed = true;
      }
      for (; open !== 0; open &= open - 1) {
        const bit = lowestBit(open);
        const count =
          ((ones >>> bit) & 1) |
          (((twos >>> bit) & 1) << 1) |
          (((fours >>> bit) & 1) << 2) |
          (((eights >>> bit) & 1) << 3);
        const score = this.weights[3 * first + bit] / (count * count);
        if (score <= bestScore) continue;
        bestScore = score;
        best = 3 * first + bit;
        this.bestCount = count;
      }
    }
    return best;
  }

  protected candidateOf(cell: number, skip: number): number {
    const first = 9 * Math.floor(cell / 27);
    const bit = 1 << (cell % 27);
    let left = skip;
    let digit = 0;
    while ((this.#planes.words[first + digit] & bit) === 0 || left-- > 0) digit++;
    return digit;
  }

  protected considerPairs(): void {
    const { words } = this.#planes;
    for (let digit = 0; digit < 9; digit++) {
      for (let band = 0; band < 3; band++) {
        const word = words[9 * band + digit];
        for (let nth = 0; nth < 3; nth++) {
          this.#considerPair(word & (511 << (9 * nth)), band, digit);
          this.#considerPair(word & (firstRows << (3 * nth)), band, digit);
        }
      }
      this.#considerColumns(digit);
    }
  }

  #considerPair(places: number, band: number, digit: number): void {
    const upper = places & (places - 1);
    if (upper === 0 || (upper & (upper - 1)) !== 0) return;
    this.consider(27 * band + lowestBit(places), 27 * band + lowestBit(upper), digit);
  }

  #considerColumns(digit: number): void {
    const { words } = this.#planes;
    for (let col = 0; col < 9; col++) {
      // The nine places of the column: bit 3 · (row in band) + band.
      const top = 9 * Math.floor(col / 3) + (col % 3);
      const places =
        ((words[digit] >>> top) & firstColumn) |
        (((words[9 + digit] >>> top) & firstColumn) << 1) |
        (((words[18 + digit] >>> top) & firstColumn) << 2);
      const upper = places & (places - 1);
      if (upper === 0 || (upper & (upper - 1)) !== 0) continue;
      const one = lowestBit(places);
      const other = lowestBit(upper);
      this.consider(
        27 * (one % 3) + top + one - (one % 3),
        27 * (other % 3) + top + other - (other % 3),
        digit,
      );
    }
  }

  protected tell(): void {
    const { words } = this.#planes;
    for (let index = 0; index < 27; index++) {
      const band = Math.floor(index / 9);
      for (let places = words[index]; places !== 0; places &= places - 1) {
        this.solution[indexOf[27 * band + lowestBit(places)]] = index - 9 * band + 1;
      }
    }
  }
}
