/** Who wins a position, and by which move: cheaper to know than what every move is worth. */

import type { Effort } from '../kernel/index.ts';
import { analyse } from './analyse.ts';
import type { Verdict } from './analysis.ts';
import type { Game, Move, OpeningBook } from './game.ts';

/** What is known of a position for the side to move. */
export interface Proof extends Verdict {
  /** The move that keeps the value, or that looks best; absent when there is none to tell. */
  readonly move?: Move;
}

/**
 * Who wins with best play, within the effort. Runs to its end in this thread: only the effort's nodes, or a
 * signal that finds out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { prove } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * console.log(prove(rastros, state, new Effort({ nodes: 50_000 })).value);
 * ```
 *
 * ```text
 * win
 * ```
 */
export function prove<Params, State>(
  game: Game<Params, State>,
  state: State,
  effort: Effort,
  book?: OpeningBook<State>,
): Proof {
  if (game.prove !== undefined && game.outcome(state) === undefined) {
    return game.prove(state, effort, book);
  }
  const { value, estimate, isRough, distance, moves } = analyse(game, state, effort, book);
  const best = moves.find((each) => each.value === value && each.estimate === estimate);
  return {
    value,
    // What only orders moves tells nothing of a position.
    ...(estimate !== undefined && !isRough && { estimate }),
    ...(distance !== undefined && { distance }),
    ...(best !== undefined && { move: best.move }),
  };
}
