/** Problems from a game that was played: the positions in which somebody missed the only right move. */

import type { Match } from '../match.ts';
import type { Side } from '../move.ts';
import { swap } from '../record.ts';
import type { Problem } from './problem.ts';

/** A problem from a game, and where in the game it stood. */
export interface MissedMove {
  /** The number of the move that was wrong, from 0, and who made it. */
  readonly index: number;
  readonly side: Side;
  readonly problem: Problem<unknown>;
}

/** Finds the problem of a position, if there is one; workers do it. */
export type FindProblem = (state: unknown) => Promise<Problem<unknown> | undefined>;

/** What is told while a game is looked through. */
export interface LookingForMissed {
  readonly missed: readonly MissedMove[];
  readonly done: number;
  readonly of: number;
}

/**
 * Gives the missed moves of a game, of one side or of both, in their order; looks from the end backwards.
 *
 * @example
 * ```ts
 * import { botPlayer, missedIn, playOut, problemAt } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const players = [botPlayer(rastros, 1, 'a'), botPlayer(rastros, 1, 'b')];
 * const { match } = await playOut(rastros.start({ size: 4 }), players);
 * const missed = await missedIn(match, async (state) => problemAt(rastros, state, new Effort()));
 * console.log(match.played.join(' '), missed.map(({ index }) => match.played[index]));
 * ```
 *
 * ```text
 * d2 d1 c1 b2 a2 b3 c2 b1 a1 [ 'b1' ]
 * ```
 */
export async function missedIn(
  match: Match,
  find: FindProblem,
  side?: Side,
  tell: (looking: LookingForMissed) => Promise<void> | void = () => {},
): Promise<readonly MissedMove[]> {
  const { history, movers, states } = match;
  const indexes = history.flatMap((move, index) =>
    move !== swap && (side === undefined || movers[index] === side) ? [index] : [],
  );
  let missed: readonly MissedMove[] = [];
  for (const [done, index] of indexes.reverse().entries()) {
    const problem = await find(states[index]);
    if (problem?.answer !== undefined && problem.answer !== history[index]) {
      missed = [{ index, side: movers[index], problem }, ...missed];
    }
    await tell({ missed, done: done + 1, of: indexes.length });
  }
  return missed;
}
