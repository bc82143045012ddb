/** What a drawing of a puzzle shows besides its clues and its filling: where the player is, and what was pencilled. */

import type { Cell, Where } from '../kernel/index.ts';
import type { Reason, StepMarks } from './deduction.ts';

/** Pencil marks of a cell: in its corners, what may be anywhere; in its middle, what it comes down to. */
export interface Pencilled {
  readonly cell: Cell;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
}

/** A part of a drawing, in cells. */
export interface DrawnPart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Look extends StepMarks {
  /** The cell where the player is. */
  readonly selected?: Cell;
  readonly pencilled?: readonly Pencilled[];
  /** True while the puzzle is being set: then no clue is ticked off. */
  readonly isDraft?: boolean;
  /** Clues that could each be left out alone, ringed where they stand, for whoever sets the puzzle. */
  readonly spare?: readonly Reason[];
  /** Rows and columns whose own clue cannot be met any more. */
  readonly wrongLines?: readonly Where[];
  /** All that is asked for: what lies outside of it may be left out. A large board is drawn in parts. */
  readonly part?: DrawnPart;
}
