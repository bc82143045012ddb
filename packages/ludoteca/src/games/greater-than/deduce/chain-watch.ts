/**
 * Whether a chain may have come up since there was none, asked before all links are put together again.
 *
 * What excludes what never changes; candidates only go. So a chain that was not there before passes over a pair that
 * was not there before: a cell that has come down to two digits, or a digit to two places in a house. One of the pair
 * is true: a chain over it denies exactly what both exclude, each with all that follows from it. Most steps make no
 * new pair, and few make more than one.
 *
 * In the field: chains of strong and weak links are paths in the implication graph of 2-SAT (B. Aspvall, M. Plass,
 * R. Tarjan, *A linear-time algorithm for testing the truth of certain quantified boolean formulas*, 1979).
 */

import { NotesOn } from '../../../kernel/index.ts';
import { below, lowest, type Position, placedTwice } from './position.ts';

class ChainWatch {
  readonly #position: Position;
  /** Whether no chain was there when it was last looked for. */
  #isBarren = false;
  /** How many of the position's changes are taken in. */
  #seen = 0;
  /** The cells with two digits left, and of each house the digits with two places, as masks. */
  readonly #twoInCell: Uint8Array;
  readonly #twoPlaces: Int32Array;
  readonly #isStale: Uint8Array;
  /** The pairs that have come since no chain was there: cell and digit of the one and of the other. */
  readonly #news: number[] = [];
  /** What follows from a candidate: those to be followed, those taken for true, and those excluded, by cell. */
  readonly #following: number[] = [];
  readonly #true: Int32Array;
  readonly #gone: Int32Array;
  readonly #goneBefore: Int32Array;

  constructor(position: Position) {
    const { cells, houses } = position.board;
    this.#position = position;
    this.#twoInCell = new Uint8Array(cells);
    this.#twoPlaces = new Int32Array(houses.length);
    this.#isStale = new Uint8Array(houses.length);
    this.#true = new Int32Array(cells);
    this.#gone = new Int32Array(cells);
    this.#goneBefore = new Int32Array(cells);
    for (let cell = 0; cell < cells; cell++) this.#lookAtCell(cell);
    for (let house = 0; house < houses.length; house++) this.#lookAtHouse(house);
    this.#seen = position.changes.length;
  }

  /** There is no chain now. */
  note(): void {
    this.#update();
    this.#isBarren = true;
    this.#news.length = 0;
  }

