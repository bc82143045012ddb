/** The themes of Rastros, each recognised from what was proven. */

import type { Move, ProblemTheme, ProvenPosition } from '../../game/index.ts';
import { apply, goalOf, outcome, type RastrosState } from './rules.ts';
import { themeCards } from './theme-cards.ts';
import { finishesOf, reachableFrom } from './theme-facts.ts';
import { reasons } from './theme-reasons.ts';

type Proven = ProvenPosition<RastrosState>;
type ThemeId = (typeof themeCards)[number]['id'];

type Recognised = Pick<ProblemTheme<RastrosState>, 'isIn' | 'mayBe'>;

const recognised: Readonly<Record<ThemeId, Recognised>> = {
  corner: { isIn: (proven) => endOf(proven)?.reason === 'goal' },
  block: { isIn: (proven) => endOf(proven)?.reason === 'blocked' },
  parity: shownByMove((state, move) => {
    const after = apply(state, move);
    return outcome(after) === undefined && !reachesCorner(after);
  }),
  double: shownByMove(isDoubleThreat),
};

export const themes: readonly ProblemTheme<RastrosState>[] = themeCards.map((card) => ({
  ...card,
  ...recognised[card.id],
  why: reasons[card.id],
}));

/** What the position after the answer shows, whatever is proven of it. */
function shownByMove(mayBe: (state: RastrosState, move: Move) => boolean): Recognised {
  return { mayBe, isIn: ({ state, answer }) => mayBe(state, answer) };
}

/** How best play ends; absent where it was not followed to the end. */
function endOf({ state, line }: Proven) {
  return outcome(line.reduce(apply, state));
}

/** Whether the stone could still be led to one of the corners. */
function reachesCorner(state: RastrosState): boolean {
  const reached = reachableFrom(state);
  return reached.includes(goalOf('north', state)) || reached.includes(goalOf('south', state));
}

/** Whether each reply to the answer allows a win at once, and no single last move answers them all. */
function isDoubleThreat(state: RastrosState, move: Move): boolean {
  const after = apply(state, move);
  if (outcome(after) !== undefined) return false;
  const finishes = finishesOf(after).map(({ wins }) => wins);
  if (finishes.length < 2 || finishes.some((wins) => wins.length === 0)) return false;
  return !finishes[0].some((last) => finishes.every((wins) => wins.includes(last)));
}
