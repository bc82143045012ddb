/** Who wins a position of Rastros: by the book, by what it knows of the replies, or by the exact solver. */

import type { OpeningBook, Proof } from '../../game/index.ts';
import type { Effort } from '../../kernel/index.ts';
import { provenMove } from './perfect.ts';
import { apply, moves, outcome, type RastrosState } from './rules.ts';
import { isSolvable, LiveSolver, type Proven, standsBeforeGoal } from './solve/index.ts';

/**
 * For positions of a game that goes on. What cannot be proven within the effort has no estimate: how a
 * position looks tells little of who wins it.
 *
 * @example
 * ```ts
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 * import { Effort } from 'ludoteca/kernel';
 * import { prove } from 'ludoteca/rastros/analyse';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(prove(state, new Effort({ nodes: 100_000 })).value);
 * ```
 *
 * ```text
 * win
 * ```
 */
export function prove(
  state: RastrosState,
  effort: Effort,
  book?: OpeningBook<RastrosState>,
): Proof {
  const steps = moves(state).map((move) => ({ move, after: apply(state, move) }));
  const isLost = (after: RastrosState) => {
    const end = outcome(after);
    if (end !== undefined) return end.winner !== state.toMove;
    if (standsBeforeGoal(after) || book?.reply(after) !== undefined) return true;
    return book?.value?.(after) === 'win';
  };
  const winning = steps.find(({ after }) => book?.value?.(after) === 'loss');
  if (winning !== undefined) return { value: 'win', move: winning.move };
  const open = steps.filter(({ after }) => !isLost(after));
  if (open.length === 0) return { value: 'loss' };
  // Where the book knows some of the replies, only the others are left to the solver.
  const isKnownInPart = book !== undefined && open.length < steps.length && isSolvable(state);
  const proven =
    isKnownInPart && book.reply(state) === undefined && !standsBeforeGoal(state)
      ? solveEach(state, open, effort)
      : provenMove(state, effort, book);
  return proven ?? { value: 'unknown' };
}

function solveEach(
  state: RastrosState,
  open: readonly { readonly move: number; readonly after: RastrosState }[],
  effort: Effort,
): Proven | undefined {
  const ending = open.find(({ after }) => outcome(after) !== undefined);
  if (ending !== undefined) return { value: 'win', move: ending.move };
  const solver = new LiveSolver(state);
  let isUnknown = false;
  for (const { move, after } of open) {
    const reply = solver.solve(after, effort);
    if (reply?.value === 'loss') return { value: 'win', move };
    isUnknown ||= reply === undefined;
  }
  return isUnknown ? undefined : { value: 'loss' };
}
