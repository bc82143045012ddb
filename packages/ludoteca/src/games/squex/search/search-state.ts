/** The packed board as a search state: moves in reading order, sides 0 and 1. */

import { type Move, running, type SearchState, type Side } from '../../../game/index.ts';
import type { SquexPosition } from '../position.ts';
import { SquexBoard } from './board.ts';
import { weights } from './evaluation-weights.ts';
import { Flow } from './flow.ts';

export class SquexSearchState implements SearchState {
  readonly board: SquexBoard;
  readonly mostMoves: number;
  readonly #flow: Flow;
  /** By point: the number of the move. */
  readonly #moveAt: Int32Array;

  constructor(position: SquexPosition) {
    this.board = new SquexBoard(position);
    this.#flow = new Flow(this.board, weights);
    const { points, area } = this.board.geometry;
    this.mostMoves = points.length;
    this.#moveAt = new Int32Array(area);
    for (const [move, point] of points.entries()) this.#moveAt[point] = move;
  }

  get turn(): Side {
    return this.board.player === 1 ? 0 : 1;
  }

  get winner(): SearchState['winner'] {
    if (this.board.winner === 0) return running;
    return this.board.winner === 1 ? 0 : 1;
  }

  get hashLo(): number {
    return this.board.hashLow;
  }

  get hashHi(): number {
    return this.board.hashHigh;
  }

  moves(into: Int32Array): number {
    const { empties, emptyCount } = this.board;
    for (let index = 0; index < emptyCount; index++) into[index] = this.#moveAt[empties[index]];
    return emptyCount;
  }

  play(move: Move): void {
    this.board.play(this.board.geometry.points[move]);
  }

  undo(): void {
    this.board.undo();
  }

  estimate(): number {
    this.#flow.solve();
    return this.#flow.chanceOf(1);
  }
}
