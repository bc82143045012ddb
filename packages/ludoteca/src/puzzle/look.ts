/** What a drawing of a puzzle shows besides its clues and its filling: where the player is, and what was pencilled. */

import type { Cell, Where } from '../kernel/index.ts';
import type { Reason, StepMarks } from './deduction.ts';
import type { Drawn } from './notes.ts';

/**
 * Notes in a cell: in its corners, places for a digit; in its middle, what it comes down to; behind it,
 * colours by number, where there are any.
 */
export interface Pencilled {
  readonly cell: Cell;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  readonly colour?: readonly number[];
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
  /** Further cells that are selected with it. */
  readonly alsoSelected?: readonly Cell[];
  /** A value in hand: the cells that have it stand out. */
  readonly inHand?: number;
  readonly pencilled?: readonly Pencilled[];
  /** What a pen drew, and notes on lines. */
  readonly drawn?: Drawn;
  /** Entries that were made in a try, and how deep it is: 1 is the outermost. */
  readonly tried?: readonly { readonly cell: Cell; readonly level: number }[];
  /** True while the puzzle is being set: then no clue is ticked off. */
  readonly isDraft?: boolean;
  /** Clues that could each be left out alone, ringed where they stand, for whoever sets the puzzle. */
  readonly spare?: readonly Reason[];
  /** Rows and columns whose own clue cannot be met any more. */
  readonly wrongLines?: readonly Where[];
  /** All that is asked for: what lies outside of it may be left out. A large board is drawn in parts. */
  readonly part?: DrawnPart;
}
