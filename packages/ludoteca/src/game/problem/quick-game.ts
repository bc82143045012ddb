/**
 * Games, quickly: whoever is to move takes a win, avoids what loses to the next move, and of the moves that are left
 * plays what it likes best. Their positions are contested, as those of players are who see as much as each other.
 */

import type { Effort, Random } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { running, type SearchState, searchOn } from '../search-state.ts';

/**
 * What the players of a game like: `close`, to keep it open; `eager`, to come nearer to a win, one more than the other.
 * Who keeps a game open where a board has a place as far from one's own goal as from the other's is always led there.
 */
export type Manner = 'close' | 'eager';

/** A turn of a game: the position, and what was played in it. */
export interface Turn<State> {
  readonly state: State;
  readonly played: Move;
}

/** How a player chooses among moves that are safe. */
interface Taste {
  /** How many of them are weighed. */
  readonly weighed: number;
  /** How much it likes a position in which its chance is this. */
  liking(chance: number): number;
}

/** How a draw is liked: least of all. */
const drawLiked = -100;

const close: Taste = { weighed: 3, liking: (chance) => -Math.abs(chance - 0.5) };

/** How much the most eager player counts a sure win above a sure loss; luck, which is added to it, is of the size of one. */
const mostEager = 4;

function eager(source: Random): Taste {
  const eagerness = mostEager * source.unit();
  return {
    weighed: Number.POSITIVE_INFINITY,
    liking: (chance) => eagerness * chance + luck(source),
  };
}

/** Added to what is liked, it makes likely what is liked more, and nothing impossible (Gumbel's distribution). */
function luck(source: Random): number {
  return -Math.log(-Math.log(Math.max(Number.MIN_VALUE, source.unit())));
}

/** With fewer ways than this to play up to a position, it is met in many games. */
const fewestWays = 3000;

/** The turns of a game, from its beginning. */
export function quickGame<Params, State>(
  game: Game<Params, State>,
  params: Params,
  manner: Manner,
  source: Random,
  effort: Effort,
): readonly Turn<State>[] {
  const turns: Turn<State>[] = [];
  const begin = game.initial(params);
  const search = searchOn(game, begin);
  const replies = new Int32Array(search.mostMoves);
  const tastes = manner === 'close' ? [close, close] : [eager(source), eager(source)];
  for (let state = begin; game.outcome(state) === undefined; ) {
    if (!effort.spend()) break;
    const moves = source.shuffled(game.moves(state));
    const played = moveOf(search, moves, tastes[search.turn], replies);
    turns.push({ state, played });
    search.play(played);
    state = game.apply(state, played);
  }
  return turns;
}

/** The turns of a game that few others share, with at most so many legal moves where that is said; the last first. */
export function ownTurns<Params, State>(
  game: Game<Params, State>,
  turns: readonly Turn<State>[],
  mostMoves = Number.POSITIVE_INFINITY,
): readonly Turn<State>[] {
  let ways = 1;
  const own = turns.filter(({ state }) => {
    const isShared = ways < fewestWays;
    const { length } = game.moves(state);
    if (isShared) ways *= length;
    return !isShared && length <= mostMoves;
  });
  return own.reverse();
}

/** The first moves that are safe are weighed; where none is, the first is played. */
function moveOf(
  search: SearchState,
  moves: readonly Move[],
  { weighed, liking }: Taste,
  replies: Int32Array,
): Move {
  const { turn } = search;
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (const move of moves) {
    search.play(move);
    const isWon = search.winner === turn;
    const isSafe = isWon || !losesAtOnce(search, replies, turn);
    const chance = isSafe && search.winner === running ? search.estimate() : undefined;
    search.undo();
    if (isWon) return move;
    if (!isSafe) continue;
    const liked = chance === undefined ? drawLiked : liking(turn === 0 ? chance : 1 - chance);
    if (liked > most) {
      most = liked;
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
