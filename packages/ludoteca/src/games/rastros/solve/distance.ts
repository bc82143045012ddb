/**
 * How long a decided game lasts: plies to its end under the rules, the winner hurrying and the loser
 * delaying. Asks for ever more plies whether the win can be forced within them, and keeps for each
 * position, by exact key, what was answered yes and what no.
 *
 * Here the loser may also step into the winner's gate, or onto the goal, when that lasts longer. So
 * gates are no bounds to what can be reached, and positions are made canonical without them.
 */

import { Effort } from '../../../kernel/index.ts';
import { canonical } from './canonical.ts';
import { locate } from './exact-key.ts';
import { open, won } from './exact-table.ts';
import { bitHi, bitLo, count, PackedBoard, type PackedSide } from './packed-board.ts';
import { reach } from './reach.ts';
import type { ExactSearch } from './solver.ts';

/** Entries of the table, as a power of two. */
const bits = 18;
/** The game ends within this many plies. */
const longest = 64;

/** More plies than any game has. */
const never = 255;

/** The effort was spent before the answer was known. */
class Spent extends Error {}

export class DistanceSearch {
  readonly #board: PackedBoard;
  /** The same board without gates, for what can be reached at all. */
  readonly #bare: PackedBoard;
  readonly #entries = new Float64Array(2 ** bits);
  /** By entry: the most plies that are too few, and the fewest that are enough. */
  readonly #tooFew = new Uint8Array(2 ** bits);
  readonly #enough = new Uint8Array(2 ** bits);
  readonly #form = new Int32Array(4);
  readonly #reachLo = new Int32Array(1);
  readonly #reachHi = new Int32Array(1);
  readonly #whole = new Uint8Array(1);
  readonly #bucket = new Int32Array(1);
  readonly #entry = new Float64Array(1);
  readonly #solver: ExactSearch;
  #effort = new Effort();

  /** The solver tells at once which positions are not lost at all. */
  constructor(solver: ExactSearch) {
    this.#board = solver.board;
    this.#bare = new PackedBoard(solver.board.size, false, false);
    this.#solver = solver;
  }

  /**
   * Plies to the end of a position that the player to move is proven to win, or to lose; infinite when they are
   * more than `most`.
   */
  plies(
    lo: number,
    hi: number,
    stone: number,
    side: PackedSide,
    isWin: boolean,
    effort: Effort,
    most = longest,
  ): number | undefined {
    this.#effort = effort;
    try {
      for (let plies = 0; plies <= Math.min(most, longest); plies++) {
        const isEnough = isWin
          ? this.#winsWithin(plies, lo, hi, stone, side)
          : this.#losesWithin(plies, lo, hi, stone, side);
        if (isEnough) return plies;
      }
    } catch (fault) {
      if (fault instanceof Spent) return undefined;
      throw fault;
    }
    if (most < longest) return Number.POSITIVE_INFINITY;
    throw new Error('a decided game has an end');
  }

