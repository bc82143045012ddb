/** Finding positions with one right move: proves no more than tells that there is none, or that it is the only one. */

import type { Effort } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import type { ProvenMove } from './proof.ts';
import { type Prover, valueAfter } from './prover.ts';

/**
 * The value of every legal move where exactly one keeps the value of the position; absent where that is not so, or
 * the effort was spent before it was known. `order` are the legal moves, those first that are likely to be right; one
 * that is out must not win.
 */
export function findOnlyMove<Params, State>(
  game: Game<Params, State>,
  state: State,
  effort: Effort,
  prover: Prover<State>,
  order: readonly Move[],
  isOut: (move: Move) => boolean = () => false,
): readonly ProvenMove[] | undefined {
  const proven: ProvenMove[] = [];
  const tally = { win: 0, draw: 0, loss: 0 };
  for (const move of order) {
    const before = effort.nodes;
    const value = valueAfter(game, prover, state, move, effort);
    if (value === undefined) return undefined;
    tally[value]++;
    if (tally.win > 1 || (value === 'win' && isOut(move))) return undefined;
    proven.push({ move, value, nodes: effort.nodes - before });
  }
  const isOnly = tally.win === 1 || (tally.win === 0 && tally.draw === 1);
  if (!isOnly) return undefined;
  return game.moves(state).flatMap((move) => proven.find((each) => each.move === move) ?? []);
}
