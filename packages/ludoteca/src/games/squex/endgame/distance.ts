/**
 * How long a decided game lasts: plies to its end, the winner hurrying and the loser delaying. Found by
 * asking whether the winner can end it within one ply, two, and so on; for endings of few octagons.
 */

import type { Effort } from '../../../kernel/index.ts';
import type { SquexBoard } from '../search/board.ts';

/** With more empty octagons than this the question takes too long. */
export const mostMeasured = 12;

const tableBits = 14;

export class Distance {
  readonly #board: SquexBoard;
  readonly #lists: Int32Array[] = [];
  readonly #low = new Int32Array(1 << tableBits);
  readonly #high = new Int32Array(1 << tableBits);
  /** By position: plies within which it can be ended, and within which it cannot. */
  readonly #can = new Int8Array(1 << tableBits);
  readonly #cannot = new Int8Array(1 << tableBits);

  constructor(board: SquexBoard) {
    this.#board = board;
    for (let depth = 0; depth <= mostMeasured; depth++) {
      this.#lists.push(new Int32Array(mostMeasured + 1));
    }
  }

  /**
   * The plies until the winner has won; infinite when they are more than `most`, absent when the effort was spent
   * before that was known.
   */
  plies(winner: number, effort: Effort, most = mostMeasured): number | undefined {
    const { emptyCount } = this.#board;
    if (emptyCount > mostMeasured) return undefined;
    for (let plies = 0; plies <= Math.min(most, emptyCount); plies++) {
      const isEnough = this.#endsWithin(plies, winner, effort);
      if (effort.stopped !== undefined) return undefined;
      if (isEnough) return plies;
    }
    return most < emptyCount ? Number.POSITIVE_INFINITY : undefined;
  }

  #endsWithin(plies: number, winner: number, effort: Effort): boolean {
    const board = this.#board;
    if (board.winner !== 0) return board.winner === winner;
    if (plies === 0 || !effort.spend()) return false;
    const { hashLow, hashHigh, player } = board;
    const slot = hashLow & ((1 << tableBits) - 1);
    if (this.#low[slot] === hashLow && this.#high[slot] === hashHigh) {
      if (this.#can[slot] <= plies) return true;
      if (this.#cannot[slot] >= plies) return false;
    } else {
      this.#low[slot] = hashLow;
      this.#high[slot] = hashHigh;
      this.#can[slot] = 127;
      this.#cannot[slot] = 0;
    }
    const list = this.#lists[board.emptyCount - 1];
    const count = board.emptyCount;
    for (let index = 0; index < count; index++) list[index] = board.empties[index];
    const isWinners = player === winner;
    let isEnough = !isWinners;
    for (let index = 0; index < count && isEnough !== isWinners; index++) {
      board.play(list[index]);
      isEnough = this.#endsWithin(plies - 1, winner, effort);
      board.undo();
    }
    if (effort.stopped !== undefined) return false;
    // The slot may have been taken by another position meanwhile.
    if (this.#low[slot] === hashLow && this.#high[slot] === hashHigh) {
      if (isEnough) this.#can[slot] = Math.min(this.#can[slot], plies);
      else this.#cannot[slot] = Math.max(this.#cannot[slot], plies);
    }
    return isEnough;
  }
}
