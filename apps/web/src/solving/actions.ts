/** What a player does to a puzzle, as plain data, and what becomes of it: the reducer of puzzles. */

import { isJsonObject, type JsonValue } from 'ludoteca/document';
import { ok } from 'ludoteca/kernel';
import {
  type AnyPuzzleBoard,
  type Edit,
  type Fact,
  openSheet,
  type PuzzleDocument,
  puzzleFromJson,
  type Sheet,
} from 'ludoteca/puzzle';
import type { Reducer } from '../kept/index.ts';
import type { About } from '../storage/index.ts';

export type Action =
  /** `isMore`: it goes on with the change before it, and is undone with it. */
  | { readonly kind: 'edit'; readonly edits: readonly Edit[]; readonly isMore?: true }
  | { readonly kind: 'undo' | 'redo' | 'checkpoint' | 'back' | 'keep' | 'clear' }
  /** What a hint concludes, entered, ruled out and struck from the marks: one change. */
  | { readonly kind: 'take'; readonly conclusion: readonly Fact[] }
  /** What a hint led to in plays that were kept before hints were kept by what they conclude. */
  | { readonly kind: 'adopt'; readonly filled: PuzzleDocument; readonly edits?: readonly Edit[] }
  /** The solution is asked for: the puzzle is at its end, and nobody solved it. */
  | { readonly kind: 'solve'; readonly filled: PuzzleDocument }
  /** Help was taken: the puzzle is no longer solved alone. */
  | { readonly kind: 'help' };

export interface SolvingState {
  readonly doc: PuzzleDocument;
  readonly sheet: Sheet;
  /** True as soon as help was taken. */
  readonly isHelped: boolean;
  /** True from the moment on at which the player solved it, whatever is undone later. */
  readonly isDone: boolean;
}

export function solvingReducer(puzzle: AnyPuzzleBoard): Reducer<SolvingState, Action> {
  return {
    begin(start) {
      const read = puzzleFromJson(puzzle, start);
      if (!read.ok) return read;
      const doc = read.value;
      return ok({ doc, sheet: openSheet(puzzle, doc), isHelped: false, isDone: false });
    },
    after(state, action) {
      const sheet = sheetAfter(state.sheet, action);
      if (sheet === undefined) return undefined;
      // Going back and forth over a solution that was shown solves nothing.
      const isOwn = ['edit', 'take', 'adopt'].includes(action.kind);
      return {
        doc: state.doc,
        sheet,
        isHelped: state.isHelped || action.kind === 'help' || action.kind === 'solve',
        isDone: state.isDone || (isOwn && sheet.isSolved),
      };
    },
    write: toJson,
    read: (value) => fromJson(puzzle, value),
    documentOf: ({ sheet }) => sheet.toJson(),
    aboutOf: (state, before) => aboutOf(puzzle, state, before),
  };
}

/** The sheet after an action; undefined when there is nothing to do it with. */
function sheetAfter(sheet: Sheet, action: Action): Sheet | undefined {
  switch (action.kind) {
    case 'edit':
      return action.isMore ? sheet.extend(action.edits) : sheet.edit(action.edits);
    case 'undo':
      return sheet.canUndo ? sheet.undo() : undefined;
    case 'redo':
      return sheet.canRedo ? sheet.redo() : undefined;
    case 'checkpoint':
      return sheet.checkpoint();
    case 'back':
      return sheet.checkpoints > 0 ? sheet.rollBack() : undefined;
    case 'keep':
      return sheet.checkpoints > 0 ? sheet.keep() : undefined;
    case 'clear':
      return sheet.clear();
    case 'take':
      return sheet.take(action);
    case 'adopt':
    case 'solve': {
      const adopted = sheet.adopt(action.filled.grid);
      const edits = action.kind === 'adopt' ? (action.edits ?? []) : [];
      return edits.length > 0 ? adopted.extend(edits) : adopted;
    }
    case 'help':
      return sheet;
  }
}

function aboutOf(
  puzzle: AnyPuzzleBoard,
  { doc, sheet, isHelped, isDone }: SolvingState,
  { isShown: _, ...before }: About,
): About {
  const size = puzzle.showing?.size(doc.clues);
  const filled = sheet.cells.filter((cell) => sheet.entry(cell) !== undefined).length;
  const isShown = sheet.isSolved && !isDone;
  return {
    ...before,
    ...(size && { size: `${size.rows} × ${size.cols}` }),
    progress: `${filled}/${sheet.cells.length}`,
    share: filled / sheet.cells.length,
    isDone: isDone || isShown,
    ...(isHelped && { isAlone: false }),
    ...(isShown && { isShown }),
  };
}

