/**
 * Random games of Squex, as fast as they go, for the plain UCT player.
 *
 * Links that count are permanent, so whoever has won has also won the full board: a game is played
 * until nothing is empty, and only then is it looked up who is joined. A flat board with a rim; a square
 * is named by the octagon at its lower right.
 */

import type { SquexPosition } from 'ludoteca/squex';

const rim = 3;

export class PlayoutBoard {
  /** By number of move, in reading order: the point. */
  readonly points: Int32Array;
  readonly octagons: Int8Array;
  player = 1;
  left = 1;
  /** The points of the last playout; they were played from the last one of `playedCount` back. */
  readonly order: Int32Array;
  playedCount = 0;

  readonly #stride: number;
  readonly #rows: number;
  readonly #cols: number;
  /** By square: who won the crossing there; stale where there is none. */
  readonly #crossings: Int8Array;
  readonly #beginOctagons: Int8Array;
  readonly #beginCrossings: Int8Array;
  readonly #beginPlayer: number;
  readonly #beginLeft: number;
  readonly #stack: Int32Array;
  readonly #seen: Uint8Array;
  /** The state of a 32-bit xorshift generator; never 0. */
  #dice: number;

  constructor(position: SquexPosition, seed: number) {
    const { rows, cols } = position;
    const stride = cols + 2;
    const area = stride * (rows + 2);
    this.#rows = rows;
    this.#cols = cols;
    this.#stride = stride;
    this.#dice = seed | 0 || 1;
    this.points = Int32Array.from(
      { length: rows * cols },
      (_, index) => (Math.floor(index / cols) + 1) * stride + (index % cols) + 1,
    );
    this.#beginOctagons = new Int8Array(area).fill(rim);
    this.#beginCrossings = new Int8Array(area);
    for (const [index, point] of this.points.entries()) {
      const row = Math.floor(index / cols);
      const col = index % cols;
      this.#beginOctagons[point] = position.octagons[row][col];
      this.#beginCrossings[point] = position.squares[row][col];
    }
    this.#beginPlayer = position.player;
    this.#beginLeft = position.cutInfo === '2-1' ? 2 : 1;
    this.octagons = new Int8Array(area);
    this.#crossings = new Int8Array(area);
    this.order = new Int32Array(rows * cols);
    this.#stack = new Int32Array(rows * cols);
    this.#seen = new Uint8Array(area);
    this.reset();
  }

  /** Back to the position of the beginning. */
  reset(): void {
    this.octagons.set(this.#beginOctagons);
    this.#crossings.set(this.#beginCrossings);
    this.player = this.#beginPlayer;
    this.left = this.#beginLeft;
  }

  /** Takes an empty point for the player to move. */
  play(point: number): void {
    const octagons = this.octagons;
    const stride = this.#stride;
    const player = this.player;
    const other = 3 - player;
    octagons[point] = player;
    let hasCut = false;
    // A cut needs an opponent beside and one above or below; most moves have not both.
    const isLeft = octagons[point - 1] === other;
    const isRight = octagons[point + 1] === other;
    if (isLeft || isRight) {
      if (octagons[point - stride] === other) {
        if (isLeft && octagons[point - stride - 1] === player) {
          this.#crossings[point] = player;
          hasCut = true;
        }
        if (isRight && octagons[point - stride + 1] === player) {
          this.#crossings[point + 1] = player;
          hasCut = true;
        }
      }
      if (octagons[point + stride] === other) {
        if (isLeft && octagons[point + stride - 1] === player) {
          this.#crossings[point + stride] = player;
          hasCut = true;
        }
        if (isRight && octagons[point + stride + 1] === player) {
          this.#crossings[point + stride + 1] = player;
          hasCut = true;
        }
      }
    }
    if (hasCut) {
      this.player = other;
      this.left = 2;
    } else if (this.left === 2) this.left = 1;
    else this.player = other;
  }

  /** A whole number from 0 to `bound` − 1, nearly evenly drawn. */
  below(bound: number): number {
    let dice = this.#dice;
    dice ^= dice << 13;
    dice ^= dice >>> 17;
    dice ^= dice << 5;
    this.#dice = dice;
    return ((dice >>> 12) * bound) >>> 20;
  }

  /** Plays at random until the board is full; the winner. */
  playOut(): number {
    const { order, octagons, points } = this;
    let count = 0;
    for (let index = 0; index < points.length; index++) {
      if (octagons[points[index]] === 0) order[count++] = points[index];
    }
    this.playedCount = count;
    for (let last = count - 1; last >= 0; last--) {
      const drawn = this.below(last + 1);
      const point = order[drawn];
      order[drawn] = order[last];
      order[last] = point;
      this.play(point);
    }
    return this.#isTopJoined() ? 1 : 2;
  }

  /** Whether player 1 has joined top and bottom of a full board. */
  #isTopJoined(): boolean {
    const octagons = this.octagons;
    const stride = this.#stride;
    const stack = this.#stack;
    const seen = this.#seen;
    const bottom = this.#rows * stride;
    seen.fill(0);
    // Columns are begun one after the other: often the first way reaches the bottom.
    for (let col = 1; col <= this.#cols; col++) {
      const top = stride + col;
      if (octagons[top] !== 1 || seen[top] === 1) continue;
      seen[top] = 1;
      stack[0] = top;
      let height = 1;
      while (height > 0) {
        const point = stack[--height];
        if (point > bottom) return true;
        const isLeft = octagons[point - 1] === 1;
        const isRight = octagons[point + 1] === 1;
        const isAbove = octagons[point - stride] === 1;
        const isBelow = octagons[point + stride] === 1;
        if (isAbove) height = this.#reach(point - stride, height);
        else {
          if (!isLeft && this.#crossings[point] === 1) {
            height = this.#reach(point - stride - 1, height);
          }
          if (!isRight && this.#crossings[point + 1] === 1) {
            height = this.#reach(point - stride + 1, height);
          }
        }
        if (isLeft) height = this.#reach(point - 1, height);
        if (isRight) height = this.#reach(point + 1, height);
        if (isBelow) height = this.#reach(point + stride, height);
        else {
          if (!isLeft && this.#crossings[point + stride] === 1) {
            height = this.#reach(point + stride - 1, height);
          }
          if (!isRight && this.#crossings[point + stride + 1] === 1) {
            height = this.#reach(point + stride + 1, height);
          }
        }
      }
    }
    return false;
  }

  /** Goes to an octagon of player 1 that was not seen; the new height of the stack. */
  #reach(point: number, height: number): number {
    if (this.octagons[point] !== 1 || this.#seen[point] === 1) return height;
    this.#seen[point] = 1;
    this.#stack[height] = point;
    return height + 1;
  }
}
