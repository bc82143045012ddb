/** Perfect play: a proven move from the book, or from the exact solver. */

import type { OpeningBook } from '../../game/index.ts';
import type { Effort } from '../../kernel/index.ts';
import { goalOf, type RastrosState } from './rules.ts';
import { isSolvable, type Proven, solveAlone, standsBeforeGoal } from './solve/index.ts';

/**
 * What is proven for the player to move, with a winning move if there is one; absent when the effort
 * does not suffice or the board is too large. The game goes on. The same question always costs the
 * same, so that a player who asks it plays alike every time.
 *
 * @example
 * ```ts
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 * import { Effort } from 'ludoteca/kernel';
 * import { provenMove } from 'ludoteca/rastros';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(provenMove(state, new Effort({ nodes: 100_000 })) !== undefined);
 * ```
 *
 * ```text
 * true
 * ```
 */
export function provenMove(
  state: RastrosState,
  effort: Effort,
  book?: OpeningBook<RastrosState>,
): Proven | undefined {
  if (standsBeforeGoal(state)) return { value: 'win', move: goalOf(state.toMove, state) };
  const reply = book?.reply(state);
  if (reply !== undefined) return { value: 'win', move: reply };
  return isSolvable(state) ? solveAlone(state, effort) : undefined;
}
