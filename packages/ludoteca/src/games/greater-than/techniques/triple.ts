/** Sees three cells of a house and three digits that only fit each other. */

import type { Technique } from '../../../puzzle/index.ts';
import type { Position } from '../deduce/position.ts';
import { subsets } from './subsets.ts';

export const triple: Technique<Position> = {
  name: 'triple',
  title: { en: 'Triple', pt: 'Trio' },
  sees: {
    en: 'three cells of a house and three digits that only fit each other',
    pt: 'três casas de uma linha, coluna ou caixa e três algarismos que só servem uns aos outros',
  },
  difficulty: 'hard',
  find: (position) => subsets(position, 3),
};
