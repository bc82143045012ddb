/** How Rastros shows itself on a page. */

import type { Showing, ShownCell } from '../../game/index.ts';
import type { Notice } from '../../kernel/index.ts';
import { cellName } from './cells.ts';
import { guide, yours } from './messages.ts';
import { notices } from './notices.ts';
import { goalOf, type RastrosState } from './rules.ts';
import { emblem, middleOf, preview } from './view.ts';

export const showing: Showing<RastrosState> = {
  cells(state, mine) {
    const { size } = state;
    const reading = Array.from({ length: size * size }, (_, index) => {
      const row = Math.floor(index / size);
      return { row, col: index % size, cell: (size - 1 - row) * size + (index % size) };
    });
    return reading.map(
      ({ row, col, cell }): ShownCell => ({
        row,
        col,
        place: middleOf(cell, size),
        name: cellName(cell, size),
        told: toldOf(state, cell, mine),
        move: cell,
        ...(cell === state.stone && { isHandle: true }),
      }),
    );
  },
  aim(state, side, isYours) {
    const own = side === 0 ? 'north' : 'south';
    const goal = cellName(goalOf(own, state), state.size);
    if (isYours) return notices.notice(`your-aim-${own}`, { goal });
    return notices.notice(side === 0 ? 'north-aim' : 'south-aim', { goal });
  },
  emblem: (side) => emblem(side === 0 ? 'north' : 'south'),
  yours,
  guide,
  marksMoves: true,
  preview,
};

function toldOf(state: RastrosState, cell: number, mine: 0 | 1 | undefined): Notice {
  if (cell === state.stone) return notices.notice('cell-stone', {});
  if (state.blocked.includes(cell)) return notices.notice('cell-black', {});
  const own = mine === undefined ? undefined : mine === 0 ? 'north' : 'south';
  if (own !== undefined && cell === goalOf(own, state)) {
    return notices.notice('cell-yours', {});
  }
  if (cell === goalOf('north', state)) return notices.notice('cell-north', {});
  if (cell === goalOf('south', state)) return notices.notice('cell-south', {});
  return notices.notice('cell-free', {});
}
