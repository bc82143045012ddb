/** The Puzzle contract: what a puzzle alone knows. Everything else is a function of it. */

import type {
  AnyKind,
  JsonObject,
  JsonValue,
  Kind,
  OptionSpec,
  OptionValues,
} from '../document/index.ts';
import type { Drawing } from '../drawing/index.ts';
import type { Cell, Effort, Formula, Notice, Phrase, Random, Result } from '../kernel/index.ts';
import type { Deduction, Reason } from './deduction.ts';
import type { Difficulty, Grading } from './difficulty.ts';
import type { ValueEntry } from './entry.ts';
import type { Look } from './look.ts';
import type { NoteKind } from './notes.ts';
import type { PuzzleSetting } from './setting.ts';
import type { PuzzleShowing } from './showing.ts';

/** What a file of a puzzle holds. */
export interface PuzzleDoc<Clues, Grid> {
  readonly clues: Clues;
  /** The player's entries, complete or not. */
  readonly grid?: Grid;
  /** What the author says is the solution; never taken for the player's entries. */
  readonly solution?: Grid;
}

/** A puzzle as its maker hands it over, before it is proved. */
export interface Proposal<Clues, Grid> {
  readonly clues: Clues;
  /** The filling it was made from. */
  readonly target: Grid;
  /** What the document says besides, such as `"minimal": false`. */
  readonly remarks?: JsonObject;
  /** True when more than one solution was asked for, so that uniqueness is not demanded. */
  readonly mayHaveSeveral?: boolean;
}

/** A clue that could be left out, alone, without losing the one solution. */
export interface Redundancy {
  readonly clue: Reason;
  readonly words: Notice;
}

/** What a solution shows when it is done, where it is a picture. */
export interface Revealed {
  /** What it is a picture of, where that is known. */
  readonly title?: Phrase;
  /** The colours of its cells, on white and at night, as CSS names them. */
  readonly colours: readonly { readonly light: string; readonly dark: string }[];
  /** Row by row, the number of each cell's colour; undefined for what stays blank. */
  readonly cells: readonly (readonly (number | undefined)[])[];
}

/** A recipe that people often give. */
export interface Preset<Recipe> {
  readonly name: Phrase;
  readonly recipe: Recipe;
}

/**
 * A puzzle as people see it: its rules, words, texts, entries, drawing and recipes, and nothing that
 * thinks. A page is content with it and leaves the thinking to its workers, who load the whole `Puzzle`.
 *
 * `Recipe` says what puzzle to make, `Clues` is what is printed, `Grid` a filling, complete or not
 * (the player's entries, or a solution). All three are immutable plain data. `Options` are the values that
 * its `options` take, where they are known to the compiler.
 */
