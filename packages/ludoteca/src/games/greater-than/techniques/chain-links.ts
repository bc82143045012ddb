/**
 * The links between candidates. One candidate excludes another when both cannot be true; two are a
 * pair when one of them must be: the last two digits of a cell, or the last two places of a digit in a
 * house. Of a candidate taken for true, the partner of everything it excludes is true.
 *
 * A candidate is known by cell · N + digit − 1, and those in a pair are numbered; sets are rows of words,
 * one bit for each candidate in a pair, since a chain passes over no other. What a candidate leads to over
 * k links is the union of what its neighbours lead to over k − 1: so what chains deny is found for all candidates
 * at once. Where much is open few candidates are in a pair, and most are near none:
 * those lead nowhere, and nothing is done for them. Of those that only begin a chain, what they lead to
 * is kept nowhere: it is what their neighbours do.
 */

import { pairsOf } from '../deduce/pairs.ts';
import { below, countOf, highest, lowest, type Position } from '../deduce/position.ts';

export class LinkGraph {
  readonly #position: Position;
  /** The candidates that have partners, and of each candidate its number among them, or −1. */
  readonly #paired: number[] = [];
  readonly #pairedAt: Int16Array;
  /** Of each cell, those of its candidates that have partners, as a mask. */
  readonly #pairedIn: Int32Array;
  /** The partners of each candidate in a pair, by its number. */
  readonly #partners: number[][] = [];
  /** Words for each set. */
  readonly #width: number;
  /** The candidates that lead anywhere, in order; over one link to which, by their numbers; and what each excludes. */
  readonly #leading: number[] = [];
  readonly #next: number[][] = [];
  readonly #excluded: Int32Array;
  /** Of the leading ones those that a chain denies, by their places. */
  readonly #denied: readonly number[];

  constructor(position: Position) {
    const { board, candidates } = position;
    const { size, cells } = board;
    this.#position = position;
    this.#pairedAt = new Int16Array(cells * size).fill(-1);
    this.#pairedIn = new Int32Array(cells);
    this.#pairAll();
    this.#width = (this.#paired.length + 31) >>> 5;
    const near = this.#nearPairs();
    let most = 0;
    for (let cell = 0; cell < cells; cell++) most += countOf(candidates[cell] & near[cell]);
    this.#excluded = new Int32Array(most * this.#width);
    this.#linkAll(near);
    this.#denied = this.#findDenied();
  }

  /** The candidates that a chain denies, rising. */
  get denied(): number[] {
    return this.#denied.map((at) => this.#leading[at]);
  }

