/**
 * The links between candidates. One candidate excludes another when both cannot be true; two are a
 * pair when one of them must be: the last two digits of a cell, or the last two places of a digit in a
 * house. Of a candidate taken for true, the partner of everything it excludes is true.
 *
 * A candidate is known by cell · N + digit − 1, and those in a pair are numbered; sets are rows of words,
 * one bit for each candidate in a pair, since a chain passes over no other. What a candidate leads to over
 * k links is the union of what its neighbours lead to over k − 1: so chains are found for all candidates
 * at once, the shortest first. Where much is open few candidates are in a pair, and most are near none:
 * those lead nowhere, and nothing is done for them. Of those that only begin a chain, what they lead to
 * is kept nowhere: it is what their neighbours do.
 */

import { below, countOf, highest, lowest, type Position, placedTwice } from '../deduce/position.ts';

export interface Link {
  /** What is excluded, and its partner, which is then true. */
  readonly gone: Candidate;
  readonly to: Candidate;
  /** The house in which they are the only two places; −1 when they share a cell. */
  readonly house: number;
}

export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

export class LinkGraph {
  readonly #position: Position;
  /** The candidates that have partners, and of each candidate its number among them, or −1. */
  readonly #paired: number[] = [];
  readonly #pairedAt: Int16Array;
  /** Of each cell, those of its candidates that have partners, as a mask. */
  readonly #pairedIn: Int32Array;
  /** Of each candidate in a pair, by its number, its partners and the houses of the pairs, by turns. */
  readonly #partners: number[][] = [];
  /** Words for each set. */
  readonly #width: number;
  /** The candidates that lead anywhere, in order; over one link to which, by their numbers; and what each excludes. */
  readonly #leading: number[] = [];
  readonly #next: number[][] = [];
  readonly #excluded: Int32Array;
  readonly #gone: number[] = [];

  constructor(position: Position) {
    const { board, candidates } = position;
    const { size, cells, houses } = board;
    this.#position = position;
    this.#pairedAt = new Int16Array(cells * size).fill(-1);
    this.#pairedIn = new Int32Array(cells);
    this.#pairCells();
    for (let house = 0; house < houses.length; house++) this.#pairPlaces(house);
    this.#width = (this.#paired.length + 31) >>> 5;
    const near = this.#nearPairs();
    let most = 0;
    for (let cell = 0; cell < cells; cell++) most += countOf(candidates[cell] & near[cell]);
    this.#excluded = new Int32Array(most * this.#width);
    this.#linkAll(near);
  }

