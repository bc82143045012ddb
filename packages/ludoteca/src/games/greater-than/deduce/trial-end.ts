/** How a trial ends. */

/** `open`: nothing more follows; `cut`: it was given up before that. */
export type Outcome = 'contradiction' | 'open' | 'cut';

/** Where a trial failed: a cell for which nothing is left, or a house without a place for a digit. */
export type Failure =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'house'; readonly house: number; readonly digit: number };

/** A cell that has come down to one digit, and the house that has no other place for it; −1 when it has no other digit. */
export interface Certain {
  readonly cell: number;
  readonly house: number;
}