  /** The same, those with the shortest chains first. */
  *byLength(): Generator<number> {
    const reached = this.#paths();
    let fresh: Int32Array = reached.slice();
    for (let left = this.#denied; left.length > 0; ) {
      const longer: number[] = [];
      for (const at of left) {
        if (this.#meets(at, fresh)) yield this.#leading[at];
        else longer.push(at);
      }
      left = longer;
      fresh = this.#grown(fresh, reached);
    }
  }

  /** What each candidate in a pair leads to over no links, by its number: itself. */
  #paths(): Int32Array {
    const paths = new Int32Array(this.#paired.length * this.#width);
    for (let index = 0; index < this.#paired.length; index++) {
      paths[index * this.#width + (index >>> 5)] = 1 << (index & 31);
    }
    return paths;
  }

  /** What they newly lead to over one link more, from what the last one gave; takes it into `reached`. */
  #grown(before: Int32Array, reached: Int32Array): Int32Array {
    const width = this.#width;
    const fresh = new Int32Array(reached.length);
    for (let at = 0; at < this.#leading.length; at++) {
      const row = this.#pairedAt[this.#leading[at]] * width;
      if (row < 0) continue;
      const next = this.#next[at];
      for (let word = 0; word < width; word++) {
        let led = 0;
        for (let by = 0; by < next.length; by++) led |= before[next[by] * width + word];
        fresh[row + word] = led & ~reached[row + word];
        reached[row + word] |= led;
      }
    }
    return fresh;
  }

  /** What is denied by a chain, however long, by places among the leading ones. */
  #findDenied(): number[] {
    const width = this.#width;
    const reached = this.#paths();
    for (let isGrowing = true; isGrowing; ) {
      isGrowing = false;
      for (let at = 0; at < this.#leading.length; at++) {
        const row = this.#pairedAt[this.#leading[at]] * width;
        if (row < 0) continue;
        const next = this.#next[at];
        for (let word = 0; word < width; word++) {
          const before = reached[row + word];
          let led = before;
          for (let by = 0; by < next.length; by++) led |= reached[next[by] * width + word];
          if (led === before) continue;
          reached[row + word] = led;
          isGrowing = true;
        }
      }
    }
    const denied: number[] = [];
    for (let at = 0; at < this.#leading.length; at++) if (this.#meets(at, reached)) denied.push(at);
    return denied;
  }

  /** Whether something excludes a candidate that it leads to over one link more than the rows tell of. */
  #meets(at: number, rows: Int32Array): boolean {
    const width = this.#width;
    const row = at * width;
    const excluded = this.#excluded;
    const next = this.#next[at];
    for (let by = 0; by < next.length; by++) {
      const from = next[by] * width;
      for (let word = 0; word < width; word++) {
        if ((rows[from + word] & excluded[row + word]) !== 0) return true;
      }
    }
    return false;
  }

  #pairAll(): void {
    const { board, candidates } = this.#position;
    const pairs = pairsOf(this.#position);
    pairs.update();
    for (let cell = 0; cell < board.cells; cell++) {
      if (pairs.twoInCell[cell] === 0) continue;
      const own = candidates[cell];
      const before = cell * board.size - 1;
      this.#pair(before + lowest(own), before + highest(own));
    }
    for (let house = 0; house < pairs.twoPlaces.length; house++) {
      for (let left = pairs.twoPlaces[house]; left !== 0; left &= left - 1) {
        const digit = lowest(left);
        const one = pairs.placeBeside(house, digit, -1);
        const other = pairs.placeBeside(house, digit, one);
        this.#pair(one * board.size + digit - 1, other * board.size + digit - 1);
      }
    }
  }

