/** The rules of Greater-Than Sudoku and nothing else: what clues and fillings do wrong. */

import { type Cell, type Notice, phrasebook, type Where } from '../../kernel/index.ts';
import {
  boxOf,
  type Digits,
  type GreaterThanClues,
  type GreaterThanGrid,
  sizeOf,
} from './clues.ts';
import { rulePhrases } from './rule-phrases.ts';
import { type Comparison, comparisonsOf, signCycles } from './sign-order.ts';

const book = phrasebook('greater-than', rulePhrases);

/** What makes the clues contradict each other at sight. */
export function contradictions(clues: GreaterThanClues): Notice[] {
  const digits = clues.givens;
  return [
    ...repetitions(clues, digits),
    ...comparisonsOf(clues).flatMap((comparison) => brokenSign(clues, digits, comparison)),
    ...signCycles(clues).map((cells) =>
      book.notice('sign-cycle', { cells, first: cells[0] }, at(cells[0])),
    ),
  ];
}

/**
 * Every fault of a filling that is certain already, whatever the open cells will hold. A filling
 * with no open cell and no fault is a solution. A given cell that was left open counts as filled.
 */
export function verify(clues: GreaterThanClues, grid: GreaterThanGrid): Notice[] {
  const digits = grid.digits.map((row, r) => row.map((digit, c) => digit || clues.givens[r][c]));
  return [
    ...strangers(clues, digits),
    ...changedGivens(clues, digits),
    ...repetitions(clues, digits),
    ...comparisonsOf(clues).flatMap((comparison) => [
      ...brokenSign(clues, digits, comparison),
      ...hopelessSign(clues, digits, comparison),
    ]),
  ];
}

/** Digits that the grid does not have. */
function strangers(clues: GreaterThanClues, digits: Digits): Notice[] {
  const size = sizeOf(clues);
  return cellsOf(clues).flatMap((cell) => {
    const digit = digits[cell.row][cell.col];
    const belongs = Number.isInteger(digit) && digit >= 0 && digit <= size;
    return belongs ? [] : [book.notice('digit-range', { digit, size }, at(cell))];
  });
}

function changedGivens(clues: GreaterThanClues, digits: Digits): Notice[] {
  return cellsOf(clues).flatMap((cell) => {
    const given = clues.givens[cell.row][cell.col];
    const digit = digits[cell.row][cell.col];
    if (given === 0 || given === digit) return [];
    return [book.notice('given-changed', { cell, given, digit }, at(cell))];
  });
}

type House = 'row' | 'column' | 'box';

/** Equal digits in a row, a column or a box; what a row or a column tells, the box does not repeat. */
function repetitions(clues: GreaterThanClues, digits: Digits): Notice[] {
  const notices: Notice[] = [];
  for (const house of ['row', 'column', 'box'] as const) {
    for (const [index, members] of housesOf(clues, house).entries()) {
      for (const [digit, cells] of repeated(digits, members)) {
        if (house === 'box' && isOneLine(cells)) continue;
        notices.push(
          book.notice(
            `repeated-in-${house}`,
            { digit, number: index + 1, cells },
            at(blamed(clues, cells)),
          ),
        );
      }
    }
  }
  return notices;
}

/** The digits that stand more than once among the members, each with its cells. */
function repeated(digits: Digits, members: readonly Cell[]): [number, Cell[]][] {
  const seen = new Set<number>();
  const twice = new Set<number>();
  for (const { row, col } of members) {
    const digit = digits[row][col];
    if (digit !== 0 && seen.has(digit)) twice.add(digit);
    seen.add(digit);
  }
  return [...twice].map((digit) => [
    digit,
    members.filter(({ row, col }) => digits[row][col] === digit),
  ]);
}

function housesOf(clues: GreaterThanClues, house: House): Cell[][] {
  const houses: Cell[][] = Array.from({ length: sizeOf(clues) }, () => []);
  for (const cell of cellsOf(clues)) {
    const index = house === 'row' ? cell.row : house === 'column' ? cell.col : boxOf(clues, cell);
    houses[index].push(cell);
  }
  return houses;
}

function isOneLine(cells: readonly Cell[]): boolean {
  const [{ row, col }] = cells;
  return cells.every((cell) => cell.row === row) || cells.every((cell) => cell.col === col);
}

/** A sign between two filled cells that do not obey it; equal ones are repetitions already. */
function brokenSign(
  clues: GreaterThanClues,
  digits: Digits,
  { smaller, larger }: Comparison,
): Notice[] {
  const low = digits[smaller.row][smaller.col];
  const high = digits[larger.row][larger.col];
  if (low === 0 || high === 0 || low <= high) return [];
  const where = at(blamed(clues, [smaller, larger]));
  return [book.notice('sign-broken', { smaller, larger, low, high }, where)];
}

/** A sign that no digit in the open cell beside it can obey. */
function hopelessSign(
  clues: GreaterThanClues,
  digits: Digits,
  { smaller, larger }: Comparison,
): Notice[] {
  const low = digits[smaller.row][smaller.col];
  const high = digits[larger.row][larger.col];
  if (high === 0 && low === sizeOf(clues)) {
    return [book.notice('nothing-larger', { smaller, larger, low }, at(smaller))];
  }
  if (low === 0 && high === 1) {
    return [book.notice('nothing-smaller', { smaller, larger, high }, at(larger))];
  }
  return [];
}

/** The cell to point at: the last in reading order that is no given, else the last. */
function blamed(clues: GreaterThanClues, cells: readonly Cell[]): Cell {
  const inOrder = cells.toSorted((one, other) => one.row - other.row || one.col - other.col);
  return (
    inOrder.findLast(({ row, col }) => clues.givens[row][col] === 0) ?? inOrder[inOrder.length - 1]
  );
}

function cellsOf(clues: GreaterThanClues): Cell[] {
  return clues.givens.flatMap((line, row) => line.map((_, col) => ({ row, col })));
}

function at(cell: Cell): Where {
  return { kind: 'cell', row: cell.row, col: cell.col };
}
