/**
 * The links between candidates. A candidate is a node, cell · N + digit − 1. One node excludes another
 * when both cannot be true; two nodes are a pair when one of them must be: the last two digits of a
 * cell, or the last two places of a digit in a house. Of a node taken for true, the partner of
 * everything it excludes is true.
 *
 * Lists of links are flat, three numbers for each: what is excluded, its partner, and the house of the
 * pair (−1 when it is a cell).
 */

import { sharedHouse } from '../deduce/constraints.ts';
import type { Position } from '../deduce/position.ts';
import { below, countOf, lowest } from '../deduce/position.ts';
import type { Reasons } from '../deduce/reasons.ts';

export interface Link {
  /** What is excluded, and its partner, which is then true. */
  readonly gone: number;
  readonly to: number;
  /** The house in which they are the only two places; −1 when they share a cell. */
  readonly house: number;
}

export class LinkGraph {
  readonly #position: Position;
  /** All candidates of open cells, those of cells with few candidates first. */
  readonly nodes: readonly number[];
  readonly #pairs: (number[] | undefined)[];
  readonly #links: (number[] | undefined)[];
  /** The search that reached a node last, from which node, and by which of its links. */
  readonly #seen: Int32Array;
  readonly #cameFrom: Int32Array;
  readonly #cameBy: Int32Array;
  /** The search whose start excludes a node. */
  readonly #denies: Int32Array;
  #search = 0;

  constructor(position: Position) {
    const { board } = position;
    this.#position = position;
    const count = board.cells * board.size;
    this.#pairs = new Array<number[] | undefined>(count).fill(undefined);
    this.#links = new Array<number[] | undefined>(count).fill(undefined);
    this.#seen = new Int32Array(count);
    this.#cameFrom = new Int32Array(count);
    this.#cameBy = new Int32Array(count);
    this.#denies = new Int32Array(count);
    this.nodes = this.#candidates();
    this.#pairCells();
    for (let house = 0; house < 3 * board.size; house++) this.#pairPlaces(house);
  }

