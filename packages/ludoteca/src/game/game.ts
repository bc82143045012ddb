/** The Game contract: what a board game for two alone knows. Everything else is a function of it. */

import type {
  JsonObject,
  JsonReader,
  Kind,
  OptionSpec,
  OptionValues,
  Packing,
  Sketch,
} from '../document/index.ts';
import type { Drawing, Point } from '../drawing/index.ts';
import type { Effort, Notice, Phrase, Result } from '../kernel/index.ts';
import type { Analysis, OnSoFar } from './analysis.ts';
import type { WinCertification, WinCertifying } from './certify-win.ts';
import type { Level, LevelCard } from './level.ts';
import type { Marks, Move, OpeningBook, Side } from './move.ts';
import type { ProblemTheme, ProblemThemeCard } from './problem/problem.ts';
import type { Prover } from './problem/prover.ts';
import type { Proof } from './prove.ts';
import type { GameDoc } from './record.ts';
import type { SearchState } from './search-state.ts';
import type { Showing } from './showing.ts';

export type { Marks, Move, OpeningBook, Side } from './move.ts';

/** How a side is called. */
export interface SideName {
  /** In documents, in the engine protocol and on the command line. */
  readonly id: string | number;
  readonly name: Phrase;
  /** How it is marked on a board in characters, where its name does not tell. */
  readonly sign?: string;
  /** The same where a terminal has more than ASCII and the board is shown in rich signs. */
  readonly richSign?: string;
  /** What marks its stones in drawings, in a sign that any font has: paper may have no colours. */
  readonly mark?: string;
}

/** How a game ended. */
export interface Outcome {
  /** Absent when nobody won. */
  readonly winner?: Side;
  /** Why, in words; programs read its code without the prefix. */
  readonly reason: Notice;
}

/** Parameters that people often choose. */
export interface GamePreset<Params> {
  readonly name: Phrase;
  /** What it is for, and what is known of it, in a line. */
  readonly note?: Phrase;
  readonly params: Params;
}

/**
 * What a game tells of itself. `Params` sets up a game, `State` is a position; both are immutable
 * plain data, which can be sent between threads. `Options` are the values that its `options` take, where
 * they are known to the compiler. From this `defineGame` makes a `Game`.
 */