  /** The candidates that a chain denies, each with the shortest such chain, the shortest first. */
  *denials(): Generator<{ readonly start: Candidate; readonly links: readonly Link[] }> {
    const { reached, fresh } = this.#followed();
    // Most are denied by no chain, however long: the lengths are gone through for the others alone.
    let denied: number[] = [];
    for (let at = 0; at < this.#leading.length; at++) {
      if (this.#meets(at, reached)) denied.push(at);
    }
    for (let length = 1; denied.length > 0; length++) {
      const later: number[] = [];
      for (const at of denied) {
        const node = this.#leading[at];
        if (this.#meets(at, fresh[length - 1])) {
          yield { start: this.#candidate(node), links: this.#way(at, length) };
        } else later.push(at);
      }
      denied = later;
    }
  }

  /** What each candidate in a pair leads to, by its number: over any links, and newly over none (itself), one and so on. */
  #followed(): { readonly reached: Int32Array; readonly fresh: readonly Int32Array[] } {
    const reached = new Int32Array(this.#paired.length * this.#width);
    for (const node of this.#paired) this.#put(reached, this.#pairedAt[node] * this.#width, node);
    const fresh = [reached.slice()];
    for (;;) {
      const news = new Int32Array(reached.length);
      if (!this.#grow(fresh[fresh.length - 1], reached, news)) return { reached, fresh };
      fresh.push(news);
    }
  }

  /** One link more for every candidate in a pair, from what the last one gave; false when nothing new is reached. */
  #grow(before: Int32Array, reached: Int32Array, fresh: Int32Array): boolean {
    const width = this.#width;
    const leading = this.#leading;
    const pairedAt = this.#pairedAt;
    let isGrowing = false;
    for (let at = 0; at < leading.length; at++) {
      const row = pairedAt[leading[at]] * width;
      if (row < 0) continue;
      const next = this.#next[at];
      for (let word = 0; word < width; word++) {
        let led = 0;
        for (let by = 0; by < next.length; by++) led |= before[next[by] * width + word];
        led &= ~reached[row + word];
        if (led === 0) continue;
        fresh[row + word] = led;
        reached[row + word] |= led;
        isGrowing = true;
      }
    }
    return isGrowing;
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

  /** The links of a chain of the length, found breadth first. */
  #way(at: number, length: number): Link[] {
    const start = this.#leading[at];
    const cameBy: (Step | undefined)[] = [];
    const isSeen = new Uint8Array(this.#pairedAt.length);
    isSeen[start] = 1;
    let wave = [start];
    for (let step = 1; step <= length; step++) {
      const next: number[] = [];
      for (const node of wave) {
        for (const link of this.#linksOf(node)) {
          if (isSeen[link.to] === 1) continue;
          isSeen[link.to] = 1;
          // By its number: whatever a link leads to is in a pair.
          const index = this.#pairedAt[link.to];
          cameBy[index] = link;
          const word = this.#excluded[at * this.#width + (index >>> 5)];
          if (((word >>> (index & 31)) & 1) === 1) return this.#wayBack(link, start, cameBy);
          next.push(link.to);
        }
      }
      wave = next;
    }
    throw new Error('the chain does not come back');
  }

  #wayBack(last: Step, start: number, cameBy: readonly (Step | undefined)[]): Link[] {
    const way: Link[] = [];
    for (let step: Step | undefined = last; step !== undefined; ) {
      const { gone, to, house, from }: Step = step;
      way.unshift({ gone: this.#candidate(gone), to: this.#candidate(to), house });
      step = from === start ? undefined : cameBy[this.#pairedAt[from]];
    }
    return way;
  }

  #candidate(node: number): Candidate {
    const { size } = this.#position.board;
    const cell = Math.floor(node / size);
    return { cell, digit: node - cell * size + 1 };
  }

  #pairCells(): void {
    const { board, candidates, digits } = this.#position;
    for (let cell = 0; cell < board.cells; cell++) {
      const own = candidates[cell];
      const more = own & (own - 1);
      if (digits[cell] !== 0 || more === 0 || (more & (more - 1)) !== 0) continue;
      const before = cell * board.size - 1;
      this.#pair(before + lowest(own), before + lowest(more), -1);
    }
  }

  #pairPlaces(house: number): void {
    const { board, candidates, digits } = this.#position;
    const cells = board.houses[house];
    for (let pairs = placedTwice(candidates, cells); pairs !== 0; pairs &= pairs - 1) {
      const index = lowest(pairs) - 1;
      let first = -1;
      let last = -1;
      for (let at = 0; at < cells.length; at++) {
        const cell = cells[at];
        // What a filled cell has is no candidate; its digit has no other place then.
        if (((candidates[cell] >>> index) & 1) === 0 || digits[cell] !== 0) continue;
        if (first < 0) first = cell * board.size + index;
        else last = cell * board.size + index;
      }
      if (last >= 0) this.#pair(first, last, house);
    }
  }

  #pair(one: number, other: number, house: number): void {
    this.#number(one);
    this.#number(other);
    this.#partners[this.#pairedAt[one]].push(other, house);
    this.#partners[this.#pairedAt[other]].push(one, house);
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
      for (let by = 0; by < partners.length; by += 2)
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

  /** The links of a candidate, in the order in which it excludes others. */
  #linksOf(node: number): Step[] {
    const links: Step[] = [];
    for (const gone of this.#exclusionsOf(node)) {
      const partners = this.#partners[this.#pairedAt[gone]];
      for (let at = 0; at < partners.length; at += 2) {
        const to = partners[at];
        if (to !== node) links.push({ from: node, gone, to, house: partners[at + 1] });
      }
    }
    return links;
  }

  /** The candidates in a pair that a candidate excludes, in order. */
  #exclusionsOf(node: number): number[] {
    const { board } = this.#position;
    const { size } = board;
    const cell = Math.floor(node / size);
    const digit = node - cell * size + 1;
    const gone = this.#gone;
    gone.length = 0;
    this.#addPaired(cell, ~(1 << (digit - 1)), gone);
    const peers = board.peers[cell];
    for (let at = 0; at < peers.length; at++) {
      const other = peers[at] * size + digit - 1;
      if (this.#pairedAt[other] >= 0) gone.push(other);
    }
    // The equal digit went already: neighbours share a row or a column.
    for (const sign of board.signsAbove[cell])
      this.#addPaired(board.upper[sign], below(digit), gone);
    for (const sign of board.signsBelow[cell]) {
      this.#addPaired(board.lower[sign], ~below(digit + 1), gone);
    }
    return gone;
  }

  #addPaired(cell: number, values: number, to: number[]): void {
    const before = cell * this.#position.board.size - 1;
    for (let left = values & this.#pairedIn[cell]; left !== 0; left &= left - 1) {
      to.push(before + lowest(left));
    }
  }
}

/** A link by its candidates. */
interface Step {
  readonly from: number;
  readonly gone: number;
  readonly to: number;
  readonly house: number;
}
