/**
 * The packed board of the search: played on and taken back in place.
 *
 * It keeps no squares. A player's permanent links are exactly the orthogonal ones and the squares won
 * by a cut, and a move cuts exactly when it completes a crossing: own octagon on the diagonal, both
 * others the opponent's. So the octagons tell whether a move cuts, only the owners of crossings are
 * remembered, and the groups of permanently linked octagons form a union-find that only grows.
 */

import type { Cell } from '../../../kernel/index.ts';
import { movesLeft, type Player, type SquexPosition } from '../position.ts';
import { cellOf, type Geometry, geometryOf, pointOf, rim } from './geometry.ts';
import { type Zobrist, zobristFor } from './zobrist.ts';

/**
 * A position that is played on and taken back in place.
 *
 * @example
 * ```ts
 * import { SquexBoard } from 'ludoteca/squex';
 * import { emptyPosition } from 'ludoteca/squex/rules';
 *
 * const board = new SquexBoard(emptyPosition(3, 3));
 * board.play(board.pointOf({ row: 1, col: 1 }));
 * console.log(board.player, board.emptyCount, board.winner);
 * board.undo();
 * console.log(board.player, board.emptyCount);
 * ```
 *
 * ```text
 * 2 8 0
 * 1 9
 * ```
 */
export class SquexBoard {
  readonly geometry: Geometry;
  /** By point: 0 empty, 1 or 2 the player's, `rim` outside. */
  readonly octagons: Int8Array;
  /** By square: who owns the crossing there; 0 where there is none. */
  readonly crossings: Int8Array;
  /** The player to move, and how many moves that player has in this turn. */
  player: number;
  left: number;
  winner = 0;
  hashLow = 0;
  hashHigh = 0;
  /** The empty points come first, in no particular order. */
  readonly empties: Int32Array;
  emptyCount: number;

  readonly #zobrist: Zobrist;
  /** By point: where it stands in `empties`. */
  readonly #placeOf: Int32Array;
  /** The union-find: parents by point, and of each root its size and the own sides it touches. */
  readonly #parent: Int32Array;
  readonly #size: Int32Array;
  readonly #sides: Uint8Array;
  /** What play has done, to be undone: by ply, and for the unions one entry each. */
  #ply = 0;
  readonly #points: Int32Array;
  /** 4·(cuts as bits) + 2·(moves left − 1) + player − 1. */
  readonly #turns: Int32Array;
  readonly #unionsBefore: Int32Array;
  #unions = 0;
  readonly #joined: Int32Array;
  readonly #sidesBefore: Uint8Array;

  constructor(position: SquexPosition) {
    const { rows, cols } = position;
    this.geometry = geometryOf(rows, cols);
    this.#zobrist = zobristFor(this.geometry);
    const { area, points } = this.geometry;
    this.octagons = new Int8Array(area).fill(rim);
    this.crossings = new Int8Array(area);
    this.empties = new Int32Array(points.length);
    this.emptyCount = 0;
    this.#placeOf = new Int32Array(area);
    this.#parent = new Int32Array(area);
    this.#size = new Int32Array(area);
    this.#sides = new Uint8Array(area);
    this.#points = new Int32Array(points.length);
    this.#turns = new Int32Array(points.length);
    this.#unionsBefore = new Int32Array(points.length);
    // Every union joins two groups for good, so there are fewer of them than octagons.
    this.#joined = new Int32Array(points.length);
    this.#sidesBefore = new Uint8Array(points.length);
    this.player = position.player;
    this.left = movesLeft(position);
    this.#setUp(position);
  }

  #setUp(position: SquexPosition): void {
    const { geometry, octagons, crossings } = this;
    const { cols, stride, points } = geometry;
    for (const [index, point] of points.entries()) {
      const row = Math.floor(index / cols);
      const col = index % cols;
      const owner = position.octagons[row][col];
      octagons[point] = owner;
      if (owner === 0) {
        this.#placeOf[point] = this.emptyCount;
        this.empties[this.emptyCount++] = point;
      } else this.#found(point, owner);
    }
    for (const [index, point] of points.entries()) {
      const owner = octagons[point];
      if (owner === 0) continue;
      if (octagons[point - 1] === owner) this.#union(point, point - 1);
      if (octagons[point - stride] === owner) this.#union(point, point - stride);
      if (!this.#isCrossing(point)) continue;
      const square = position.squares[Math.floor(index / cols)][index % cols];
      if (square === 0) throw new Error('a crossing is owned by nobody');
      crossings[point] = square;
      this.#mixCrossing(point, square);
      if (square === owner) this.#union(point, point - stride - 1);
      else this.#union(point - 1, point - stride);
    }
    this.#mixTurn();
  }

