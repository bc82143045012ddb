/** What is shown on the whole screen and how it is played, as data and without a terminal: a puzzle, or a game for two. */

import type { Cell } from 'ludoteca';
import type { BoardPlan } from './board.ts';

/** A line of the panel beside the board. */
export interface Fact {
  readonly text: string;
  readonly isStrong?: boolean;
  readonly isFaint?: boolean;
}

/** What a key does here, for the legend and the help. */
export interface KeyHelp {
  /** As it is shown: `h`, `1–9`, `Enter`. */
  readonly key: string;
  readonly help: string;
  /** True for those that the foot of the screen has room for. */
  readonly isUsual?: boolean;
}

/** What is done with a key or a press: a line as if typed, something that only the scene knows, or nothing. */
export type Meaning =
  | { readonly kind: 'line'; readonly line: string }
  /** Begins a line that the person ends. */
  | { readonly kind: 'begin'; readonly line: string }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'done' };

export interface Scene {
  title(): string;
  /** Whether it is solved, or won: then the clock stands. */
  isOver(): boolean;
  /** Where to begin. */
  start(): Cell | undefined;
  /** The board, stretched by so many characters. */
  board(stretch: BoardPlan['stretch']): BoardPlan;
  /** Whether there is something to see in larger cells. */
  readonly mayStretch: boolean;
  facts(at: Cell | undefined): readonly Fact[];
  keys(): readonly KeyHelp[];
  /** What a key means at a cell; nothing when it means nothing here. */
  key(key: string, at: Cell | undefined): Meaning | undefined;
  /** What a press of the mouse on a cell means, or a drag onto it. */
  press(at: Cell, button: 'left' | 'right', isDrag: boolean): Meaning | undefined;
}
