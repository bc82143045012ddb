/** A puzzle as a document: one sealed value, which reads its own level, writes itself and draws itself. */

import {
  documentNames,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  unreadNames,
  type Writable,
  writable,
} from '../document/index.ts';
import type { Drawing } from '../drawing/index.ts';
import { type Notice, ok, type Phrase, type Result } from '../kernel/index.ts';
import { type Credits, creditsIn, creditsToJson } from './credits.ts';
import { type Difficulty, difficulties } from './difficulty.ts';
import type { Look, Pencilled } from './look.ts';
import { type Drawn, type Notable, noDrawn, notesFromJson, notesToJson } from './notes.ts';
import type { AnyPuzzleBoard, PuzzleBoard, PuzzleDoc } from './puzzle.ts';

/** A document of a puzzle: its clues, the player's entries and the author's solution, as plain data. */
export interface PuzzleDocument<Clues = unknown, Grid = unknown>
  extends PuzzleDoc<Clues, Grid>,
    Writable {
  readonly kind: 'puzzle';
  readonly puzzle: PuzzleBoard<unknown, Clues, Grid>;
  /** The name of the format it was read from; absent when it was made here. */
  readonly format?: string;
  /** How hard it is said to be, where it is said in a word of ours. */
  readonly level?: Difficulty;
  /** What its solution is a picture of, where the document tells: for when it is solved. */
  readonly shows?: Phrase;
  /** What its author says of it. */
  readonly credits: Credits;
  /** The player's notes in cells. */
  readonly marks: readonly Pencilled[];
  /** What the player's pen drew, and notes on lines. */
  readonly drawn: Drawn;
  /** Its level, what its author says, what it shows when solved, and its notes, as JSON has them. */
  notes(): JsonObject;
  /** The puzzle alone, as it is given to others: no entries, no marks, no solution. */
  clean(): PuzzleDocument<Clues, Grid>;
  /** What makes the clues contradict each other at sight. */
  contradictions(): readonly Notice[];
  /** The same puzzle with other entries, and without pencil marks. */
  withEntries(grid?: Grid): PuzzleDocument<Clues, Grid>;
  /** The same with other words of its author. */
  withCredits(credits: Credits): PuzzleDocument<Clues, Grid>;
  /** The same with its level told; a word that is no level takes it away. */
  withLevel(level: string | undefined): PuzzleDocument<Clues, Grid>;
  view(look?: Look): Drawing;
}

/** Notes in cells, and all others. */
export interface Noted {
  readonly marks: readonly Pencilled[];
  readonly drawn: Drawn;
}

const nothingNoted: Noted = { marks: [], drawn: noDrawn };

/** What is said of a puzzle besides its clues and its fillings. */
export interface PuzzleNotes {
  readonly id?: JsonValue;
  readonly format?: string;
  /** As a file says it; a word that is no level is passed over. */
  readonly level?: JsonValue;
  /** What its solution shows, as a file says it, such as `{"title":{"en":"Cat","pt":"Gato"}}`. */
  readonly reveals?: JsonValue;
  /** What its author says of it, as a file says it. */
  readonly title?: JsonValue;
  readonly author?: JsonValue;
  readonly rules?: JsonValue;
  /** The player's notes. */
  readonly noted?: () => Noted;
  /** Names in its JSON that mean nothing here. */
  readonly unread?: readonly Notice[];
}

/**
 * Seals what a puzzle has read or made.
 *
 * @example
 * ```ts
 * import { puzzleDocument } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues, solution } = await greaterThan.make({ size: 4, seed: 1 });
 * const document = puzzleDocument(greaterThan, { clues, solution }, { title: 'Small island' });
 * console.log(document.credits, document.solution !== undefined);
 * console.log(document.clean().credits, document.clean().solution !== undefined);
 * ```
 *
 * ```text
 * { title: 'Small island' } true
 * { title: 'Small island' } false
 * ```
 */
