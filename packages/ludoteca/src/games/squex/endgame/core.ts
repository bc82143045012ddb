/**
 * The core of a war of tempo: two empty octagons, the only ones that still matter, of which nobody
 * wants to take the first. For both players it must hold that
 *
 * - whoever takes one of them loses to the opponent's taking the other, at once;
 * - whoever may take both in one turn wins.
 *
 * Since links are permanent, this stays so whatever happens elsewhere, but for one thing: octagons
 * around the core might make a move in it a cut. So no crossing may be able to come to be there.
 */

import type { SquexBoard } from '../search/board.ts';
import { isInertCorner } from '../search/idle.ts';

/** Whether two empty octagons are such a core, all others being useless. */
export function isCore(board: SquexBoard, one: number, other: number): boolean {
  if (!isSheltered(board, one, other) || !isSheltered(board, other, one)) return false;
  for (let player = 1; player <= 2; player++) {
    if (!losesTo(board, one, other, player) || !losesTo(board, other, one, player)) return false;
    if (!winsByBoth(board, one, other, player) && !winsByBoth(board, other, one, player)) {
      return false;
    }
  }
  return true;
}

/** Whether nothing outside of the core can bring a crossing about over a corner of the octagon. */
function isSheltered(board: SquexBoard, point: number, twin: number): boolean {
  const { octagons, geometry } = board;
  const { stride } = geometry;
  for (let corner = 0; corner < 4; corner++) {
    const down = point + (corner < 2 ? -stride : stride);
    const right = point + (corner % 2 === 0 ? -1 : 1);
    const across = down + right - point;
    const isOpen =
      isFree(board, down, twin) || isFree(board, right, twin) || isFree(board, across, twin);
    if (isOpen && !isInertCorner(octagons[down], octagons[right], octagons[across])) return false;
  }
  return true;
}

function isFree(board: SquexBoard, point: number, twin: number): boolean {
  return board.octagons[point] === 0 && point !== twin;
}

/** Whether the player who takes the first loses to the other's taking the second. */
function losesTo(board: SquexBoard, first: number, second: number, player: number): boolean {
  board.octagons[first] = player;
  const isLost = board.winsAt(second, 3 - player);
  board.octagons[first] = 0;
  return isLost;
}

/** Whether the player wins by taking the first, which must not cut, and then the second. */
function winsByBoth(board: SquexBoard, first: number, second: number, player: number): boolean {
  if (board.cutsAt(first, player)) return false;
  const { player: mover, left } = board;
  // The turn is set for this one look, and set back; the hash comes out as it went in.
  board.player = player;
  board.left = 1;
  board.play(first);
  const isWon = board.winsAt(second, player);
  board.undo();
  board.player = mover;
  board.left = left;
  return isWon;
}
