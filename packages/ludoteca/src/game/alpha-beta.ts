/**
 * Alpha-beta for any game: deepens ply by ply, proves what it can, and estimates the rest.
 *
 * Scores are for the player to move and change sign only when the player does. An estimate lies
 * between −1 and 1; a proven win in n plies scores `proof` − n, a loss its negative. The table serves
 * estimates and the order of moves only: hashes may collide, so nothing sure is ever taken from it.
 *
 * In the field: alpha-beta with iterative deepening and a transposition table (D. Knuth, R. Moore, *An
 * analysis of alpha-beta pruning*, 1975; J. Schaeffer, *The history heuristic and alpha-beta search
 * enhancements in practice*, 1989).
 */

import type { Effort } from '../kernel/index.ts';
import type { Verdict } from './analysis.ts';
import type { Move } from './game.ts';
import { atLeast, atMost, exact, ScoreTable } from './score-table.ts';
import { drawn, running, type SearchState } from './search-state.ts';

export interface SearchedMove extends Verdict {
  readonly move: Move;
  /** Greater is better for the side to move; only good for comparing. */
  readonly score: number;
}

export interface AlphaBetaSettings {
  /** How many plies to look ahead, at most. */
  readonly depth?: number;
  /** True when every move must get its own verdict; else only the best one is sure to be right. */
  readonly everyMove?: boolean;
  /** Called after each depth that was finished, with what is known of the moves by then. */
  readonly onDepth?: (moves: () => readonly SearchedMove[]) => void;
}

export interface AlphaBetaAnswer {
  /** Every legal move, the best first. */
  readonly moves: readonly SearchedMove[];
  /** The depth that was finished. */
  readonly depth: number;
}

const proof = 1000;
const leastProof = 100;
const infinite = 2 * proof;

interface RootMove {
  readonly move: Move;
  score: number;
  /** Whether nothing below was estimated. */
  isSure: boolean;
}

/**
 * The search on one position, within one effort; what its table holds is kept from one search to the next.
 *
 * @example
 * ```ts
 * import { AlphaBeta, searchOn } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * const search = new AlphaBeta(searchOn(rastros, state), new Effort({ nodes: 50_000 }));
 * const [best] = search.search().moves;
 * console.log(rastros.formatMove(state, best.move), best.value, best.distance);
 * ```
 *
 * ```text
 * b4 win 9
 * ```
 */
export class AlphaBeta {
  readonly #state: SearchState;
  readonly #effort: Effort;
  readonly #lists: Int32Array[] = [];
  readonly #table: ScoreTable;
  /** Whether the score being worked out rests on an estimate anywhere. */
  #hasEstimated = false;

  /** A table that is handed over, empty, spares making one: that takes longer than a short look. */
  constructor(state: SearchState, effort: Effort, table: ScoreTable = new ScoreTable()) {
    this.#state = state;
    this.#effort = effort;
    this.#table = table;
  }

  /** Looks at the position, which goes on, and leaves it as it was. */
  search(settings: AlphaBetaSettings = {}): AlphaBetaAnswer {
    const most = settings.depth ?? 200;
    const roots = this.#rootMoves();
    let finished = 0;
    for (let depth = 1; depth <= most; depth++) {
      if (!this.#deepen(roots, depth, settings.everyMove ?? false)) break;
      finished = depth;
      roots.sort((one, other) => other.score - one.score);
      settings.onDepth?.(() => roots.map(verdict));
      const isDone = settings.everyMove
        ? roots.every(({ isSure }) => isSure)
        : roots[0].isSure && (roots[0].score > leastProof || roots.every(({ isSure }) => isSure));
      if (isDone) break;
    }
    roots.sort((one, other) => other.score - one.score);
    return { moves: roots.map(verdict), depth: finished };
  }

  #rootMoves(): RootMove[] {
    const list = this.#list(0);
    const count = this.#state.moves(list);
    return Array.from(list.subarray(0, count), (move) => ({ move, score: 0, isSure: false }));
  }

