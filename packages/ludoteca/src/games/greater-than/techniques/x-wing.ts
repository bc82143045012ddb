/** Sees a digit that two rows have only in the same two columns, or two columns in the same two rows. */

import type { Technique } from '../../../puzzle/index.ts';
import type { Position } from '../deduce/position.ts';
import { fish } from './fish.ts';

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
