/** The keys that walk over a board. */

import { type BoardCell, type CellPlace, neighbourOf } from './board-cell.ts';

/** The cell that a key leads to; absent when the key does not walk, or there is nowhere to go. */
export function walked(
  cells: readonly BoardCell[],
  from: CellPlace,
  key: string,
  hasControl: boolean,
): BoardCell | undefined {
  switch (key) {
    case 'ArrowUp':
      return neighbourOf(cells, from, -1, 0);
    case 'ArrowDown':
      return neighbourOf(cells, from, 1, 0);
    case 'ArrowLeft':
      return neighbourOf(cells, from, 0, -1);
    case 'ArrowRight':
      return neighbourOf(cells, from, 0, 1);
    case 'Home':
      return hasControl ? cells[0] : farthest(cells, from, 0, -1);
    case 'End':
      return hasControl ? cells[cells.length - 1] : farthest(cells, from, 0, 1);
    case 'PageUp':
      return farthest(cells, from, -1, 0);
    case 'PageDown':
      return farthest(cells, from, 1, 0);
    default:
      return undefined;
  }
}

/** Whether a key walks, even if there is nowhere to go. */
export function isWalking(key: string): boolean {
  return /^(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/.test(key);
}

function farthest(
  cells: readonly BoardCell[],
  from: CellPlace,
  down: number,
  right: number,
): BoardCell | undefined {
  let at: BoardCell | undefined;
  for (let next = neighbourOf(cells, from, down, right); next !== undefined; ) {
    at = next;
    next = neighbourOf(cells, next, down, right);
  }
  return at;
}