export interface PuzzleBoard<Recipe, Clues, Grid, Options extends OptionValues = OptionValues>
  extends Kind<PuzzleDoc<Clues, Grid>> {
  readonly family: 'puzzle';

  /** What makes the clues contradict each other at sight: equal givens, a cycle of signs, … */
  contradictions(clues: Clues): readonly Notice[];
  /**
   * Every fault of a filling against the rules and the clues, each with its place; none for what is
   * still open. Written from the rules alone: shares no code with `solutions`.
   */
  verify(clues: Clues, grid: Grid): readonly Notice[];

  /** The filling with no entry. */
  empty(clues: Clues): Grid;
  isComplete(clues: Clues, grid: Grid): boolean;
  /** The cells a player may fill, in reading order. */
  cells(clues: Clues): readonly Cell[];
  /** What can be entered in a cell. */
  values(clues: Clues): readonly number[];
  /** How they are entered: typed as numbers, or painted. */
  readonly entry: ValueEntry;
  /** The entry of a cell; `undefined` when it is open. */
  read(clues: Clues, grid: Grid, cell: Cell): number | undefined;
  /** The filling with a cell entered or cleared; cells that belong together change together. */
  write(clues: Clues, grid: Grid, cell: Cell, value: number | undefined): Grid;
  /** How a filling keeps values that were ruled out; without it, it holds entries alone. */
  readonly strikes?: Strikes<Clues, Grid>;
  /** Whether strangers can be shown that a puzzle has one solution: whether there is a `formula`. */
  readonly isProvable?: boolean;
  /** A filling as it stands in JSON answers. */
  gridToJson(clues: Clues, grid: Grid): JsonValue;

  /** The board in shapes, with what is to be pointed out and what was pencilled. */
  view(doc: PuzzleDoc<Clues, Grid>, look?: Look): Drawing;
  /** The kinds of notes that the view draws; without it, digits in corners and middle where values are typed. */
  readonly notes?: readonly NoteKind[];
  /** How the puzzle shows itself on a page; without it, a page shows what it can find out. */
  readonly showing?: PuzzleShowing<Clues, Grid>;
  /** What a solution shows; without it, it shows itself. */
  revealed?(clues: Clues, solution: Grid): Promise<Revealed>;
  /** How the puzzle is set by hand; without it, it is only made. */
  readonly setting?: PuzzleSetting<Clues, Grid>;

  /** What a recipe may say, as options of `generate`. */
  readonly options: readonly OptionSpec[];
  readonly presets: readonly Preset<Recipe>[];
  /** The options that a page begins with, and asks of the puzzle of the day; none when absent. */
  readonly offered?: OptionValues;
  /** A recipe from the options given, or what is wrong with them. */
  recipe(values: Options): Result<Recipe, Notice>;
  /** What the puzzles of a recipe will hold, and whether they take long to make: told before one is made. */
  foretold?(recipe: Recipe): Notice;
  /** The level that a recipe asks for; its puzzles are graded before they are handed out. */
  difficultyOf?(recipe: Recipe): Difficulty | undefined;
  /** The same order with a level asked for. */
  withDifficulty?(recipe: Recipe, level: Difficulty): Recipe;
  /** What the level of a recipe means; what it means now when absent. */
  gradingOf?(recipe: Recipe): Grading | undefined;
  /** The same recipe with levels as they were told then, for what was promised to stay as it is. */
  withGrading?(recipe: Recipe, grading: Grading): Recipe;
}

/** Values that a player has ruled out, as a filling keeps them. */
export interface Strikes<Clues, Grid> {
  /** The values of a cell that were ruled out. */
  read(clues: Clues, grid: Grid, cell: Cell): readonly number[];
  /** The filling with further values of a cell ruled out. */
  add(clues: Clues, grid: Grid, cell: Cell, values: readonly number[]): Grid;
}

/** A puzzle with all it knows: it is also solved, reasoned about, made and proved. */
export interface Puzzle<Recipe, Clues, Grid, Options extends OptionValues = OptionValues>
  extends PuzzleBoard<Recipe, Clues, Grid, Options> {
  /**
   * The solutions, one at a time, each once: asking for a second one disproves uniqueness. Ends when
   * there are no more, or early when the effort is spent (`effort.stopped` tells). Entries to be kept
   * may be left to `count`, which passes over what disagrees with them; to know them saves searching.
   */
  solutions(clues: Clues, effort: Effort, kept?: Grid): Iterable<Grid>;

  /**
   * What has no solution exactly when the puzzle has none but this one, for checkers of other people;
   * without it, that a puzzle has one solution is only said.
   */
  formula?(clues: Clues, solution: Grid): Formula;

  /** Solving by reasoning: hints, grades, puzzles of a level. A puzzle without it is only solved. */
  readonly deduction?: Deduction<Clues, Grid>;

  /**
   * The clues of a puzzle with one solution that could each be left out alone, as setters ask. Ends
   * early when the effort is spent.
   */
  redundant?(clues: Clues, solution: Grid, effort: Effort): Iterable<Redundancy>;

  /**
   * The recipe with what it needs from parts that are loaded only then, such as a library of pictures;
   * or why no puzzle can be made from it. Without it recipes are complete as they are.
   */
  furnished?(recipe: Recipe): Promise<Result<Recipe, Notice>>;
  /**
   * One attempt at a puzzle of the order. `undefined` when this attempt led nowhere (another is made
   * with fresh randomness); a notice when no attempt can succeed. Where recipes take long, `onBest` is
   * told of whatever comes nearer than all before.
   */
  propose(
    recipe: Recipe,
    random: Random,
    effort: Effort,
    onBest?: (proposal: Proposal<Clues, Grid>) => void,
  ): Result<Proposal<Clues, Grid> | undefined, Notice>;
}

