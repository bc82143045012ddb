/**
 * The links between candidates. One candidate excludes another when both cannot be true; two are a
 * pair when one of them must be: the last two digits of a cell, or the last two places of a digit in a
 * house. Of a candidate taken for true, the partner of everything it excludes is true.
 *
 * The candidates of open cells are numbered, cell by cell, and those of them that are in a pair once
 * more; sets are rows of words, one bit for each candidate in a pair, since a chain passes over no
 * other. What a candidate leads to over k links is the union of what its neighbours lead to over
 * k − 1: so chains are found for all candidates at once, the shortest first. Where much is open few
 * candidates are in a pair, and most are near none: those lead nowhere, and nothing is done for them.
 */

import { below, lowest, type Position, placedTwice } from '../deduce/position.ts';

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
  readonly #count: number;
  readonly #cells: Uint16Array;
  readonly #digits: Uint8Array;
  /** The number of a candidate, at cell · N + digit − 1. */
  readonly #numbers: Int16Array;
  /** Of each candidate in a pair its partners and the houses of the pairs, by turns. */
  readonly #partners: number[][] = [];
  /** The candidates that have partners, and of each candidate its place among them, or −1. */
  readonly #paired: number[] = [];
  readonly #pairedAt: Int16Array;
  /** The candidates that lead anywhere, in order. */
  readonly #leading: number[] = [];
  /** Words for each set. */
  readonly #width: number;
  /** Of each candidate what it excludes, and what it leads to: over one link, over all so far, newly. */
  readonly #excluded: Int32Array;
  readonly #first: Int32Array;
  readonly #reached: Int32Array;
  #fresh: Int32Array;
  #spare: Int32Array | undefined;
  readonly #gone: number[] = [];

  constructor(position: Position) {
    const { board, candidates, digits } = position;
    this.#position = position;
    const cells: number[] = [];
    const values: number[] = [];
    this.#numbers = new Int16Array(board.cells * board.size).fill(-1);
    for (let cell = 0; cell < board.cells; cell++) {
      if (digits[cell] !== 0) continue;
      for (let left = candidates[cell]; left !== 0; left &= left - 1) {
        const digit = lowest(left);
        this.#numbers[cell * board.size + digit - 1] = cells.length;
        cells.push(cell);
        values.push(digit);
      }
    }
    this.#count = cells.length;
    this.#cells = Uint16Array.from(cells);
    this.#digits = Uint8Array.from(values);
    this.#pairedAt = new Int16Array(cells.length).fill(-1);
    this.#pairCells();
    for (let house = 0; house < 3 * board.size; house++) this.#pairPlaces(house);
    this.#width = (this.#paired.length + 31) >>> 5;
    this.#excluded = new Int32Array(cells.length * this.#width);
    this.#first = new Int32Array(cells.length * this.#width);
    this.#linkAll();
    this.#reached = new Int32Array(this.#first.length);
    this.#fresh = this.#first;
  }

  /** The candidates that a chain denies, each with the shortest such chain, the shortest first. */
  *denials(): Generator<{ readonly start: Candidate; readonly links: readonly Link[] }> {
    const isDenied = new Uint8Array(this.#count);
    for (let length = 1, isGrowing = true; isGrowing; length++) {
      isGrowing = this.#grow(length);
      for (const node of this.#leading) {
        if (isDenied[node] === 1 || !this.#comesBack(node)) continue;
        isDenied[node] = 1;
        yield { start: this.#candidate(node), links: this.#way(node, length) };
      }
    }
  }

  /** One link more for every candidate; false when nothing new is reached. */
  #grow(length: number): boolean {
    const width = this.#width;
    const reached = this.#reached;
    if (length === 1) {
      reached.set(this.#first);
      return reached.some((word) => word !== 0);
    }
    const before = this.#fresh;
    // By turns with the one before, but never over what one link leads to.
    const fresh = this.#spare ?? new Int32Array(before.length);
    if (this.#spare !== undefined) fresh.fill(0);
    this.#spare = before === this.#first ? undefined : before;
    const isFresh = this.#paired.map((node) => !isEmpty(before, node * width, width));
    let isGrowing = false;
    for (const node of this.#leading) {
      const at = node * width;
      for (let word = 0; word < width; word++) {
        for (let left = this.#first[at + word]; left !== 0; left &= left - 1) {
          const index = 32 * word + lowest(left) - 1;
          if (!isFresh[index]) continue;
          const from = this.#paired[index] * width;
          for (let by = 0; by < width; by++) fresh[at + by] |= before[from + by];
        }
      }
      for (let word = 0; word < width; word++) {
        fresh[at + word] &= ~reached[at + word];
        if (fresh[at + word] !== 0) isGrowing = true;
        reached[at + word] |= fresh[at + word];
      }
    }
    this.#fresh = fresh;
    return isGrowing;
  }

  /** Whether what a candidate leads to by now excludes it, and did not before. */
  #comesBack(node: number): boolean {
    const at = node * this.#width;
    for (let word = 0; word < this.#width; word++) {
      if ((this.#fresh[at + word] & this.#excluded[at + word]) !== 0) return true;
    }
    return false;
  }

  /** The links of a chain of the length, found breadth first. */
  #way(start: number, length: number): Link[] {
    const cameBy: (Step | undefined)[] = [];
    const isSeen = new Uint8Array(this.#count);
    isSeen[start] = 1;
    let wave = [start];
    for (let step = 1; step <= length; step++) {
      const next: number[] = [];
      for (const node of wave) {
        for (const link of this.#linksOf(node)) {
          if (isSeen[link.to] === 1) continue;
          isSeen[link.to] = 1;
          cameBy[link.to] = link;
          const index = this.#pairedAt[link.to];
          const word = this.#excluded[start * this.#width + (index >>> 5)];
          if (((word >>> (index & 31)) & 1) === 1) return this.#wayBack(link.to, cameBy);
          next.push(link.to);
        }
      }
      wave = next;
    }
    throw new Error('the chain does not come back');
  }

  #wayBack(end: number, cameBy: readonly (Step | undefined)[]): Link[] {
    const way: Link[] = [];
    for (let step = cameBy[end]; step !== undefined; step = cameBy[step.from]) {
      const { gone, to, house } = step;
      way.unshift({ gone: this.#candidate(gone), to: this.#candidate(to), house });
    }
    return way;
  }

  #candidate(node: number): Candidate {
    return { cell: this.#cells[node], digit: this.#digits[node] };
  }

  #pairCells(): void {
    for (let node = 0; node + 1 < this.#count; node++) {
      const cell = this.#cells[node];
      // The candidates of a cell stand together.
      const isFirst = node === 0 || this.#cells[node - 1] !== cell;
      const isTwo = this.#cells[node + 1] === cell && this.#cells[node + 2] !== cell;
      if (isFirst && isTwo) this.#pair(node, node + 1, -1);
    }
  }

  #pairPlaces(house: number): void {
    const { board, candidates } = this.#position;
    const cells = board.houses[house];
    for (let pairs = placedTwice(candidates, cells); pairs !== 0; pairs &= pairs - 1) {
      const index = lowest(pairs) - 1;
      const nodes: number[] = [];
      for (let at = 0; at < cells.length; at++) {
        if (((candidates[cells[at]] >>> index) & 1) === 0) continue;
        nodes.push(this.#numbers[cells[at] * board.size + index]);
      }
      // A filled cell has no number; its digit has no other place then.
      if (nodes[0] >= 0 && nodes[1] >= 0) this.#pair(nodes[0], nodes[1], house);
    }
  }

  #pair(one: number, other: number, house: number): void {
    for (const node of [one, other]) {
      if (this.#pairedAt[node] >= 0) continue;
      this.#pairedAt[node] = this.#paired.length;
      this.#paired.push(node);
      this.#partners[node] = [];
    }
    this.#partners[one].push(other, house);
    this.#partners[other].push(one, house);
  }

  /** Notes what each candidate excludes, and what it leads to over one link. */
  #linkAll(): void {
    const width = this.#width;
    const { board, candidates } = this.#position;
    const { size, cells, houses, housesOf } = board;
    // The candidates in pairs of each cell, of each digit in each house, and the partners of each.
    const inCell = new Int32Array(cells * width);
    const inHouse = new Int32Array(houses.length * size * width);
    const partnersOf = new Int32Array(this.#paired.length * width);
    const near = this.#nearPairs();
    for (let index = 0; index < this.#paired.length; index++) {
      const node = this.#paired[index];
      const word = index >>> 5;
      const bit = 1 << (index & 31);
      const cell = this.#cells[node];
      inCell[cell * width + word] |= bit;
      for (let at = 3 * cell; at < 3 * cell + 3; at++) {
        inHouse[(housesOf[at] * size + this.#digits[node] - 1) * width + word] |= bit;
      }
      const partners = this.#partners[node];
      for (let by = 0; by < partners.length; by += 2) {
        this.#put(partnersOf, index * width, partners[by]);
      }
    }
    for (let node = 0; node < this.#count; node++) {
      const cell = this.#cells[node];
      const digit = this.#digits[node] - 1;
      if (((near[cell] >>> digit) & 1) === 0) continue;
      const at = node * width;
      const inRow = (housesOf[3 * cell] * size + digit) * width;
      const inColumn = (housesOf[3 * cell + 1] * size + digit) * width;
      const inBox = (housesOf[3 * cell + 2] * size + digit) * width;
      for (let word = 0; word < width; word++) {
        this.#excluded[at + word] =
          inCell[cell * width + word] |
          inHouse[inRow + word] |
          inHouse[inColumn + word] |
          inHouse[inBox + word];
      }
      for (const sign of board.signsAbove[cell]) {
        const other = board.upper[sign];
        this.#putAll(at, other, candidates[other] & below(digit + 1));
      }
      for (const sign of board.signsBelow[cell]) {
        const other = board.lower[sign];
        this.#putAll(at, other, candidates[other] & ~below(digit + 2));
      }
      this.#clear(this.#excluded, at, node);
      this.#lead(at, partnersOf);
      this.#clear(this.#first, at, node);
      if (!isEmpty(this.#first, at, width)) this.#leading.push(node);
    }
  }

  /** Of each cell the digits, as masks, that may exclude a candidate in a pair: no others are looked at. */
  #nearPairs(): Int32Array {
    const { board } = this.#position;
    const { cells, houses, housesOf, every } = board;
    const near = new Int32Array(cells);
    const inHouse = new Int32Array(houses.length);
    for (const node of this.#paired) {
      const cell = this.#cells[node];
      const digit = this.#digits[node];
      const bit = 1 << (digit - 1);
      near[cell] = every;
      for (let at = 3 * cell; at < 3 * cell + 3; at++) inHouse[housesOf[at]] |= bit;
      for (const sign of board.signsAbove[cell]) near[board.upper[sign]] |= below(digit);
      for (const sign of board.signsBelow[cell])
        near[board.lower[sign]] |= every & ~below(digit + 1);
    }
    for (let cell = 0; cell < cells; cell++) {
      const at = 3 * cell;
      near[cell] |= inHouse[housesOf[at]] | inHouse[housesOf[at + 1]] | inHouse[housesOf[at + 2]];
    }
    return near;
  }

  #put(sets: Int32Array, at: number, node: number): void {
    const index = this.#pairedAt[node];
    if (index >= 0) sets[at + (index >>> 5)] |= 1 << (index & 31);
  }

  #putAll(at: number, cell: number, values: number): void {
    const { size } = this.#position.board;
    for (let left = values; left !== 0; left &= left - 1) {
      const node = this.#numbers[cell * size + lowest(left) - 1];
      if (node >= 0) this.#put(this.#excluded, at, node);
    }
  }

  #clear(sets: Int32Array, at: number, node: number): void {
    const index = this.#pairedAt[node];
    if (index >= 0) sets[at + (index >>> 5)] &= ~(1 << (index & 31));
  }

  /** The partners of all that is excluded. */
  #lead(at: number, partnersOf: Int32Array): void {
    const width = this.#width;
    for (let word = 0; word < width; word++) {
      for (let left = this.#excluded[at + word]; left !== 0; left &= left - 1) {
        const from = (32 * word + lowest(left) - 1) * width;
        for (let by = 0; by < width; by++) this.#first[at + by] |= partnersOf[from + by];
      }
    }
  }

  /** The links of a candidate, in the order in which it excludes others. */
  #linksOf(node: number): Step[] {
    const links: Step[] = [];
    for (const gone of this.#exclusionsOf(node)) {
      const partners = this.#partners[gone];
      for (let at = 0; at < partners.length; at += 2) {
        const to = partners[at];
        if (to !== node) links.push({ from: node, gone, to, house: partners[at + 1] });
      }
    }
    return links;
  }

  /** The candidates in a pair that a candidate excludes, in order. */
  #exclusionsOf(node: number): number[] {
    const { board, candidates } = this.#position;
    const { size, every } = board;
    const cell = this.#cells[node];
    const digit = this.#digits[node];
    const gone = this.#gone;
    gone.length = 0;
    this.#addPaired(cell, candidates[cell] & ~(1 << (digit - 1)), gone);
    const peers = board.peers[cell];
    for (let at = 0; at < peers.length; at++) {
      const other = this.#numbers[peers[at] * size + digit - 1];
      if (other >= 0 && this.#pairedAt[other] >= 0) gone.push(other);
    }
    // The equal digit went already: neighbours share a row or a column.
    for (const sign of board.signsAbove[cell]) {
      this.#addPaired(board.upper[sign], candidates[board.upper[sign]] & below(digit), gone);
    }
    for (const sign of board.signsBelow[cell]) {
      const larger = every & ~below(digit + 1);
      this.#addPaired(board.lower[sign], candidates[board.lower[sign]] & larger, gone);
    }
    return gone;
  }

  #addPaired(cell: number, values: number, to: number[]): void {
    const { size } = this.#position.board;
    for (let left = values; left !== 0; left &= left - 1) {
      const other = this.#numbers[cell * size + lowest(left) - 1];
      if (other >= 0 && this.#pairedAt[other] >= 0) to.push(other);
    }
  }
}

/** A link by the numbers of its candidates. */
interface Step {
  readonly from: number;
  readonly gone: number;
  readonly to: number;
  readonly house: number;
}

function isEmpty(sets: Int32Array, at: number, width: number): boolean {
  for (let word = 0; word < width; word++) if (sets[at + word] !== 0) return false;
  return true;
}
