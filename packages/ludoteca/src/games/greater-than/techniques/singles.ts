/** Singles: a cell with one digit left (naked), and a digit with one cell left in a house (hidden). */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { cellAt, houseWhere } from '../deduce/constraints.ts';
import { type HiddenPlace, hiddenPlaces } from '../deduce/hidden-places.ts';
import { lowest, type Position } from '../deduce/position.ts';
import { BySize, finding, is } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

export const nakedSingle: Technique<Position> = {
  name: 'naked-single',
  title: { en: 'Naked single', pt: 'Único à vista' },
  sees: {
    en: 'a cell for which one digit is left',
    pt: 'uma casa para a qual resta um só algarismo',
  },
  difficulty: 'easy',
  *find(position) {
    const { board, candidates, digits, struck } = position;
    let found: BySize<Finding> | undefined;
    for (let cell = 0; cell < board.cells; cell++) {
      const left = candidates[cell];
      if (digits[cell] !== 0 || left === 0 || (left & (left - 1)) !== 0) continue;
      // A cell that marks alone explain takes a single look.
      const isMarked = (board.every & ~struck[cell]) === left;
      found ??= new BySize();
      found.add(isMarked ? 0 : 1, nakedAt(position, cell, lowest(left)));
    }
    if (found !== undefined) yield* found;
  },
};

function nakedAt(position: Position, cell: number, digit: number): Finding {
  const { board } = position;
  return finding(position, {
    conclusion: [is(position, cell, digit)],
    gather: (reasons) => reasons.only(cell, 1 << (digit - 1)),
    tell: () => [
      techniquePhrasebook.notice('only-digit', { digit, cell: cellAt(board.size, cell) }),
    ],
  });
}

export const hiddenSingle: Technique<Position> = {
  name: 'hidden-single',
  title: { en: 'Hidden single', pt: 'Único escondido' },
  sees: {
    en: 'a digit that has one place left in a row, a column or a box',
    pt: 'um algarismo que só tem um lugar numa linha, numa coluna ou numa caixa',
  },
  difficulty: 'easy',
  find(position) {
    const hidden = hiddenPlaces(position);
    return hidden.areNone() ? none : hiddenBy(position, hidden.places());
  },
};

const none: readonly Finding[] = [];

function* hiddenBy(position: Position, places: Iterable<HiddenPlace>): Generator<Finding> {
  for (const { house, cell, digit } of places) yield hiddenAt(position, house, cell, digit);
}

function hiddenAt(position: Position, house: number, cell: number, digit: number): Finding {
  const { board } = position;
  return finding(position, {
    conclusion: [is(position, cell, digit)],
    named: [house],
    gather: (reasons) => {
      const others: number[] = [];
      for (const other of board.houses[house]) if (other !== cell) others.push(other);
      reasons.house(house).notIn(others, digit);
    },
    tell: () => [
      techniquePhrasebook.notice('only-place', {
        house: houseWhere(board.size, house),
        digit,
        cell: cellAt(board.size, cell),
      }),
    ],
  });
}
