/**
 * Deduction: what a puzzle alone knows of solving by reasoning. Hints, grades, puzzles to order and
 * certificates are functions of it.
 *
 * A puzzle lists techniques, from the easiest to the hardest: its ladder. A technique finds steps and
 * may give more reasons than a step needs; `follows` decides exactly whether reasons are enough, and
 * with it the library takes away what is not needed. So a technique need not be clever about reasons,
 * only sound, and every reason that is shown is needed.
 */

import type { JsonObject, JsonValue } from '../document/index.ts';
import type { Cell, Effort, Notice, Phrase, Result, Where } from '../kernel/index.ts';
import type { Arrow, Coach } from './coach.ts';
import type { Difficulty } from './difficulty.ts';
import type { Rung } from './rungs.ts';

/**
 * Something true of a cell (or of what belongs together with it, named by its first cell): the value
 * it has, or values it has not.
 */
export type Fact =
  | { readonly cell: Cell; readonly is: number }
  | { readonly cell: Cell; readonly not: readonly number[] };

/** One rule or clue by itself (a row, a sign, a number beside a line), by its place in the puzzle's own count. */
export interface Constraint {
  readonly constraint: number;
}

/** What a step may rest on. A given digit is a fact like an entry. */
export type Reason = Fact | Constraint;

/** A step as a technique sees it. */
export interface Finding {
  /** What follows: at least one fact that the position does not hold yet. */
  readonly conclusion: readonly Fact[];
  /** Enough reasons, perhaps too many; its facts are all held by the position. Asked only when they are to be shown. */
  because(): readonly Reason[];
  /**
   * For a step whose words follow something up: of reasons that are enough those that the words need, each of
   * them, so that it can be followed as it is told; an exact search may do with fewer, and then nobody can
   * follow. Other rules, and facts that are `seen` without a word, may take the place of facts that had to be argued
   * first. Nothing when it cannot be told so.
   */
  needed?(because: readonly Reason[], seen?: readonly Fact[]): readonly Reason[] | undefined;
  /**
   * The step in words, sentence by sentence, once the reasons that are not needed have been taken away;
   * the last sentence says what follows.
   */
  tell(because: readonly Reason[]): readonly Notice[];
}

export interface Technique<Position> {
  /** Lower case with hyphens, as in JSON. */
  readonly name: string;
  readonly title: Phrase;
  /** What it sees, in a sentence. */
  readonly sees: Phrase;
  /** The level of a puzzle that needs it. */
  readonly difficulty: Difficulty;
  /** The steps it sees, each with news, those with the smallest reasons first as far as that is cheap to tell. */
  find(position: Position, effort: Effort): Iterable<Finding>;
}

/** `Position` is what is known so far, kept as the techniques like it; mutable, made by `open`. */
export interface Deduction<Clues, Grid, Position = unknown> {
  /** From the easiest to the hardest. */
  readonly ladder: readonly Technique<Position>[];
  /** What levels are told by, from the easiest to the hardest; the techniques of the ladder when absent. */
  readonly rungs?: readonly Rung<Position>[];

  /** What the player's filling says, and nothing that was only deduced from it. */
  open(clues: Clues, grid: Grid): Position;
  /** Takes facts into a position. They are known to be true. */
  conclude(position: Position, facts: readonly Fact[]): void;
  /** Whether every cell has its value. */
  isSolved(position: Position): boolean;
  /** The filling that says what the position holds. */
  gridOf(position: Position): Grid;

  /** What a filling says, fact by fact: entries, and values ruled out where the puzzle keeps them; givens are clues. */
  factsOf(clues: Clues, grid: Grid): readonly Fact[];
  /** Whether a fact is true in a complete filling. */
  holds(clues: Clues, solution: Grid, fact: Fact): boolean;
  /**
   * Whether the fact is true in every filling that satisfies the reasons and nothing else: no other
   * rule, clue or given. Exact, and written without the techniques. `undefined` when the effort ended.
   */
  follows(
    clues: Clues,
    reasons: readonly Reason[],
    fact: Fact,
    effort: Effort,
  ): boolean | undefined;
  /**
   * Nodes of `follows` that go into about a second on a usual machine: it sets how long reasons are
   * shrunk, since the library has no clock. A hundred thousand when absent.
   */
  readonly pace?: number;
  /**
   * What can be said where the ladder ends: a fact of the solution with reasons found by exact search,
   * the smallest that were found first. The solution is the only one that the position allows.
   */
  beyond(position: Position, solution: Grid, effort: Effort): Iterable<Finding>;

  /** The next entry as a person would say it; without it, hints are steps of the ladder. */
  readonly coach?: Coach<Clues, Position>;

  reasonToJson(clues: Clues, reason: Reason): JsonObject;
  reasonFromJson(clues: Clues, value: JsonValue): Result<Reason, Notice>;
}

/** What is to be pointed out on the board besides the filling. */
export interface StepMarks {
  readonly conclusion?: readonly Fact[];
  readonly because?: readonly Reason[];
  /** Houses, lines or cells to look at; the first is where to begin. */
  readonly focus?: readonly Where[];
  /** From what is known to what follows from it. */
  readonly arrows?: readonly Arrow[];
  /** The links of an argument, by a cell that each is about. */
  readonly numbers?: readonly { readonly cell: Cell; readonly number: number }[];
  /** Cells that break a rule or cannot be. */
  readonly wrong?: readonly Cell[];
}
