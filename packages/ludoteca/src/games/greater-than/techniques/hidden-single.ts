/** Sees a digit that has one place left in a row, a column or a box. */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { cellAt, houseWhere } from '../deduce/constraints.ts';
import { lowest, type Position } from '../deduce/position.ts';
import { BySize, finding, is } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

export const hiddenSingle: Technique<Position> = {
  name: 'hidden-single',
  title: { en: 'Hidden single', pt: 'Único escondido' },
  sees: {
    en: 'a digit that has one place left in a row, a column or a box',
    pt: 'um algarismo que só tem um lugar numa linha, numa coluna ou numa caixa',
  },
  difficulty: 'easy',
  *find(position) {
    const { board, candidates, digits } = position;
    const found = new BySize<() => Finding>();
    // Boxes first: a box is the easiest to look over.
    for (let house = 3 * board.size - 1; house >= 0; house--) {
      const cells = board.houses[house];
      let once = 0;
      let twice = 0;
      let open = 0;
      for (const cell of cells) {
        twice |= once & candidates[cell];
        once |= candidates[cell];
        if (digits[cell] === 0) open++;
      }
      const single = once & ~twice;
      for (const cell of cells) {
        const here = digits[cell] === 0 ? candidates[cell] & single : 0;
        if (here !== 0) found.add(open, () => singleAt(position, house, cell, lowest(here)));
      }
    }
    for (const make of found) yield make();
  },
};

function singleAt(position: Position, house: number, cell: number, digit: number): Finding {
  const { board } = position;
  return finding(position, {
    conclusion: [is(position, cell, digit)],
    named: [house],
    gather: (reasons) =>
      reasons.house(house).notIn(
        board.houses[house].filter((other) => other !== cell),
        digit,
      ),
    tell: () => [
      techniquePhrasebook.notice('only-place', {
        house: houseWhere(board.size, house),
        digit,
        cell: cellAt(board.size, cell),
      }),
    ],
  });
}
