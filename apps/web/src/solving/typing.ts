/** Values that are typed, digit by digit: what follows at once on the same cell makes the number longer. */

import type { Cell } from 'ludoteca/kernel';
import type { Sheet } from 'ludoteca/puzzle';
import { entryEdits, isSame, markEdits } from './edits.ts';
import type { Input, Pen } from './input.ts';
import { preferences } from './preferences.ts';
import type { Hand } from './session.ts';
import { announceEntry } from './spoken.ts';

/** A digit goes with the one before it for so many milliseconds. */
const pause = 900;

/** A number that may still become longer. */
interface Typed {
  readonly cell: Cell;
  readonly hand: Hand;
  readonly digits: string;
  readonly at: number;
  /** What the digits so far made of the sheet, where they changed it. */
  readonly sheet: Sheet | undefined;
}

export function typing({ session, select, isOpen, change, eraseAt }: Pen): Input {
  const { puzzle, doc } = session;
  let typed: Typed | undefined;

  const writeAt = (cell: Cell, value: number, hand: Hand) => {
    const sheet = session.sheet.value;
    if (!isOpen(cell) || !sheet.values.includes(value)) return;
    if (hand === 'entry') {
      const clears = preferences.clearsMarks.isOn.value;
      change(entryEdits(puzzle, doc.clues, sheet, cell, value, clears));
      announceEntry(session, cell);
    } else change(markEdits(sheet, cell, value, hand));
  };

  /** What was typed before it and this digit together, where they begin a value; else the digit alone. */
  const joined = (cell: Cell, hand: Hand, digit: string): string => {
    const { values } = session.sheet.value;
    const isGoingOn =
      typed !== undefined &&
      isSame(typed.cell, cell) &&
      typed.hand === hand &&
      performance.now() - typed.at < pause &&
      (typed.sheet === undefined || typed.sheet === session.sheet.value);
    const longer = isGoingOn ? `${typed?.digits}${digit}` : digit;
    return values.some((value) => String(value).startsWith(longer)) ? longer : digit;
  };

  const typeDigit = (cell: Cell, hand: Hand, digit: string): void => {
    const digits = joined(cell, hand, digit);
    // The digits before were not meant by themselves.
    if (digits.length > 1 && typed?.sheet !== undefined) session.act({ kind: 'undo' });
    const before = session.sheet.value;
    if (before.values.includes(Number(digits))) writeAt(cell, Number(digits), hand);
    else if (digits === '0') eraseAt(cell);
    const sheet = session.sheet.value === before ? undefined : session.sheet.value;
    typed = { cell, hand, digits, at: performance.now(), sheet };
  };

  return {
    select(cell) {
      if (!isSame(typed?.cell, cell)) typed = undefined;
      select(cell);
    },
    press: ({ cell }) => select(cell),
    write(value) {
      const cell = session.selected.value;
      if (cell !== undefined) writeAt(cell, value, session.hand.value);
    },
    erase() {
      if (session.selected.value !== undefined) eraseAt(session.selected.value);
    },
    key(event, cell) {
      if (event.ctrlKey || event.metaKey) return false;
      if (event.key === 'Backspace' || event.key === 'Delete') {
        typed = undefined;
        eraseAt(cell);
        return true;
      }
      // With Shift the key tells another character, but its code the digit.
      const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1] ?? event.key;
      if (!/^[0-9]$/.test(digit)) return false;
      typeDigit(cell, event.shiftKey ? 'corner' : session.hand.value, digit);
      return true;
    },
  };
}