  #pair(one: number, other: number): void {
    this.#number(one);
    this.#number(other);
    this.#partners[this.#pairedAt[one]].push(other);
    this.#partners[this.#pairedAt[other]].push(one);
  }

  #number(node: number): void {
    if (this.#pairedAt[node] >= 0) return;
    const { size } = this.#position.board;
    const cell = Math.floor(node / size);
    this.#pairedAt[node] = this.#paired.length;
    this.#pairedIn[cell] |= 1 << (node - cell * size);
    this.#paired.push(node);
    this.#partners.push([]);
  }

  /** Notes what each candidate excludes, and what it leads to over one link. */
  #linkAll(near: Int32Array): void {
    const width = this.#width;
    const excluded = this.#excluded;
    const { board, candidates, digits } = this.#position;
    const { size, cells, houses, housesOf } = board;
    // The candidates in pairs of each cell, of each digit in each house, and the partners of each.
    const inCell = new Int32Array(cells * width);
    const inHouse = new Int32Array(houses.length * size * width);
    const partnersOf = new Int32Array(this.#paired.length * width);
    for (let index = 0; index < this.#paired.length; index++) {
      const node = this.#paired[index];
      const word = index >>> 5;
      const bit = 1 << (index & 31);
      const cell = Math.floor(node / size);
      const digit = node - cell * size;
      inCell[cell * width + word] |= bit;
      for (let at = 3 * cell; at < 3 * cell + 3; at++) {
        inHouse[(housesOf[at] * size + digit) * width + word] |= bit;
      }
      const partners = this.#partners[index];
      for (let by = 0; by < partners.length; by++)
        this.#put(partnersOf, index * width, partners[by]);
    }
    const led = new Int32Array(width);
    for (let cell = 0; cell < cells; cell++) {
      if (digits[cell] !== 0) continue;
      for (let left = candidates[cell] & near[cell]; left !== 0; left &= left - 1) {
        const digit = lowest(left) - 1;
        const at = this.#leading.length * width;
        const inRow = (housesOf[3 * cell] * size + digit) * width;
        const inColumn = (housesOf[3 * cell + 1] * size + digit) * width;
        const inBox = (housesOf[3 * cell + 2] * size + digit) * width;
        for (let word = 0; word < width; word++) {
          excluded[at + word] =
            inCell[cell * width + word] |
            inHouse[inRow + word] |
            inHouse[inColumn + word] |
            inHouse[inBox + word];
        }
        const above = board.signsAbove[cell];
        for (let by = 0; by < above.length; by++)
          this.#putAll(at, board.upper[above[by]], below(digit + 1));
        const under = board.signsBelow[cell];
        for (let by = 0; by < under.length; by++)
          this.#putAll(at, board.lower[under[by]], ~below(digit + 2));
        this.#lead(cell * size + digit, at, partnersOf, led);
      }
    }
  }

  /** Of each cell the digits, as masks, that may exclude a candidate in a pair: no others are looked at. */
  #nearPairs(): Int32Array {
    const { board } = this.#position;
    const { cells, houses, housesOf, every } = board;
    const near = new Int32Array(cells);
    const inHouse = new Int32Array(houses.length);
    for (let cell = 0; cell < cells; cell++) {
      const own = this.#pairedIn[cell];
      if (own === 0) continue;
      near[cell] = every;
      for (let at = 3 * cell; at < 3 * cell + 3; at++) inHouse[housesOf[at]] |= own;
      for (const sign of board.signsAbove[cell]) near[board.upper[sign]] |= below(highest(own));
      for (const sign of board.signsBelow[cell])
        near[board.lower[sign]] |= every & ~below(lowest(own) + 1);
    }
    for (let cell = 0; cell < cells; cell++) {
      const at = 3 * cell;
      near[cell] |= inHouse[housesOf[at]] | inHouse[housesOf[at + 1]] | inHouse[housesOf[at + 2]];
    }
    return near;
  }

  #put(sets: Int32Array, at: number, node: number): void {
    const index = this.#pairedAt[node];
    sets[at + (index >>> 5)] |= 1 << (index & 31);
  }

  /** Excludes those of the values of a cell that are in a pair. */
  #putAll(at: number, cell: number, values: number): void {
    const before = cell * this.#position.board.size - 1;
    for (let left = values & this.#pairedIn[cell]; left !== 0; left &= left - 1) {
      this.#put(this.#excluded, at, before + lowest(left));
    }
  }

  /** The partners of all that is excluded, a candidate itself not among either. One that leads nowhere is dropped. */
  #lead(node: number, at: number, partnersOf: Int32Array, led: Int32Array): void {
    const width = this.#width;
    const excluded = this.#excluded;
    const own = this.#pairedAt[node];
    if (own >= 0) excluded[at + (own >>> 5)] &= ~(1 << (own & 31));
    led.fill(0);
    for (let word = 0; word < width; word++) {
      for (let left = excluded[at + word]; left !== 0; left &= left - 1) {
        const from = (32 * word + lowest(left) - 1) * width;
        for (let by = 0; by < width; by++) led[by] |= partnersOf[from + by];
      }
    }
    if (own >= 0) led[own >>> 5] &= ~(1 << (own & 31));
    const next: number[] = [];
    for (let word = 0; word < width; word++) {
      for (let left = led[word]; left !== 0; left &= left - 1) {
        next.push(32 * word + lowest(left) - 1);
      }
    }
    if (next.length === 0) return;
    this.#leading.push(node);
    this.#next.push(next);
  }
}