export interface GameRules<Params, State, Options extends OptionValues = OptionValues>
  extends Pick<Kind<State>, 'id' | 'name' | 'summary' | 'rules' | 'phrases' | 'lessons'> {
  readonly sides: readonly [SideName, SideName];

  /** What can be chosen about a new game. The first preset is what is played when nothing is said. */
  readonly options: readonly OptionSpec[];
  readonly presets: readonly GamePreset<Params>[];
  params(values: Options): Result<Params, Notice>;
  /** Faults are told by the reader. Names that are left out take their usual value. */
  paramsFromJson(reader: JsonReader): Params;
  paramsToJson(params: Params): JsonObject;

  initial(params: Params): State;
  /** Who is to move. Never told by parity: a game may give a player several moves in a row. */
  turn(state: State): Side;
  /** The legal moves, each once, in a fixed order; none when the game is over. */
  moves(state: State): readonly Move[];
  /** The state after a legal move; throws for any other. */
  apply(state: State, move: Move): State;
  outcome(state: State): Outcome | undefined;

  /** What a move looks like in a text, before any position is known; anchored at both ends. */
  readonly movePattern: RegExp;
  /** A move as people type it, or why it cannot be played here. */
  parseMove(state: State, text: string): Result<Move, Notice>;
  /** What we print we read back. */
  formatMove(state: State, move: Move): string;

  /** Whether an object without `"game"` is a position of this game, by the names it holds. */
  hasShape(value: JsonObject): boolean;
  positionFromJson(reader: JsonReader): State;
  positionToJson(state: State): JsonObject;
  /** How positions are packed into short codes; without it, their JSON is. */
  readonly packing?: Packing<State>;
  /** The parameters of the games that the position belongs to, as far as it shows them. */
  paramsOf(state: State): Params;
  /** Whether a text is surely a drawing as `sketch` makes it. */
  looksLikeDrawing(text: string): boolean;
  /** Whether a line after a blank one still belongs to such a text; absent: never. */
  drawingContinues?(text: string, line: string): boolean;
  parseDrawing(text: string): Result<State, Notice>;
  /** The board in characters, and in shapes; a game points out of the marks what it can. */
  sketch(state: State, marks?: Marks): Sketch;
  view(state: State, marks?: Marks): Drawing;

  /** Where on the drawing a move is made: the middle of its cell, which is about 1 wide. */
  placeOf(state: State, move: Move): Point;

  /** Whether the second player may take over the first one's side after one move, by the move `swap`. */
  readonly offersSwap?: boolean;

  /** Whether a game can end with nobody winning; then players may also agree that it does. */
  readonly canDraw?: boolean;

  /** What people should be told about a move besides the board, such as that it cut something. */
  remarks?(state: State, move: Move): readonly Notice[];

  /** How the game shows itself on a page; without it, a page shows what it can find out. */
  readonly showing?: Showing<State>;

  /** What else can be told of a position without searching; goes into the answers of analysis. */
  facts?(state: State): JsonObject;
  /** The same in words, for people. */
  insights?(state: State): readonly Notice[];

  /** A position to search on, packed; without it one is made from the state by value. */
  search?(state: State): SearchState;
  /** What is known of every legal move; without it, what alpha-beta finds. */
  analyse?(state: State, effort: Effort, book?: OpeningBook<State>, onSoFar?: OnSoFar): Analysis;
  /** Who wins, without looking at moves that do not matter for it; without it, what analysis tells. */
  prove?(state: State, effort: Effort, book?: OpeningBook<State>): Proof;
  /**
   * Proves positions of the game that this one belongs to, one after the other, so that what was found of one
   * helps with the next; without it, each is proven by itself.
   */
  prover?(state: State): Prover<State>;
  /** The book that serves the position, loaded when it is first asked for. */
  openingBook?(state: State): Promise<OpeningBook<State> | undefined>;
  /** Starts whose first moves were worked out beforehand, for people to explore; the note says how far. */
  readonly openings?: readonly GamePreset<Params>[];
  /** Writes a list of replies by which somebody wins from the start, for checkers of other people. */
  certify?(params: Params, certifying: WinCertifying): Promise<WinCertification>;
  /** The bots as people choose among them, where a page is not to load what plays: as many as `levels`. */
  readonly levelCards?: readonly LevelCard<State>[];
  /** What its problems can be about, where a page is not to load what recognises it: as many as `themes`. */
  readonly themeCards?: readonly ProblemThemeCard[];
  /** What its problems can be about, recognised from what was proven. */
  readonly themes?: readonly ProblemTheme<State>[];
  /** The bots, from the gentlest to the strongest; without them, bots that search with alpha-beta. */
  readonly levels?: readonly Level<State>[];
}

/** A game of the library: its rules, and being a kind of document. */
export interface Game<Params, State, Options extends OptionValues = OptionValues>
  extends Kind<GameDoc<Params, State>>,
    Omit<GameRules<Params, State, Options>, keyof Kind<unknown>> {
  readonly family: 'game';
  /** The board at a position, with what there is to point out. */
  sketchAt(state: State, marks?: Marks): Sketch;
  viewAt(state: State, marks?: Marks): Drawing;
}

/** A game in a catalogue: its documents and states only ever meet the game that made them. */
export type AnyGame = Game<unknown, unknown>;

/**
 * Whether it is a game.
 *
 * @example
 * ```ts
 * import { isGame } from 'ludoteca/game';
 * import { greaterThan, rastros } from 'ludoteca';
 *
 * console.log(isGame(rastros), isGame(greaterThan));
 * ```
 *
 * ```text
 * true false
 * ```
 */
export function isGame(kind: { readonly family: 'puzzle' | 'game' }): kind is AnyGame {
  return kind.family === 'game';
}
