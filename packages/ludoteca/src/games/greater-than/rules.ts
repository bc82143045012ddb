/** The rules of Greater-Than Sudoku and nothing else: what clues and fillings do wrong. */

import type { Cell, Notice, Where } from '../../kernel/index.ts';
import {
  type Digits,
  type GreaterThanClues,
  type GreaterThanGrid,
  type Sign,
  type Signs,
  sizeOf,
} from './clues.ts';
import { notices as faults } from './notices.ts';
import { signCycles } from './sign-order.ts';

/**
 * What makes the clues contradict each other at sight.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { contradictions } from 'ludoteca/greater-than/rules';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(contradictions(clues).length);
 * ```
 *
 * ```text
 * 0
 * ```
 */
export function contradictions(clues: GreaterThanClues): Notice[] {
  const hasNone = hasNoFault(clues, { digits: clues.givens });
  return [
    ...(hasNone ? [] : repetitions(clues, clues.givens)),
    ...(hasNone ? [] : signFaults(clues, clues.givens, false)),
    ...signCycles(clues).map((cells) =>
      faults.notice('sign-cycle', { cells, first: cells[0] }, at(cells[0])),
    ),
  ];
}

/**
 * Every fault of a filling that is certain already, whatever the open cells will hold. A filling
 * with no open cell and no fault is a solution. A given cell that was left open counts as filled.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { verify } from 'ludoteca/greater-than/rules';
 *
 * const { clues, solution } = await greaterThan.make({ size: 4, seed: 1 });
 * if (solution !== undefined) console.log(verify(clues, solution).length);
 * ```
 *
 * ```text
 * 0
 * ```
 */
export function verify(clues: GreaterThanClues, grid: GreaterThanGrid): Notice[] {
  return isSolution(clues, grid) || hasNoFault(clues, grid) ? [] : faultsOf(clues, grid);
}

/** The same by looking at every fault for itself, which takes longer where there is none. */
export function faultsOf(clues: GreaterThanClues, grid: GreaterThanGrid): Notice[] {
  const digits = grid.digits.map((row, r) => row.map((digit, c) => digit || clues.givens[r][c]));
  return [
    ...cellFaults(clues, digits),
    ...repetitions(clues, digits),
    ...signFaults(clues, digits, true),
  ];
}

/** Digits met so far in each column, and in each box of the band in hand, as bits. */
const metInColumn = new Int32Array(32);
const metInBox = new Int32Array(32);

/** Whether a filling is whole and has no fault: a house with as many digits as cells repeats none. */
function isSolution(clues: GreaterThanClues, { digits }: GreaterThanGrid): boolean {
  const { boxRows, boxCols, givens, right, down } = clues;
  const size = boxRows * boxCols;
  const all = (2 << size) - 2;
  for (let col = 0; col < size; col++) metInColumn[col] = 0;
  for (let row = 0; row < size; row++) {
    const line = digits[row];
    const given = givens[row];
    const signs = right[row];
    const over = row > 0 ? down[row - 1] : undefined;
    const above = row > 0 ? digits[row - 1] : line;
    let metInRow = 0;
    for (let col = 0; col < size; col++) {
      const digit = line[col];
      if ((digit | 0) !== digit || digit < 1 || digit > size) return false;
      if (given[col] !== 0 && given[col] !== digit) return false;
      metInRow |= 1 << digit;
      metInColumn[col] |= 1 << digit;
      if (col > 0 && signs[col - 1] !== '') {
        if (signs[col - 1] === '<' ? line[col - 1] > digit : line[col - 1] < digit) return false;
      }
      if (over !== undefined && over[col] !== '') {
        if (over[col] === '<' ? above[col] > digit : above[col] < digit) return false;
      }
    }
    if (metInRow !== all) return false;
  }
  for (let col = 0; col < size; col++) if (metInColumn[col] !== all) return false;
  for (let top = 0; top < size; top += boxRows) {
    for (let left = 0; left < size; left += boxCols) {
      let met = 0;
      for (let row = top; row < top + boxRows; row++) {
        const line = digits[row];
        for (let col = left; col < left + boxCols; col++) met |= 1 << line[col];
      }
      if (met !== all) return false;
    }
  }
  return true;
}

/** Whether a filling, whole or not, has no fault, in one pass: most fillings that are looked at have none. */
function hasNoFault(clues: GreaterThanClues, { digits }: GreaterThanGrid): boolean {
  const { boxRows, boxCols, givens, right, down } = clues;
  const size = boxRows * boxCols;
  metInColumn.fill(0);
  for (let row = 0; row < size; row++) {
    if (row % boxRows === 0) metInBox.fill(0);
    const line = digits[row];
    const given = givens[row];
    const signs = right[row];
    const under = row + 1 < size ? down[row] : undefined;
    let metInRow = 0;
    let box = 0;
    let inBox = 0;
    for (let col = 0; col < size; col++) {
      const digit = line[col] || given[col];
      if (given[col] !== 0 && given[col] !== digit) return false;
      if (digit !== 0) {
        // Whole numbers are what bits leave as they are.
        if ((digit | 0) !== digit || digit < 1 || digit > size) return false;
        const bit = 1 << digit;
        if (((metInRow | metInColumn[col] | metInBox[box]) & bit) !== 0) return false;
        metInRow |= bit;
        metInColumn[col] |= bit;
        metInBox[box] |= bit;
      }
      if (col + 1 < size && signs[col] !== '') {
        if (!isObeyed(signs[col], digit, line[col + 1] || given[col + 1], size)) return false;
      }
      if (under !== undefined && under[col] !== '') {
        const below = digits[row + 1][col] || givens[row + 1][col];
        if (!isObeyed(under[col], digit, below, size)) return false;
      }
      if (++inBox === boxCols) {
        inBox = 0;
        box++;
      }
    }
  }
  return true;
}

