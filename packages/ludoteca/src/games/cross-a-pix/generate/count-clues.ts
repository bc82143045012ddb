/** The clues of a picture: what its rows and columns say. */

import type { CrossAPixClues, LineClue, Walls } from '../clues.ts';

/** Painted cells as 1, row by row. */
export interface Target {
  readonly rows: number;
  readonly cols: number;
  readonly painted: Uint8Array;
}

export function countClues(target: Target, right: Walls, down: Walls): CrossAPixClues {
  const { rows, cols, painted } = target;
  return {
    rows,
    cols,
    right,
    down,
    rowClues: Array.from({ length: rows }, (_, row) => lineClue(painted, row * cols, 1, cols)),
    colClues: Array.from({ length: cols }, (_, col) => lineClue(painted, col, cols, rows)),
  };
}

function lineClue(painted: Uint8Array, from: number, step: number, length: number): LineClue {
  let cells = 0;
  let blocks = 0;
  let before = 0;
  for (let index = 0, cell = from; index < length; index++, cell += step) {
    if (painted[cell] === 1) {
      cells++;
      if (before === 0) blocks++;
    }
    before = painted[cell];
  }
  return [cells, blocks];
}
