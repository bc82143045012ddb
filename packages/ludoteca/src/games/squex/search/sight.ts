/** What can be seen of a position without playing on: who wins at once or by links, which moves must be. */

import type { SquexBoard } from './board.ts';
import type { Flow } from './flow.ts';
import { Links } from './links.ts';

/** An octagon that would complete a chain carries at least this share of the player's current. */
const leastShare = 0.1;

export class Sight {
  /** The player who is seen to win, or 0; and after how many moves, where that is seen. */
  winner = 0;
  length = 0;
  /** The moves of the player to move that are not seen to lose, when nobody is seen to win. */
  readonly moves: Int32Array;
  count = 0;
  /** True when moves have been left out, all of which lose. */
  isForced = false;

  readonly #board: SquexBoard;
  readonly #links: Links;
  /** By point: how many of the opponent's threats it meets. */
  readonly #meets: Uint8Array;

  constructor(board: SquexBoard) {
    this.#board = board;
    this.#links = new Links(board);
    this.moves = new Int32Array(board.geometry.points.length);
    this.#meets = new Uint8Array(board.geometry.area);
  }

  /**
   * Looks at single moves: one that wins at once is all there is to know. With a single move, an octagon
   * where the opponent would win must be taken, and two of them lose. No other move helps: what makes an
   * octagon winning are permanent links, which stay.
   */
  lookNear(): void {
    const board = this.#board;
    const { player, left, empties, emptyCount } = board;
    this.winner = 0;
    this.count = 0;
    this.isForced = false;
    for (let index = 0; index < emptyCount; index++) {
      if (!board.winsAt(empties[index], player)) continue;
      this.moves[0] = empties[index];
      this.count = 1;
      this.winner = player;
      this.length = 1;
      return;
    }
    if (left === 1) {
      for (let index = 0; index < emptyCount; index++) {
        if (board.winsAt(empties[index], 3 - player)) this.moves[this.count++] = empties[index];
      }
      if (this.count > 1) {
        this.winner = 3 - player;
        this.length = 2;
      }
      this.isForced = this.count > 0;
      if (this.isForced) return;
    }
    this.moves.set(empties);
    this.count = emptyCount;
  }

  /**
   * Looks for chains that stand by links, now or with one move more, and leaves out moves that do not
   * meet what the opponent threatens. The circuits must be those of the board as it stands.
   */
  lookFar(flow: Flow): void {
    const board = this.#board;
    const links = this.#links;
    const { player, left, empties, emptyCount } = board;
    this.length = 0;
    if (links.areJoined(player)) {
      // Filling any pair goes on winning.
      this.#win(player, links.used[0]);
      return;
    }
    if (left === 1 && links.areJoined(3 - player)) {
      this.winner = 3 - player;
      return;
    }
    for (let index = 0; index < emptyCount; index++) {
      const point = empties[index];
      if (flow.shareOf(point, player) < leastShare || board.cutsAt(point, player)) continue;
      if (!links.areJoined(player, point)) continue;
      this.#win(player, point);
      return;
    }
    if (left === 1) this.#meetThreats(flow);
  }

  #win(player: number, move: number): void {
    this.winner = player;
    this.moves[0] = move;
    this.count = 1;
  }

  /**
   * Keeps the moves that meet every threat of the opponent to stand joined with one move more: that
   * move itself, the octagons of its pairs, and what would turn the move into a cut.
   */
  #meetThreats(flow: Flow): void {
    const board = this.#board;
    const links = this.#links;
    const meets = this.#meets;
    const { player, empties, emptyCount } = board;
    const opponent = 3 - player;
    for (let index = 0; index < emptyCount; index++) meets[empties[index]] = 0;
    let threats = 0;
    for (let index = 0; index < emptyCount; index++) {
      const point = empties[index];
      if (flow.shareOf(point, opponent) < leastShare || board.cutsAt(point, opponent)) continue;
      if (!links.areJoined(opponent, point)) continue;
      threats++;
      meets[point]++;
      for (let at = 0; at < links.usedCount; at++) meets[links.used[at]]++;
      this.#meetByCut(point, threats);
    }
    if (threats === 0) return;
    this.isForced = true;
    this.count = 0;
    for (let index = 0; index < emptyCount; index++) {
      const point = empties[index];
      if (meets[point] === threats) this.moves[this.count++] = point;
    }
    if (this.count === 0) this.winner = opponent;
  }

  /** The neighbours of a point that would make the opponent's taking it a cut. */
  #meetByCut(point: number, threats: number): void {
    const { octagons, player, geometry } = this.#board;
    const { stride } = geometry;
    for (let corner = 0; corner < 4; corner++) {
      const down = corner < 2 ? -stride : stride;
      const right = corner % 2 === 0 ? -1 : 1;
      if (octagons[point + down + right] !== 3 - player) continue;
      const isDownMine = octagons[point + down] === player;
      const isRightMine = octagons[point + right] === player;
      if (isRightMine && octagons[point + down] === 0) this.#meet(point + down, threats);
      if (isDownMine && octagons[point + right] === 0) this.#meet(point + right, threats);
    }
  }

  #meet(point: number, threats: number): void {
    if (this.#meets[point] < threats) this.#meets[point]++;
  }
}
