/** Short contradiction: a colour that fails within two waves of line reasoning. */

import type { Technique } from '../../../puzzle/index.ts';
import { contradictions } from '../deduce/contradictions.ts';
import type { Position } from '../deduce/position.ts';

const mostWaves = 2;

export const shortContradiction: Technique<Position> = {
  name: 'short-contradiction',
  title: { en: 'Short contradiction', pt: 'Contradição curta' },
  sees: {
    en: 'Suppose a region has a colour: what its lines say then makes one of the next lines impossible.',
    pt: 'Supõe que uma região tem uma cor: o que as suas linhas então dizem torna impossível uma das linhas seguintes.',
  },
  difficulty: 'master',
  find: (position, effort) => contradictions(position, mostWaves, effort),
};
