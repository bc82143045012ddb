/** The themes of Rastros, each recognised from what was proven. */

import type { ProblemTheme, ProvenPosition } from '../../game/index.ts';
import { apply, goalOf, moves, neighbours, outcome, type RastrosState } from './rules.ts';
import { themeCards } from './theme-cards.ts';

type Proven = ProvenPosition<RastrosState>;
type ThemeId = (typeof themeCards)[number]['id'];

const isIn: Readonly<Record<ThemeId, (proven: Proven) => boolean>> = {
  corner: (proven) => endOf(proven)?.reason === 'goal',
  block: (proven) => endOf(proven)?.reason === 'blocked',
  parity({ state, answer }) {
    const after = apply(state, answer);
    return outcome(after) === undefined && !reachesCorner(after);
  },
  double: isDoubleThreat,
};

export const themes: readonly ProblemTheme<RastrosState>[] = themeCards.map((card) => ({
  ...card,
  isIn: isIn[card.id],
}));

/** How best play ends; absent where it was not followed to the end. */
function endOf({ state, line }: Proven) {
  return outcome(line.reduce(apply, state));
}

/** Whether the stone could still be led to one of the corners. */
function reachesCorner(state: RastrosState): boolean {
  const corners = [goalOf('north', state), goalOf('south', state)];
  const seen = new Set([...state.blocked, state.stone]);
  const queue = [state.stone];
  for (const cell of queue) {
    for (const next of neighbours(cell, state.size)) {
      if (seen.has(next)) continue;
      if (corners.includes(next)) return true;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

/** Whether each reply to the answer allows a win at once, and no single last move answers them all. */
function isDoubleThreat({ state, answer }: Proven): boolean {
  const after = apply(state, answer);
  if (outcome(after) !== undefined) return false;
  const finishes = moves(after).map((reply) => {
    const next = apply(after, reply);
    if (outcome(next) !== undefined) return [];
    return moves(next).filter((move) => outcome(apply(next, move))?.winner === state.toMove);
  });
  if (finishes.length < 2 || finishes.some((wins) => wins.length === 0)) return false;
  return !finishes[0].some((move) => finishes.every((wins) => wins.includes(move)));
}
