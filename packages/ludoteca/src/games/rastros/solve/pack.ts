/**
 * From a state of the rules to the words of the exact solver, and back from its cells. A board with the corners
 * exchanged is turned by half a turn, so that the solver and the book only know the usual corners.
 */

import { goalOf, type RastrosState, usualCell } from '../rules.ts';
import { canonical, movedCell } from './canonical.ts';
import { bitHi, bitLo, PackedBoard, type PackedSide } from './packed-board.ts';
import { reach } from './reach.ts';

/** A position in the solver's words: the free cells without the goals, the stone, who is to move. */
export interface PackedPosition {
  readonly lo: number;
  readonly hi: number;
  readonly stone: number;
  readonly side: PackedSide;
}

/** A position in its canonical form, and the way back from it. */
export interface CanonicalPosition extends PackedPosition {
  readonly board: PackedBoard;
  /** Takes a cell of the state to the bit of the canonical board. */
  bitOf(cell: number): number;
  /** Takes a bit of the canonical board to the cell of the state. */
  cellOf(bit: number): number;
}

/** The bit of a cell. */
export function packCell(cell: number, size: number): number {
  return 8 * Math.floor(cell / size) + (cell % size);
}

/** The cell of a bit. */
export function unpackCell(bit: number, size: number): number {
  return size * (bit >> 3) + (bit & 7);
}

/**
 * The board of a state: which goals are open is part of it.
 *
 * @example
 * ```ts
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 * import { packBoard } from 'ludoteca/rastros';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(packBoard(state).size);
 * ```
 *
 * ```text
 * 5
 * ```
 */
export function packBoard(state: RastrosState): PackedBoard {
  return new PackedBoard(
    state.size,
    !state.blocked.includes(goalOf('north', state)),
    !state.blocked.includes(goalOf('south', state)),
  );
}

/**
 * The position of a state whose stone stands on no goal.
 *
 * @example
 * ```ts
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 * import { packPosition } from 'ludoteca/rastros';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(Object.keys(packPosition(state)).join(' '));
 * ```
 *
 * ```text
 * lo hi stone side
 * ```
 */
export function packPosition(state: RastrosState): PackedPosition {
  const { size, stone } = state;
  const goals = [goalOf('north', state), goalOf('south', state)];
  const taken = new Set([...state.blocked, stone, ...goals]);
  let lo = 0;
  let hi = 0;
  for (let cell = 0; cell < size * size; cell++) {
    if (taken.has(cell)) continue;
    const bit = packCell(usualCell(cell, state), size);
    lo |= bitLo(bit);
    hi |= bitHi(bit);
  }
  const at = packCell(usualCell(stone, state), size);
  return { lo, hi, stone: at, side: state.toMove === 'north' ? 0 : 1 };
}

/** The canonical form of a state whose stone stands on no goal: one for all that are alike. */
export function packCanonical(state: RastrosState): CanonicalPosition {
  const { size } = state;
  const board = packBoard(state);
  const { lo, hi, stone, side } = packPosition(state);
  const reachLo = new Int32Array(1);
  const reachHi = new Int32Array(1);
  reach(board, lo, hi, stone, side, 0, reachLo, reachHi, new Uint8Array(1), 0);
  const form = new Int32Array(4);
  canonical(board, reachLo[0], reachHi[0], stone, side, form);
  const how = form[3];
  return {
    board,
    // Where the players cannot be exchanged, the mark of who is to move is no free cell.
    lo: board.isFair ? form[0] : form[0] & ~1,
    hi: form[1],
    stone: form[2],
    side: board.isFair ? 0 : side,
    bitOf: (cell) => movedCell(board, packCell(usualCell(cell, state), size), how),
    cellOf: (bit) => usualCell(unpackCell(movedCell(board, bit, how), size), state),
  };
}
