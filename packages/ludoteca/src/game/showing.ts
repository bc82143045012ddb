/** How a game shows itself to people on a page: what a screen reader says of a cell, whose side is whose. */

import type { Drawing, Point, Shape } from '../drawing/index.ts';
import type { Cell, Notice, Phrase } from '../kernel/index.ts';
import type { Move, Side } from './move.ts';

/** A cell of the board: rows count from the top and columns from the left of the drawing, from 0. */
export interface ShownCell extends Cell {
  /** Its middle on the drawing; it is about 1 wide. */
  readonly place: Point;
  /** As moves name it: `e4`. */
  readonly name: string;
  /** What is in it, for those who do not see it. */
  readonly told: Notice;
  /** The move that pressing it would make, legal or not. */
  readonly move?: Move;
  /** True when what stands there is dragged to where it goes. */
  readonly isHandle?: boolean;
}

/** What a page cannot find out of the rules alone. */
export interface Showing<State> {
  /** All cells of the board, in reading order; told to whoever plays a side, where somebody does. */
  cells(state: State, yours?: Side): readonly ShownCell[];
  /** What a side wants, in a few words; said to whoever plays it, or of them. */
  aim(state: State, side: Side, isYours?: boolean): Notice;
  /** How what belongs to a side on the board is called to whoever plays it; without it, nothing is. */
  readonly yours?: Phrase;
  /** The small sign of a side. */
  emblem(side: Side): Drawing;
  /** What to do on one's turn, in a sentence. */
  readonly guide: Phrase;
  /** True when it does not show at sight where a move can be made, so that it has to be pointed out. */
  readonly marksMoves?: boolean;
  /** What is put behind a move in a list of moves, such as ✂ for one that cut. */
  sign?(state: State, move: Move): string | undefined;
  /** How a move would look, drawn over the board. */
  preview?(state: State, move: Move): readonly Shape[];
  /** What a player should be asked before a move is made by a finger that may have slipped. */
  caution?(state: State, move: Move): Notice | undefined;
  /** Why the player after a move has several, in a few words. */
  cause?(state: State, move: Move): Notice | undefined;
  /** How many moves the player has left in this turn; without it, one. */
  movesLeft?(state: State): number;
  /** Signs on the board that are explained beside it; more of them when all there is to see is shown. */
  legend?(isFull: boolean): readonly { readonly sign: Drawing; readonly text: Phrase }[];
  /** What is shown besides when all there is to see is asked for; without it, nothing is. */
  readonly full?: Phrase;
}
