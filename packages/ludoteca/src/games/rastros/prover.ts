/** Proving positions of one game of Rastros with one solver, which remembers what it has found. */

import type { Prover } from '../../game/index.ts';
import { prove } from './prove.ts';
import { outcome, type RastrosState } from './rules.ts';
import { isSolvable, LiveSolver } from './solve/index.ts';

/** What all moves of a position may cost together: on larger boards what is hard to see is farther from the end. */
const usualOf = ({ size }: RastrosState) => (size < 8 ? 40_000 : 200_000);

export function prover(from: RastrosState): Prover<RastrosState> {
  if (!isSolvable(from)) return { solve: alone };
  const usualNodes = usualOf(from);
  const solver = new LiveSolver(from, usualNodes);
  return {
    usualNodes,
    plainEnd: { master: 0.3, extreme: 0.5 },
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
