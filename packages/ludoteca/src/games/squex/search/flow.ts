/** The circuits of both players, and what they say: a chance of winning, and which octagons matter. */

import { Circuit } from '../circuit/circuit.ts';
import type { SquexBoard } from './board.ts';
import type { EvaluationWeights } from './evaluation-weights.ts';

export class Flow {
  readonly #board: SquexBoard;
  readonly #weights: EvaluationWeights;
  readonly #one: Circuit;
  readonly #two: Circuit;

  constructor(board: SquexBoard, weights: EvaluationWeights) {
    this.#board = board;
    this.#weights = weights;
    this.#one = new Circuit(board.geometry, weights.circuit);
    this.#two = new Circuit(board.geometry, weights.circuit);
  }

  /** Solves both circuits of the board as it stands. */
  solve(): void {
    const { octagons, crossings } = this.#board;
    this.#one.solve(octagons, crossings, 1);
    this.#two.solve(octagons, crossings, 2);
  }

  /** The chance of a player, as the circuits tell it. */
  chanceOf(player: number): number {
    return 1 / (1 + Math.exp(-this.leadOf(player)));
  }

  /** The same as log-odds: above 0 when the player is ahead. */
  leadOf(player: number): number {
    const { player: mover, left } = this.#board;
    const { slope, tempo, second } = this.#weights;
    const ratio = Math.log(this.#one.conductance / this.#two.conductance);
    const lead = slope * (mover === 1 ? ratio : -ratio) + tempo + (left === 2 ? second : 0);
    return player === mover ? lead : -lead;
  }

  /** The share of a player's current that passes through a point. */
  shareOf(point: number, player: number): number {
    const circuit = player === 1 ? this.#one : this.#two;
    return circuit.current[point] / circuit.conductance;
  }

  /** How much a point matters to both together. */
  at(point: number): number {
    return (
      this.#one.current[point] / this.#one.conductance +
      this.#two.current[point] / this.#two.conductance
    );
  }
}
