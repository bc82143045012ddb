/** Sees two cells of a house and two digits that only fit each other. */

import type { Technique } from '../../../puzzle/index.ts';
import type { Position } from '../deduce/position.ts';
import { subsets } from './subsets.ts';

export const pair: Technique<Position> = {
  name: 'pair',
  title: { en: 'Pair', pt: 'Par' },
  sees: {
    en: 'two cells of a house and two digits that only fit each other',
    pt: 'duas casas de uma linha, coluna ou caixa e dois algarismos que só servem uns aos outros',
  },
  difficulty: 'hard',
  find: (position) => subsets(position, 2),
};
