/** What is kept of one puzzle or game in play: how it began, and everything done since, in order. */

import type { JsonObject, JsonValue } from 'ludoteca/document';

export interface Saved {
  readonly id: string;
  /** The id of its kind. */
  readonly game: string;
  /** How it began; never changes. */
  readonly start: JsonObject;
  /** What was done, oldest first; whoever owns the page reads them. Only ever added to. */
  readonly actions: readonly JsonValue[];
  /** When each of them was done, by the clock of the play, in milliseconds; absent where that was not kept. */
  readonly times?: readonly number[];
  /** When it began and was last touched, in milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
  readonly about: About;
}

/** What the home page and the statistics want to know without opening it. */
export interface About {
  /** The word of the library: `easy`, `2`, … */
  readonly level?: string;
  /** How large its board is, as `9 × 9`. */
  readonly size?: string;
  /** The day whose puzzle it is, as `2026-11-15`. */
  readonly date?: string;
  /** How much is done, in words that need no language: `38/81`. */
  readonly progress?: string;
  /** From 0 to 1. */
  readonly share?: number;
  readonly seconds?: number;
  readonly isDone?: boolean;
  /** When it came to its end, in milliseconds since 1970. */
  readonly finished?: number;
  /** Whether it was done without help. */
  readonly isAlone?: boolean;
  /** True while it is at its end because its solution was asked for. */
  readonly isShown?: boolean;
  /** Of a board game: who plays, by seat, as records name them. */
  readonly players?: readonly [string, string];
  /** Whether the sides were exchanged, so that the first seat has the second side. */
  readonly isSwapped?: boolean;
  /** The seat that won; absent while it goes on. */
  readonly winner?: 0 | 1 | 'nobody';
  /** Of a problem of a board game: where it comes from, as `problems/stream.ts` tells it. */
  readonly problem?: string;
  /** What began it: the code of a document that came from outside, or the game and the move a problem is from. */
  readonly from?: string;
  /** Which of the puzzles for beginners it is, and whether the coach speaks up by itself. */
  readonly guide?: number;
  readonly isGuided?: boolean;
  /** The document as it stands, for the small picture on the home page. */
  readonly picture?: JsonObject;
}

/** A new id: its time in front, so that ids sort by age. */
export function newId(): string {
  const noise = crypto.getRandomValues(new Uint32Array(2));
  return `${Date.now().toString(36)}-${noise[0].toString(36)}${noise[1].toString(36)}`;
}
