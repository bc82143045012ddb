/**
 * A search for a filling under some of the rules: the houses and signs that were bound, the digits
 * that cells were restricted to. Dense, because a hint asks it hundreds of times.
 *
 * A bound house is a permutation: as many cells as digits, all different. After each decision every
 * bound rule is made consistent in the usual cheap ways (bounds along signs; single candidates and
 * single places in houses; as many cells confined to an interval as it has digits); what then is still
 * open is decided by trying, first where only two ways remain.
 *
 * In the field: backtracking with constraint propagation; the intervals are Hall intervals (J.-F. Puget, *A
 * fast algorithm for the bound consistency of alldiff constraints*, 1998).
 */

import type { Effort } from '../../../kernel/index.ts';
import type { Shape } from './constraints.ts';
import { countOf, highest, lowest } from './position.ts';

export class FillingSearch {
  readonly #shape: Shape;
  /** What each cell may hold. */
  readonly #domains: Int32Array;
  /** The domains before each decision. */
  readonly #saved: Int32Array[] = [];
  readonly #isBound: Uint8Array;
  readonly #isDirty: Uint8Array;
  readonly #boundHouses: number[] = [];
  /** The rows and boxes of each band, the columns and boxes of each stack. */
  readonly #groups: readonly (readonly number[])[];
  readonly #lower: number[] = [];
  readonly #upper: number[] = [];
  #isEmpty = false;
  /** The next decision: a cell and a digit for it. */
  #cell = 0;
  #bit = 0;
  #score = 0;
  /** How much each candidate had to do with contradictions, at cell · N + digit − 1. */
  readonly #weights: Float64Array;
  readonly #confined: Uint8Array;

  constructor(shape: Shape) {
    this.#shape = shape;
    this.#domains = new Int32Array(shape.cells);
    this.#isBound = new Uint8Array(3 * shape.size);
    this.#isDirty = new Uint8Array(3 * shape.size);
    this.#confined = new Uint8Array(shape.size + 1);
    this.#weights = new Float64Array(shape.cells * shape.size);
    this.#groups = groupsOf(shape);
  }

  /** Forgets every rule. */
  clear(): void {
    this.#domains.fill(this.#shape.every);
    this.#weights.fill(0);
    this.#isBound.fill(0);
    this.#boundHouses.length = 0;
    this.#lower.length = 0;
    this.#upper.length = 0;
    this.#isEmpty = false;
  }

