/**
 * Coaching: the next entry and the whole way to it, as a person would say it. A puzzle's coach knows
 * what is seen at a glance (its background), which insights people have, and what each costs; the
 * library judges, checks, tells in stages, and falls back to the exact ladder.
 *
 * An argument is a short chain of links. The last link concludes the entry; each one before it
 * concludes something that a later link needs. All of it is plain data, except that the words are
 * notices, as everywhere.
 */

import type { Cell, Effort, Notice, Phrase, Where } from '../kernel/index.ts';
import type { Fact, Finding, Reason } from './deduction.ts';
import type { Difficulty } from './difficulty.ts';

/** A kind of insight that people have, as it is named, graded and looked up. */
export interface Insight {
  /** Lower case with hyphens, as in JSON; of no technique unless it means the same. */
  readonly name: string;
  /** A name that players understand. */
  readonly title: Phrase;
  /** What it sees, in one plain sentence. */
  readonly sees: Phrase;
  /** The level of a puzzle that needs it. */
  readonly difficulty: Difficulty;
  /** Something easier is nearly always in sight with it, so there are no positions to practise it on. */
  readonly isRare?: true;
  /** A technique of the exact ladder: it is told where `argue` gives nothing and the ladder is climbed. */
  readonly isClimbed?: true;
}

/** An arrow on the board: along a sign, or from what is known to what follows from it. */
export interface Arrow {
  readonly from: Cell;
  readonly to: Cell;
}

/** What a link points out on the board. */
export interface LinkMarks {
  /** The houses or lines to look along. */
  readonly lines: readonly Where[];
  /** The cells that the words speak of, besides those of the conclusion. */
  readonly cells: readonly Cell[];
  readonly arrows: readonly Arrow[];
  /** Of a long link: the cells that its numbered steps are about, in turn, and the cell that forces each. */
  readonly steps?: readonly { readonly cell: Cell; readonly from?: Cell }[];
}

/** One link of an argument. */
export interface Link {
  /** The name of the insight (or, in the fallback, of the technique). */
  readonly insight: string;
  readonly conclusion: readonly Fact[];
  /**
   * Enough for the conclusion by `follows`: rules and clues, what the player has (entries, struck
   * values), and conclusions of earlier links. What is background is not named as a fact: the rules
   * and entries it comes from are.
   */
  readonly because: readonly Reason[];
  /** What it costs a person to see, by the table of the puzzle. */
  readonly cost: number;
  /** Where to look first: one house, one line, or one cell. */
  readonly where: Where;
  /** What to look for there, in a few words: the insight and its digit; never the answer. */
  readonly what: Notice;
  /**
   * Whole sentences when said one after another with spaces between. Each clause names one ground and
   * is built from it alone, so that it can be read back and compared with the position.
   */
  readonly words: readonly Notice[];
  /**
   * Where a long link, such as a supposition that is followed step by step, can pause while it is told:
   * the places in `words` at which its steps after the first begin.
   */
  readonly pauses?: readonly number[];
  readonly marks: LinkMarks;
}

export interface Argument {
  /** At least one; the last concludes what the hint is for. */
  readonly links: readonly Link[];
  /** Values to write (`entry`), or values ruled out where no entry is near (`elimination`). */
  readonly aim: 'entry' | 'elimination';
  /** Of an elimination: what it is good for, in a sentence. */
  readonly goodFor?: Notice;
  readonly cost: number;
}

/** A position with all that is seen at a glance struck in it, and where each strike comes from. */
export interface Glance<Position> {
  readonly position: Position;
  /**
   * The rules and the player's facts that a fact of the glanced position rests on; the fact itself
   * when it is the player's own.
   */
  groundsOf(fact: Fact): readonly Reason[];
}

/** A step of the exact ladder on the way to an entry, as it is to be told. */
export interface LadderStep {
  /** The name of the technique, or `beyond`. */
  readonly technique: string;
  readonly finding: Finding;
  /** The technique's own sentence, without why candidates are gone, as of the moment it was found. */
  readonly sentence: readonly Notice[];
  /** The reasons it needs; a value that is gone may be so by the player, the background or an earlier link. */
  readonly because: readonly Reason[];
}

/** How a step of the ladder is told: its words, with what belongs to them in a link. */
export type ToldStep = Pick<Link, 'words' | 'pauses'> & { readonly marks?: Partial<LinkMarks> };

/** `Position` is that of the puzzle's deduction, as `open` made it; a coach never changes it. */
export interface Coach<Clues, Position = unknown> {
  /** All insights by which links may be named, from the easiest to the hardest. */
  readonly insights: readonly Insight[];
  /**
   * The cheapest argument to an entry that background and a few insights give; nothing when there is
   * none. Deterministic. Every link follows from its reasons; no link, and no ground of a link, can
   * be left out. With `hardest`, only insights up to that level are used.
   */
  argue(
    clues: Clues,
    position: Position,
    effort: Effort,
    hardest?: Difficulty,
  ): Argument | undefined;
  /** Whether the insight gives this conclusion here, for whoever checks a path without trusting it. */
  sees(
    clues: Clues,
    position: Position,
    insight: string,
    conclusion: readonly Fact[],
    effort: Effort,
  ): boolean;
  /**
   * The position with the background struck, in a copy, so that the exact ladder can go on from what
   * a person sees; absent where the background holds no facts of its own.
   */
  glance?(clues: Clues, position: Position): Glance<Position>;
  /**
   * An entry that shows once some values are ruled out, as the coach would tell it: its link, whose reasons
   * name the ruled-out values that it needs. Nothing when it cannot be seen.
   */
  entryFrom?(
    clues: Clues,
    position: Position,
    ruledOut: readonly Fact[],
    entry: Fact,
  ): Link | undefined;
  /** A step of the exact ladder, told as a link; in the words of the technique when absent. */
  tellStep?(clues: Clues, position: Position, step: LadderStep): ToldStep;
  /**
   * Whether the words of a technique speak of every candidate that it rests on: then all its reasons are
   * kept, also those that an exact search could do without.
   */
  isToldWhole?(technique: string): boolean;
  /** Where to look for a step of the exact ladder, and what it points out besides its conclusion. */
  placeOf(
    clues: Clues,
    position: Position,
    conclusion: readonly Fact[],
    because: readonly Reason[],
  ): { readonly where: Where; readonly marks: LinkMarks };
}
