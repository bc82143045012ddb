/** Which cells see two others: those that share a house with both. */

import { type Board, sharedHouse } from '../deduce/constraints.ts';

/** The cells that see both. */
export function seenByBoth(board: Board, one: number, other: number): number[] {
  const seen: number[] = [];
  for (const cell of board.peers[one]) {
    if (sharedHouse(board, cell, other) >= 0) seen.push(cell);
  }
  return seen;
}
