/** Greater-Than Sudoku in short codes: where signs stand is guessed from their places, which way they point is not. */

import {
  Frequencies,
  type JsonObject,
  type Packing,
  type PackReader,
  type PackWriter,
} from '../../document/index.ts';
import { boxes } from './boxes.ts';
import type { Digits, GreaterThanDoc, Sign, Signs } from './clues.ts';

/** What signs, digits and struck candidates tend to be, learned on the way. */
class Habits {
  /** Whether a sign stands between two cells of a box, and of two boxes. */
  readonly inside = new Frequencies(2);
  readonly across = new Frequencies(2);
  /** Whether a cell holds a digit. */
  readonly given = new Frequencies(2);
  readonly entered = new Frequencies(2);
  /** Whether a cell has struck candidates, and whether one of them is. */
  readonly marked = new Frequencies(2);
  readonly struck = new Frequencies(2);
}

export const packing: Packing<GreaterThanDoc> = {
  prefix: 'gt',

  pack({ clues, grid }, writer) {
    const habits = new Habits();
    const box = boxes.findIndex(
      ({ boxRows, boxCols }) => boxRows === clues.boxRows && boxCols === clues.boxCols,
    );
    writer.whole(box, boxes.length);
    packSigns(clues.right, clues.boxCols, 'right', habits, writer);
    packSigns(clues.down, clues.boxRows, 'down', habits, writer);
    packDigits(clues.givens, habits.given, writer);
    writer.flag(grid !== undefined);
    if (grid === undefined) return;
    // Given digits stand in the filling too; where a given is, what was entered over it is rare.
    packDigits(besides(grid.digits, clues.givens), habits.entered, writer);
    writer.flag(grid.struck !== undefined);
    for (const list of grid.struck?.flat() ?? []) {
      writer.pick(list.length > 0 ? 1 : 0, habits.marked);
      if (list.length === 0) continue;
      for (let digit = 1; digit <= clues.givens.length; digit++) {
        writer.pick(list.includes(digit) ? 1 : 0, habits.struck);
      }
    }
  },

  unpack(reader): JsonObject {
    const habits = new Habits();
    const { boxRows, boxCols } = boxes[reader.whole(boxes.length)];
    const size = boxRows * boxCols;
    const right = unpackSigns(size, size - 1, boxCols, 'right', habits, reader);
    const down = unpackSigns(size - 1, size, boxRows, 'down', habits, reader);
    const givens = unpackDigits(size, habits.given, reader);
    const clues = { boxRows, boxCols, givens, right, down };
    if (!reader.flag()) return clues;
    const grid = besides(unpackDigits(size, habits.entered, reader), givens);
    if (!reader.flag()) return { ...clues, grid };
    const struck = grid.map((row) => row.map(() => unpackStruck(size, habits, reader)));
    return { ...clues, grid, struck };
  },
};

/** A filling with the given digits taken out where they are repeated, and put in where nothing is. */
function besides(digits: Digits, givens: Digits): number[][] {
  return digits.map((row, r) =>
    row.map((digit, c) => {
      if (digit === givens[r][c]) return 0;
      return digit === 0 ? givens[r][c] : digit;
    }),
  );
}

/** Whether a sign's two cells lie in one box: signs between columns, or between rows. */
function isInside(way: 'right' | 'down', row: number, col: number, boxSide: number): boolean {
  return ((way === 'right' ? col : row) + 1) % boxSide !== 0;
}

function packSigns(
  signs: Signs,
  boxSide: number,
  way: 'right' | 'down',
  habits: Habits,
  writer: PackWriter,
): void {
  for (const [row, line] of signs.entries()) {
    for (const [col, sign] of line.entries()) {
      const habit = isInside(way, row, col, boxSide) ? habits.inside : habits.across;
      writer.pick(sign === '' ? 0 : 1, habit);
      if (sign !== '') writer.flag(sign === '<');
    }
  }
}

function unpackSigns(
  rows: number,
  cols: number,
  boxSide: number,
  way: 'right' | 'down',
  habits: Habits,
  reader: PackReader,
): Sign[][] {
  return table(rows, cols, (row, col) => {
    const habit = isInside(way, row, col, boxSide) ? habits.inside : habits.across;
    if (reader.pick(habit) === 0) return '';
    return reader.flag() ? '<' : '>';
  });
}

function packDigits(digits: Digits, habit: Frequencies, writer: PackWriter): void {
  for (const digit of digits.flat()) {
    writer.pick(digit === 0 ? 0 : 1, habit);
    if (digit !== 0) writer.whole(digit - 1, digits.length);
  }
}

function unpackDigits(size: number, habit: Frequencies, reader: PackReader): number[][] {
  return table(size, size, () => (reader.pick(habit) === 0 ? 0 : reader.whole(size) + 1));
}

function unpackStruck(size: number, habits: Habits, reader: PackReader): number[] {
  if (reader.pick(habits.marked) === 0) return [];
  return Array.from({ length: size }, (_, index) => index + 1).filter(
    () => reader.pick(habits.struck) === 1,
  );
}

function table<Item>(rows: number, cols: number, at: (row: number, col: number) => Item): Item[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => at(row, col)),
  );
}
