/** Moves that follow each other from a position on, to be read and to be walked. */

import { type AnyGame, type Match, type Move, writeLine } from 'ludoteca/game';
import { matchAt } from './moments.ts';

/** Moves after a moment of a game. */
export interface Line {
  readonly from: Match;
  readonly moves: readonly Move[];
}

/** The moves as people write them. */
export function textsOf(game: AnyGame, { from, moves }: Line): readonly string[] {
  return writeLine(game, from.state, moves);
}

/** Whether the game goes on after the last of the moves. */
export function goesOn(game: AnyGame, { from, moves }: Line): boolean {
  const end = moves.reduce((at, move) => game.apply(at, move), from.state);
  return game.outcome(end) === undefined;
}

/** The match after so many moves of a line; those that follow can be brought back. */
export function walked({ from, moves }: Line, steps: number): Match {
  let at = from;
  // What was played to give a game up is no move of it: the line goes on from the position.
  if (at.outcome !== undefined && at.canUndo) at = at.undo();
  const begin = at.history.length;
  for (const move of moves) {
    if (!at.legalMoves.includes(move)) break;
    at = at.play(move);
  }
  return matchAt(at, begin + Math.min(steps, moves.length));
}