/** Whether a sign is obeyed by the cells before and after it, or can be yet where one is open. */
function isObeyed(sign: Sign, before: number, after: number, size: number): boolean {
  const low = sign === '<' ? before : after;
  const high = sign === '<' ? after : before;
  return low !== 0 && high !== 0 ? low < high : low < size && high !== 1;
}

/** Digits that the grid does not have, and givens that were changed. */
function cellFaults(clues: GreaterThanClues, digits: Digits): Notice[] {
  const size = sizeOf(clues);
  const notices: Notice[] = [];
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const digit = digits[row][col];
      const given = clues.givens[row][col];
      const cell = { row, col };
      if (!Number.isInteger(digit) || digit < 0 || digit > size) {
        notices.push(faults.notice('digit-range', { digit, size }, at(cell)));
      }
      if (given !== 0 && given !== digit) {
        notices.push(faults.notice('given-changed', { cell, given, digit }, at(cell)));
      }
    }
  }
  return notices;
}

type House = 'row' | 'column' | 'box';

/** Equal digits in a row, a column or a box; what a row or a column tells, the box does not repeat. */
function repetitions(clues: GreaterThanClues, digits: Digits): Notice[] {
  const notices: Notice[] = [];
  for (const house of ['row', 'column', 'box'] as const) {
    for (let index = 0; index < sizeOf(clues); index++) {
      for (const digit of repeatedDigits(clues, digits, house, index)) {
        const cells = cellsWith(clues, digits, house, index, digit);
        if (house === 'box' && isOneLine(cells)) continue;
        notices.push(
          faults.notice(
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

/** The digits that stand more than once in a house. */
function repeatedDigits(
  clues: GreaterThanClues,
  digits: Digits,
  house: House,
  index: number,
): number[] {
  const size = sizeOf(clues);
  const repeated: number[] = [];
  // Sets of digits as bits.
  let seen = 0;
  let told = 0;
  for (let nth = 0; nth < size; nth++) {
    const digit = digits[rowOf(clues, house, index, nth)][colOf(clues, house, index, nth)];
    if (digit < 1 || digit > size) continue;
    const bit = 1 << digit;
    if ((seen & bit) !== 0 && (told & bit) === 0) {
      repeated.push(digit);
      told |= bit;
    }
    seen |= bit;
  }
  return repeated;
}

function cellsWith(
  clues: GreaterThanClues,
  digits: Digits,
  house: House,
  index: number,
  digit: number,
): Cell[] {
  return Array.from({ length: sizeOf(clues) }, (_, nth) => ({
    row: rowOf(clues, house, index, nth),
    col: colOf(clues, house, index, nth),
  })).filter(({ row, col }) => digits[row][col] === digit);
}

/** The row of the nth cell of a house, in reading order; then its column. */
function rowOf({ boxRows, boxCols }: GreaterThanClues, house: House, index: number, nth: number) {
  if (house === 'row') return index;
  if (house === 'column') return nth;
  return Math.floor(index / boxRows) * boxRows + Math.floor(nth / boxCols);
}

function colOf({ boxRows, boxCols }: GreaterThanClues, house: House, index: number, nth: number) {
  if (house === 'row') return nth;
  if (house === 'column') return index;
  return (index % boxRows) * boxCols + (nth % boxCols);
}

function isOneLine(cells: readonly Cell[]): boolean {
  const [{ row, col }] = cells;
  return cells.every((cell) => cell.row === row) || cells.every((cell) => cell.col === col);
}

/** Signs that filled cells break; with `alsoHopeless` also signs that no digit in an open cell can obey. */
function signFaults(clues: GreaterThanClues, digits: Digits, alsoHopeless: boolean): Notice[] {
  const notices: Notice[] = [];
  const look = (signs: Signs, rowStep: number, colStep: number) => {
    for (let row = 0; row < signs.length; row++) {
      for (let col = 0; col < signs[row].length; col++) {
        const sign = signs[row][col];
        if (sign === '') continue;
        const one = digits[row][col];
        const other = digits[row + rowStep][col + colStep];
        const low = sign === '<' ? one : other;
        const high = sign === '<' ? other : one;
        if (low !== 0 && high !== 0 ? low <= high : !alsoHopeless) continue;
        const before = { row, col };
        const after = { row: row + rowStep, col: col + colStep };
        const [smaller, larger] = sign === '<' ? [before, after] : [after, before];
        notices.push(...signFault(clues, { smaller, larger, low, high }));
      }
    }
  };
  look(clues.right, 0, 1);
  look(clues.down, 1, 0);
  return notices;
}

/** A sign with the digits of its cells, 0 when open. */
interface Compared {
  readonly smaller: Cell;
  readonly larger: Cell;
  readonly low: number;
  readonly high: number;
}

/** What is wrong at a sign; equal digits are told as repetitions already. */
function signFault(clues: GreaterThanClues, compared: Compared): Notice[] {
  const { smaller, larger, low, high } = compared;
  if (low !== 0 && high !== 0) {
    if (low <= high) return [];
    const where = at(blamed(clues, [smaller, larger]));
    return [faults.notice('sign-broken', { smaller, larger, low, high }, where)];
  }
  if (low === sizeOf(clues)) {
    return [faults.notice('nothing-larger', { smaller, larger, low }, at(smaller))];
  }
  if (high === 1) {
    return [faults.notice('nothing-smaller', { smaller, larger, high }, at(larger))];
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

function at(cell: Cell): Where {
  return { kind: 'cell', row: cell.row, col: cell.col };
}
