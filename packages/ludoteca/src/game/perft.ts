/** Perft: how many sequences of exactly so many plies there are; a finished game does not go on. */

import { running, type SearchState } from './search-state.ts';

export function perft(state: SearchState, plies: number): number {
  if (plies === 0) return 1;
  if (state.winner !== running) return 0;
  const moves = new Int32Array(state.mostMoves);
  const count = state.moves(moves);
  if (plies === 1) return count;
  let sequences = 0;
  for (let index = 0; index < count; index++) {
    state.play(moves[index]);
    sequences += perft(state, plies - 1);
    state.undo();
  }
  return sequences;
}