  bindHouse(house: number): void {
    if (this.#isBound[house] === 1) return;
    this.#isBound[house] = 1;
    this.#boundHouses.push(house);
  }

  bindSign(lower: number, upper: number): void {
    this.#lower.push(lower);
    this.#upper.push(upper);
  }

  restrict(cell: number, digits: number): void {
    this.#domains[cell] &= digits;
    if (this.#domains[cell] === 0) this.#isEmpty = true;
  }

  /** Whether the cells can be filled; nothing when the effort ended first. */
  isFillable(effort: Effort): boolean | undefined {
    if (this.#isEmpty) return false;
    for (const group of this.#groups) this.#bindImplied(group);
    for (const house of this.#boundHouses) this.#isDirty[house] = 1;
    return this.#search(0, effort);
  }

  /**
   * The rows of a band and its boxes have the same cells: when all of them but one are bound, each
   * digit is as often in the last as in any. That follows from the others, but is long to find by
   * trying.
   */
  #bindImplied(group: readonly number[]): void {
    let unbound = -1;
    for (const house of group) {
      if (this.#isBound[house] === 1) continue;
      if (unbound >= 0) return;
      unbound = house;
    }
    if (unbound >= 0) this.bindHouse(unbound);
  }

  #search(depth: number, effort: Effort): boolean | undefined {
    for (;;) {
      if (!effort.spend()) return undefined;
      if (!this.#propagate()) return false;
      if (!this.#choose()) return true;
      const saved = this.#savedAt(depth);
      saved.set(this.#domains);
      const cell = this.#cell;
      const bit = this.#bit;
      this.#set(cell, bit);
      const answer = this.#search(depth + 1, effort);
      if (answer !== false) return answer;
      this.#domains.set(saved);
      this.#set(cell, this.#domains[cell] & ~bit);
    }
  }

  #savedAt(depth: number): Int32Array {
    if (depth === this.#saved.length) this.#saved.push(new Int32Array(this.#shape.cells));
    return this.#saved[depth];
  }

  #set(cell: number, digits: number): void {
    this.#domains[cell] = digits;
    const { housesOf } = this.#shape;
    for (let at = 3 * cell; at < 3 * cell + 3; at++) this.#isDirty[housesOf[at]] = 1;
  }

  #propagate(): boolean {
    for (;;) {
      if (!this.#boundSigns()) return this.#giveUp();
      let isChanged = false;
      for (const house of this.#boundHouses) {
        if (this.#isDirty[house] === 0) continue;
        this.#isDirty[house] = 0;
        if (!this.#fitHouse(house)) return this.#giveUp();
        isChanged = true;
      }
      if (!isChanged) return true;
    }
  }

  /** After a contradiction the domains are restored: nothing is dirty then but what is set next. */
  #giveUp(): false {
    this.#isDirty.fill(0);
    return false;
  }

  #boundSigns(): boolean {
    const { every } = this.#shape;
    const domains = this.#domains;
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (let sign = 0; sign < this.#lower.length; sign++) {
        const small = this.#lower[sign];
        const large = this.#upper[sign];
        const least = domains[small] & -domains[small];
        const larger = domains[large] & ~((least << 1) - 1);
        const top = larger === 0 ? 0 : highest(larger) - 1;
        const smaller = domains[small] & ((1 << top) - 1);
        if (smaller === 0) return this.#blame(small, every) || this.#blame(large, every);
        if (larger !== domains[large]) {
          this.#set(large, larger);
          isChanged = true;
        }
        if (smaller !== domains[small]) {
          this.#set(small, smaller);
          isChanged = true;
        }
      }
    }
    return true;
  }

  #fitHouse(house: number): boolean {
    const { every, houses } = this.#shape;
    const cells = houses[house];
    const domains = this.#domains;
    let seen = 0;
    let twice = 0;
    let singles = 0;
    for (let at = 0; at < cells.length; at++) {
      const digits = domains[cells[at]];
      twice |= seen & digits;
      seen |= digits;
      if ((digits & (digits - 1)) !== 0) continue;
      if ((singles & digits) !== 0) return this.#blameHouse(cells, digits);
      singles |= digits;
    }
    if (seen !== every) return this.#blameHouse(cells, every & ~seen);
    const onlyHere = seen & ~twice & ~singles;
    for (let at = 0; at < cells.length; at++) {
      const digits = domains[cells[at]];
      if ((digits & (digits - 1)) === 0) continue;
      const here = digits & onlyHere;
      if ((here & (here - 1)) !== 0) return this.#blameHouse(cells, here);
      const left = here !== 0 ? here : digits & ~singles;
      if (left === digits) continue;
      if (left === 0) return this.#blame(cells[at], every);
      this.#set(cells[at], left);
    }
    return this.#isDirty[house] === 1 || singles === every || this.#fitIntervals(cells);
  }

  /** No interval may confine more cells than it has digits; one that is full takes no others. */
  #fitIntervals(cells: Uint16Array): boolean {
    const { size } = this.#shape;
    const domains = this.#domains;
    const confined = this.#confined;
    for (let from = 1; from < size; from++) {
      confined.fill(0);
      for (let at = 0; at < cells.length; at++) {
        const digits = domains[cells[at]];
        if (lowest(digits) >= from) confined[highest(digits)]++;
      }
      let count = 0;
      for (let to = from; to <= size; to++) {
        count += confined[to];
        const room = to - from + 1;
        if (count > room) return this.#blameHouse(cells, intervalOf(from, to));
        if (count < room || confined[to] === 0 || room === size) continue;
        if (this.#keepOut(cells, from, to)) return true;
      }
    }
    return true;
  }

  /** Takes an interval from the cells that are not confined to it; whether that changed anything. */
  #keepOut(cells: Uint16Array, from: number, to: number): boolean {
    const interval = intervalOf(from, to);
    let isChanged = false;
    for (let at = 0; at < cells.length; at++) {
      const digits = this.#domains[cells[at]];
      if ((digits & ~interval) === 0 || (digits & interval) === 0) continue;
      this.#set(cells[at], digits & ~interval);
      isChanged = true;
    }
    return isChanged;
  }

  /** Makes digits of a cell weigh more in decisions to come. */
  #blame(cell: number, digits: number): false {
    for (let left = digits; left !== 0; left &= left - 1) {
      this.#weights[cell * this.#shape.size + lowest(left) - 1]++;
    }
    return false;
  }

  #blameHouse(cells: Uint16Array, digits: number): false {
    for (let at = 0; at < cells.length; at++) this.#blame(cells[at], digits);
    return false;
  }

  /**
   * The next decision: few candidates, or few places of a digit, first, and among these what had to do
   * with contradictions. False when all that is bound is settled.
   */
  #choose(): boolean {
    const { houses } = this.#shape;
    this.#score = Number.POSITIVE_INFINITY;
    for (const house of this.#boundHouses) {
      const cells = houses[house];
      for (let at = 0; at < cells.length; at++) this.#consider(cells[at]);
      this.#considerPlaces(cells);
    }
    // A cell that only signs bind is settled once each sign holds whatever is chosen.
    for (let sign = 0; sign < this.#lower.length; sign++) {
      const small = this.#domains[this.#lower[sign]];
      const large = this.#domains[this.#upper[sign]];
      if (highest(small) < lowest(large)) continue;
      this.#consider(this.#lower[sign]);
      this.#consider(this.#upper[sign]);
    }
    return this.#score < Number.POSITIVE_INFINITY;
  }

