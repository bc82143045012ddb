/** Sees a digit that three rows have only in the same three columns, or three columns in the same three rows. */

import type { Technique } from '../../../puzzle/index.ts';
import type { Position } from '../deduce/position.ts';
import { fish } from './fish.ts';

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