/** Short, since a journal holds many: `["e", [row, col, 5]]`, `["+", [row, col, "corner", [1, 2]]]`, a pen `["e", ["pen", …]]`. */
function toJson(action: Action): JsonValue {
  switch (action.kind) {
    case 'edit':
      return [action.isMore ? '+' : 'e', ...action.edits.map(editToJson)];
    case 'adopt':
      return [action.kind, action.filled.toJson(), ...(action.edits ?? []).map(editToJson)];
    case 'solve':
      return [action.kind, action.filled.toJson()];
    case 'take':
      return [action.kind, ...action.conclusion.map(factToJson)];
    default:
      return [action.kind];
  }
}

function editToJson(edit: Edit): JsonValue {
  switch (edit.kind) {
    case 'entry':
      return [edit.cell.row, edit.cell.col, edit.value ?? null];
    case 'marks':
      return [edit.cell.row, edit.cell.col, edit.place, [...edit.values]];
    case 'pen': {
      const { from, to, isLine = null, edge = null } = edit;
      return ['pen', from.row, from.col, to.row, to.col, isLine, edge];
    }
    case 'line':
      return ['line', edit.side, edit.index, edit.text];
  }
}

function fromJson(puzzle: AnyPuzzleBoard, value: JsonValue): Action | undefined {
  if (!Array.isArray(value)) return undefined;
  const [kind, ...rest] = value;
  switch (kind) {
    case 'undo':
    case 'redo':
    case 'checkpoint':
    case 'back':
    case 'keep':
    case 'clear':
    case 'help':
      return { kind };
    case 'take': {
      const conclusion = rest.map(factFromJson);
      return conclusion.every((fact) => fact !== undefined) ? { kind, conclusion } : undefined;
    }
    case 'solve': {
      const filled = filledFromJson(puzzle, rest[0]);
      return filled && { kind, filled };
    }
    case 'adopt': {
      const [document, ...written] = rest;
      const filled = filledFromJson(puzzle, document);
      const edits = editsFromJson(written);
      if (filled === undefined || edits === undefined) return undefined;
      return { kind, filled, ...(edits.length > 0 && { edits }) };
    }
    case 'e':
    case '+': {
      const edits = editsFromJson(rest);
      return edits && { kind: 'edit', edits, ...(kind === '+' && { isMore: true }) };
    }
    default:
      return undefined;
  }
}

/** A filling as a document of the puzzle holds it. */
function filledFromJson(
  puzzle: AnyPuzzleBoard,
  value: JsonValue | undefined,
): PuzzleDocument | undefined {
  const read = isJsonObject(value) ? puzzleFromJson(puzzle, value) : undefined;
  return read?.ok && read.value.grid !== undefined ? read.value : undefined;
}

/** `[row, col, 5]` is a value, `[row, col, [1, 2]]` are values that are ruled out. */
function factToJson(fact: Fact): JsonValue {
  const { row, col } = fact.cell;
  return [row, col, 'is' in fact ? fact.is : [...fact.not]];
}

function factFromJson(value: JsonValue): Fact | undefined {
  if (!Array.isArray(value)) return undefined;
  const [row, col, what] = value;
  if (typeof row !== 'number' || typeof col !== 'number') return undefined;
  const cell = { row, col };
  if (typeof what === 'number') return { cell, is: what };
  if (!Array.isArray(what)) return undefined;
  return { cell, not: what.filter((each) => typeof each === 'number') };
}

function editsFromJson(written: readonly JsonValue[]): readonly Edit[] | undefined {
  const edits = written.map(editFromJson);
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

function editFromJson(value: JsonValue): Edit | undefined {
  if (!Array.isArray(value)) return undefined;
  if (value[0] === 'pen') return penFromJson(value);
  if (value[0] === 'line') {
    const [, side, index, text] = value;
    if ((side !== 'row' && side !== 'col') || typeof index !== 'number') return undefined;
    return typeof text === 'string' ? { kind: 'line', side, index, text } : undefined;
  }
  const [row, col, what, marks] = value;
  if (typeof row !== 'number' || typeof col !== 'number') return undefined;
  const cell = { row, col };
  if (what === null) return { kind: 'entry', cell, value: undefined };
  if (typeof what === 'number') return { kind: 'entry', cell, value: what };
  if (what !== 'corner' && what !== 'centre' && what !== 'colour') return undefined;
  if (!Array.isArray(marks)) return undefined;
  const values = marks.filter((mark) => typeof mark === 'number');
  return { kind: 'marks', cell, place: what, values };
}

function penFromJson(value: readonly JsonValue[]): Edit | undefined {
  const [, ...told] = value;
  const places = told.slice(0, 4).filter((each) => typeof each === 'number');
  const [isLine, edge] = told.slice(4);
  if (places.length < 4) return undefined;
  const [row, col, toRow, toCol] = places;
  return {
    kind: 'pen',
    from: { row, col },
    to: { row: toRow, col: toCol },
    ...(typeof isLine === 'boolean' && { isLine }),
    ...((edge === 'cross' || edge === 'dot' || edge === 'none') && { edge }),
  };
}