  /** Whether the player to move can force a win within so many plies. */
  #winsWithin(plies: number, lo: number, hi: number, stone: number, side: number): boolean {
    if (plies < 1) return false;
    const { nearLo, nearHi, gateLo, gateHi } = this.#board;
    if (((bitLo(stone) & gateLo[side]) | (bitHi(stone) & gateHi[side])) !== 0) return true;
    const moveLo = nearLo[stone] & lo & ~gateLo[side ^ 1];
    const moveHi = nearHi[stone] & hi & ~gateHi[side ^ 1];
    if ((moveLo | moveHi) === 0) return false;
    if (!this.#effort.spend()) throw new Spent();
    const place = this.#find(lo, hi, stone, side, 0);
    if (plies <= this.#tooFew[place]) return false;
    if (plies >= this.#enough[place]) return true;
    const entry = this.#entry[0];
    // The fewer replies a move leaves, the sooner it ends.
    let isEnough = false;
    for (let replies = 0; replies <= 8 && !isEnough; replies++) {
      for (let left = moveLo, right = moveHi; (left | right) !== 0; ) {
        const to = lowest(left, right);
        left &= ~bitLo(to);
        right &= ~bitHi(to);
        const afterLo = lo & ~bitLo(to);
        const afterHi = hi & ~bitHi(to);
        if (count(nearLo[to] & afterLo) + count(nearHi[to] & afterHi) !== replies) continue;
        if (this.#losesWithin(plies - 1, afterLo, afterHi, to, side ^ 1)) {
          isEnough = true;
          break;
        }
      }
    }
    this.#keep(place, entry, plies, isEnough);
    return isEnough;
  }

  /** Whether the player to move has lost within so many plies, whatever is played. */
  #losesWithin(plies: number, lo: number, hi: number, stone: number, side: number): boolean {
    const { nearLo, nearHi, gateLo, gateHi } = this.#board;
    const isIn = (of: number) => ((bitLo(stone) & gateLo[of]) | (bitHi(stone) & gateHi[of])) !== 0;
    if (isIn(side)) return false;
    const winner = side ^ 1;
    const near = (nearLo[stone] & lo) | (nearHi[stone] & hi);
    const moveLo = nearLo[stone] & lo & ~gateLo[winner];
    const moveHi = nearHi[stone] & hi & ~gateHi[winner];
    if ((moveLo | moveHi) === 0) {
      // All that is left is to step into the winner's gate, or onto the goal, or nothing.
      const last = near !== 0 ? 2 : isIn(winner) ? 1 : 0;
      return plies >= last;
    }
    if (plies < 2) return false;
    if (!this.#effort.spend()) throw new Spent();
    const place = this.#find(lo, hi, stone, side, 1);
    if (this.#tooFew[place] === 0) this.#askSolver(place, lo, hi, stone, side);
    if (plies <= this.#tooFew[place]) return false;
    if (plies >= this.#enough[place]) return true;
    const entry = this.#entry[0];
    let isEnough = true;
    for (let left = moveLo, right = moveHi; (left | right) !== 0; ) {
      const to = lowest(left, right);
      left &= ~bitLo(to);
      right &= ~bitHi(to);
      if (!this.#winsWithin(plies - 1, lo & ~bitLo(to), hi & ~bitHi(to), to, winner)) {
        isEnough = false;
        break;
      }
    }
    this.#keep(place, entry, plies, isEnough);
    return isEnough;
  }

  /** The place of a position in the table; what is not there yet takes the place with no bounds. */
  #find(lo: number, hi: number, stone: number, side: number, question: number): number {
    const board = this.#board;
    reach(this.#bare, lo, hi, stone, side, 0, this.#reachLo, this.#reachHi, this.#whole, 0);
    const form = this.#form;
    canonical(board, this.#reachLo[0], this.#reachHi[0], stone, side, form);
    // The far corner is never free: its bit tells the two questions apart.
    const markLo = question === 0 ? 0 : bitLo(board.farCorner);
    const markHi = question === 0 ? 0 : bitHi(board.farCorner);
    locate(bits, form[0] | markLo, form[1] | markHi, form[2], this.#bucket, this.#entry, 0);
    const place = this.#bucket[0];
    if (this.#entries[place] !== this.#entry[0]) this.#claim(place, this.#entry[0]);
    return place;
  }

  #claim(place: number, entry: number): void {
    this.#entries[place] = entry;
    this.#tooFew[place] = 0;
    this.#enough[place] = never;
  }

  /** A position that is not lost is not lost within any number of plies. */
  #askSolver(place: number, lo: number, hi: number, stone: number, side: number): void {
    const value = this.#solver.solve(lo, hi, stone, side === 0 ? 0 : 1, this.#effort);
    if (value === open) throw new Spent();
    this.#tooFew[place] = value === won ? never : 1;
  }

  #keep(place: number, entry: number, plies: number, isEnough: boolean): void {
    // The search below may have given the place to another position.
    if (this.#entries[place] !== entry) this.#claim(place, entry);
    if (isEnough) this.#enough[place] = Math.min(this.#enough[place], plies);
    else this.#tooFew[place] = Math.max(this.#tooFew[place], plies);
  }
}

function lowest(lo: number, hi: number): number {
  return lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi);
}
