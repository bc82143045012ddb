/** Values that are painted, with one of them in hand: by presses, by strokes, by keys. */

import { batch } from '@preact/signals';
import type { Cell } from 'ludoteca/kernel';
import type { ValueWords } from 'ludoteca/puzzle';
import type { Input, Pen } from './input.ts';
import { keyOf } from './legend.ts';
import { announceEntry, announceStroke } from './spoken.ts';

/** What a drag repeats, and where it changed something so far. */
interface Stroke {
  readonly value: number | undefined;
  readonly cells: Cell[];
}

export function painting(pen: Pen, words: readonly ValueWords[]): Input {
  const { session, select, isOpen, change, eraseAt } = pen;
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

  return {
    select,
    press({ cell, isSecondary }) {
      select(cell);
      if (isSecondary) toggle(cell, inHand(true));
      else paint(cell, next(cell, inHand(false)));
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
      const key = event.key.toLowerCase();
      if (key === ' ' || key === 'enter') {
        paint(cell, next(cell, values[0]));
        return true;
      }
      if (key === 'backspace' || key === 'delete') {
        eraseAt(cell);
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
