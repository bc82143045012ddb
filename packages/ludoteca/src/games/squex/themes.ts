/** The themes of Squex, each recognised from what was proven. */

import type { Move, ProblemTheme, ProvenPosition } from '../../game/index.ts';
import { cellAt } from './cells.ts';
import { joiningOf } from './facts.ts';
import { movesLeft, type Player, type SquexPosition } from './position.ts';
import { consequencesOf, play } from './rules.ts';
import { themeCards } from './theme-cards.ts';
import { isOwn, positionsOf, securedSquares, threatsOf } from './theme-facts.ts';
import { reasons } from './theme-reasons.ts';

type Proven = ProvenPosition<SquexPosition>;
type ThemeId = (typeof themeCards)[number]['id'];

type Recognised = Pick<ProblemTheme<SquexPosition>, 'isIn' | 'mayBe'>;

const recognised: Readonly<Record<ThemeId, Recognised>> = {
  join: shownByMove((state, move) => {
    const { player } = state;
    const after = play(state, cellAt(state, move));
    return joiningOf(state, player).joined === 'no' && joiningOf(after, player).joined !== 'no';
  }),
  cut: shownByMove((state, move) => consequencesOf(state, cellAt(state, move)).cuts.length > 0),
  save: shownByMove((state, move) =>
    securedSquares(state, move).some((square) => isOwn(state, square)),
  ),
  link: shownByMove((state, move) => securedSquares(state, move).length > 0),
  tempo: shownByMove((state, move) => threatsOf(state, move).length > 0),
  'double-move': {
    isIn: ({ state, line }: Proven) =>
      positionsOf(state, line).some((at) => hasTwo(at, state.player)),
  },
};

export const themes: readonly ProblemTheme<SquexPosition>[] = themeCards.map((card) => ({
  ...card,
  ...recognised[card.id],
  why: reasons[card.id],
}));

/** What the position after the answer shows, whatever is proven of it. */
function shownByMove(mayBe: (state: SquexPosition, move: Move) => boolean): Recognised {
  return { mayBe, isIn: ({ state, answer }) => mayBe(state, answer) };
}

function hasTwo(position: SquexPosition, player: Player): boolean {
  return position.player === player && movesLeft(position) === 2;
}
