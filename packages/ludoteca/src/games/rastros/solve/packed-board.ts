/**
 * The board of the exact solver: sets of cells as two 32-bit words.
 *
 * A board of up to 8×8 lies in the lower left corner of 8×8 bits; the cell on file x and rank y,
 * both from 0, is bit 8y + x of 64:
 *
 *      high word   56 57 58 59 60 61 62 63   rank 8
 *                  48  …                55   rank 7
 *                  40  …                47   rank 6
 *                  32  …                39   rank 5
 *      low word    24  …                31   rank 4
 *                  16  …                23   rank 3
 *                   8  9  …             15   rank 2
 *                   0  1  2  3  4  5  6  7   rank 1
 *                   a  b  c  d  e  f  g  h
 *
 * The goals themselves are never free here. The neighbours of an open goal are its *gate*: a stone
 * in a gate with the goal's owner to move is won, so the other player never enters it, and a player
 * whose every move leads into the other's gate has lost.
 */

/** 0 is North, who wants the stone on a1; 1 is South, who wants it in the far corner. */
export type PackedSide = 0 | 1;

/** The largest board whose cells fit two words. */
export const largestPacked = 8;

/** Whether the exact solver takes boards of this size. */
export function isSolvable({ size }: { readonly size: number }): boolean {
  return size <= largestPacked;
}

/**
 * A board of a size, with what the search asks of it again and again: neighbours and gates.
 *
 * @example
 * ```ts
 * import { PackedBoard } from 'ludoteca/rastros';
 *
 * const board = new PackedBoard(5);
 * console.log(board.farCorner, board.isFair, new PackedBoard(5, false).isFair);
 * ```
 *
 * ```text
 * 36 true false
 * ```
 */
export class PackedBoard {
  readonly size: number;
  /** The far corner's bit; the half turn of the board takes bit b to farCorner − b. */
  readonly farCorner: number;
  /** The neighbours of each cell on the board, goals left out. */
  readonly nearLo: Int32Array = new Int32Array(64);
  readonly nearHi: Int32Array = new Int32Array(64);
  /** The gates of North and South; empty when the goal is blocked. */
  readonly gateLo: Int32Array = new Int32Array(2);
  readonly gateHi: Int32Array = new Int32Array(2);
  /** Whether the half turn makes North's game South's: both goals open, or both blocked. */
  readonly isFair: boolean;
  /** Whether no cell of one gate touches one of the other. */
  readonly hasGatesApart: boolean;

  /** The two flags tell whether the stone can still come to stand on the goal. */
  constructor(size: number, northGoal = true, southGoal = true) {
    if (size < 3 || size > largestPacked) {
      throw new RangeError(`a packed board is 3×3 to 8×8, not ${size}×${size}`);
    }
    this.size = size;
    this.farCorner = 9 * (size - 1);
    this.isFair = northGoal === southGoal;
    this.hasGatesApart = size > 4;
    for (let rank = 0; rank < size; rank++) {
      for (let file = 0; file < size; file++) this.#join(8 * rank + file);
    }
    if (northGoal) this.#openGate(0, 0);
    if (southGoal) this.#openGate(1, this.farCorner);
    for (const goal of [0, this.farCorner]) {
      for (let cell = 0; cell < 64; cell++) {
        this.nearLo[cell] &= ~bitLo(goal);
        this.nearHi[cell] &= ~bitHi(goal);
      }
    }
  }

  #join(cell: number): void {
    for (let rank = (cell >> 3) - 1; rank <= (cell >> 3) + 1; rank++) {
      for (let file = (cell & 7) - 1; file <= (cell & 7) + 1; file++) {
        const other = 8 * rank + file;
        const isOnBoard = rank >= 0 && rank < this.size && file >= 0 && file < this.size;
        if (!isOnBoard || other === cell) continue;
        this.nearLo[cell] |= bitLo(other);
        this.nearHi[cell] |= bitHi(other);
      }
    }
  }

  #openGate(side: PackedSide, goal: number): void {
    this.gateLo[side] = this.nearLo[goal];
    this.gateHi[side] = this.nearHi[goal];
  }
}

/** The low word of the set that holds one cell. */
export function bitLo(cell: number): number {
  return cell < 32 ? 1 << cell : 0;
}

/** The high word of the set that holds one cell. */
export function bitHi(cell: number): number {
  return cell < 32 ? 0 : 1 << (cell - 32);
}

/** How many cells a word holds. */
export function count(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
