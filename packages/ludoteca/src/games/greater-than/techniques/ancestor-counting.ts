/** Sees how many different digits must be smaller than a cell, or larger, by counting along the signs. */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { cellAt, houseWhere } from '../deduce/constraints.ts';
import { type Crowd, crowdsOf } from '../deduce/crowds.ts';
import { below, type Position } from '../deduce/position.ts';
import { finding, not } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

export const ancestorCounting: Technique<Position> = {
  name: 'ancestor-counting',
  title: { en: 'Counting what is smaller or larger', pt: 'Contar os menores ou os maiores' },
  sees: {
    en: 'a cell that signs put above, or below, several cells of one house: with k below it, it is at least k + 1',
    pt: 'uma casa que os sinais põem acima, ou abaixo, de várias casas de uma mesma linha, coluna ou caixa: com k abaixo, é pelo menos k + 1',
  },
  difficulty: 'medium',
  *find(position) {
    const { board, candidates, digits } = position;
    const crowds = crowdsOf(board);
    for (const crowd of crowds.below) {
      const least = crowd.members.length + 1;
      const struck = candidates[crowd.cell] & below(least);
      if (struck === 0 || digits[crowd.cell] !== 0) continue;
      yield counted(position, crowd, struck, 'below');
    }
    for (const crowd of crowds.above) {
      const most = board.size - crowd.members.length;
      const struck = candidates[crowd.cell] & ~below(most + 1);
      if (struck === 0 || digits[crowd.cell] !== 0) continue;
      yield counted(position, crowd, struck, 'above');
    }
  },
};

function counted(
  position: Position,
  { cell, house, members, signs }: Crowd,
  struck: number,
  side: 'below' | 'above',
): Finding {
  const { size } = position.board;
  return finding(position, {
    conclusion: [not(position, cell, struck)],
    named: [house],
    gather: (reasons) => {
      reasons.house(house);
      for (const sign of signs) reasons.sign(sign);
    },
    tell: () => {
      const said = {
        cell: cellAt(size, cell),
        cells: members.map((member) => cellAt(size, member)),
        house: houseWhere(size, house),
        count: members.length,
      };
      return side === 'below'
        ? [techniquePhrasebook.notice('count-below', { ...said, least: members.length + 1 })]
        : [techniquePhrasebook.notice('count-above', { ...said, most: size - members.length })];
    },
  });
}
