/** How hard a puzzle was found to be. */

import type { Difficulty, Grading } from './difficulty.ts';

export interface Grade {
  readonly level: Difficulty;
  /** The hardest rung, and a fraction that tells apart the puzzles that need it. */
  readonly score: number;
  /** How much each rung showed, by its name, in their order. */
  readonly techniques: Readonly<Record<string, number>>;
  readonly steps: number;
  /** True when the rungs end before the puzzle does. */
  readonly isBeyond: boolean;
  /** What the level means. */
  readonly version: Grading;
}

export type Graded =
  | ({ readonly kind: 'graded' } & Grade)
  | { readonly kind: 'no-solution' | 'several' | 'undecided' };
