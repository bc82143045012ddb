/**
 * The shortest chain that denies a candidate, found breadth first from it: what it excludes, the partners of that, which are
 * then true, and so on, until one of them excludes the candidate itself. Of equal ones the first, in the order in which
 * candidates exclude others: the rest of the cell, then the cells of its houses, then those that signs lead to.
 *
 * A candidate is known by cell · N + digit − 1.
 */

import { NotesOn } from '../../../kernel/index.ts';
import { sharedHouse } from '../deduce/constraints.ts';
import { type Pairs, pairsOf } from '../deduce/pairs.ts';
import { below, lowest, type Position } from '../deduce/position.ts';

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

/** In place of what a candidate was reached from: the first of the chain. */
const start = -1;

class ChainWays {
  readonly #position: Position;
  readonly #pairs: Pairs;
  /** Of each cell those of its candidates that are in a pair, as a mask: a chain passes over no others. */
  readonly #pairedIn: Int32Array;
  /** Of each cell what is taken for true in the search. */
  readonly #true: Int32Array;
  /** What is taken for true, in turn: how many links away, from which of them, over what, and in which house. */
  readonly #reached: Uint16Array;
  readonly #length: Uint16Array;
  readonly #from: Int16Array;
  readonly #gone: Uint16Array;
  readonly #house: Int16Array;
  #end = 0;
  /** The first of the chain. */
  #cell = 0;
  #digit = 0;

  constructor(position: Position) {
    const { cells, size } = position.board;
    const nodes = cells * size;
    this.#position = position;
    this.#pairs = pairsOf(position);
    this.#pairedIn = new Int32Array(cells);
    this.#true = new Int32Array(cells);
    this.#reached = new Uint16Array(nodes);
    this.#length = new Uint16Array(nodes);
    this.#from = new Int16Array(nodes);
    this.#gone = new Uint16Array(nodes);
    this.#house = new Int16Array(nodes);
  }

  /** To be called when the position has changed, before the next search. */
  update(): void {
    const pairedIn = this.#pairedIn;
    this.#pairs.update();
    for (let cell = 0; cell < pairedIn.length; cell++) pairedIn[cell] = this.#pairs.pairedIn(cell);
  }

  /**
   * How many links the shortest chain has that denies the candidate; 0 when there is none, and more than `most` when there
   * may be one with more.
   */
  search(node: number, most: number): number {
    const { size } = this.#position.board;
    const cell = Math.floor(node / size);
    const digit = node - cell * size + 1;
    this.#forget();
    this.#cell = cell;
    this.#digit = digit;
    this.#true[cell] = 1 << (digit - 1);
    if (this.#goOn(start, cell, digit, 1)) return 1;
    for (let at = 0; at < this.#end; at++) {
      const length = this.#length[at] + 1;
      if (length > most) return length;
      const next = Math.floor(this.#reached[at] / size);
      if (this.#goOn(at, next, this.#reached[at] - next * size + 1, length)) return length;
    }
    return 0;
  }

  /** The links of the chain that the last search has found. */
  links(): Link[] {
    const way: Link[] = [];
    for (let at = this.#end - 1; at !== start; at = this.#from[at]) {
      way.unshift({
        gone: this.candidate(this.#gone[at]),
        to: this.candidate(this.#reached[at]),
        house: this.#house[at],
      });
    }
    return way;
  }

  candidate(node: number): Candidate {
    const { size } = this.#position.board;
    const cell = Math.floor(node / size);
    return { cell, digit: node - cell * size + 1 };
  }

  #forget(): void {
    const { size } = this.#position.board;
    this.#true[this.#cell] = 0;
    for (let at = 0; at < this.#end; at++) this.#true[Math.floor(this.#reached[at] / size)] = 0;
    this.#end = 0;
  }

  /** Whether the candidate, another than the first of the chain, excludes that. */
  #excludesFirst(cell: number, digit: number): boolean {
    const { board } = this.#position;
    const first = this.#cell;
    if (cell === first) return true;
    if (sharedHouse(board, first, cell) < 0) return false;
    if (digit === this.#digit) return true;
    // Of two neighbours the larger one excludes what is not smaller.
    const signs = digit < this.#digit ? board.signsAbove[first] : board.signsBelow[first];
    const ends = digit < this.#digit ? board.upper : board.lower;
    for (let at = 0; at < signs.length; at++) if (ends[signs[at]] === cell) return true;
    return false;
  }

  /** One link more from what was reached. True when it comes to what excludes the first of the chain. */
  #goOn(from: number, cell: number, digit: number, length: number): boolean {
    const { peers, signsAbove, signsBelow, upper, lower } = this.#position.board;
    const pairedIn = this.#pairedIn;
    const bit = 1 << (digit - 1);
    if (this.#passOver(from, cell, pairedIn[cell] & ~bit, length)) return true;
    const seen = peers[cell];
    for (let at = 0; at < seen.length; at++) {
      const paired = pairedIn[seen[at]] & bit;
      if (paired !== 0 && this.#passOver(from, seen[at], paired, length)) return true;
    }
    // The equal digit went already: neighbours share a row or a column.
    const above = signsAbove[cell];
    for (let at = 0; at < above.length; at++) {
      const larger = upper[above[at]];
      if (this.#passOver(from, larger, pairedIn[larger] & below(digit), length)) return true;
    }
    const under = signsBelow[cell];
    for (let at = 0; at < under.length; at++) {
      const smaller = lower[under[at]];
      if (this.#passOver(from, smaller, pairedIn[smaller] & ~below(digit + 1), length)) return true;
    }
    return false;
  }

  /** Takes the partners of what is excluded for true: that of the cell, then those in its houses. */
  #passOver(from: number, cell: number, values: number, length: number): boolean {
    const { board, candidates } = this.#position;
    const { twoInCell, twoPlaces } = this.#pairs;
    for (let left = values; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const gone = cell * board.size + lowest(bit) - 1;
      if (twoInCell[cell] === 1) {
        if (this.#take(from, gone, cell, candidates[cell] & ~bit, -1, length)) return true;
      }
      for (let at = 3 * cell; at < 3 * cell + 3; at++) {
        const house = board.housesOf[at];
        if ((twoPlaces[house] & bit) === 0) continue;
        const other = this.#pairs.placeBeside(house, lowest(bit), cell);
        if (this.#take(from, gone, other, bit, house, length)) return true;
      }
    }
    return false;
  }

  #take(
    from: number,
    gone: number,
    cell: number,
    bit: number,
    house: number,
    length: number,
  ): boolean {
    if ((this.#true[cell] & bit) !== 0) return false;
    this.#true[cell] |= bit;
    const at = this.#end++;
    const digit = lowest(bit);
    this.#reached[at] = cell * this.#position.board.size + digit - 1;
    this.#length[at] = length;
    this.#from[at] = from;
    this.#gone[at] = gone;
    this.#house[at] = house;
    return this.#excludesFirst(cell, digit);
  }
}

export type { ChainWays };

const known = new NotesOn<Position, ChainWays>();

export function chainWays(position: Position): ChainWays {
  const kept = known.get(position);
  if (kept !== undefined) return kept;
  const made = new ChainWays(position);
  known.set(position, made);
  return made;
}
