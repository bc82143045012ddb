/**
 * A puzzle and the claim that it has no second solution, as a formula: docs/proofs.md tells the encoding.
 *
 * The usual clauses of sudoku, a clause for each pair of digits that a sign forbids, and as the last one
 * "not this solution".
 */

import { type Formula, negative, positive } from '../../kernel/index.ts';
import { boxOf, type GreaterThanClues, type GreaterThanGrid, sizeOf } from './clues.ts';
import { comparisonsOf } from './sign-order.ts';

export function formula(clues: GreaterThanClues, solution: GreaterThanGrid): Formula {
  const size = sizeOf(clues);
  const cells = size * size;
  const digits = Array.from({ length: size }, (_, index) => index);
  const solved = solution.digits.flat();
  /** The variable of a cell (row × size + column) and a digit, both from 0. */
  const at = (cell: number, digit: number): number => cell * size + digit;
  const signs = comparisonsOf(clues).map(({ smaller, larger }) => ({
    small: smaller.row * size + smaller.col,
    large: larger.row * size + larger.col,
  }));
  return {
    variables: cells * size,
    decided: cells * size,
    *clauses() {
      yield* cellClauses(cells, digits, at);
      yield* houseClauses(clues, digits, at);
      for (const [cell, given] of clues.givens.flat().entries()) {
        if (given !== 0) yield [positive(at(cell, given - 1))];
      }
      for (const { small, large } of signs) {
        for (const low of digits) {
          for (let high = 0; high <= low; high++) {
            yield [negative(at(small, low)), negative(at(large, high))];
          }
        }
      }
      yield solved.map((digit, cell) => negative(at(cell, digit - 1)));
    },
    equalities: () => [],
    // What a digit on one side of a sign leaves for the other: learnt again and again otherwise.
    *lemmas() {
      for (const { small, large } of signs) {
        for (const digit of digits) {
          const above = digits.slice(digit + 1).map((high) => positive(at(large, high)));
          const below = digits.slice(0, digit).map((low) => positive(at(small, low)));
          yield [negative(at(small, digit)), ...above];
          yield [negative(at(large, digit)), ...below];
        }
      }
    },
    phase: (variable) => solved[Math.floor(variable / size)] === (variable % size) + 1,
    meaning(variable) {
      const cell = Math.floor(variable / size);
      return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1} = ${(variable % size) + 1}`;
    },
  };
}

type VariableOf = (cell: number, digit: number) => number;

/** Every cell holds one digit: at least one, and no two. */
function* cellClauses(cells: number, digits: readonly number[], at: VariableOf) {
  for (let cell = 0; cell < cells; cell++) {
    yield digits.map((digit) => positive(at(cell, digit)));
    for (const one of digits) {
      for (let other = 0; other < one; other++) {
        yield [negative(at(cell, other)), negative(at(cell, one))];
      }
    }
  }
}

/** Every digit stands in each row, column and box, and nowhere twice. */
function* houseClauses(clues: GreaterThanClues, digits: readonly number[], at: VariableOf) {
  const size = digits.length;
  const places = Array.from({ length: size * size }, (_, cell) => {
    const row = Math.floor(cell / size);
    const col = cell % size;
    return [row, col, boxOf(clues, { row, col })];
  });
  for (const kind of [0, 1, 2]) {
    for (const house of digits) {
      const members = [...places.keys()].filter((cell) => places[cell][kind] === house);
      for (const digit of digits) yield members.map((cell) => positive(at(cell, digit)));
    }
  }
  for (const [one, here] of places.entries()) {
    for (let other = one + 1; other < places.length; other++) {
      if (!here.some((house, kind) => house === places[other][kind])) continue;
      for (const digit of digits) yield [negative(at(one, digit)), negative(at(other, digit))];
    }
  }
}
