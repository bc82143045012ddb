/**
 * The links between candidates. One candidate excludes another when both cannot be true; two are a
 * pair when one of them must be: the last two digits of a cell, or the last two places of a digit in a
 * house. Of a candidate taken for true, the partner of everything it excludes is true.
 *
 * The candidates of open cells are numbered, cell by cell; sets of them are rows of words, one bit
 * each. What a candidate leads to over k links is the union of what its neighbours lead to over
 * k − 1: so chains are found for all candidates at once, the shortest first.
 */

import type { Position } from '../deduce/position.ts';
import { below, lowest } from '../deduce/position.ts';

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
  /** Words for each set. */
  readonly #width: number;
  readonly #cells: Uint16Array;
  readonly #digits: Uint8Array;
  /** The number of a candidate, at cell · N + digit − 1. */
  readonly #numbers: Int16Array;
  /** Of each candidate its partners and the houses of the pairs, by turns. */
  readonly #partners: number[][];
  /** Of each candidate three numbers for each link: what is excluded, its partner, the house. */
  readonly #links: number[][];
  readonly #excluded: Int32Array;
  #reached: Int32Array;

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
    this.#cells = Uint16Array.from(cells);
    this.#digits = Uint8Array.from(values);
    this.#count = cells.length;
    this.#width = (cells.length + 31) >>> 5;
    this.#partners = Array.from({ length: cells.length }, () => []);
    this.#links = Array.from({ length: cells.length }, () => []);
    this.#excluded = new Int32Array(cells.length * this.#width);
    this.#reached = new Int32Array(cells.length * this.#width);
    this.#pairCells();
    for (let house = 0; house < 3 * board.size; house++) this.#pairPlaces(house);
    for (let node = 0; node < cells.length; node++) this.#link(node);
  }

  /** The candidates that a chain denies, each with the shortest such chain, the shortest first. */
  *denials(): Generator<{ readonly start: Candidate; readonly links: readonly Link[] }> {
    const isDenied = new Uint8Array(this.#count);
    for (let length = 1, isGrowing = true; isGrowing; length++) {
      isGrowing = this.#grow();
      for (let node = 0; node < this.#count; node++) {
        if (isDenied[node] === 1 || !this.#comesBack(node)) continue;
        isDenied[node] = 1;
        yield { start: this.#candidate(node), links: this.#way(node, length) };
      }
    }
  }

  /** One link more for every candidate; false when nothing new is reached. */
  #grow(): boolean {
    const width = this.#width;
    const before = this.#reached;
    const after = before.slice();
    let isGrowing = false;
    for (let node = 0; node < this.#count; node++) {
      const links = this.#links[node];
      const at = node * width;
      for (let by = 1; by < links.length; by += 3) {
        const to = links[by];
        after[at + (to >>> 5)] |= 1 << (to & 31);
        for (let word = 0; word < width; word++) after[at + word] |= before[to * width + word];
      }
      for (let word = 0; word < width; word++) {
        if (after[at + word] !== before[at + word]) isGrowing = true;
      }
    }
    this.#reached = after;
    return isGrowing;
  }

  /** Whether what a candidate leads to excludes it. */
  #comesBack(node: number): boolean {
    const at = node * this.#width;
    for (let word = 0; word < this.#width; word++) {
      if ((this.#reached[at + word] & this.#excluded[at + word]) !== 0) return true;
    }
    return false;
  }

  /** The links of a chain of the length, found breadth first. */
  #way(start: number, length: number): Link[] {
    const cameFrom = new Int32Array(this.#count).fill(-1);
    const cameBy = new Int32Array(this.#count);
    let wave = [start];
    cameFrom[start] = start;
    for (let step = 1; step <= length; step++) {
      const next: number[] = [];
      for (const node of wave) {
        const links = this.#links[node];
        for (let by = 0; by < links.length; by += 3) {
          const to = links[by + 1];
          if (cameFrom[to] >= 0) continue;
          cameFrom[to] = node;
          cameBy[to] = by;
          if (this.#has(this.#excluded, start, to))
            return this.#wayBack(start, to, cameFrom, cameBy);
          next.push(to);
        }
      }
      wave = next;
    }
    throw new Error('the chain does not come back');
  }

  #wayBack(start: number, end: number, cameFrom: Int32Array, cameBy: Int32Array): Link[] {
    const way: Link[] = [];
    for (let at = end; at !== start; at = cameFrom[at]) {
      const links = this.#links[cameFrom[at]];
      const gone = this.#candidate(links[cameBy[at]]);
      way.unshift({ gone, to: this.#candidate(at), house: links[cameBy[at] + 2] });
    }
    return way;
  }

  #has(sets: Int32Array, node: number, member: number): boolean {
    return ((sets[node * this.#width + (member >>> 5)] >>> (member & 31)) & 1) === 1;
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
    let once = 0;
    let twice = 0;
    let more = 0;
    for (let at = 0; at < cells.length; at++) {
      const own = candidates[cells[at]];
      more |= twice & own;
      twice |= once & own;
      once |= own;
    }
    for (let pairs = twice & ~more; pairs !== 0; pairs &= pairs - 1) {
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
    this.#partners[one].push(other, house);
    this.#partners[other].push(one, house);
  }

  /** Notes all that a candidate excludes, and the links over it. */
  #link(node: number): void {
    const { board, candidates } = this.#position;
    const { size, every } = board;
    const cell = this.#cells[node];
    const digit = this.#digits[node];
    const bit = 1 << (digit - 1);
    this.#exclude(node, cell, candidates[cell] & ~bit);
    const peers = board.peers[cell];
    for (let at = 0; at < peers.length; at++) {
      const other = this.#numbers[peers[at] * size + digit - 1];
      if (other >= 0) this.#excludeOne(node, other);
    }
    // The equal digit went already: neighbours share a row or a column.
    for (const sign of board.signsAbove[cell]) {
      this.#exclude(node, board.upper[sign], candidates[board.upper[sign]] & below(digit));
    }
    for (const sign of board.signsBelow[cell]) {
      const larger = every & ~below(digit + 1);
      this.#exclude(node, board.lower[sign], candidates[board.lower[sign]] & larger);
    }
  }

  #exclude(node: number, cell: number, values: number): void {
    const { size } = this.#position.board;
    for (let left = values; left !== 0; left &= left - 1) {
      const other = this.#numbers[cell * size + lowest(left) - 1];
      if (other >= 0) this.#excludeOne(node, other);
    }
  }

  #excludeOne(node: number, other: number): void {
    this.#excluded[node * this.#width + (other >>> 5)] |= 1 << (other & 31);
    const partners = this.#partners[other];
    for (let at = 0; at < partners.length; at += 2) {
      if (partners[at] !== node) this.#links[node].push(other, partners[at], partners[at + 1]);
    }
  }
}
