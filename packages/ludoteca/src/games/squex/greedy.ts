/**
 * The old greedy player: it looks one move ahead, and one of the opponent's, and measures how far
 * groups reach.
 *
 * The worth of a position to the player who just moved is S1 + S2 − N. S1 is how far the player's
 * groups reach at most along the own axis, S2 the same without links that can still be cut, and N the
 * best S1 + S2 that the next player can have with one move more; N is added instead where the next player
 * is the same one.
 */

import type { SquexBoard } from './search/board.ts';

/** Groups of one player under one kind of link: which group an octagon is in, and how far each reaches. */
class Groups {
  readonly #board: SquexBoard;
  /** Whether links count that can still be cut. */
  readonly #isLoose: boolean;
  readonly #groupAt: Int32Array;
  readonly #least: Int32Array;
  readonly #most: Int32Array;
  readonly #stack: Int32Array;
  readonly #seen = new Int32Array(8);
  #count = 0;
  /** How far the farthest group reaches: the number of lines it touches. */
  reach = 0;

  constructor(board: SquexBoard, isLoose: boolean) {
    const { area, points } = board.geometry;
    this.#board = board;
    this.#isLoose = isLoose;
    this.#groupAt = new Int32Array(area);
    this.#least = new Int32Array(points.length + 1);
    this.#most = new Int32Array(points.length + 1);
    this.#stack = new Int32Array(points.length);
  }

  /** Finds the groups of a player. */
  find(player: number): void {
    const { octagons, geometry } = this.#board;
    const { points } = geometry;
    this.#groupAt.fill(0);
    this.#count = 0;
    this.reach = 0;
    for (let index = 0; index < points.length; index++) {
      const point = points[index];
      if (octagons[point] !== player || this.#groupAt[point] !== 0) continue;
      const group = ++this.#count;
      this.#least[group] = 0x7fffffff;
      this.#most[group] = 0;
      this.#fill(point, player, group);
      this.reach = Math.max(this.reach, this.#most[group] - this.#least[group] + 1);
    }
  }

  #fill(from: number, player: number, group: number): void {
    const { stride } = this.#board.geometry;
    const stack = this.#stack;
    let height = 0;
    const reach = (point: number): void => {
      this.#groupAt[point] = group;
      const line = this.#lineOf(point, player);
      if (line < this.#least[group]) this.#least[group] = line;
      if (line > this.#most[group]) this.#most[group] = line;
      stack[height++] = point;
    };
    reach(from);
    while (height > 0) {
      const point = stack[--height];
      for (const down of [-stride, 0, stride]) {
        for (let right = -1; right <= 1; right++) {
          const next = point + down + right;
          if (this.#board.octagons[next] !== player || this.#groupAt[next] !== 0) continue;
          if (this.#isLinked(point, down, right, player)) reach(next);
        }
      }
    }
  }

  /** Whether two octagons of the player's next to each other are linked. */
  #isLinked(point: number, down: number, right: number, player: number): boolean {
    if (down === 0 || right === 0) return true;
    const { octagons, crossings, geometry } = this.#board;
    const opponent = 3 - player;
    const isCrossing = octagons[point + down] === opponent && octagons[point + right] === opponent;
    if (!isCrossing) return this.#isLoose;
    const square = point + (down > 0 ? geometry.stride : 0) + (right > 0 ? 1 : 0);
    return crossings[square] === player;
  }

  #lineOf(point: number, player: number): number {
    const { stride } = this.#board.geometry;
    return player === 1 ? Math.floor(point / stride) : point % stride;
  }

  /** How far groups would reach at most if the player took an empty octagon. */
  reachWith(point: number, player: number): number {
    const { octagons, geometry } = this.#board;
    const { stride } = geometry;
    const opponent = 3 - player;
    let least = this.#lineOf(point, player);
    let most = least;
    let count = 0;
    for (const down of [-stride, 0, stride]) {
      for (let right = -1; right <= 1; right++) {
        const next = point + down + right;
        if (octagons[next] !== player) continue;
        // A crossing that is completed by this move is won by it.
        const isCut = octagons[point + down] === opponent && octagons[point + right] === opponent;
        const isStraight = down === 0 || right === 0;
        if (!isStraight && !this.#isLoose && !isCut) continue;
        this.#seen[count++] = this.#groupAt[next];
      }
    }
    for (let index = 0; index < count; index++) {
      const group = this.#seen[index];
      if (this.#least[group] < least) least = this.#least[group];
      if (this.#most[group] > most) most = this.#most[group];
    }
    return Math.max(this.reach, most - least + 1);
  }
}

export class Greedy {
  readonly #board: SquexBoard;
  readonly #loose: Groups;
  readonly #sure: Groups;

  constructor(board: SquexBoard) {
    this.#board = board;
    this.#loose = new Groups(board, true);
    this.#sure = new Groups(board, false);
  }

  /** The worth of taking an empty point, to the player to move. */
  worth(point: number): number {
    const board = this.#board;
    const player = board.player;
    board.play(point);
    const own = this.#reaches(player);
    const next = board.player;
    const best = this.#bestReaches(next);
    board.undo();
    return next === player ? own + best : own - best;
  }

  /** S1 + S2 of a player. */
  #reaches(player: number): number {
    this.#loose.find(player);
    this.#sure.find(player);
    return this.#loose.reach + this.#sure.reach;
  }

  /** The greatest S1 + S2 that a player can have with one move more; 0 when the board is full. */
  #bestReaches(player: number): number {
    const { empties, emptyCount } = this.#board;
    this.#reaches(player);
    let best = 0;
    for (let index = 0; index < emptyCount; index++) {
      const loose = this.#loose.reachWith(empties[index], player);
      best = Math.max(best, loose + this.#sure.reachWith(empties[index], player));
    }
    return best;
  }
}
