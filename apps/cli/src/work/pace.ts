/** How large portions are, and how many threads are worth it: learnt from how long they take. */

import { patience } from './try-here.ts';

/** What is learnt from portions; whoever has many commands alike done keeps it from one to the next. */
export interface Pace {
  /** A portion takes about so many milliseconds. */
  readonly aim: number;
  /** Milliseconds each, about. */
  each: number;
  /** The largest portion so far. */
  largest: number;
}

/** A portion never has more documents than this. */
const mostAtOnce = 256;
/** Somebody may be waiting for the first of them. */
const soon = 25;
/** Nobody sees a piece of a batch before all of it is done. */
const later = 250;

/** The pace of many commands alike. */
export function newPace(): Pace {
  return { aim: later, each: patience, largest: 1 };
}

export function pacing(
  jobs: number,
  supply: { readonly waiting: number },
  pace: Pace = { aim: soon, each: patience, largest: 1 },
) {
  let inHand = 0;
  let threads = 1;
  return {
    learn(milliseconds: number): void {
      pace.each = milliseconds;
    },
    hand(count: number): void {
      inHand += count;
    },
    take(count: number, milliseconds: number): void {
      inHand -= count;
      pace.each = (pace.each + milliseconds / count) / 2;
    },
    size(): number {
      const fitting = Math.floor(pace.aim / Math.max(pace.each, pace.aim / mostAtOnce));
      pace.largest = Math.max(1, Math.min(fitting, 2 * pace.largest));
      return pace.largest;
    },
    threads(): number {
      const worth = Math.ceil(((inHand + supply.waiting) * pace.each) / patience);
      threads = Math.min(jobs, Math.max(threads, worth));
      return threads;
    },
  };
}
