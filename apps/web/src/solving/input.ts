/** What presses, drags and keys on the board of a puzzle mean: as the puzzle says, values are typed or painted. */

import type { Cell } from 'ludoteca/kernel';
import type { Edit } from 'ludoteca/puzzle';
import type { Adding, BoardCell, Drag, Press } from '../board/index.ts';
import { canFill, eraseEdits, restEdits } from './edits.ts';
import { painting } from './painting.ts';
import type { Session } from './session.ts';
import { announceEntry } from './spoken.ts';
import { typing } from './typing.ts';

export interface Input {
  /** Goes to a cell, alone or with what is selected already. */
  select(cell: Cell, adding?: Adding): void;
  press(press: Press): void;
  drag(drag: Drag): void;
  /** A double click. */
  double?(cell: Cell): void;
  /** True when the key meant something. */
  key(event: KeyboardEvent, cell: BoardCell): boolean;
  /** A key of the pad, for the selected cells, or to be held. */
  write(value: number): void;
  erase(): void;
}

/** What both ways of entering are made of. */
export interface Pen {
  readonly session: Session;
  select(cell: Cell): void;
  /** Whether a cell can be changed now. */
  isOpen(cell: Cell): boolean;
  /** Whether something can be noted now, in any cell. */
  mayNote(): boolean;
  /** Makes a change; `isMore`: it goes on with the one before it. */
  change(edits: readonly Edit[], isMore?: boolean): void;
  eraseAll(cells: readonly Cell[]): void;
}

export function inputOf(session: Session): Input {
  const pen = penOf(session);
  const { entry } = session.puzzle;
  return entry.kind === 'typed' ? typing(pen) : painting(pen, entry.values);
}

function penOf(session: Session): Pen {
  const { puzzle, doc } = session;
  const change = (edits: readonly Edit[], isMore = false) => {
    if (edits.length === 0) return;
    const before = session.sheet.value;
    const after = isMore ? before.extend(edits) : before.edit(edits);
    const all = [...edits, ...restEdits(puzzle, doc.clues, after)];
    session.act({ kind: 'edit', edits: all, ...(isMore && { isMore }) });
  };
  // What is solved stays so: only undo opens it again.
  const mayNote = () => session.isHere.value && !session.sheet.value.isSolved;
  const isOpen = (cell: Cell) => mayNote() && canFill(session.sheet.value, cell);
  return {
    session,
    select({ row, col }) {
      session.selected.value = { row, col };
    },
    isOpen,
    mayNote,
    change,
    eraseAll(cells) {
      if (!mayNote()) return;
      const edits = eraseEdits(session.sheet.value, cells, isOpen);
      change(edits);
      const [first] = cells.filter(isOpen);
      if (edits.length > 0 && first !== undefined) announceEntry(session, first);
    },
  };
}
