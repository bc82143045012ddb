/** What presses, drags and keys on an embedded puzzle mean: values are typed or painted, as the puzzle says. */

import type { Cell } from 'ludoteca/kernel';
import type { Sheet, ValueWords } from 'ludoteca/puzzle';
import type { BoardCell, Drag, Press } from '../board/index.ts';

/** What the player has in hand. */
export interface Pen {
  /** As it is now: a drag may go over several cells before the board is drawn again. */
  readonly sheet: Sheet;
  go(next: Sheet): void;
  /** The value that is painted. */
  readonly brush: number;
  /** Whether digits are marks. */
  readonly isPencil: boolean;
  /** Whether anything can be entered now. */
  readonly isOpen: boolean;
  select(cell: Cell): void;
  /** How many cells the stroke that goes on has changed: they are undone together. */
  readonly stroke: { current: number };
}

export interface Entering {
  press(press: Press): void;
  drag?(drag: Drag): void;
  /** True when the key meant something. */
  key(event: KeyboardEvent, cell: BoardCell): boolean;
  write(cell: Cell, value: number): void;
  erase(cell: Cell): void;
}

/** Sheets and marks only know the cells that can be filled. */
function isFillable({ sheet, isOpen }: Pen, { row, col }: Cell): boolean {
  return isOpen && sheet.cells.some((cell) => cell.row === row && cell.col === col);
}

function eraser(pen: Pen): (cell: Cell) => void {
  return ({ row, col }) => {
    const cell = { row, col };
    if (!isFillable(pen, cell)) return;
    const { sheet } = pen;
    if (sheet.entry(cell) !== undefined) pen.go(sheet.enter(cell, undefined));
    else if (sheet.marks(cell).length > 0) {
      pen.go(sheet.edit([{ kind: 'marks', cell, place: 'corner', values: [] }]));
    }
  };
}

export function typedEntry(pen: Pen): Entering {
  const erase = eraser(pen);
  const put = ({ row, col }: Cell, value: number, isMark: boolean) => {
    const cell = { row, col };
    if (!isFillable(pen, cell) || !pen.sheet.values.includes(value)) return;
    if (isMark) pen.go(pen.sheet.mark(cell, value));
    else if (pen.sheet.entry(cell) === value) pen.go(pen.sheet.enter(cell, undefined));
    else pen.go(pen.sheet.enter(cell, value));
  };
  return {
    press: ({ cell }) => pen.select({ row: cell.row, col: cell.col }),
    write: (cell, value) => put(cell, value, pen.isPencil),
    erase,
    key(event, cell) {
      if (event.key === 'Backspace' || event.key === 'Delete' || event.key === '0') {
        const before = pen.sheet.entry(cell);
        // The second digit of a number of two.
        if (event.key === '0' && before !== undefined && pen.sheet.values.includes(before * 10)) {
          put(cell, before * 10, false);
        } else erase(cell);
        return true;
      }
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      if (digit === undefined) return false;
      const value = Number(digit);
      const before = pen.sheet.entry(cell);
      const longer = before === undefined ? undefined : before * 10 + value;
      const isLonger = longer !== undefined && pen.sheet.values.includes(longer) && !event.shiftKey;
      put(cell, isLonger ? longer : value, event.shiftKey || pen.isPencil);
      return true;
    },
  };
}

export function paintedEntry(pen: Pen, words: readonly ValueWords[]): Entering {
  const { brush } = pen;
  const erase = eraser(pen);
  const values = words.map(({ value }) => value);
  const after = (value: number) => values[(values.indexOf(value) + 1) % values.length];
  /** What pressing a cell makes of it: the value in hand, then each other one, then nothing. */
  const next = (cell: Cell, inHand: number): number | undefined => {
    const now = pen.sheet.entry(cell);
    if (now === undefined) return inHand;
    return after(now) === inHand ? undefined : after(now);
  };
  const paint = ({ row, col }: Cell, value: number | undefined) => {
    const cell = { row, col };
    if (isFillable(pen, cell) && pen.sheet.entry(cell) !== value)
      pen.go(pen.sheet.enter(cell, value));
  };
  return {
    press({ cell, isSecondary }) {
      pen.select({ row: cell.row, col: cell.col });
      paint(cell, next(cell, isSecondary ? after(brush) : brush));
    },
    drag({ phase, cell: { row, col }, isSecondary }) {
      const cell = { row, col };
      pen.select(cell);
      if (phase === 'start') pen.stroke.current = 0;
      if (phase !== 'start' && phase !== 'over') return;
      const value = isSecondary ? after(brush) : brush;
      // What is painted so already stays: a stroke goes over it.
      if (!isFillable(pen, cell) || pen.sheet.entry(cell) === value) return;
      const edits = [{ kind: 'entry', cell, value } as const];
      pen.go(pen.stroke.current++ === 0 ? pen.sheet.edit(edits) : pen.sheet.extend(edits));
    },
    write: (cell, value) => paint(cell, value),
    erase,
    key(event, cell) {
      const key = event.key.toLowerCase();
      if (key === ' ' || key === 'enter') paint(cell, next(cell, values[0]));
      else if (key === 'backspace' || key === 'delete') erase(cell);
      else {
        const meant = words.find((value, index) => key === value.key || key === String(index + 1));
        if (meant === undefined) return false;
        paint(cell, pen.sheet.entry(cell) === meant.value ? undefined : meant.value);
      }
      return true;
    },
  };
}