  /** Searches all first moves to a depth; false when the effort ended before that was done. */
  #deepen(roots: readonly RootMove[], depth: number, everyMove: boolean): boolean {
    let best = -infinite;
    for (const root of roots) {
      if (root.isSure && (everyMove || Math.abs(root.score) > leastProof)) {
        best = Math.max(best, root.score);
        continue;
      }
      this.#hasEstimated = false;
      const score = this.#scoreOf(root.move, depth, everyMove ? -infinite : best, infinite, 1);
      if (score === undefined) return false;
      root.score = score;
      // A score that was only shown to be no better than the best proves nothing.
      const isBound = !everyMove && score <= best;
      root.isSure = !isBound && (Math.abs(score) > leastProof || !this.#hasEstimated);
      best = Math.max(best, score);
    }
    return true;
  }

  /** The score of a move for who makes it; absent when the effort is spent. */
  #scoreOf(
    move: Move,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
  ): number | undefined {
    const state = this.#state;
    const turn = state.turn;
    state.play(move);
    const isSame = state.turn === turn;
    const score = isSame
      ? this.#score(depth - 1, alpha, beta, ply)
      : this.#score(depth - 1, -beta, -alpha, ply);
    state.undo();
    return score === undefined || isSame ? score : -score;
  }

  #score(depth: number, alpha: number, beta: number, ply: number): number | undefined {
    const state = this.#state;
    if (!this.#effort.spend()) return undefined;
    const { winner } = state;
    if (winner !== running) {
      if (winner === drawn) return 0;
      return winner === state.turn ? proof - ply : ply - proof;
    }
    if (depth <= 0) {
      this.#hasEstimated = true;
      const chance = state.estimate();
      return 0.999 * (state.turn === 0 ? 2 * chance - 1 : 1 - 2 * chance);
    }
    const { hashLo, hashHi } = state;
    const table = this.#table;
    const slot = table.slotOf(hashLo, hashHi);
    const isKnown = table.holds(slot, hashLo, hashHi);
    if (isKnown && table.depths[slot] >= depth) {
      const score = table.scores[slot];
      const bound = table.bounds[slot];
      if (
        bound === exact ||
        (bound === atLeast && score >= beta) ||
        (bound === atMost && score <= alpha)
      ) {
        this.#hasEstimated = true;
        return score;
      }
    }
    const list = this.#list(ply);
    const count = state.moves(list);
    const hadEstimated = this.#hasEstimated;
    this.#hasEstimated = false;
    if (isKnown) bringFirst(list, count, table.moves[slot]);
    let best = -infinite;
    let bestMove = -1;
    let floor = alpha;
    for (let index = 0; index < count; index++) {
      const move = list[index];
      const score = this.#scoreOf(move, depth, floor, beta, ply + 1);
      if (score === undefined) return undefined;
      if (score > best) {
        best = score;
        bestMove = move;
      }
      if (best > floor) floor = best;
      if (floor >= beta) break;
    }
    // What is sure is kept as a move to try first, with a depth that never suffices.
    const isSure = !this.#hasEstimated || Math.abs(best) > leastProof;
    const bound = best >= beta ? atLeast : best > alpha ? exact : atMost;
    table.keep(slot, hashLo, hashHi, isSure ? -1 : depth, best, bestMove, bound);
    this.#hasEstimated ||= hadEstimated;
    return best;
  }

  #list(ply: number): Int32Array {
    while (this.#lists.length <= ply) this.#lists.push(new Int32Array(this.#state.mostMoves));
    return this.#lists[ply];
  }
}

function bringFirst(list: Int32Array, count: number, move: Move): void {
  for (let index = 1; index < count; index++) {
    if (list[index] !== move) continue;
    list.copyWithin(1, 0, index);
    list[0] = move;
    return;
  }
}

function verdict({ move, score, isSure }: RootMove): SearchedMove {
  if (!isSure) return { move, score, value: 'unknown', estimate: (score + 1) / 2 };
  if (score > leastProof) return { move, score, value: 'win', distance: proof - score };
  if (score < -leastProof) return { move, score, value: 'loss', distance: proof + score };
  return { move, score, value: 'draw' };
}
