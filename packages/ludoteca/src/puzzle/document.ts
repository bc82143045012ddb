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
import { cellName, type Notice, ok, type Phrase, type Result } from '../kernel/index.ts';
import { type Credits, creditsIn, creditsToJson } from './credits.ts';
import { type Difficulty, difficulties } from './difficulty.ts';
import type { Look, Pencilled } from './look.ts';
import type { AnyPuzzleBoard, PuzzleBoard, PuzzleDoc } from './puzzle.ts';

/** A document of a puzzle: its clues, the player's entries and the author's solution, as plain data. */
export interface PuzzleDocument extends PuzzleDoc<unknown, unknown>, Writable {
  readonly kind: 'puzzle';
  readonly puzzle: AnyPuzzleBoard;
  /** The name of the format it was read from; absent when it was made here. */
  readonly format?: string;
  /** How hard it is said to be, where it is said in a word of ours. */
  readonly level?: Difficulty;
  /** What its solution is a picture of, where the document tells: for when it is solved. */
  readonly shows?: Phrase;
  /** What its author says of it. */
  readonly credits: Credits;
  /** The player's pencil marks. */
  readonly marks: readonly Pencilled[];
  /** Its level, what its author says, what it shows when solved, and its pencil marks, as JSON has them. */
  notes(): JsonObject;
  /** The puzzle alone, as it is given to others: no entries, no marks, no solution. */
  clean(): PuzzleDocument;
  /** What makes the clues contradict each other at sight. */
  contradictions(): readonly Notice[];
  /** The same puzzle with other entries, and without pencil marks. */
  withEntries(grid?: unknown): PuzzleDocument;
  /** The same with other words of its author. */
  withCredits(credits: Credits): PuzzleDocument;
  /** The same with its level told; a word that is no level takes it away. */
  withLevel(level: string | undefined): PuzzleDocument;
  view(look?: Look): Drawing;
}

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
  readonly marks?: () => readonly Pencilled[];
  /** Names in its JSON that mean nothing here. */
  readonly unread?: readonly Notice[];
}

/** Seals what a puzzle has read or made. */
export function puzzleDocument<Recipe, Clues, Grid>(
  puzzle: PuzzleBoard<Recipe, Clues, Grid>,
  { clues, grid, solution }: PuzzleDoc<Clues, Grid>,
  notes: PuzzleNotes = {},
): PuzzleDocument {
  const { id, format, reveals, marks = () => [] } = notes;
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
  let pencilled: readonly Pencilled[] | undefined;
  const written = writable(puzzle, doc, id, notes.unread);
  return {
    ...written,
    toJson: (besides) => written.toJson({ ...authored, ...besides }),
    write(format, formats) {
      if (format === 'json') return ok(`${JSON.stringify(written.toJson(authored))}\n`);
      if (format === 'code') return ok(`${written.code(creditsToJson(credits))}\n`);
      return written.write(format, formats);
    },
    ...doc,
    kind: 'puzzle',
    puzzle,
    ...(format !== undefined && { format }),
    ...(level !== undefined && { level }),
    ...(shows !== undefined && { shows }),
    credits,
    get marks() {
      pencilled ??= marks();
      return pencilled;
    },
    notes() {
      pencilled ??= marks();
      return {
        ...(level !== undefined && { level }),
        ...authored,
        ...(pencilled.length > 0 && { marks: marksToJson(pencilled) }),
      };
    },
    clean: () =>
      puzzleDocument(puzzle, { clues }, { ...(level !== undefined && { level }), ...authored }),
    contradictions: () => puzzle.contradictions(clues),
    withEntries(entries) {
      const { grid: _, ...rest } = doc;
      const { marks: __, ...said } = notes;
      // Only what this puzzle made is handed in here, as its documents only ever meet their own puzzle.
      const filled = entries === undefined ? rest : { ...rest, grid: entries as Grid };
      return puzzleDocument(puzzle, filled, said);
    },
    withCredits(said) {
      const { title: _, author: __, rules: ___, ...rest } = notes;
      return puzzleDocument(puzzle, doc, { ...rest, ...creditsToJson(creditsIn(said)) });
    },
    withLevel: (told) => puzzleDocument(puzzle, doc, { ...notes, level: told ?? null }),
    view: (look = {}) => puzzle.view(doc, look),
  };
}

/** The title of what a solution shows; one text serves both languages. */
function titleIn(reveals: JsonValue | undefined): Phrase | undefined {
  if (reveals === undefined || !isJsonObject(reveals)) return undefined;
  const { title } = reveals;
  if (typeof title === 'string') return { en: title, pt: title };
  if (title === undefined || !isJsonObject(title)) return undefined;
  const { en, pt } = title;
  return typeof en === 'string' && typeof pt === 'string' ? { en, pt } : undefined;
}

/** Reads a JSON document of a puzzle. */
export function puzzleFromJson(
  puzzle: AnyPuzzleBoard,
  value: JsonObject,
  format = 'json',
): Result<PuzzleDocument, Notice> {
  const read = puzzle.fromJson(value);
  if (!read.ok) return read;
  const { id, level, reveals, title, author, rules } = value;
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
      marks: () => marksFromJson(puzzle, clues, value.marks),
    }),
  );
}

/**
 * Pencil marks by the names of their cells, `{"r1c1":[2,5]}`, as documents of sheets hold them; with those
 * in the middle of cells, `{"r1c1":{"corner":[2],"centre":[5,7]}}`.
 */
export function marksToJson(pencilled: readonly Pencilled[]): JsonObject {
  return Object.fromEntries(
    pencilled.map(({ cell, corner, centre }) => [
      cellName(cell),
      centre.length === 0 ? corner : { corner, centre },
    ]),
  );
}

/** What no mark can be is passed over: marks are worth less than the document that holds them. */
function marksFromJson(
  puzzle: AnyPuzzleBoard,
  clues: unknown,
  value: JsonValue | undefined,
): readonly Pencilled[] {
  if (value === undefined || !isJsonObject(value)) return [];
  const values = puzzle.values(clues);
  return puzzle.cells(clues).flatMap((cell) => {
    const told = value[cellName(cell)];
    const known = (marks: JsonValue | undefined) =>
      Array.isArray(marks) ? values.filter((each) => marks.map(Number).includes(each)) : [];
    const isSplit = told !== undefined && isJsonObject(told);
    const corner = known(isSplit ? told.corner : told);
    const centre = known(isSplit ? told.centre : undefined);
    return corner.length + centre.length === 0 ? [] : [{ cell, corner, centre }];
  });
}
