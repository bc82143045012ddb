/** Proving positions of one game of Rastros with one solver, which remembers what it has found. */

import type { Move, Prover } from '../../game/index.ts';
import { prove } from './prove.ts';
import { outcome, type RastrosState } from './rules.ts';
import { isSolvable, LiveSolver } from './solve/index.ts';

/** What all moves of a position may cost together. */
const usualNodes = 50_000;

export function prover(from: RastrosState): Prover<RastrosState> {
  if (!isSolvable(from)) return { solve: alone };
  const solver = new LiveSolver(from, usualNodes);
  return {
    usualNodes,
    // Games that are kept open end in a corner that is nobody's goal.
    manner: 'eager',
    isCommon: isByFreeCorner,
    solve: (state, effort) => solver.solve(state, effort)?.value,
    plies(state, effort, most) {
      if (outcome(state) !== undefined) return 0;
      const value = solver.solve(state, effort)?.value;
      return value && solver.distance(state, value, effort, most);
    },
  };
}

/** Boards that are too large for the solver: what can be proven at sight. */
function alone(state: RastrosState, effort: Parameters<typeof prove>[1]) {
  const { value } = prove(state, effort);
  return value === 'unknown' ? undefined : value;
}

/** Whether a move leads into a corner that is nobody's goal, or next to it: there the trail closes in soonest. */
function isByFreeCorner({ size }: RastrosState, move: Move): boolean {
  const [row, col] = [Math.floor(move / size), move % size];
  return Math.max(row, size - 1 - col) <= 1 || Math.max(size - 1 - row, col) <= 1;
}
