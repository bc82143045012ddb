/** The facade of a puzzle or a game: a few words for the common things, written once over the contracts. */

import {
  type AnyKind,
  documentPhrases,
  isJsonObject,
  type JsonValue,
  type OptionValues,
  readGivenOptions,
  type Size,
} from '../document/index.ts';
import { type Game, isGame, type Match, openMatch } from '../game/index.ts';
import { fail, type Notice, ok, type Result, type Seed } from '../kernel/index.ts';
import { isPuzzle, type Puzzle, type PuzzleDocument, puzzleDocument } from '../puzzle/index.ts';
import { type AnyDocument, documentFromJson, kindOf, recognise } from '../reading/index.ts';
import { type Asking, limitsOf, workOn } from './asking.ts';
import { type OpenMatch, openMatchOf } from './open-match.ts';
import { type OpenPuzzle, openPuzzle } from './open-puzzle.ts';
import { Refused, type Told, told, toldResult } from './told.ts';

/** Options as a program gives them: a size may be a number, for a square. */
export type GivenOptions<Options extends OptionValues> = {
  readonly [Name in keyof Options]: Exclude<Options[Name], undefined> extends Size
    ? Options[Name] | number
    : Options[Name];
};

/** What may be expected of a text besides its kind. */
export interface ParseOptions {
  /** The name of the one format it is to be in; any when absent. */
  readonly format?: string;
}

/** A puzzle of the library, and making and reading its puzzles in a few words. */
export interface PuzzleFacade<Recipe, Clues, Grid, Options extends OptionValues = OptionValues>
  extends Puzzle<Recipe, Clues, Grid, Options> {
  /**
   * Makes a puzzle: proved to have one solution, and of the level that is asked for. The same options and seed
   * make the same puzzle everywhere. Rejects with `Refused` where no such puzzle can be.
   */
  make(
    options: GivenOptions<Options> & { readonly seed: Seed },
    asking?: Asking,
  ): Promise<OpenPuzzle<Clues, Grid>>;
  /** Reads a puzzle from a text in any format of its kind, a short code, or JSON as an object. */
  parse(data: unknown, options?: ParseOptions): Result<OpenPuzzle<Clues, Grid>, Told>;
  /** A puzzle of clues that are there already. */
  open(clues: Clues, grid?: Grid): OpenPuzzle<Clues, Grid>;
}

/** A game of the library, and beginning and reading its matches in a few words. */
export interface GameFacade<Params, State, Options extends OptionValues = OptionValues>
  extends Game<Params, State, Options> {
  /** A new match; throws `Refused` where the options go together in no game. */
  start(
    options?: GivenOptions<Options> & {
      /** How the players are called. */
      readonly players?: readonly [string, string];
      /** True when the second player may answer the first move with `swap`, where the game offers it. */
      readonly hasSwap?: boolean;
    },
  ): OpenMatch<State>;
  /** Reads a position or a record from a text in any format of its kind, a short code, or JSON as an object. */
  parse(data: unknown, options?: ParseOptions): Result<OpenMatch<State>, Told>;
}

/**
 * The facade of a puzzle or a game, whichever it is: the contract itself, with `make` or `start`, and `parse`.
 * The four of the library come with theirs from `ludoteca`; this is for others, and for kinds to which formats
 * were added (`withInterchange`).
 *
 * @example
 * ```ts
 * import { facade } from 'ludoteca';
 * import { greaterThan } from 'ludoteca/greater-than';
 * import { withInterchange } from 'ludoteca/interchange';
 *
 * const [puzzles] = withInterchange([greaterThan]).map((kind) => facade(kind));
 * const link = (await puzzles.make({ size: 4, seed: 1 })).write('f-puzzles');
 * ```
 */
export function facade<Recipe, Clues, Grid, Options extends OptionValues>(
  kind: Puzzle<Recipe, Clues, Grid, Options>,
): PuzzleFacade<Recipe, Clues, Grid, Options>;
export function facade<Params, State, Options extends OptionValues>(
  kind: Game<Params, State, Options>,
): GameFacade<Params, State, Options>;
export function facade(kind: AnyKind) {
  if (isPuzzle(kind)) return puzzleFacade(kind);
  if (isGame(kind)) return gameFacade(kind);
  throw new Error(`${kind.id} is no puzzle and no game with all it knows`);
}

