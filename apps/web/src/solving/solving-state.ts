/** What is on the solving besides the sheet: the selected cell, the tool in hand, the hint, what was found wrong. */

import { type Signal, signal } from '@preact/signals';
import type { Cell } from 'ludoteca/kernel';
import type { MarkPlace } from 'ludoteca/puzzle';
import { choice } from '../storage/index.ts';
import type { HintState } from './hint.ts';

/** What a key writes: an entry, or a pencil mark in the corners or in the middle. */
export type Hand = 'entry' | MarkPlace;

export interface SolvingState {
  readonly selected: Signal<Cell | undefined>;
  readonly hand: Signal<Hand>;
  /** The value in hand where values are painted, not typed. */
  readonly brush: Signal<number>;
  readonly hint: Signal<HintState | undefined>;
  /** What the last check found; cleared by the next change. */
  readonly found: Signal<readonly Cell[]>;
  /** What is to be told under the board until something else happens. */
  readonly remark: Signal<string>;
}

export function newSolvingState(brush: number): SolvingState {
  return {
    selected: signal(undefined),
    hand: signal('entry'),
    brush: signal(brush),
    hint: signal(undefined),
    found: signal([]),
    remark: signal(''),
  };
}

/** What the player chose once for all puzzles. */
export const choices = {
  /** Show what breaks a rule as it happens. */
  showsFaults: choice('shows-faults', false),
  /** Take away the pencil marks that an entry rules out. */
  clearsMarks: choice('clears-marks', true),
  showsTime: choice('shows-time', true),
};
