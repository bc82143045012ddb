/** Positions with one right move that are no fun to solve: nothing has to be seen, or trying all moves is quicker. */

import { type Difficulty, difficulties } from '../../document/index.ts';
import type { Game } from '../game.ts';
import type { ProvenPosition } from './proof.ts';

/** The last level with wins that are there after one reply, whatever it is, among so few moves. */
const lastShort = difficulties.indexOf('medium');
const fewMoves = 8;

/** Whether a problem of the level would be dull. */
export function isDull<Params, State>(
  game: Game<Params, State>,
  proven: ProvenPosition<State>,
  level: Difficulty,
): boolean {
  if (level !== 'easy' && isForced(game, proven)) return true;
  return difficulties.indexOf(level) > lastShort && isShort(game, proven);
}

/** A win in one, or a series of moves of which each is the only legal one. */
function isForced<Params, State>(
  game: Game<Params, State>,
  { state, line }: ProvenPosition<State>,
): boolean {
  let at = state;
  return (
    line.every((move, index) => {
      const isOnly = index === 0 || game.moves(at).length === 1;
      at = game.apply(at, move);
      return isOnly;
    }) && game.outcome(at) !== undefined
  );
}

/** Whether each reply allows a win at once, and moves are so few that a person tries one after the other. */
function isShort<Params, State>(
  game: Game<Params, State>,
  { state, line, moves, value }: ProvenPosition<State>,
): boolean {
  if (moves.length > fewMoves || line.length > 3 || value !== 'win') return false;
  return game.outcome(line.reduce(game.apply, state)) !== undefined;
}