  /** True when there was no chain, and none has come since. */
  staysBarren(): boolean {
    if (!this.#isBarren) return false;
    this.#update();
    const news = this.#news;
    for (let at = 0; at < news.length; at += 4) {
      if (this.#denies(news[at], news[at + 1], news[at + 2], news[at + 3])) {
        this.#isBarren = false;
        break;
      }
    }
    news.length = 0;
    return this.#isBarren;
  }

  #update(): void {
    const { board, changes } = this.#position;
    if (this.#seen === changes.length) return;
    for (; this.#seen < changes.length; this.#seen++) {
      const cell = changes[this.#seen];
      this.#lookAtCell(cell);
      for (let at = 3 * cell; at < 3 * cell + 3; at++) this.#isStale[board.housesOf[at]] = 1;
    }
    for (let house = 0; house < this.#isStale.length; house++) {
      if (this.#isStale[house] === 1) this.#lookAtHouse(house);
    }
  }

  #lookAtCell(cell: number): void {
    const { candidates, digits } = this.#position;
    const own = candidates[cell];
    const more = own & (own - 1);
    const isTwo = digits[cell] === 0 && more !== 0 && (more & (more - 1)) === 0;
    if (isTwo && this.#twoInCell[cell] === 0 && this.#isBarren) {
      this.#news.push(cell, lowest(own), cell, lowest(more));
    }
    this.#twoInCell[cell] = isTwo ? 1 : 0;
  }

  #lookAtHouse(house: number): void {
    const { board, candidates } = this.#position;
    const twice = placedTwice(candidates, board.houses[house]);
    const before = this.#twoPlaces[house];
    this.#twoPlaces[house] = twice;
    this.#isStale[house] = 0;
    if (!this.#isBarren) return;
    for (let left = twice & ~before; left !== 0; left &= left - 1) {
      const digit = lowest(left);
      const one = this.#placeBeside(house, digit, -1);
      const other = this.#placeBeside(house, digit, one);
      if (one >= 0 && other >= 0) this.#news.push(one, digit, other, digit);
    }
  }

  /** An open place of the digit in the house beside a cell; −1 when there is none. */
  #placeBeside(house: number, digit: number, beside: number): number {
    const { board, candidates, digits } = this.#position;
    const cells = board.houses[house];
    const bit = 1 << (digit - 1);
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at];
      if ((candidates[cell] & bit) !== 0 && cell !== beside && digits[cell] === 0) return cell;
    }
    return -1;
  }

  /** Whether something is excluded whichever of the two is true. */
  #denies(cell: number, digit: number, otherCell: number, otherDigit: number): boolean {
    this.#follow(cell, digit);
    this.#goneBefore.set(this.#gone);
    this.#follow(otherCell, otherDigit);
    for (let at = 0; at < this.#gone.length; at++) {
      if ((this.#gone[at] & this.#goneBefore[at]) !== 0) return true;
    }
    return false;
  }

  /** Excludes all that a candidate excludes, and each that must be true then. */
  #follow(first: number, firstDigit: number): void {
    const { board, candidates, digits } = this.#position;
    const following = this.#following;
    this.#true.fill(0);
    this.#gone.fill(0);
    this.#take(first, firstDigit);
    while (following.length > 0) {
      const node = following.pop() ?? 0;
      const cell = node >>> 5;
      const digit = node & 31;
      const bit = 1 << (digit - 1);
      this.#exclude(cell, candidates[cell] & ~bit);
      const peers = board.peers[cell];
      for (let at = 0; at < peers.length; at++) {
        const peer = peers[at];
        if ((candidates[peer] & bit) !== 0 && digits[peer] === 0) this.#exclude(peer, bit);
      }
      const above = board.signsAbove[cell];
      for (let at = 0; at < above.length; at++) {
        const larger = board.upper[above[at]];
        if (digits[larger] === 0) this.#exclude(larger, candidates[larger] & below(digit));
      }
      const under = board.signsBelow[cell];
      for (let at = 0; at < under.length; at++) {
        const smaller = board.lower[under[at]];
        if (digits[smaller] === 0) this.#exclude(smaller, candidates[smaller] & ~below(digit + 1));
      }
    }
  }

  #exclude(cell: number, values: number): void {
    const { board, candidates } = this.#position;
    const news = values & ~this.#gone[cell];
    if (news === 0) return;
    this.#gone[cell] |= news;
    if (this.#twoInCell[cell] === 1) {
      for (let left = news; left !== 0; left &= left - 1) {
        this.#take(cell, lowest(candidates[cell] & ~(left & -left)));
      }
    }
    for (let at = 3 * cell; at < 3 * cell + 3; at++) {
      const house = board.housesOf[at];
      for (let left = news & this.#twoPlaces[house]; left !== 0; left &= left - 1) {
        const digit = lowest(left);
        const other = this.#placeBeside(house, digit, cell);
        if (other >= 0) this.#take(other, digit);
      }
    }
  }

  #take(cell: number, digit: number): void {
    const bit = 1 << (digit - 1);
    if ((this.#true[cell] & bit) !== 0) return;
    this.#true[cell] |= bit;
    this.#following.push((cell << 5) | digit);
  }
}

const known = new NotesOn<Position, ChainWatch>();

export function chainWatch(position: Position): ChainWatch {
  const kept = known.get(position);
  if (kept !== undefined) return kept;
  const made = new ChainWatch(position);
  known.set(position, made);
  return made;
}
