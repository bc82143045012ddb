/**
 * X-wing and swordfish: a digit that some rows have only in as many columns, or columns only in as many
 * rows: those take all of the digit that the crossing lines have.
 */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { type Barren, barrenDigits } from '../deduce/barren.ts';
import { houseWhere } from '../deduce/constraints.ts';
import { hasFish } from '../deduce/has-subset.ts';
import { countOf, digitsOf, type Position } from '../deduce/position.ts';
import { finding, notIn } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';
import { unionsOf } from './subsets.ts';

export const xWing: Technique<Position> = {
  name: 'x-wing',
  title: { en: 'X-wing', pt: 'X-wing' },
  sees: {
    en: 'a digit that two rows have only in the same two columns, or two columns in the same two rows',
    pt: 'um algarismo que duas linhas só têm nas mesmas duas colunas, ou duas colunas nas mesmas duas linhas',
  },
  difficulty: 'hard',
  find: (position) => fish(position, 2),
};

export const swordfish: Technique<Position> = {
  name: 'swordfish',
  title: { en: 'Swordfish', pt: 'Espadarte' },
  sees: {
    en: 'a digit that three rows have only in the same three columns, or three columns in the same three rows',
    pt: 'um algarismo que três linhas só têm nas mesmas três colunas, ou três colunas nas mesmas três linhas',
  },
  difficulty: 'expert',
  find: (position) => fish(position, 3),
};

/** Digits of which there is nothing to be seen, by the size of the fish. */
const barrenOf: Readonly<Record<2 | 3, Barren>> = { 2: barrenDigits(), 3: barrenDigits() };

function* fish(position: Position, size: 2 | 3): Generator<Finding> {
  const barren = barrenOf[size].of(position);
  for (let digit = 1; digit <= position.board.size; digit++) {
    if (barren.has(digit)) continue;
    let isBarren = true;
    for (const found of fishOf(position, digit, size)) {
      isBarren = false;
      yield found;
    }
    if (isBarren) barren.note(digit);
  }
}

function* fishOf(position: Position, digit: number, size: number): Generator<Finding> {
  const { board } = position;
  const spans = spansOf(position, digit);
  for (const first of [0, board.size]) {
    if (!hasFish(spans, first, board.size, size)) continue;
    const lines: number[] = [];
    for (let line = first; line < first + board.size; line++) {
      const count = countOf(spans[line]);
      if (count > 1 && count <= size) lines.push(line);
    }
    for (const { chosen, union } of unionsOf(lines, spans, size)) {
      const crossings = digitsOf(union).map((nth) => board.size - first + nth - 1);
      const found = caught(position, digit, chosen, crossings);
      if (found !== undefined) yield found;
    }
  }
}

/** Of each row and column the open places of the digit, as masks of what crosses it. */
function spansOf({ board, candidates, digits }: Position, digit: number): number[] {
  const bit = 1 << (digit - 1);
  const spans = new Array<number>(2 * board.size).fill(0);
  for (let cell = 0; cell < board.cells; cell++) {
    if ((candidates[cell] & bit) === 0 || digits[cell] !== 0) continue;
    const row = board.housesOf[3 * cell];
    const column = board.housesOf[3 * cell + 1];
    spans[row] |= 1 << (column - board.size);
    spans[column] |= 1 << row;
  }
  return spans;
}

function caught(
  position: Position,
  digit: number,
  lines: readonly number[],
  crossings: readonly number[],
): Finding | undefined {
  const { board } = position;
  const isOn = (cell: number, some: readonly number[]) =>
    some.includes(board.housesOf[3 * cell]) || some.includes(board.housesOf[3 * cell + 1]);
  const outside = crossings.flatMap((line) =>
    [...board.houses[line]].filter((cell) => !isOn(cell, lines)),
  );
  const conclusion = notIn(position, outside, 1 << (digit - 1));
  if (conclusion.length === 0) return undefined;
  return finding(position, {
    conclusion,
    named: [...lines, ...crossings],
    gather: (reasons) => {
      for (const line of [...lines, ...crossings]) reasons.house(line);
      const elsewhere = lines.flatMap((line) =>
        [...board.houses[line]].filter((cell) => !isOn(cell, crossings)),
      );
      reasons.notIn(elsewhere, digit);
    },
    tell: () => [
      techniquePhrasebook.notice('fish', {
        digit,
        lines: lines.map((line) => houseWhere(board.size, line)),
        crossings: crossings.map((line) => houseWhere(board.size, line)),
      }),
    ],
  });
}
