/** Greater-Than Sudoku as clauses, in two ways: by values alone, and with an order of values beside. */

import { boxOf, comparisonsOf, type GreaterThanClues, sizeOf } from 'ludoteca/greater-than';
import type { Cnf } from './peers/cnf.ts';

type Clause = number[];

/** One variable per cell and digit; a sign forbids the pairs of digits that break it. */
export function directEncoding(clues: GreaterThanClues): Cnf {
  const frame = sudokuFrame(clues);
  const { size, has, clauses } = frame;
  for (const { smaller, larger } of comparisonsOf(clues)) {
    for (let low = 1; low <= size; low++) {
      for (let high = 1; high <= low; high++) {
        clauses.push([-has(smaller.row, smaller.col, low), -has(larger.row, larger.col, high)]);
      }
    }
  }
  return { variables: frame.variables, clauses, projected: frame.projected };
}

/** The same cells and digits, and variables "at least": a sign is a chain of implications. */
export function orderEncoding(clues: GreaterThanClues): Cnf {
  const frame = sudokuFrame(clues);
  const { size, has, clauses } = frame;
  /** The digit of the cell is at least `digit`, from 2. */
  const atLeast = (row: number, col: number, digit: number) =>
    frame.variables + (row * size + col) * (size - 1) + digit - 1;
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      for (let digit = 3; digit <= size; digit++) {
        clauses.push([-atLeast(row, col, digit), atLeast(row, col, digit - 1)]);
      }
      for (let digit = 1; digit <= size; digit++) {
        const bounds: Clause = [];
        if (digit > 1) bounds.push(atLeast(row, col, digit));
        if (digit < size) bounds.push(-atLeast(row, col, digit + 1));
        for (const bound of bounds) clauses.push([-has(row, col, digit), bound]);
        clauses.push([has(row, col, digit), ...bounds.map((bound) => -bound)]);
      }
    }
  }
  for (const { smaller, larger } of comparisonsOf(clues)) {
    clauses.push([atLeast(larger.row, larger.col, 2)], [-atLeast(smaller.row, smaller.col, size)]);
    for (let digit = 2; digit < size; digit++) {
      clauses.push([
        -atLeast(smaller.row, smaller.col, digit),
        atLeast(larger.row, larger.col, digit + 1),
      ]);
    }
  }
  const variables = frame.variables + size * size * (size - 1);
  return { variables, clauses, projected: frame.projected };
}

/** What both encodings share: each cell one digit, each house each digit, and the givens. */
function sudokuFrame(clues: GreaterThanClues) {
  const size = sizeOf(clues);
  const has = (row: number, col: number, digit: number) => (row * size + col) * size + digit;
  const clauses: Clause[] = [];
  const exactlyOne = (literals: readonly number[]) => {
    clauses.push([...literals]);
    literals.forEach((one, index) => {
      for (const other of literals.slice(index + 1)) clauses.push([-one, -other]);
    });
  };
  const indexes = Array.from({ length: size }, (_, index) => index);
  const cells = indexes.flatMap((row) => indexes.map((col) => ({ row, col })));
  for (const { row, col } of cells) {
    exactlyOne(indexes.map((index) => has(row, col, index + 1)));
    const given = clues.givens[row][col];
    if (given !== 0) clauses.push([has(row, col, given)]);
  }
  for (const house of indexes) {
    for (let digit = 1; digit <= size; digit++) {
      exactlyOne(indexes.map((col) => has(house, col, digit)));
      exactlyOne(indexes.map((row) => has(row, house, digit)));
      const box = cells.filter((cell) => boxOf(clues, cell) === house);
      exactlyOne(box.map(({ row, col }) => has(row, col, digit)));
    }
  }
  const variables = size ** 3;
  const projected = Array.from({ length: variables }, (_, index) => index + 1);
  return { size, has, clauses, variables, projected };
}
