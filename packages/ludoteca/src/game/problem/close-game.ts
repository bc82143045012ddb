/**
 * Close games, quickly: whoever is to move takes a win, avoids what loses to the next move, and of a few moves
 * prefers the one that keeps the game open. Their positions are contested, as those of well-matched players are.
 */

import type { Effort, Random } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { running, type SearchState, searchOn } from '../search-state.ts';

/** How many moves are weighed at each turn. */
const weighed = 3;

/** A turn of a game: the position, and what was played in it. */
export interface Turn<State> {
  readonly state: State;
  readonly played: Move;
}

/** The turns of a game, from its beginning. */
export function closeGame<Params, State>(
  game: Game<Params, State>,
  params: Params,
  source: Random,
  effort: Effort,
): readonly Turn<State>[] {
  const turns: Turn<State>[] = [];
  const begin = game.initial(params);
  const search = searchOn(game, begin);
  const replies = new Int32Array(search.mostMoves);
  for (let state = begin; game.outcome(state) === undefined; ) {
    if (!effort.spend()) break;
    const played = closeMove(search, source.shuffled(game.moves(state)), replies);
    turns.push({ state, played });
    search.play(played);
    state = game.apply(state, played);
  }
  return turns;
}

/** The first moves that are safe are weighed; where none is, the first is played. */
function closeMove(search: SearchState, moves: readonly Move[], replies: Int32Array): Move {
  const { turn } = search;
  let best = moves[0];
  let least = Number.POSITIVE_INFINITY;
  let count = 0;
  for (const move of moves) {
    search.play(move);
    const isWon = search.winner === turn;
    const isSafe = isWon || !losesAtOnce(search, replies, turn);
    const lead = isSafe && search.winner === running ? Math.abs(search.estimate() - 0.5) : 1;
    search.undo();
    if (isWon) return move;
    if (!isSafe) continue;
    if (lead < least) {
      least = lead;
      best = move;
    }
    if (++count >= weighed) break;
  }
  return best;
}

/** Whether the game is lost for a side, or is with the next move. */
function losesAtOnce(search: SearchState, list: Int32Array, side: number): boolean {
  if (search.winner !== running) return search.winner !== side;
  if (search.turn === side) return false;
  const count = search.moves(list);
  for (let index = 0; index < count; index++) {
    search.play(list[index]);
    const { winner } = search;
    search.undo();
    if (winner === 1 - side) return true;
  }
  return false;
}
