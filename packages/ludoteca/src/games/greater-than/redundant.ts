/**
 * Which signs and given digits could be left out. A sign says nothing that the rest does not say when
 * its opposite leads to no solution: cheaper to prove than that without it there is only one.
 */

import type { Effort } from '../../kernel/index.ts';
import type { Redundancy } from '../../puzzle/index.ts';
import { type GreaterThanClues, type Sign, type Signs, sizeOf } from './clues.ts';
import { signBetween } from './deduce/constraints.ts';
import { notices } from './notices.ts';
import { contradictions } from './rules.ts';
import { createEngine } from './solve/engine.ts';
import { solutionsBy } from './solve/solutions.ts';

/** Of puzzles this close to each other, the plain search tells soonest. */
const solutions = /* @__PURE__ */ solutionsBy(createEngine);

/** Each clue that could be left out alone, signs before digits; ends when the effort does. */
export function* redundant(
  clues: GreaterThanClues,
  _solution: unknown,
  effort: Effort,
): Generator<Redundancy> {
  const size = sizeOf(clues);
  for (const { row, col, isDown, opposite } of signsOf(clues)) {
    const isImplied = contradictions(opposite).length > 0 || countTo(opposite, 1, effort) === 0;
    if (effort.stopped !== undefined) return;
    if (!isImplied) continue;
    const first = row * size + col;
    const constraint = signBetween(size, first, isDown ? first + size : first + 1);
    if (constraint === undefined) throw new Error('signs stand between neighbours');
    const cells = [{ row, col }, isDown ? { row: row + 1, col } : { row, col: col + 1 }];
    yield { clue: { constraint }, words: notices.notice('clue-sign', { cells }) };
  }
  for (const [row, line] of clues.givens.entries()) {
    for (const [col, digit] of line.entries()) {
      if (digit === 0) continue;
      const givens = clues.givens.with(row, line.with(col, 0));
      const isImplied = countTo({ ...clues, givens }, 2, effort) === 1;
      if (effort.stopped !== undefined) return;
      if (!isImplied) continue;
      const cell = { row, col };
      yield { clue: { cell, is: digit }, words: notices.notice('clue-given', { digit, cell }) };
    }
  }
}

/** The signs in reading order, each with the clues in which it points the other way. */
function* signsOf(clues: GreaterThanClues) {
  for (let row = 0; row < clues.right.length; row++) {
    for (const isDown of [false, true]) {
      const name = isDown ? 'down' : 'right';
      for (const [col, sign] of (clues[name][row] ?? []).entries()) {
        if (sign === '') continue;
        const opposite = { ...clues, [name]: turned(clues[name], row, col, sign) };
        yield { row, col, isDown, opposite };
      }
    }
  }
}

function turned(signs: Signs, row: number, col: number, sign: Sign): Signs {
  return signs.with(row, signs[row].with(col, sign === '<' ? '>' : '<'));
}

/** How many solutions there are, up to a number. */
function countTo(clues: GreaterThanClues, most: number, effort: Effort): number {
  let found = 0;
  for (const _solution of solutions(clues, effort)) if (++found === most) break;
  return found;
}
