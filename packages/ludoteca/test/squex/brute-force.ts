/** Squex by trying everything, for small boards and endings: what the fast searches are held against. */

import type { SquexBoard } from '../../src/games/squex/search/board.ts';

/** Who wins with best play. What is found goes into `known`, for the same board. */
export function winnerByForce(board: SquexBoard, known: Map<string, number>): number {
  if (board.winner !== 0) return board.winner;
  const key = `${board.hashLow} ${board.hashHigh}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const { player } = board;
  const isWon = [...board.empties.slice(0, board.emptyCount)].some((point) => {
    board.play(point);
    const winner = winnerByForce(board, known);
    board.undo();
    return winner === player;
  });
  const winner = isWon ? player : 3 - player;
  known.set(key, winner);
  return winner;
}