  #consider(cell: number): void {
    const digits = this.#domains[cell];
    if ((digits & (digits - 1)) === 0) return;
    let weight = 1;
    for (let left = digits; left !== 0; left &= left - 1) {
      weight += this.#weights[cell * this.#shape.size + lowest(left) - 1];
    }
    // Weights are summed over the candidates, so their number counts twice.
    const score = countOf(digits) ** 2 / weight;
    if (score >= this.#score) return;
    this.#score = score;
    this.#cell = cell;
    this.#bit = digits & -digits;
  }

  /** Looks for digits with two places in a house. */
  #considerPlaces(cells: Uint16Array): void {
    let once = 0;
    let twice = 0;
    let more = 0;
    for (let at = 0; at < cells.length; at++) {
      const digits = this.#domains[cells[at]];
      more |= twice & digits;
      twice |= once & digits;
      once |= digits;
    }
    const pairs = twice & ~more;
    if (pairs === 0) return;
    for (let at = 0; at < cells.length; at++) {
      let here = this.#domains[cells[at]] & pairs;
      for (; here !== 0; here &= here - 1) {
        const weight = this.#weights[cells[at] * this.#shape.size + lowest(here) - 1];
        const score = 4 / (1 + 2 * weight);
        if (score >= this.#score) continue;
        this.#score = score;
        this.#cell = cells[at];
        this.#bit = here & -here;
      }
    }
  }
}

/** The digits from one to another. */
function intervalOf(from: number, to: number): number {
  return (1 << to) - (1 << (from - 1));
}

/** The lines of each kind that cross the same boxes, with these boxes. */
function groupsOf({ size, houses, housesOf }: Shape): number[][] {
  const groups = new Map<string, number[]>();
  for (let line = 0; line < 2 * size; line++) {
    const boxes = [...new Set([...houses[line]].map((cell) => housesOf[3 * cell + 2]))];
    const name = `${line < size} ${boxes.join()}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [...boxes, line]);
    else group.push(line);
  }
  return [...groups.values()];
}
