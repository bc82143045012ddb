/** What a game has for those who do not know it yet: a picture for the home page, rules with boards, positions to try. */

import type { Phrase } from '../kernel/index.ts';
import type { JsonObject } from './json.ts';
import type { OptionValues } from './options.ts';

/** A part of a drawing, in cells from the top left corner of the board. */
export interface Cutting {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A paragraph, and the board it speaks of. */
export interface Lesson {
  readonly text: Phrase;
  readonly board?: JsonObject;
  /** The same board after what the paragraph tells of. */
  readonly after?: JsonObject;
}

/** One thing to do on a board that is played on, and what comes of it. */
export interface LessonStep {
  readonly task: Phrase;
  /** Moves of which any will do; none where every move does. */
  readonly answers: readonly string[];
  /** What the other side then plays, one move after another. */
  readonly replies?: readonly string[];
  /** What was done, told when it was. */
  readonly why: Phrase;
  /** Why another move is not what is asked for. */
  readonly wrong?: Phrase;
}

/** A small game that is played step by step, with somebody who tells what happens. */
export interface GuidedGame {
  readonly title: Phrase;
  readonly board: JsonObject;
  readonly steps: readonly LessonStep[];
}

/** A small position with one thing to find. */
export interface Exercise {
  readonly task: Phrase;
  readonly board: JsonObject;
  /** Moves of which any will do; for puzzles entries such as `r1c2=4`, with the number of the value. */
  readonly answers: readonly string[];
  /** Why, told when it was found or given up. */
  readonly why: Phrase;
  /** Why others are wrong, told when one was tried. */
  readonly wrong?: Phrase;
}

export interface Lessons {
  /** What it is, in a few words. */
  readonly tagline: Phrase;
  /** A board in play, and the part of it that makes a good picture. */
  readonly sample: Cutting & { readonly board: JsonObject };
  readonly rules: readonly Lesson[];
  /** Of a board game: what is learnt best by doing it, and having it done to one. */
  readonly games?: readonly GuidedGame[];
  readonly exercises: readonly Exercise[];
  /** Of a puzzle: what to make for those who solve their first ones with a guide, the smallest first. */
  readonly guided?: readonly OptionValues[];
  /** Of a puzzle: boards that are large enough for one insight to be practised, the smallest first. */
  readonly practice?: readonly OptionValues[];
}
