/** Sees four cells of a house and four digits that only fit each other. */

import type { Technique } from '../../../puzzle/index.ts';
import type { Position } from '../deduce/position.ts';
import { subsets } from './subsets.ts';

export const quad: Technique<Position> = {
  name: 'quad',
  title: { en: 'Quad', pt: 'Quadra' },
  sees: {
    en: 'four cells of a house and four digits that only fit each other',
    pt: 'quatro casas de uma linha, coluna ou caixa e quatro algarismos que só servem uns aos outros',
  },
  difficulty: 'hard',
  find: (position) => subsets(position, 4),
};
