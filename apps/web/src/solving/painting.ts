/** Values that are painted, with one of them in hand: by presses, by strokes, by keys. */

import { batch } from '@preact/signals';
import type { Cell } from 'ludoteca/kernel';
import type { Edit, ValueWords } from 'ludoteca/puzzle';
import type { Drag } from '../board/index.ts';
import type { Input, Pen } from './input.ts';
import { keyOf } from './legend.ts';
import { penInput } from './pen-input.ts';
import { announceEntry, announceMarks, announceStroke } from './spoken.ts';

/** What a drag repeats, and where it changed something so far. */
interface Stroke {
  readonly value: number | undefined;
  readonly cells: Cell[];
}

export function painting(pen: Pen, words: readonly ValueWords[]): Input {
  const { session, select, isOpen, change, eraseAll } = pen;
  const drawing = penInput(pen);
  const values = words.map(({ value }) => value);
  let stroke: Stroke | undefined;

  const entryOf = (cell: Cell) => session.sheet.value.entry(cell);
  const isNews = (cell: Cell, value: number | undefined) => isOpen(cell) && entryOf(cell) !== value;
  const paint = (cell: Cell, value: number | undefined) => {
    if (!isNews(cell, value)) return;
    const before = session.sheet.value;
    change([{ kind: 'entry', cell, value }]);
    announceEntry(session, cell, before);
  };
  /** A stroke is one change, however long it is, and is told when it ends. */
  const draw = (cell: Cell, { value, cells }: Stroke) => {
    if (!isNews(cell, value)) return;
    change([{ kind: 'entry', cell, value }], cells.length > 0);
    cells.push(cell);
  };
  /** The value that comes so many places after another one, round and round. */
  const after = (value: number, steps: number) =>
    values[(values.indexOf(value) + steps) % values.length];
  /** What pressing a cell with a value in hand makes of it: that value, then each other one, then nothing. */
  const next = (cell: Cell, inHand: number): number | undefined => {
    const now = entryOf(cell);
    if (now === undefined) return inHand;
    const following = after(now, 1);
    return following === inHand ? undefined : following;
  };
  const inHand = (isSecondary: boolean) => after(session.brush.value, isSecondary ? 1 : 0);
  const toggle = (cell: Cell, value: number) =>
    paint(cell, entryOf(cell) === value ? undefined : value);

  /** A stroke of colour: whether it colours or takes away, and what it changed so far. */
  let tinting: { readonly isOn: boolean; count: number } | undefined;
  const togetherWith = (cell: Cell): readonly Cell[] =>
    session.puzzle.showing?.together?.(session.doc.clues, cell) ?? [
      { row: cell.row, col: cell.col },
    ];
  /** The entry of what belongs together is erased by one of its cells; colours by each. */
  const eraseAt = (cell: Cell) =>
    eraseAll(entryOf(cell) === undefined ? togetherWith(cell) : [{ row: cell.row, col: cell.col }]);
  const isTinted = (cell: Cell) =>
    session.sheet.value.marks(cell, 'colour').includes(session.colour.value);
  const tint = (cell: Cell, isOn: boolean, isMore: boolean): boolean => {
    if (!pen.mayNote() || isTinted(cell) === isOn) return false;
    // One colour at a time: regions are told apart by it.
    const values = isOn ? [session.colour.value] : [];
    const edits = togetherWith(cell).map(
      (at): Edit => ({ kind: 'marks', cell: at, place: 'colour', values }),
    );
    change(edits, isMore);
    announceMarks(session, [{ row: cell.row, col: cell.col }], 'colour');
    return true;
  };
  const tintOver = ({ phase, cell }: Drag) => {
    if (phase === 'start') tinting = { isOn: !isTinted(cell), count: 0 };
    if (tinting === undefined) return;
    if (phase === 'start' || phase === 'over') {
      select(cell);
      if (tint(cell, tinting.isOn, tinting.count > 0)) tinting.count++;
      return;
    }
    if (phase === 'cancel' && tinting.count > 0) session.act({ kind: 'undo' });
    tinting = undefined;
  };

  return {
    select,
    press(press) {
      const { cell, isSecondary } = press;
      select(cell);
      if (session.hand.value === 'pen') return drawing.press(press);
      if (session.hand.value === 'colour' && !isSecondary) {
        tint(cell, !isTinted(cell), false);
        return;
      }
      if (isSecondary) toggle(cell, inHand(true));
      else paint(cell, next(cell, inHand(false)));
    },
    drag(drag) {
      const { phase, cell, isSecondary } = drag;
      if (session.hand.value === 'pen') {
        batch(() => {
          select(cell);
          drawing.drag(drag);
        });
        return;
      }
      if (session.hand.value === 'colour' && !isSecondary) return batch(() => tintOver(drag));
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
      if (session.hand.value === 'colour') session.colour.value = value;
      else session.brush.value = value;
    },
    erase() {
      const at = session.selected.value;
      if (at === undefined) return;
      if (session.hand.value === 'pen') drawing.eraseAt([at]);
      else eraseAt(at);
    },
    key(event, cell) {
      const { hand } = session;
      if (hand.value === 'pen' && drawing.key(event, cell)) return true;
      const colour = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      if (colour !== undefined && (event.altKey || hand.value === 'colour')) {
        session.colour.value = Number(colour);
        tint(cell, !isTinted(cell), false);
        return true;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const key = event.key.toLowerCase();
      if (key === ' ' || key === 'enter') {
        if (hand.value === 'colour') tint(cell, !isTinted(cell), false);
        else paint(cell, next(cell, values[0]));
        return true;
      }
      if (key === 'backspace' || key === 'delete') {
        if (hand.value === 'pen') drawing.eraseAt([cell]);
        else eraseAt(cell);
        return true;
      }
      const meant = words.find(
        (value, index) => key === keyOf(value, index) || key === String(index + 1),
      );
      if (meant === undefined) return false;
      toggle(cell, meant.value);
      return true;
    },
  };
}