/** The part of a puzzle that solves: what `count` asks of it. */
export type PuzzleSolver<Clues, Grid> = Pick<
  Puzzle<never, Clues, Grid>,
  'id' | 'solutions' | 'verify' | 'isComplete' | 'cells' | 'read'
>;

/** The part of a puzzle that reasons: what `hint` and `grade` ask of it. */
export type PuzzleReasoner<Clues, Grid> = PuzzleSolver<Clues, Grid> &
  Pick<Puzzle<never, Clues, Grid>, 'empty' | 'deduction'>;

/** The part of a puzzle that makes others: what `generate` asks of it. */
export type PuzzleMaker<Recipe, Clues, Grid> = PuzzleReasoner<Clues, Grid> &
  Pick<Puzzle<Recipe, Clues, Grid>, 'propose' | 'furnished' | 'difficultyOf' | 'gradingOf'>;

/** A puzzle in a catalogue: its documents only ever meet the puzzle that read them. */
export type AnyPuzzle = Puzzle<unknown, unknown, unknown>;

/** A puzzle as a page holds it: perhaps without what thinks. */
export type AnyPuzzleBoard = PuzzleBoard<unknown, unknown, unknown>;

/**
 * Whether it is a puzzle, with all it knows or as a board alone.
 *
 * @example
 * ```ts
 * import { isPuzzle, isPuzzleBoard } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { solutions, ...board } = greaterThan;
 * console.log(isPuzzleBoard(board), isPuzzle(board));
 * ```
 *
 * ```text
 * true false
 * ```
 */
export function isPuzzleBoard(kind: AnyKind): kind is AnyPuzzleBoard {
  return kind.family === 'puzzle';
}

/**
 * Whether it is a puzzle with all it knows, as the catalogue has them.
 *
 * @example
 * ```ts
 * import { isPuzzle } from 'ludoteca/puzzle';
 * import { greaterThan, rastros } from 'ludoteca';
 *
 * console.log(isPuzzle(greaterThan), isPuzzle(rastros));
 * ```
 *
 * ```text
 * true false
 * ```
 */
export function isPuzzle(kind: AnyKind): kind is AnyPuzzle {
  return isPuzzleBoard(kind) && 'solutions' in kind;
}

/**
 * The puzzle with all it knows; asked only of those who have loaded it so.
 *
 * @example
 * ```ts
 * import { count, wholePuzzle } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(count(wholePuzzle(greaterThan), clues, 2).unique);
 * ```
 *
 * ```text
 * true
 * ```
 */
export function wholePuzzle(puzzle: AnyPuzzleBoard): AnyPuzzle {
  if (!isPuzzle(puzzle)) throw new Error(`of ${puzzle.id} the board alone is here`);
  return puzzle;
}

/**
 * The deduction of a puzzle that was asked for more than solutions.
 *
 * @example
 * ```ts
 * import { deductionOf } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * console.log(deductionOf(greaterThan).ladder.slice(0, 3).map(({ title }) => title.en));
 * ```
 *
 * ```text
 * [ 'Bounds along signs', 'Hidden single', 'Naked single' ]
 * ```
 */
export function deductionOf<Clues, Grid>(
  puzzle: Pick<PuzzleReasoner<Clues, Grid>, 'id' | 'deduction'>,
): Deduction<Clues, Grid> {
  if (puzzle.deduction === undefined) throw new Error(`${puzzle.id} has no ladder`);
  return puzzle.deduction;
}
