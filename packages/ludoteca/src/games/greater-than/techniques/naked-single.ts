/** Sees a cell that has one candidate left. */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { cellAt } from '../deduce/constraints.ts';
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
    const found = new BySize<Finding>();
    for (let cell = 0; cell < board.cells; cell++) {
      const left = candidates[cell];
      if (digits[cell] !== 0 || left === 0 || (left & (left - 1)) !== 0) continue;
      // A cell that marks alone explain takes a single look.
      const isMarked = (board.every & ~struck[cell]) === left;
      found.add(isMarked ? 0 : 1, singleAt(position, cell, lowest(left)));
    }
    yield* found;
  },
};

function singleAt(position: Position, cell: number, digit: number): Finding {
  const { board } = position;
  return finding(position, {
    conclusion: [is(position, cell, digit)],
    gather: (reasons) => reasons.only(cell, 1 << (digit - 1)),
    tell: () => [
      techniquePhrasebook.notice('only-digit', { digit, cell: cellAt(board.size, cell) }),
    ],
  });
}
