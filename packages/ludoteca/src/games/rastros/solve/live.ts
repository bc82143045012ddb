/** The exact solver as players and analysis use it: states in, proven values out. */

import { Effort } from '../../../kernel/index.ts';
import { goalOf, neighbours, outcome, type RastrosState } from '../rules.ts';
import { DistanceSearch } from './distance.ts';
import { lost, won } from './exact-table.ts';
import { type PackedPosition, packCanonical, packPosition } from './pack.ts';
import { count } from './packed-board.ts';
import type { ExactSearch } from './solver.ts';
import { exactSearch } from './swift-solver.ts';

/** Searches of fewer nodes do not fill a small table. */
const fewNodes = 100_000;

/** Buckets of the table, as a power of two: 16 MB where there is much to know, else 4 MB. */
function tableBits({ lo, hi }: PackedPosition, nodes: number): number {
  return count(lo) + count(hi) > 32 && nodes > fewNodes ? 20 : 18;
}

/** What was proven for the player to move. */
export type Proven = { readonly value: 'win'; readonly move: number } | { readonly value: 'loss' };

/** Whether the player to move can step onto the own goal. */
export function standsBeforeGoal(state: RastrosState): boolean {
  const goal = goalOf(state.toMove, state);
  return neighbours(state.stone, state.size).includes(goal) && !state.blocked.includes(goal);
}

/**
 * Solves positions of one game, which have the same board and goals: what is proven of one helps with
 * the next. Positions are solved in their canonical form, so that alike positions cost the same.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { LiveSolver } from 'ludoteca/rastros';
 * import { apply, initial, moves, usualStart } from 'ludoteca/rastros/rules';
 *
 * const first = initial({ size: 5, start: usualStart(5) });
 * const solver = new LiveSolver(first);
 * for (const state of [first, apply(first, moves(first)[0])]) {
 *   console.log(state.toMove, solver.solve(state, new Effort())?.value);
 * }
 * ```
 *
 * ```text
 * north win
 * south win
 * ```
 */
export class LiveSolver {
  readonly #solver: ExactSearch;
  #distances: DistanceSearch | undefined;

  /** `nodes`: about as much as it will be asked to look at. */
  constructor(state: RastrosState, nodes: number = Number.POSITIVE_INFINITY) {
    const position = packCanonical(state);
    this.#solver = exactSearch(position.board, tableBits(position, nodes));
  }

  /** Absent when the effort is spent. The game is not over. */
  solve(state: RastrosState, effort: Effort): Proven | undefined {
    if (outcome(state) !== undefined) throw new Error('the game is over');
    if (standsBeforeGoal(state)) return { value: 'win', move: goalOf(state.toMove, state) };
    const { lo, hi, stone, side, cellOf } = packCanonical(state);
    const value = this.#solver.solve(lo, hi, stone, side, effort);
    if (value === lost) return { value: 'loss' };
    if (value !== won) return undefined;
    return { value: 'win', move: cellOf(this.#solver.winningMove) };
  }

  /**
   * Plies to the end of a position of proven value; infinite when they are more than `most`, absent when the
   * effort is spent.
   */
  distance(
    state: RastrosState,
    value: Proven['value'],
    effort: Effort,
    most?: number,
  ): number | undefined {
    this.#distances ??= new DistanceSearch(this.#solver);
    const { lo, hi, stone, side } = packPosition(state);
    return this.#distances.plies(lo, hi, stone, side, value === 'win', effort, most);
  }
}

/**
 * Solves one position from nothing: the same position, or one alike, always costs the same.
 *
 * @example
 * ```ts
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 * import { solveAlone } from 'ludoteca/rastros';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(solveAlone(state)?.value);
 * ```
 *
 * ```text
 * win
 * ```
 */
export function solveAlone(state: RastrosState, effort: Effort = new Effort()): Proven | undefined {
  return new LiveSolver(state).solve(state, effort);
}
