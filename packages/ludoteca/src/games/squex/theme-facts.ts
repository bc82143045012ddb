/** What the themes of Squex are recognised by, and told from. */

import type { Cell } from '../../kernel/index.ts';
import { cellAt } from './cells.ts';
import { innerSquares, type Player, type SquexPosition } from './position.ts';
import { cuttersOf, legalMoves, play, winnerOf } from './rules.ts';

/** The squares that a move makes the player's for ever. */
export function securedSquares(state: SquexPosition, move: number): readonly Cell[] {
  const after = play(state, cellAt(state, move));
  return innerSquares(state.rows, state.cols).filter(
    (square) => isSafe(after, square, state.player) && !isSafe(state, square, state.player),
  );
}

function isSafe(position: SquexPosition, square: Cell, player: Player): boolean {
  const owner = position.squares[square.row][square.col];
  return owner === player && cuttersOf(position, square).length === 0;
}

export function isOwn({ squares, player }: SquexPosition, { row, col }: Cell): boolean {
  return squares[row][col] === player;
}

/** The moves by which the player to move would win at once. */
export function winsAtOnce(position: SquexPosition): readonly Cell[] {
  return legalMoves(position).filter(
    (octagon) => winnerOf(play(position, octagon)) === position.player,
  );
}

/** What whoever made a move would win with at once, if it were that player's turn again. */
export function threatsOf(state: SquexPosition, move: number): readonly Cell[] {
  const after = play(state, cellAt(state, move));
  if (winnerOf(after) !== 0) return [];
  return winsAtOnce({ ...after, player: state.player, cutInfo: '1-0' });
}

/** The positions of a line, from the one before its first move on. */
export function positionsOf(
  from: SquexPosition,
  line: readonly number[],
): readonly SquexPosition[] {
  const positions = [from];
  for (const move of line) {
    const before = positions[positions.length - 1];
    positions.push(play(before, cellAt(before, move)));
  }
  return positions;
}
