/** What presses, drags and keys on the board of a puzzle mean. Values are typed, or painted where they have names. */

import { batch } from '@preact/signals';
import type { Cell } from 'ludoteca/kernel';
import type { Edit } from 'ludoteca/puzzle';
import type { BoardCell, Drag, Press } from '../board/index.ts';
import { canFill, entryEdits, eraseEdits, markEdits, restEdits } from './edits.ts';
import { preferences } from './preferences.ts';
import type { Session } from './session.ts';
import { announceEntry, announceStroke } from './spoken.ts';

export interface Input {
  select(cell: Cell): void;
  press(press: Press): void;
  drag?(drag: Drag): void;
  /** True when the key meant something. */
  key(event: KeyboardEvent, cell: BoardCell): boolean;
  /** A key of the pad, for the selected cell. */
  write(value: number): void;
  erase(): void;
}

/** A second digit within this many milliseconds goes with the first, where values have two digits. */
const pause = 900;

export function inputOf(session: Session): Input {
  const { puzzle, doc } = session;
  const change = (edits: readonly Edit[], isMore = false) => {
    if (edits.length === 0) return;
    const before = session.sheet.value;
    const after = isMore ? before.extend(edits) : before.edit(edits);
    const all = [...edits, ...restEdits(puzzle, doc.clues, after)];
    session.act({ kind: 'edit', edits: all, ...(isMore && { isMore }) });
  };
  const select = ({ row, col }: Cell) => {
    session.selected.value = { row, col };
  };
  // What is solved stays so: only undo opens it again.
  const isOpen = (cell: Cell) => {
    const sheet = session.sheet.value;
    return session.isHere.value && !sheet.isSolved && canFill(sheet, cell);
  };
  const eraseAt = (cell: Cell) => {
    if (!isOpen(cell)) return;
    const edits = eraseEdits(session.sheet.value, cell);
    change(edits);
    if (edits.length > 0) announceEntry(session, cell);
  };
  return puzzle.valueWords === undefined ? typing() : painting();

  function typing(): Input {
    let typed = { at: 0, value: 0 };
    const writeAt = (cell: Cell, value: number, hand = session.hand.value) => {
      const sheet = session.sheet.value;
      if (!isOpen(cell) || !sheet.values.includes(value)) return;
      if (hand === 'entry') {
        const clears = preferences.clearsMarks.isOn.value;
        change(entryEdits(puzzle, doc.clues, sheet, cell, value, clears));
        announceEntry(session, cell);
      } else change(markEdits(sheet, cell, value, hand));
    };
    return {
      select,
      press: ({ cell }) => select(cell),
      write(value) {
        const cell = session.selected.value;
        if (cell !== undefined) writeAt(cell, value);
      },
      erase() {
        if (session.selected.value !== undefined) eraseAt(session.selected.value);
      },
      key(event, cell) {
        if (event.ctrlKey || event.metaKey) return false;
        if (event.key === 'Backspace' || event.key === 'Delete' || event.key === '0') {
          eraseAt(cell);
          return true;
        }
        // With Shift the key tells another character, but its code the digit.
        const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1] ?? event.key;
        if (!/^[0-9]$/.test(digit)) return false;
        const now = performance.now();
        const joined = now - typed.at < pause ? typed.value * 10 + Number(digit) : Number(digit);
        const { values } = session.sheet.value;
        const value = values.includes(joined) ? joined : Number(digit);
        typed = { at: now, value };
        if (value > 9 && session.hand.value === 'entry' && !event.shiftKey) {
          // The second digit makes the first one a longer number: one change.
          change([{ kind: 'entry', cell, value }], true);
          announceEntry(session, cell);
          return true;
        }
        writeAt(cell, value, event.shiftKey ? 'corner' : session.hand.value);
        return true;
      },
    };
  }

  function painting(): Input {
    const [first, second] = session.sheet.value.values;
    const other = (value: number) => (value === first ? second : first);
    /** What a drag repeats, and where it changed something so far. */
    let stroke: { readonly value: number | undefined; readonly cells: Cell[] } | undefined;
    const isNews = (cell: Cell, value: number | undefined) =>
      isOpen(cell) && session.sheet.value.entry(cell) !== value;
    const paint = (cell: Cell, value: number | undefined) => {
      if (!isNews(cell, value)) return;
      const before = session.sheet.value;
      change([{ kind: 'entry', cell, value }]);
      announceEntry(session, cell, before);
    };
    /** A stroke is one change, however long it is, and is told when it ends. */
    const draw = (cell: Cell, { value, cells }: NonNullable<typeof stroke>) => {
      if (!isNews(cell, value)) return;
      change([{ kind: 'entry', cell, value }], cells.length > 0);
      cells.push(cell);
    };
    /** What pressing a cell with a value in hand makes of it: that value, then the other, then nothing. */
    const next = (cell: Cell, value: number): number | undefined => {
      const now = session.sheet.value.entry(cell);
      if (now === undefined) return value;
      return now === value ? other(value) : undefined;
    };
    const inHand = (isSecondary: boolean) =>
      isSecondary ? other(session.brush.value) : session.brush.value;
    const toggle = (cell: Cell, value: number) =>
      paint(cell, session.sheet.value.entry(cell) === value ? undefined : value);
    return {
      select,
      press({ cell, isSecondary }) {
        select(cell);
        if (isSecondary) toggle(cell, inHand(true));
        else paint(cell, next(cell, session.brush.value));
      },
      drag({ phase, cell, isSecondary }) {
        if (phase === 'start') stroke = { value: next(cell, inHand(isSecondary)), cells: [] };
        if (stroke === undefined) return;
        if (phase === 'start' || phase === 'over') {
          const drawn = stroke;
          batch(() => {
            select(cell);
            draw(cell, drawn);
          });
          return;
        }
        const { value, cells } = stroke;
        stroke = undefined;
        if (cells.length === 0) return;
        // What a second finger broke off was not meant.
        if (phase === 'cancel') session.act({ kind: 'undo' });
        else announceStroke(session, cells.length, value);
      },
      write(value) {
        session.brush.value = value;
      },
      erase() {
        if (session.selected.value !== undefined) eraseAt(session.selected.value);
      },
      key(event, cell) {
        if (event.ctrlKey || event.metaKey) return false;
        switch (event.key) {
          case ' ':
          case 'Enter':
            paint(cell, next(cell, first));
            return true;
          case 'x':
          case 'X':
            toggle(cell, second);
            return true;
          case 'Backspace':
          case 'Delete':
            eraseAt(cell);
            return true;
          default:
            return false;
        }
      },
    };
  }
}