  /** Whether the square holds a crossing: each diagonal in one hand, the two in different ones. */
  #isCrossing(square: number): boolean {
    const { octagons } = this;
    const { stride } = this.geometry;
    const owner = octagons[square];
    const other = octagons[square - 1];
    return (
      (owner === 1 || owner === 2) &&
      other === 3 - owner &&
      octagons[square - stride - 1] === owner &&
      octagons[square - stride] === other
    );
  }

  /** An octagon becomes a group of its own. */
  #found(point: number, owner: number): void {
    this.#parent[point] = point;
    this.#size[point] = 1;
    const sides = this.geometry.touches[owner][point];
    this.#sides[point] = sides;
    if (sides === 3) this.winner = owner;
    this.#mixOctagon(point, owner);
  }

  #root(point: number): number {
    let at = point;
    while (this.#parent[at] !== at) at = this.#parent[at];
    return at;
  }

  #union(one: number, other: number): void {
    let big = this.#root(one);
    let small = this.#root(other);
    if (big === small) return;
    if (this.#size[big] < this.#size[small]) {
      const swapped = big;
      big = small;
      small = swapped;
    }
    this.#joined[this.#unions] = small;
    this.#sidesBefore[this.#unions++] = this.#sides[big];
    this.#parent[small] = big;
    this.#size[big] += this.#size[small];
    this.#sides[big] |= this.#sides[small];
    if (this.#sides[big] === 3) this.winner = this.octagons[big];
  }

  /** Takes an empty point for the player to move. Only while nobody has won. */
  play(point: number): void {
    const { stride } = this.geometry;
    this.#place(point, this.player);
    let cuts = 0;
    if (this.#cross(point, -stride, -1, point)) cuts |= 1;
    if (this.#cross(point, -stride, 1, point + 1)) cuts |= 2;
    if (this.#cross(point, stride, -1, point + stride)) cuts |= 4;
    if (this.#cross(point, stride, 1, point + stride + 1)) cuts |= 8;
    this.#pass(cuts);
  }

  /**
   * The player to move takes an empty point where it cannot matter whose octagon stands: player 1's
   * is put there, so that all ways to fill such points lead to the same board.
   */
  playIdle(point: number): void {
    this.#place(point, 1);
    this.#pass(0);
  }

  #place(point: number, owner: number): void {
    const { octagons } = this;
    const { stride } = this.geometry;
    this.#points[this.#ply] = point;
    this.#unionsBefore[this.#ply] = this.#unions;

    const last = this.empties[--this.emptyCount];
    const place = this.#placeOf[point];
    this.empties[place] = last;
    this.#placeOf[last] = place;

    octagons[point] = owner;
    this.#found(point, owner);
    if (octagons[point - 1] === owner) this.#union(point, point - 1);
    if (octagons[point + 1] === owner) this.#union(point, point + 1);
    if (octagons[point - stride] === owner) this.#union(point, point - stride);
    if (octagons[point + stride] === owner) this.#union(point, point + stride);
  }

  /** Gives the turn to whom it belongs after a move with these cuts. */
  #pass(cuts: number): void {
    const player = this.player;
    this.#turns[this.#ply++] = 4 * cuts + 2 * (this.left - 1) + player - 1;
    this.#mixTurn();
    if (cuts !== 0) {
      this.player = 3 - player;
      this.left = 2;
    } else if (this.left === 2) this.left = 1;
    else this.player = 3 - player;
    this.#mixTurn();
  }

  /** Completes the crossing over a corner of the point if there is one; true when it did. */
  #cross(point: number, down: number, right: number, square: number): boolean {
    const { octagons } = this;
    const player = octagons[point];
    if (octagons[point + down + right] !== player) return false;
    if (octagons[point + down] !== 3 - player || octagons[point + right] !== 3 - player) {
      return false;
    }
    this.crossings[square] = player;
    this.#mixCrossing(square, player);
    this.#union(point, point + down + right);
    return true;
  }

  /** Takes the last move back. */
  undo(): void {
    const { stride } = this.geometry;
    const ply = --this.#ply;
    const point = this.#points[ply];
    const turn = this.#turns[ply];
    this.#mixTurn();
    this.player = 1 + (turn & 1);
    this.left = 1 + ((turn >> 1) & 1);
    this.#mixTurn();
    this.winner = 0;

    const before = this.#unionsBefore[ply];
    while (this.#unions > before) {
      const small = this.#joined[--this.#unions];
      const big = this.#parent[small];
      this.#parent[small] = small;
      this.#size[big] -= this.#size[small];
      this.#sides[big] = this.#sidesBefore[this.#unions];
    }

    if (turn >= 4) {
      if (turn & 4) this.#uncross(point);
      if (turn & 8) this.#uncross(point + 1);
      if (turn & 16) this.#uncross(point + stride);
      if (turn & 32) this.#uncross(point + stride + 1);
    }
    this.#mixOctagon(point, this.octagons[point]);
    this.octagons[point] = 0;

    const place = this.#placeOf[point];
    const moved = this.empties[place];
    this.empties[this.emptyCount] = moved;
    this.#placeOf[moved] = this.emptyCount++;
    this.empties[place] = point;
  }

  #uncross(square: number): void {
    this.#mixCrossing(square, this.player);
    this.crossings[square] = 0;
  }

  /** Whether the player would win at once by taking an empty point. */
  winsAt(point: number, player: number): boolean {
    const { octagons } = this;
    const { stride } = this.geometry;
    let sides = this.geometry.touches[player][point];
    if (octagons[point - 1] === player) sides |= this.#sides[this.#root(point - 1)];
    if (octagons[point + 1] === player) sides |= this.#sides[this.#root(point + 1)];
    if (octagons[point - stride] === player) sides |= this.#sides[this.#root(point - stride)];
    if (octagons[point + stride] === player) sides |= this.#sides[this.#root(point + stride)];
    if (sides === 3) return true;
    // A group that can be reached by a cut matters only if it touches a side.
    sides |= this.#sidesAcross(point, -stride, -1, player);
    sides |= this.#sidesAcross(point, -stride, 1, player);
    sides |= this.#sidesAcross(point, stride, -1, player);
    sides |= this.#sidesAcross(point, stride, 1, player);
    return sides === 3;
  }

  #sidesAcross(point: number, down: number, right: number, player: number): number {
    const { octagons } = this;
    const across = point + down + right;
    if (octagons[across] !== player) return 0;
    if (octagons[point + down] !== 3 - player || octagons[point + right] !== 3 - player) return 0;
    return this.#sides[this.#root(across)];
  }

  /** Whether taking an empty point would cut, for the player. */
  cutsAt(point: number, player: number): boolean {
    const { octagons } = this;
    const { stride } = this.geometry;
    const other = 3 - player;
    const above = octagons[point - stride] === other;
    const below = octagons[point + stride] === other;
    if (octagons[point - 1] === other) {
      if (above && octagons[point - stride - 1] === player) return true;
      if (below && octagons[point + stride - 1] === player) return true;
    }
    if (octagons[point + 1] === other) {
      if (above && octagons[point - stride + 1] === player) return true;
      if (below && octagons[point + stride + 1] === player) return true;
    }
    return false;
  }

  /** Changes a hash as if player 2's octagon at the point were player 1's. */
  recolouredLow(low: number, point: number): number {
    return low ^ this.#zobrist.octagonLow[2 * point] ^ this.#zobrist.octagonLow[2 * point + 1];
  }

  recolouredHigh(high: number, point: number): number {
    return high ^ this.#zobrist.octagonHigh[2 * point] ^ this.#zobrist.octagonHigh[2 * point + 1];
  }

  /** The octagon that stands for the group of permanently linked octagons of this one. */
  rootOf(point: number): number {
    return this.#root(point);
  }

  /** The own sides that the group with this root touches: 1 the first, 2 the second, 3 both. */
  sidesOf(root: number): number {
    return this.#sides[root];
  }

  /** How many moves have been played since the board was set up. */
  get ply(): number {
    return this.#ply;
  }

  pointOf(cell: Cell): number {
    return pointOf(this.geometry, cell);
  }

  cellOf(point: number): Cell {
    return cellOf(this.geometry, point);
  }

  get mover(): Player {
    return this.player === 1 ? 1 : 2;
  }

  #mixOctagon(point: number, owner: number): void {
    this.hashLow ^= this.#zobrist.octagonLow[2 * point + owner - 1];
    this.hashHigh ^= this.#zobrist.octagonHigh[2 * point + owner - 1];
  }

  #mixCrossing(square: number, owner: number): void {
    this.hashLow ^= this.#zobrist.crossingLow[2 * square + owner - 1];
    this.hashHigh ^= this.#zobrist.crossingHigh[2 * square + owner - 1];
  }

  #mixTurn(): void {
    this.hashLow ^= this.#zobrist.turnLow[2 * this.player + this.left];
    this.hashHigh ^= this.#zobrist.turnHigh[2 * this.player + this.left];
  }
}
