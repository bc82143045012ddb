/** How moves look at first sight: by the position after each alone. */

import type { Game, Move } from '../game.ts';
import { drawn, running, searchOn } from '../search-state.ts';

/** The moves by how they look, the best first, before anything is looked at but the position after each. */
export function byLooks<Params, State>(game: Game<Params, State>, state: State): readonly Move[] {
  return looksOf(game, state)
    .sort((one, other) => other.chance - one.chance)
    .map(({ move }) => move);
}

/** How each move looks, to whoever makes it. */
export function looksOf<Params, State>(
  game: Game<Params, State>,
  state: State,
): { readonly move: Move; readonly chance: number }[] {
  const search = searchOn(game, state);
  const isFirst = search.turn === 0;
  const looks = (move: Move): number => {
    search.play(move);
    const { winner } = search;
    const chance =
      winner === running ? search.estimate() : winner === drawn ? 0.5 : winner === 0 ? 1 : 0;
    search.undo();
    return isFirst ? chance : 1 - chance;
  };
  return game.moves(state).map((move) => ({ move, chance: looks(move) }));
}
