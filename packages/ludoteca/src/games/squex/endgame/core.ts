/**
 * The core of a war of tempo: the few empty octagons that still matter, while all others only pass time.
 *
 * When the core is sheltered, so that no crossing over a corner of it can come to be or be prevented by
 * an octagon outside, what happens elsewhere changes nothing in it but whose turn it is. A player then
 * *forces* the win when moves in the core are enough, whatever the opponent does there, and although the
 * opponent may pass by moves elsewhere, or even give a second move away by a cut there. When
 *
 * - either player forces the win from here with two moves, and
 * - whoever moves in the core with one move lets the opponent force the win,
 *
 * nobody wants to move in the core, nor to cut elsewhere: both wait, and who cannot wait any longer loses.
 */

import type { SquexBoard } from '../search/board.ts';
import { isInertCorner } from '../search/idle.ts';

/** Cores of more octagons than this take too long to look through. */
export const mostLive = 4;

export class Core {
  readonly #board: SquexBoard;
  /** The octagons that matter; the others only pass time. */
  readonly points = new Int32Array(mostLive);
  count = 0;

  constructor(board: SquexBoard) {
    this.#board = board;
  }

  /** Takes all empty octagons but the useless ones; false when there are too many, or not sheltered. */
  gather(isUseless: Uint8Array): boolean {
    const { empties, emptyCount } = this.#board;
    this.count = 0;
    for (let index = 0; index < emptyCount; index++) {
      const point = empties[index];
      if (isUseless[point] === 1) continue;
      if (this.count === mostLive) return false;
      this.points[this.count++] = point;
    }
    for (let index = 0; index < this.count; index++) {
      if (!this.#isSheltered(this.points[index], isUseless)) return false;
    }
    return true;
  }

  /** Whether nothing outside of the core can bear on a crossing over a corner of the octagon. */
  #isSheltered(point: number, isUseless: Uint8Array): boolean {
    const { octagons, geometry } = this.#board;
    const { stride } = geometry;
    for (let corner = 0; corner < 4; corner++) {
      const down = point + (corner < 2 ? -stride : stride);
      const right = point + (corner % 2 === 0 ? -1 : 1);
      const across = down + right - point;
      const isOpen =
        (octagons[down] === 0 && isUseless[down] === 1) ||
        (octagons[right] === 0 && isUseless[right] === 1) ||
        (octagons[across] === 0 && isUseless[across] === 1);
      if (isOpen && !isInertCorner(octagons[down], octagons[right], octagons[across])) return false;
    }
    return true;
  }

  /** Whether neither player wants to move in the core, nor to give two moves away. */
  isCold(): boolean {
    const board = this.#board;
    const { player, left } = board;
    let isCold = true;
    // The turn is set for these looks, and set back; the hash comes out as it went in.
    for (let mover = 1; mover <= 2 && isCold; mover++) {
      board.player = mover;
      board.left = 2;
      isCold = this.forces(mover);
      board.left = 1;
      for (let index = 0; index < this.count && isCold; index++) {
        if (board.octagons[this.points[index]] !== 0) continue;
        board.play(this.points[index]);
        isCold = this.forces(3 - mover);
        board.undo();
      }
    }
    board.player = player;
    board.left = left;
    return isCold;
  }

  /** Whether the player wins by moves in the core alone, from the board as it stands. */
  forces(winner: number): boolean {
    const board = this.#board;
    if (board.winner !== 0) return board.winner === winner;
    const { player, left } = board;
    if (player !== winner) {
      // The opponent waits, with a cut or without.
      if (left === 2 && !this.#forcesOn(winner, player, 1)) return false;
      if (left === 1 && !this.#forcesOn(winner, winner, 1)) return false;
      if (!this.#forcesOn(winner, winner, 2)) return false;
    }
    for (let index = 0; index < this.count; index++) {
      const point = this.points[index];
      if (board.octagons[point] !== 0) continue;
      board.play(point);
      const isForced = this.forces(winner);
      board.undo();
      if (isForced === (player === winner)) return isForced;
    }
    return player !== winner;
  }

  /** The same with the turn given to someone. */
  #forcesOn(winner: number, mover: number, moves: number): boolean {
    const board = this.#board;
    const { player, left } = board;
    board.player = mover;
    board.left = moves;
    const isForced = this.forces(winner);
    board.player = player;
    board.left = left;
    return isForced;
  }
}
