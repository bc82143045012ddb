/** Every filling of the cells of a box that its signs and what is left for each cell allow: slow, and obvious. */

import type { Cell } from '../../src/kernel/index.ts';
import { type Board, isSame, nameOf } from './read-board.ts';

/** Each filling by the names of its cells. Signs between cells of other boxes are not looked at. */
export function* fillings(
  board: Board,
  cells: readonly Cell[],
  left: (cell: Cell) => readonly number[],
): Generator<ReadonlyMap<string, number>> {
  const filled = new Map<string, number>();
  // From the lowest cell up, so that a sign that is broken ends the trial at once.
  const order = [...cells].sort(
    (one, other) =>
      Number(board.isBeyond(one, other, 'low')) - Number(board.isBeyond(other, one, 'low')) ||
      left(one).length - left(other).length,
  );
  const signs = cells.flatMap((cell) =>
    board
      .next(cell, 'low')
      .filter((under) => cells.some((one) => isSame(one, under)))
      .map((under) => [nameOf(under), nameOf(cell)] as const),
  );
  const place = function* (at: number): Generator<ReadonlyMap<string, number>> {
    if (at === order.length) {
      yield filled;
      return;
    }
    const name = nameOf(order[at]);
    for (const digit of left(order[at])) {
      if ([...filled.values()].includes(digit)) continue;
      filled.set(name, digit);
      const isKept = signs.every(([under, over]) => {
        const [low, high] = [filled.get(under), filled.get(over)];
        return low === undefined || high === undefined || low < high;
      });
      if (isKept) yield* place(at + 1);
      filled.delete(name);
    }
  };
  yield* place(0);
}
