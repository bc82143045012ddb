/** What a position looks like to the search: sure wins and losses at sight, else what the circuits tell. */

import type { Outlook, PuctPosition } from '../../../game/index.ts';
import type { SquexBoard } from './board.ts';
import type { EvaluationWeights } from './evaluation-weights.ts';
import { Flow } from './flow.ts';

/**
 * A board as the best-first search plays on it.
 *
 * @example
 * ```ts
 * import { Puct } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { SquexBoard, SquexOutlook, weights } from 'ludoteca/squex';
 * import { emptyPosition } from 'ludoteca/squex/rules';
 *
 * const board = new SquexBoard(emptyPosition(3, 3));
 * const search = new Puct(new SquexOutlook(board, weights), { exploration: 1, caution: 0 });
 * search.run(new Effort({ nodes: 1000 }));
 * console.log(search.winner, board.cellOf(search.moves()[0].move));
 * ```
 *
 * ```text
 * 0 { row: 0, col: 0 }
 * ```
 */
export class SquexOutlook implements PuctPosition {
  readonly board: SquexBoard;
  readonly mostMoves: number;
  readonly patience: number;
  readonly #floor: number;
  readonly #flow: Flow;
  #listed = -1;

  constructor(board: SquexBoard, weights: EvaluationWeights) {
    this.board = board;
    this.#floor = weights.floor;
    this.mostMoves = board.geometry.points.length;
    this.patience = Math.max(1, Math.floor(4096 / this.mostMoves));
    this.#flow = new Flow(board, weights);
  }

  /** At the position as it stands all moves are told from now on, also when one wins or all lose. */
  listEverything(): void {
    this.#listed = this.board.ply;
  }

  get side(): number {
    return this.board.player - 1;
  }

  play(move: number): void {
    this.board.play(move);
  }

  undo(): void {
    this.board.undo();
  }

  look(outlook: Outlook): void {
    const { board } = this;
    outlook.winner = -1;
    outlook.length = 0;
    outlook.count = 0;
    if (board.winner !== 0) {
      outlook.winner = board.winner - 1;
      return;
    }
    if (board.ply !== this.#listed) {
      if (this.#findWin(outlook)) return;
      if (board.left === 1) this.#findThreats(outlook);
    }
    if (outlook.winner < 0) this.#weigh(outlook);
  }

  /** A move that wins at once is all there is to know. */
  #findWin(outlook: Outlook): boolean {
    const { board } = this;
    for (let index = 0; index < board.emptyCount; index++) {
      const point = board.empties[index];
      if (!board.winsAt(point, board.player)) continue;
      outlook.winner = board.player - 1;
      outlook.length = 1;
      add(outlook, point, 1);
      return true;
    }
    return false;
  }

  /**
   * With a single move, an octagon where the opponent would win must be taken; two of them lose. No
   * other move helps: what makes an octagon winning are permanent links, which stay.
   */
  #findThreats(outlook: Outlook): void {
    const { board } = this;
    const opponent = 3 - board.player;
    for (let index = 0; index < board.emptyCount; index++) {
      const point = board.empties[index];
      if (board.winsAt(point, opponent)) add(outlook, point, 1);
    }
    if (outlook.count < 2) return;
    outlook.winner = opponent - 1;
    outlook.length = 2;
  }

  #weigh(outlook: Outlook): void {
    const { board } = this;
    this.#flow.solve();
    outlook.chance = this.#flow.chanceOf(1);
    if (outlook.count > 0) return;
    for (let index = 0; index < board.emptyCount; index++) {
      const point = board.empties[index];
      const flow = this.#flow.at(point) + this.#floor;
      add(outlook, point, flow * Math.sqrt(flow));
    }
  }
}

function add(outlook: Outlook, move: number, prior: number): void {
  outlook.moves[outlook.count] = move;
  outlook.priors[outlook.count++] = prior;
}
