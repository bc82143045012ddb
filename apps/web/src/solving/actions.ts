/** What a player does to a sheet, as plain data: written down as it happens, done again when the play is opened. */

import { isJsonObject, type JsonObject, type JsonValue } from 'ludoteca/document';
import type { AnyPuzzle, Edit, Sheet } from 'ludoteca/puzzle';

export type Action =
  /** `isMore`: it goes on with the change before it, and is undone with it. */
  | { readonly kind: 'edit'; readonly edits: readonly Edit[]; readonly isMore?: true }
  | { readonly kind: 'undo' | 'redo' | 'checkpoint' | 'back' | 'clear' }
  /** A filling as the document of the puzzle holds it: a solution, or what a hint leads to. */
  | { readonly kind: 'adopt'; readonly document: JsonObject }
  /** Help was taken: the puzzle is no longer solved alone. */
  | { readonly kind: 'help' };

/** The sheet after the action. */
export function after(puzzle: AnyPuzzle, sheet: Sheet, action: Action): Sheet {
  switch (action.kind) {
    case 'edit':
      return action.isMore ? sheet.extend(action.edits) : sheet.edit(action.edits);
    case 'undo':
      return sheet.canUndo ? sheet.undo() : sheet;
    case 'redo':
      return sheet.canRedo ? sheet.redo() : sheet;
    case 'checkpoint':
      return sheet.checkpoint();
    case 'back':
      return sheet.checkpoints > 0 ? sheet.rollBack() : sheet;
    case 'clear':
      return sheet.clear();
    case 'adopt': {
      const read = puzzle.fromJson(action.document);
      // The document was written by the puzzle, or comes from a file: then it is refused as any is.
      if (!read.ok) throw new Error(read.error.code);
      const { grid } = read.value;
      return grid === undefined ? sheet : sheet.adopt(grid);
    }
    case 'help':
      return sheet;
  }
}

/** Short, since a journal holds many: `["e", [row, col, 5]]`, `["+", [row, col, "corner", [1, 2]]]`. */
export function toJson(action: Action): JsonValue {
  if (action.kind === 'adopt') return ['adopt', action.document];
  if (action.kind !== 'edit') return [action.kind];
  return [
    action.isMore ? '+' : 'e',
    ...action.edits.flatMap((edit): JsonValue[] => {
      const { row, col } = edit.cell;
      return edit.kind === 'entry'
        ? [[row, col, edit.value ?? null]]
        : [[row, col, edit.place, [...edit.values]]];
    }),
  ];
}

/** Undefined for what is no action, as in a file that was tampered with. */
export function fromJson(value: JsonValue): Action | undefined {
  if (!Array.isArray(value)) return undefined;
  const [kind, ...rest] = value;
  switch (kind) {
    case 'undo':
    case 'redo':
    case 'checkpoint':
    case 'back':
    case 'clear':
    case 'help':
      return { kind };
    case 'adopt':
      return isJsonObject(rest[0]) ? { kind, document: rest[0] } : undefined;
    case 'e':
    case '+': {
      const edits = rest.map(editFromJson);
      if (!edits.every((edit) => edit !== undefined)) return undefined;
      return { kind: 'edit', edits, ...(kind === '+' && { isMore: true }) };
    }
    default:
      return undefined;
  }
}

function editFromJson(value: JsonValue): Edit | undefined {
  if (!Array.isArray(value)) return undefined;
  const [row, col, what, marks] = value;
  if (typeof row !== 'number' || typeof col !== 'number') return undefined;
  const cell = { row, col };
  if (what === null) return { kind: 'entry', cell, value: undefined };
  if (typeof what === 'number') return { kind: 'entry', cell, value: what };
  if ((what !== 'corner' && what !== 'centre') || !Array.isArray(marks)) return undefined;
  const values = marks.filter((mark) => typeof mark === 'number');
  return { kind: 'marks', cell, place: what, values };
}

/** A sheet with everything done again; what cannot be done ends it there. */
export function replay(puzzle: AnyPuzzle, sheet: Sheet, actions: readonly JsonValue[]): Sheet {
  let now = sheet;
  for (const written of actions) {
    const action = fromJson(written);
    if (action === undefined) return now;
    try {
      now = after(puzzle, now, action);
    } catch {
      return now;
    }
  }
  return now;
}
