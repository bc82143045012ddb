/** What a drawing of a puzzle shows besides its clues and its filling: where the player is, and what was pencilled. */

import type { Cell } from '../kernel/index.ts';
import type { StepMarks } from './deduction.ts';

/** Pencil marks of a cell: in its corners, what may be anywhere; in its middle, what it comes down to. */
export interface Pencilled {
  readonly cell: Cell;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
}

export interface Look extends StepMarks {
  /** The cell where the player is. */
  readonly selected?: Cell;
  readonly pencilled?: readonly Pencilled[];
}
