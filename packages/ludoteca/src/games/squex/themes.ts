/** The themes of Squex, each recognised from what was proven. */

import type { Move, ProblemTheme, ProvenPosition } from '../../game/index.ts';
import type { Cell } from '../../kernel/index.ts';
import { cellAt } from './cells.ts';
import { joiningOf } from './facts.ts';
import { innerSquares, movesLeft, type Player, type SquexPosition } from './position.ts';
import { consequencesOf, cuttersOf, legalMoves, play, winnerOf } from './rules.ts';
import { themeCards } from './theme-cards.ts';

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
  tempo: shownByMove((state, move) => {
    const after = play(state, cellAt(state, move));
    return winnerOf(after) === 0 && winsAtOnce({ ...after, player: state.player, cutInfo: '1-0' });
  }),
  'double-move': {
    isIn: ({ state, line }: Proven) =>
      movesLeft(state) === 2 || statesOf(state, line).some((at) => hasTwo(at, state.player)),
  },
};

export const themes: readonly ProblemTheme<SquexPosition>[] = themeCards.map((card) => ({
  ...card,
  ...recognised[card.id],
}));

/** What the position after the answer shows, whatever is proven of it. */
function shownByMove(mayBe: (state: SquexPosition, move: Move) => boolean): Recognised {
  return { mayBe, isIn: ({ state, answer }) => mayBe(state, answer) };
}

/** The squares that a move makes the player's for ever. */
function securedSquares(state: SquexPosition, move: Move): readonly Cell[] {
  const after = play(state, cellAt(state, move));
  return innerSquares(state.rows, state.cols).filter(
    (square) => isSafe(after, square, state.player) && !isSafe(state, square, state.player),
  );
}

function isSafe(position: SquexPosition, square: Cell, player: Player): boolean {
  const owner = position.squares[square.row][square.col];
  return owner === player && cuttersOf(position, square).length === 0;
}

function isOwn({ squares, player }: SquexPosition, { row, col }: Cell): boolean {
  return squares[row][col] === player;
}

function winsAtOnce(position: SquexPosition): boolean {
  return legalMoves(position).some(
    (octagon) => winnerOf(play(position, octagon)) === position.player,
  );
}

function hasTwo(position: SquexPosition, player: Player): boolean {
  return position.player === player && movesLeft(position) === 2;
}

/** The positions after the moves of a line. */
function statesOf(from: SquexPosition, line: readonly number[]): readonly SquexPosition[] {
  const states: SquexPosition[] = [];
  let state = from;
  for (const move of line) {
    state = play(state, cellAt(state, move));
    states.push(state);
  }
  return states;
}