export function puzzleDocument<Recipe, Clues, Grid>(
  puzzle: PuzzleBoard<Recipe, Clues, Grid>,
  { clues, grid, solution }: PuzzleDoc<Clues, Grid>,
  notes: PuzzleNotes = {},
): PuzzleDocument<Clues, Grid> {
  const { id, format, reveals } = notes;
  const shows = titleIn(reveals);
  const level = difficulties.find((each) => each === notes.level);
  const doc: PuzzleDoc<Clues, Grid> = {
    clues,
    ...(grid !== undefined && { grid }),
    ...(solution !== undefined && { solution }),
  };
  const credits = creditsIn(notes);
  const authored: JsonObject = {
    ...creditsToJson(credits),
    ...(reveals !== undefined && { reveals }),
  };
  const { marks, drawn } = notes.noted?.() ?? nothingNoted;
  const written = writable(puzzle, doc, id, notes.unread);
  const { unread, code, sketch } = written;
  // Not put together from parts, and only with what is there: files of thousands have one for each. Nothing is got by a
  // function either: an object with one of its own is of a class of its own, which old memory keeps with all it knows.
  const document: Sealed<Clues, Grid> = {
    unread,
    code,
    sketch,
    toJson: (besides) => written.toJson({ ...authored, ...besides }),
    write(format, formats) {
      if (format === 'json') return ok(`${JSON.stringify(written.toJson(authored))}\n`);
      if (format === 'code') return ok(`${written.code(creditsToJson(credits))}\n`);
      return written.write(format, formats);
    },
    clues,
    kind: 'puzzle',
    puzzle,
    credits,
    marks,
    drawn,
    notes() {
      const written = notesToJson(marks, drawn);
      return {
        ...(level !== undefined && { level }),
        ...authored,
        ...(Object.keys(written).length > 0 && { marks: written }),
      };
    },
    clean: () =>
      puzzleDocument(puzzle, { clues }, { ...(level !== undefined && { level }), ...authored }),
    contradictions: () => puzzle.contradictions(clues),
    withEntries(entries) {
      const { grid: _, ...rest } = doc;
      const { noted: __, ...said } = notes;
      const filled = entries === undefined ? rest : { ...rest, grid: entries };
      return puzzleDocument(puzzle, filled, said);
    },
    withCredits(said) {
      const { title: _, author: __, rules: ___, ...rest } = notes;
      return puzzleDocument(puzzle, doc, { ...rest, ...creditsToJson(creditsIn(said)) });
    },
    withLevel: (told) => puzzleDocument(puzzle, doc, { ...notes, level: told ?? null }),
    view: (look = {}) => puzzle.view(doc, look),
  };
  if (id !== undefined) document.id = id;
  if (grid !== undefined) document.grid = grid;
  if (solution !== undefined) document.solution = solution;
  if (format !== undefined) document.format = format;
  if (level !== undefined) document.level = level;
  if (shows !== undefined) document.shows = shows;
  return document;
}

/** A document while it is put together. */
type Sealed<Clues, Grid> = {
  -readonly [Name in keyof PuzzleDocument<Clues, Grid>]: PuzzleDocument<Clues, Grid>[Name];
};

/** The title of what a solution shows; one text serves both languages. */
function titleIn(reveals: JsonValue | undefined): Phrase | undefined {
  if (reveals === undefined || !isJsonObject(reveals)) return undefined;
  const { title } = reveals;
  if (typeof title === 'string') return { en: title, pt: title };
  if (title === undefined || !isJsonObject(title)) return undefined;
  const { en, pt } = title;
  return typeof en === 'string' && typeof pt === 'string' ? { en, pt } : undefined;
}

/**
 * Reads a JSON document of a puzzle.
 *
 * @example
 * ```ts
 * import { puzzleFromJson } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const json = (await greaterThan.make({ size: 4, level: 'easy', seed: 1 })).toJson();
 * const read = puzzleFromJson(greaterThan, { ...json, level: 'easy', author: 'Ana' });
 * if (read.ok) console.log(read.value.level, read.value.credits);
 * ```
 *
 * ```text
 * easy { author: 'Ana' }
 * ```
 */
export function puzzleFromJson(
  puzzle: AnyPuzzleBoard,
  value: JsonObject,
  format = 'json',
): Result<PuzzleDocument, Notice> {
  const read = puzzle.fromJson(value);
  if (!read.ok) return read;
  const { id, level, reveals, title, author, rules, marks } = value;
  const { clues } = read.value;
  return ok(
    puzzleDocument(puzzle, read.value, {
      format,
      unread: unreadNames(value, documentNames),
      ...(id !== undefined && { id }),
      ...(level !== undefined && { level }),
      ...(reveals !== undefined && { reveals }),
      ...(title !== undefined && { title }),
      ...(author !== undefined && { author }),
      ...(rules !== undefined && { rules }),
      ...(marks !== undefined && { noted: () => notesFromJson(marks, notableOf(puzzle, clues)) }),
    }),
  );
}

/** What can be noted on the board of some clues. */
export function notableOf(puzzle: AnyPuzzleBoard, clues: unknown): Notable {
  const open = puzzle.cells(clues);
  const size = puzzle.showing?.size(clues) ?? {
    rows: Math.max(0, ...open.map(({ row }) => row + 1)),
    cols: Math.max(0, ...open.map(({ col }) => col + 1)),
  };
  return { open, values: puzzle.values(clues), ...size };
}