  /**
   * The links of a chain, no longer than `most`, from the node to one that excludes it; nothing when
   * there is none. The shortest is found.
   */
  denial(start: number, most: number): readonly Link[] | undefined {
    const search = ++this.#search;
    const denies = this.#denies;
    const seen = this.#seen;
    this.#forEachExcluded(start, (gone) => {
      denies[gone] = search;
    });
    seen[start] = search;
    let wave = [start];
    for (let length = 1; length <= most && wave.length > 0; length++) {
      const next: number[] = [];
      for (let at = 0; at < wave.length; at++) {
        const links = this.#linksOf(wave[at]);
        for (let by = 0; by < links.length; by += 3) {
          const to = links[by + 1];
          if (seen[to] === search) continue;
          seen[to] = search;
          this.#cameFrom[to] = wave[at];
          this.#cameBy[to] = by;
          if (denies[to] === search) return this.#way(start, to);
          next.push(to);
        }
      }
      wave = next;
    }
    return undefined;
  }

  #way(start: number, end: number): Link[] {
    const way: Link[] = [];
    for (let at = end; at !== start; at = this.#cameFrom[at]) {
      const links = this.#linksOf(this.#cameFrom[at]);
      const by = this.#cameBy[at];
      way.unshift({ gone: links[by], to: at, house: links[by + 2] });
    }
    return way;
  }

  /** Why one candidate excludes another. */
  gatherExclusion(one: number, other: number, reasons: Reasons): void {
    const { board } = this.#position;
    const cell = Math.floor(one / board.size);
    const otherCell = Math.floor(other / board.size);
    if (cell === otherCell) return;
    const digit = one % board.size;
    const otherDigit = other % board.size;
    for (const sign of [...board.signsAbove[cell], ...board.signsBelow[cell]]) {
      const isUnder = board.lower[sign] === cell && board.upper[sign] === otherCell;
      const isOver = board.upper[sign] === cell && board.lower[sign] === otherCell;
      if ((isUnder && otherDigit <= digit) || (isOver && otherDigit >= digit)) {
        reasons.sign(sign);
        return;
      }
    }
    reasons.house(sharedHouse(board, cell, otherCell));
  }

  /** Why one of the two candidates of a link must be true. */
  gatherForced({ gone, to, house }: Link, reasons: Reasons): void {
    const { board } = this.#position;
    const cell = Math.floor(gone / board.size);
    if (house < 0) {
      reasons.only(cell, (1 << (gone % board.size)) | (1 << (to % board.size)));
      return;
    }
    const other = Math.floor(to / board.size);
    const rest = board.houses[house].filter((each) => each !== cell && each !== other);
    reasons.house(house).notIn(rest, (gone % board.size) + 1);
  }

  #candidates(): number[] {
    const { board, candidates, digits } = this.#position;
    const cells = Array.from({ length: board.cells }, (_, cell) => cell)
      .filter((cell) => digits[cell] === 0)
      .sort((one, other) => countOf(candidates[one]) - countOf(candidates[other]) || one - other);
    const nodes: number[] = [];
    for (const cell of cells) {
      for (let left = candidates[cell]; left !== 0; left &= left - 1) {
        nodes.push(cell * board.size + lowest(left) - 1);
      }
    }
    return nodes;
  }

  #pairCells(): void {
    const { board, candidates, digits } = this.#position;
    for (let cell = 0; cell < board.cells; cell++) {
      const own = candidates[cell];
      if (digits[cell] !== 0 || countOf(own) !== 2) continue;
      const one = cell * board.size + lowest(own) - 1;
      const other = cell * board.size + lowest(own & (own - 1)) - 1;
      this.#pair(one, other, -1);
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
      const digit = lowest(pairs);
      const [one, other] = cells.filter((cell) => ((candidates[cell] >>> (digit - 1)) & 1) === 1);
      this.#pair(one * board.size + digit - 1, other * board.size + digit - 1, house);
    }
  }

  #pair(one: number, other: number, house: number): void {
    const ones = this.#pairs[one];
    const others = this.#pairs[other];
    if (ones === undefined) this.#pairs[one] = [one, other, house];
    else ones.push(one, other, house);
    if (others === undefined) this.#pairs[other] = [other, one, house];
    else others.push(other, one, house);
  }

  #linksOf(node: number): readonly number[] {
    const kept = this.#links[node];
    if (kept !== undefined) return kept;
    const links: number[] = [];
    this.#forEachExcluded(node, (gone) => {
      const pairs = this.#pairs[gone];
      if (pairs === undefined) return;
      for (let at = 0; at < pairs.length; at += 3) {
        if (pairs[at + 1] !== node) links.push(gone, pairs[at + 1], pairs[at + 2]);
      }
    });
    this.#links[node] = links;
    return links;
  }

  /** The candidates that cannot be true together with a node. */
  #forEachExcluded(node: number, show: (gone: number) => void): void {
    const { board, candidates, digits } = this.#position;
    const { size, every } = board;
    const cell = Math.floor(node / size);
    const bit = 1 << (node % size);
    const peers = board.peers[cell];
    const each = (other: number, values: number) => {
      if (digits[other] !== 0) return;
      for (let left = candidates[other] & values; left !== 0; left &= left - 1) {
        show(other * size + lowest(left) - 1);
      }
    };
    each(cell, ~bit);
    for (let at = 0; at < peers.length; at++) {
      if ((candidates[peers[at]] & bit) !== 0) each(peers[at], bit);
    }
    // The equal digit went already: neighbours share a row or a column.
    const digit = lowest(bit);
    for (const sign of board.signsAbove[cell]) each(board.upper[sign], below(digit));
    for (const sign of board.signsBelow[cell]) each(board.lower[sign], every & ~below(digit + 1));
  }
}
