/** How a puzzle shows itself to people on a page: what is said of its cells and lines, and what a cell may still be. */

import type { Size } from '../document/index.ts';
import type { Cell, Notice, Phrase } from '../kernel/index.ts';

/** What a page cannot find out of the rules alone. The board is drawn from (0, 0), each cell 1 wide. */
export interface PuzzleShowing<Clues, Grid> {
  size(clues: Clues): Size;
  /** What there is to say of a cell besides its entry and its marks. */
  told(clues: Clues, grid: Grid, cell: Cell): readonly Notice[];
  /** What there is to say of a row or a column where it has clues of its own. */
  row?(clues: Clues, grid: Grid, row: number): Notice;
  col?(clues: Clues, grid: Grid, col: number): Notice;
  /** Whether what is entered in a row or a column is what its clue asks for. */
  isMet?(clues: Clues, grid: Grid, side: 'row' | 'col', index: number): boolean;
  /** In how many cells of a complete filling a value stands, where that is the same for all fillings. */
  occurs?(clues: Clues, value: number): number;
  /** The value that every open cell has when nothing else is left to be entered; undefined before that. */
  rest?(clues: Clues, grid: Grid): number | undefined;
  /** What a step leads to, as a title over its other sentences; given those, of which the last says it. */
  title?(sentences: readonly Notice[]): Notice | undefined;
  /** The cells that change together with a cell, itself among them; it alone when absent. */
  together?(clues: Clues, cell: Cell): readonly Cell[];
  /** The one thing to remember, in a few words. */
  readonly guide: Phrase;
  /** What an open cell may be as far as the entries around it show; for filling in candidates. */
  candidates?(clues: Clues, grid: Grid, cell: Cell): readonly number[];
}
