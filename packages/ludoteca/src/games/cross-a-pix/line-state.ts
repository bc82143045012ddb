/** How far a line is with its clue. */

import type { CrossAPixGrid, LineClue } from './clues.ts';

type Entry = CrossAPixGrid[number][number];

export interface LineState {
  readonly painted: number;
  readonly blocks: number;
  readonly open: number;
  /** Nothing is left to decide. */
  readonly isFilled: boolean;
  /** What is painted is what the clue asks for. A clue of nothing is met when the line is filled. */
  readonly isMet: boolean;
}

export function lineState(entries: readonly Entry[], [painted, blocks]: LineClue): LineState {
  let [found, begun, open] = [0, 0, 0];
  for (let at = 0; at < entries.length; at++) {
    if (entries[at] === null) open++;
    if (entries[at] !== 1) continue;
    found++;
    if (at === 0 || entries[at - 1] !== 1) begun++;
  }
  const isFilled = open === 0;
  const isMet = found === painted && begun === blocks && (isFilled || found > 0);
  return { painted: found, blocks: begun, open, isFilled, isMet };
}

export function column(grid: CrossAPixGrid, col: number): readonly Entry[] {
  return grid.map((row) => row[col]);
}
