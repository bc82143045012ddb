/** From a state of the rules to the words of the exact solver, and back from its cells. */

import { goalOf, type RastrosState } from '../rules.ts';
import { bitHi, bitLo, PackedBoard, type PackedSide } from './packed-board.ts';

/** A position in the solver's words: the free cells without the goals, the stone, who is to move. */
export interface PackedPosition {
  readonly lo: number;
  readonly hi: number;
  readonly stone: number;
  readonly side: PackedSide;
}

/** The bit of a cell. */
export function packCell(cell: number, size: number): number {
  return 8 * Math.floor(cell / size) + (cell % size);
}

/** The cell of a bit. */
export function unpackCell(bit: number, size: number): number {
  return size * (bit >> 3) + (bit & 7);
}

/** The board of a state: which goals are open is part of it. */
export function packBoard(state: RastrosState): PackedBoard {
  return new PackedBoard(
    state.size,
    !state.blocked.includes(goalOf('north', state.size)),
    !state.blocked.includes(goalOf('south', state.size)),
  );
}

/** The position of a state whose stone stands on no goal. */
export function packPosition(state: RastrosState): PackedPosition {
  const { size, stone } = state;
  const taken = new Set([...state.blocked, stone, goalOf('north', size), goalOf('south', size)]);
  let lo = 0;
  let hi = 0;
  for (let cell = 0; cell < size * size; cell++) {
    if (taken.has(cell)) continue;
    lo |= bitLo(packCell(cell, size));
    hi |= bitHi(packCell(cell, size));
  }
  return { lo, hi, stone: packCell(stone, size), side: state.toMove === 'north' ? 0 : 1 };
}
