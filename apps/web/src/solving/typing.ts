/**
 * Values that are typed, digit by digit: what follows at once on the same cells makes the number longer. A key
 * means all cells that are selected; with a digit in hand, a press means the cell that is pressed.
 */

import { batch } from '@preact/signals';
import type { Cell } from 'ludoteca/kernel';
import { noteColours, type Sheet } from 'ludoteca/puzzle';
import type { Adding, Drag } from '../board/index.ts';
import { entryEdits, isSame, markEdits } from './edits.ts';
import type { Input, Pen } from './input.ts';
import { penInput } from './pen-input.ts';
import { preferences } from './preferences.ts';
import { selectAlike, selectCell, selectionOf } from './selection.ts';
import type { Hand } from './session.ts';
import { announceEntry, announceMarks, announceSelection } from './spoken.ts';

/** A digit goes with the one before it for so many milliseconds. */
const pause = 900;

/** A number that may still become longer. */
interface Typed {
  /** The cells it is written into. */
  readonly place: string;
  readonly hand: Hand;
  readonly digits: string;
  readonly at: number;
  /** What the digits so far made of the sheet, where they changed it. */
  readonly sheet: Sheet | undefined;
}

export function typing(pen: Pen): Input {
  const { session, isOpen, change, eraseAll } = pen;
  const { puzzle, doc } = session;
  const drawing = penInput(pen);
  let typed: Typed | undefined;
  /** A drag with a digit in hand: where it was written so far. */
  let stroke: { readonly wanted: boolean; count: number } | undefined;

  const selection = () => selectionOf(session);
  const placeOf = (cells: readonly Cell[]) => cells.map(({ row, col }) => `${row},${col}`).join();
  const isDrawing = () => session.hand.value === 'pen';
  const valuesOf = (hand: Hand): readonly number[] =>
    hand === 'colour' ? noteColours.map(({ value }) => value) : session.sheet.value.values;

  const writeAll = (cells: readonly Cell[], value: number, hand: Hand, isMore = false): void => {
    if (hand === 'pen' || !valuesOf(hand).includes(value)) return;
    const sheet = session.sheet.value;
    if (hand === 'entry') {
      const open = cells.filter(isOpen);
      const clears = preferences.clearsMarks.isOn.value;
      change(entryEdits(puzzle, doc.clues, sheet, open, value, clears), isMore);
      if (open.length > 0) announceEntry(session, open[0]);
      return;
    }
    const there = hand === 'colour' ? cells.filter(() => pen.mayNote()) : cells.filter(isOpen);
    change(markEdits(sheet, there, value, hand), isMore);
    announceMarks(session, there, hand);
  };

  /** What was typed before it and this digit together, where they begin a value; else the digit alone. */
  const joined = (place: string, hand: Hand, digit: string): string => {
    const isGoingOn =
      typed !== undefined &&
      typed.place === place &&
      typed.hand === hand &&
      performance.now() - typed.at < pause &&
      (typed.sheet === undefined || typed.sheet === session.sheet.value);
    const longer = isGoingOn ? `${typed?.digits}${digit}` : digit;
    return valuesOf(hand).some((value) => String(value).startsWith(longer)) ? longer : digit;
  };

  const typeDigit = (cells: readonly Cell[], hand: Hand, digit: string): void => {
    const place = placeOf(cells);
    const digits = joined(place, hand, digit);
    // The digits before were not meant by themselves.
    if (digits.length > 1 && typed?.sheet !== undefined) session.act({ kind: 'undo' });
    const before = session.sheet.value;
    if (valuesOf(hand).includes(Number(digits))) writeAll(cells, Number(digits), hand);
    else if (digits === '0') eraseAll(cells);
    const sheet = session.sheet.value === before ? undefined : session.sheet.value;
    typed = { place, hand, digits, at: performance.now(), sheet };
  };

  /** Picks a digit up, or a longer number that it goes on with. */
  const pick = (digit: string) => {
    const hand = session.hand.value;
    const digits = joined('in hand', hand, digit);
    if (valuesOf(hand).includes(Number(digits))) session.inHand.value = Number(digits);
    typed = { place: 'in hand', hand, digits, at: performance.now(), sheet: undefined };
  };

  const select = (cell: Cell, adding: Adding = 'none') => {
    if (!isSame(session.selected.value, cell)) typed = undefined;
    const before = selection().length;
    selectCell(session, cell, isDrawing() ? 'none' : adding);
    if (adding !== 'none' && selection().length !== before) announceSelection(selection().length);
  };

  const holds = (cell: Cell, value: number, hand: Hand) => {
    const sheet = session.sheet.value;
    if (hand === 'entry') return sheet.entry(cell) === value;
    return hand !== 'pen' && sheet.marks(cell, hand).includes(value);
  };
  const dragInHand = ({ phase, cell }: Drag, value: number) => {
    const hand = session.hand.value;
    if (phase === 'start') stroke = { wanted: !holds(cell, value, hand), count: 0 };
    if (stroke === undefined) return;
    if (phase === 'start' || phase === 'over') {
      selectCell(session, cell, 'none');
      if (holds(cell, value, hand) === stroke.wanted) return;
      const before = session.sheet.value;
      writeAll([{ row: cell.row, col: cell.col }], value, hand, stroke.count > 0);
      if (session.sheet.value !== before) stroke.count++;
      return;
    }
    if (phase === 'cancel' && stroke.count > 0) session.act({ kind: 'undo' });
    stroke = undefined;
  };

  return {
    select,
    press(press) {
      if (isDrawing()) drawing.press(press);
      else if (preferences.takesDigitFirst.isOn.value && !press.isSecondary) {
        const { inHand, hand } = session;
        const { row, col } = press.cell;
        if (inHand.value !== undefined) writeAll([{ row, col }], inHand.value, hand.value);
      }
    },
    drag(drag) {
      const { phase, cell, isAdding } = drag;
      batch(() => {
        if (isDrawing()) {
          if (phase !== 'cancel') selectCell(session, cell, 'none');
          drawing.drag(drag);
        } else if (preferences.takesDigitFirst.isOn.value && session.inHand.value !== undefined) {
          dragInHand(drag, session.inHand.value);
        } else if (phase === 'start') select(cell, isAdding ? 'walk' : 'none');
        else if (phase === 'over') selectCell(session, cell, 'walk');
        else if (phase === 'end') announceSelection(selection().length);
      });
    },
    double(cell) {
      if (isDrawing() || preferences.takesDigitFirst.isOn.value) return;
      selectAlike(session, cell);
      announceSelection(selection().length);
    },
    write(value) {
      const hand = session.hand.value;
      if (preferences.takesDigitFirst.isOn.value) session.inHand.value = value;
      else writeAll(selection(), value, hand);
    },
    erase() {
      if (isDrawing()) drawing.eraseAt(selection());
      else eraseAll(selection());
    },
    key(event, cell) {
      if (isDrawing() && drawing.key(event, cell)) return true;
      const cells = selection().length > 0 ? selection() : [{ row: cell.row, col: cell.col }];
      if (event.key === 'Backspace' || event.key === 'Delete') {
        if (event.ctrlKey || event.altKey) return false;
        typed = undefined;
        if (isDrawing()) drawing.eraseAt(cells);
        else eraseAll(cells);
        return true;
      }
      // With Shift the key tells another character, but its code the digit.
      const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1] ?? event.key;
      if (!/^[0-9]$/.test(digit)) return false;
      const held = heldHand(event);
      if (preferences.takesDigitFirst.isOn.value && held === undefined) pick(digit);
      else typeDigit(cells, held ?? writing(session.hand.value), digit);
      return true;
    },
  };
}

/** The keys that change for a moment what digits mean, as solvers of other pages know them. */
function heldHand(event: KeyboardEvent): Hand | undefined {
  if (event.altKey || (event.shiftKey && event.ctrlKey)) return 'colour';
  if (event.shiftKey) return 'corner';
  return event.ctrlKey ? 'centre' : undefined;
}

/** With the pen in hand digits are written as ever. */
function writing(hand: Hand): Hand {
  return hand === 'pen' ? 'entry' : hand;
}