function puzzleFacade<Recipe, Clues, Grid, Options extends OptionValues>(
  puzzle: Puzzle<Recipe, Clues, Grid, Options>,
): PuzzleFacade<Recipe, Clues, Grid, Options> {
  return {
    ...puzzle,
    async make({ seed, ...given }, asking = {}) {
      const recipe = accepted(
        puzzle,
        read(puzzle, given, (values: Options) => puzzle.recipe(values)),
      );
      const made = accepted(
        puzzle,
        await workOn(puzzle, asking).generate(puzzle, recipe, String(seed), limitsOf(asking)),
      );
      const { clues, solution, remarks } = made;
      return openPuzzle(puzzle, puzzleDocument(puzzle, { clues, solution }, remarks));
    },
    parse(data, options = {}) {
      const read = parsed([puzzle], data, options);
      if (!read.ok) return toldResult(puzzle, read);
      // What this puzzle has read is of its own types.
      return ok(openPuzzle(puzzle, read.value as PuzzleDocument<Clues, Grid>));
    },
    open: (clues, grid) =>
      openPuzzle(puzzle, puzzleDocument(puzzle, { clues, ...(grid !== undefined && { grid }) })),
  };
}

function gameFacade<Params, State, Options extends OptionValues>(
  game: Game<Params, State, Options>,
): GameFacade<Params, State, Options> {
  return {
    ...game,
    start(options) {
      const { players, hasSwap, ...given } = options ?? {};
      const params = accepted(
        game,
        read(game, given, (values: Options) => game.params(values)),
      );
      const setting = {
        ...(players !== undefined && { players }),
        ...(hasSwap !== undefined && { hasSwap }),
      };
      return openMatchOf(game, openMatch(game, params, setting));
    },
    parse(data, options = {}) {
      const read = parsed([game], data, options);
      if (!read.ok) return toldResult(game, read);
      if (read.value.kind !== 'game') throw new Error(`${game.id} read a puzzle`);
      // What this game has read is of its own types.
      return ok(openMatchOf(game, read.value.match as Match<State>));
    },
  };
}

/** Checks options and hands them on with their types, which they have now. */
function read<Options extends OptionValues, Read>(
  { options }: Pick<Puzzle<never, never, never>, 'options'>,
  given: unknown,
  use: (values: Options) => Result<Read, Notice>,
): Result<Read, Notice> {
  const values = readGivenOptions(options, given);
  return values.ok ? use(values.value as Options) : values;
}

function accepted<Value>(kind: AnyKind, result: Result<Value, Notice>): Value {
  if (result.ok) return result.value;
  throw new Refused(told(kind, result.error));
}

/** Reads whatever it is given: a text, or what JSON gives; anything else is told. */
function parsed(
  kinds: readonly AnyKind[],
  data: unknown,
  { format }: ParseOptions,
): Result<AnyDocument, Notice> {
  if (typeof data === 'string') {
    const read = recognise(kinds, data, format === undefined ? {} : { format });
    return read.ok ? read : fail(read.error.notice);
  }
  const value = plainJson(data);
  if (value === undefined || !isJsonObject(value)) {
    const found = { found: nameOf(data), expected: '"text" {…}' };
    return fail(documentPhrases.notice('json-type', found, { kind: 'json', path: '$' }));
  }
  const { game } = value;
  const kind = kinds.find(({ id }) => id === game) ?? kinds.find((each) => each.hasShape(value));
  if (kind !== undefined && (game === undefined || game === kind.id)) {
    return documentFromJson(kind, value);
  }
  const known = kinds.map(({ id }) => id).join(', ');
  const path = game === undefined ? '$' : 'game';
  return fail(documentPhrases.notice('unknown-shape', { known }, { kind: 'json', path }));
}

/** What JSON would make of a value; nothing where it makes nothing. */
function plainJson(data: unknown): JsonValue | undefined {
  try {
    const text = JSON.stringify(data);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    // A circle, or a number that JSON has no place for.
    return undefined;
  }
}

function nameOf(data: unknown): string {
  if (data === null) return 'null';
  return Array.isArray(data) ? '[…]' : typeof data;
}

/**
 * Reads a puzzle, a position or a record of any of these kinds, in any of their formats.
 *
 * @example
 * ```ts
 * import { greaterThan, parseAny, squex } from 'ludoteca';
 *
 * const read = parseAny([greaterThan, squex], 'a1 b2 c3');
 * if (read.ok) console.log(read.value.print());
 * else console.log(read.error.say('en'));
 * ```
 */
export function parseAny(
  kinds: readonly AnyKind[],
  data: unknown,
  options: ParseOptions = {},
): Result<OpenPuzzle | OpenMatch, Told> {
  const read = parsed(kinds, data, options);
  if (!read.ok) return toldResult(kinds, read);
  const kind = kindOf(read.value);
  if (read.value.kind === 'game') return ok(openMatchOf(read.value.game, read.value.match));
  if (!isPuzzle(kind)) throw new Error(`of ${kind.id} the board alone is here`);
  return ok(openPuzzle(kind, read.value));
}
