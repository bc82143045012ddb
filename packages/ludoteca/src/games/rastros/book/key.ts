/** The name under which the book keeps a position: one for all positions that are alike. */

import type { RastrosState } from '../rules.ts';
import {
  canonical,
  movedCell,
  packBoard,
  packCell,
  packPosition,
  reach,
  unpackCell,
} from '../solve/index.ts';

export interface BookKey {
  readonly text: string;
  /** Takes a cell of the position to the canonical board, and back again. */
  moved(cell: number): number;
}

/** The key of a position of up to 8×8 whose stone stands on no goal. */
export function bookKey(state: RastrosState): BookKey {
  const board = packBoard(state);
  const { lo, hi, stone, side } = packPosition(state);
  const reached = { lo: new Int32Array(1), hi: new Int32Array(1), whole: new Uint8Array(1) };
  reach(board, lo, hi, stone, side, 0, reached.lo, reached.hi, reached.whole, 0);
  const form = new Int32Array(4);
  canonical(board, reached.lo[0], reached.hi[0], stone, side, form);
  const how = form[3];
  return {
    text: `${state.size} ${hex(form[1])}${hex(form[0])} ${form[2]}`,
    moved: (cell) => unpackCell(movedCell(board, packCell(cell, state.size), how), state.size),
  };
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
