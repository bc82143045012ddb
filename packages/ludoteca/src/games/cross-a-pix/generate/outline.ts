/** How calm each cell of a picture lies: how far from the outline, where painted and blank meet. */

import type { Target } from './count-clues.ts';
import { neighboursOf } from './neighbours.ts';

/** Farther than this is calm enough: nothing gets larger beyond it. */
export const calmest = 5;

/** By cell: 0 beside the other colour, 1 one cell away, … at most `calmest`. The border is no outline. */
export function calmOf({ rows, cols, painted }: Target): Uint8Array {
  const calm = new Uint8Array(painted.length).fill(calmest);
  const waiting: number[] = [];
  for (let cell = 0; cell < painted.length; cell++) {
    if (neighboursOf(cell, rows, cols).every((next) => painted[next] === painted[cell])) continue;
    calm[cell] = 0;
    waiting.push(cell);
  }
  for (const cell of waiting) {
    for (const next of neighboursOf(cell, rows, cols)) {
      if (painted[next] !== painted[cell] || calm[next] <= calm[cell] + 1) continue;
      calm[next] = calm[cell] + 1;
      waiting.push(next);
    }
  }
  return calm;
}
