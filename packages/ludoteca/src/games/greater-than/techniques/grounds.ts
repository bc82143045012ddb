/** Why candidates are gone, in a few sentences, read off the reasons of a step. */

import type { Cell, Notice, Where } from '../../../kernel/index.ts';
import type { Fact, Reason } from '../../../puzzle/index.ts';
import { type Board, houseWhere, isIn } from '../deduce/constraints.ts';
import { techniquePhrasebook } from './phrases.ts';

type Entry = Extract<Fact, { readonly is: number }>;
type Gone = Extract<Fact, { readonly not: readonly number[] }>;

/** With more sentences than this, one that points at the marks says it better. */
const most = 3;

/** Fewer digits than this are told as what is left, not as what is gone. */
const few = 4;

/** More cells than this are not named one by one. */
const many = 8;

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
  return [...entryNotices(board, entries, houses, named), ...goneNotices(board.size, gone)];
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
    notices.push(
      techniquePhrasebook.notice('why-entries', { digits, cells, houses: namesOf(seen) }),
    );
  } else {
    for (const digit of digits) {
      const same = seen.filter((entry) => entry.is === digit);
      const cells = same.map(({ cell }) => cell);
      notices.push(
        techniquePhrasebook.notice('why-entry', { digit, cells, houses: namesOf(same) }),
      );
    }
  }
  if (filled.length > 2) {
    const cells = filled.map(({ cell }) => cell);
    return [...notices, techniquePhrasebook.notice('why-filled', { cells, count: cells.length })];
  }
  return [
    ...notices,
    ...filled.map(({ cell, is }) => techniquePhrasebook.notice('why-is', { cell, digit: is })),
  ];
}

/** By what is left where that is little; else by digit or by cell, whichever takes fewer sentences. */
function goneNotices(size: number, gone: readonly Gone[]): Notice[] {
  const isNearlyAll = ({ not }: Gone) => not.length > size - few && not.length > 2;
  const left = leftNotices(size, gone.filter(isNearlyAll));
  const some = gone.filter((each) => !isNearlyAll(each));
  const byDigit = new Map<number, Cell[]>();
  for (const { cell, not } of some) {
    for (const digit of not) byDigit.set(digit, [...(byDigit.get(digit) ?? []), cell]);
  }
  const sentences = left.length + Math.min(byDigit.size, some.length);
  if (sentences > most) {
    return [techniquePhrasebook.notice('why-marks', { cells: gone.map(({ cell }) => cell) })];
  }
  if (byDigit.size <= some.length) return [...left, ...digitNotices(byDigit)];
  return [
    ...left,
    ...some.map(({ cell, not }) =>
      techniquePhrasebook.notice('why-cell-gone', { cell, digits: not, count: not.length }),
    ),
  ];
}

/** Cells with the same digits left go together. */
function leftNotices(size: number, gone: readonly Gone[]): Notice[] {
  const byLeft = new Map<string, { digits: number[]; cells: Cell[] }>();
  for (const { cell, not } of gone) {
    const digits = Array.from({ length: size }, (_, index) => index + 1).filter(
      (digit) => !not.includes(digit),
    );
    const same = byLeft.get(digits.join());
    if (same === undefined) byLeft.set(digits.join(), { digits, cells: [cell] });
    else same.cells.push(cell);
  }
  return [...byLeft.values()].map((said) => techniquePhrasebook.notice('why-left', said));
}

function digitNotices(byDigit: ReadonlyMap<number, readonly Cell[]>): Notice[] {
  return [...byDigit]
    .sort(([one], [other]) => one - other)
    .map(([digit, cells]) =>
      cells.length > many
        ? techniquePhrasebook.notice('why-digit-marks', { digit })
        : techniquePhrasebook.notice('why-digit-gone', { digit, cells }),
    );
}
