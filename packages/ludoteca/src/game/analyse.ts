/** Analysis of any game: the game's own, or what alpha-beta finds. */

import type { Effort } from '../kernel/index.ts';
import { AlphaBeta, type SearchedMove } from './alpha-beta.ts';
import { type Analysis, type MoveVerdict, type OnSoFar, verdictOf } from './analysis.ts';
import type { Game, Move, OpeningBook } from './game.ts';
import { type SearchState, searchOn } from './search-state.ts';

/**
 * What is known of a position and of every legal move, within the effort. Runs to its end in this thread: only
 * the effort's nodes, or a signal that finds out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { analyse } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * console.log(analyse(rastros, state, new Effort({ nodes: 50_000 })).value);
 * ```
 *
 * ```text
 * win
 * ```
 */
export function analyse<Params, State>(
  game: Game<Params, State>,
  state: State,
  effort: Effort,
  book?: OpeningBook<State>,
  /** Told now and then what is known by then; the answer is the same whether anybody listens or not. */
  onSoFar?: OnSoFar,
): Analysis {
  const over = game.outcome(state);
  if (over !== undefined) {
    const value =
      over.winner === undefined ? 'draw' : over.winner === game.turn(state) ? 'win' : 'loss';
    return { value, distance: 0, moves: [], nodes: effort.nodes };
  }
  if (game.analyse !== undefined) return game.analyse(state, effort, book, onSoFar);
  return analyseBySearch(searchOn(game, state), game.moves(state), effort, onSoFar);
}

/**
 * What alpha-beta finds about the legal moves of a game that goes on.
 *
 * @example
 * ```ts
 * import { analyseBySearch, searchOn } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state, legalMoves } = rastros.start({ size: 4 });
 * const effort = new Effort({ nodes: 50_000 });
 * const { value, moves } = analyseBySearch(searchOn(rastros, state), legalMoves, effort);
 * console.log(value, moves.filter((move) => move.value === 'win').length, 'of', moves.length);
 * ```
 *
 * ```text
 * win 2 of 8
 * ```
 */
export function analyseBySearch(
  search: SearchState,
  moves: readonly Move[],
  effort: Effort,
  onSoFar?: OnSoFar,
): Analysis {
  const judged = (searched: readonly SearchedMove[]) => judge(searched, moves, effort);
  const answer = new AlphaBeta(search, effort).search({
    everyMove: true,
    ...(onSoFar && { onDepth: (searched) => onSoFar(() => judged(searched())) }),
  });
  return judged(answer.moves);
}

function judge(
  searched: readonly SearchedMove[],
  moves: readonly Move[],
  effort: Effort,
): Analysis {
  const verdicts = moves.map((move): MoveVerdict => {
    const found = searched.find((each) => each.move === move);
    if (found === undefined) throw new Error(`the search forgot the legal move ${move}`);
    const { score: _, ...verdict } = found;
    return verdict.estimate === undefined ? verdict : { ...verdict, isRough: true };
  });
  return { ...verdictOf(verdicts), moves: verdicts, nodes: effort.nodes };
}
