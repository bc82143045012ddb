/** Why candidates are gone, in a few sentences, read off the reasons of a step. */

import type { Cell, Notice, Where } from '../../../kernel/index.ts';
import type { Fact, Reason } from '../../../puzzle/index.ts';
import { type Board, houseWhere, isIn } from '../deduce/constraints.ts';
import { techniqueBook as book } from './phrases.ts';

type Entry = Extract<Fact, { readonly is: number }>;
type Gone = Extract<Fact, { readonly not: readonly number[] }>;

/** With more sentences than this, one that points at the marks says it better. */
const most = 3;

/** `named` are houses that the step's own sentence names: what stands there needs no other word. */
export function grounds(
  board: Board,
  because: readonly Reason[],
  named: readonly number[],
): Notice[] {
  const entries: Entry[] = [];
  const gone: Gone[] = [];
  const houses: number[] = [];
  for (const reason of because) {
    if ('is' in reason) entries.push(reason);
    else if ('not' in reason) gone.push(reason);
    else if (reason.constraint < 3 * board.size) houses.push(reason.constraint);
  }
  return [...entryNotices(board, entries, houses, named), ...goneNotices(gone)];
}

/** An entry that shares a house with nothing but what is named only fills its own cell. */
function entryNotices(
  board: Board,
  entries: readonly Entry[],
  houses: readonly number[],
  named: readonly number[],
): Notice[] {
  const free = houses.filter((house) => !named.includes(house));
  const reach = (entry: Entry) =>
    free.filter((house) => isIn(board, entry.cell.row * board.size + entry.cell.col, house));
  const filled = entries.filter((entry) => reach(entry).length === 0);
  const seen = entries.filter((entry) => reach(entry).length > 0);
  const digits = [...new Set(seen.map((entry) => entry.is))].sort((one, other) => one - other);
  const namesOf = (some: readonly Entry[]): Where[] =>
    free
      .filter((house) =>
        some.some((entry) => isIn(board, entry.cell.row * board.size + entry.cell.col, house)),
      )
      .map((house) => houseWhere(board.size, house));
  const notices: Notice[] = [];
  if (digits.length > 2) {
    const cells = seen.map(({ cell }) => cell);
    notices.push(book.notice('why-entries', { digits, cells, houses: namesOf(seen) }));
  } else {
    for (const digit of digits) {
      const same = seen.filter((entry) => entry.is === digit);
      const cells = same.map(({ cell }) => cell);
      notices.push(book.notice('why-entry', { digit, cells, houses: namesOf(same) }));
    }
  }
  if (filled.length > 2) {
    const cells = filled.map(({ cell }) => cell);
    return [...notices, book.notice('why-filled', { cells, count: cells.length })];
  }
  return [...notices, ...filled.map(({ cell, is }) => book.notice('why-is', { cell, digit: is }))];
}

/** By digit or by cell, whichever takes fewer sentences. */
function goneNotices(gone: readonly Gone[]): Notice[] {
  const byDigit = new Map<number, Cell[]>();
  for (const { cell, not } of gone) {
    for (const digit of not) byDigit.set(digit, [...(byDigit.get(digit) ?? []), cell]);
  }
  if (Math.min(byDigit.size, gone.length) > most) {
    return [book.notice('why-marks', { cells: gone.map(({ cell }) => cell) })];
  }
  if (byDigit.size <= gone.length) {
    return [...byDigit]
      .sort(([one], [other]) => one - other)
      .map(([digit, cells]) => book.notice('why-digit-gone', { digit, cells }));
  }
  return gone.map(({ cell, not }) =>
    book.notice('why-cell-gone', { cell, digits: not, count: not.length }),
  );
}
