/** Long contradiction: a colour that fails after any number of waves of line reasoning. */

import type { Technique } from '../../../puzzle/index.ts';
import { anyWaves } from '../deduce/cases.ts';
import { contradictions } from '../deduce/contradictions.ts';
import type { Position } from '../deduce/position.ts';

export const longContradiction: Technique<Position> = {
  name: 'long-contradiction',
  title: { en: 'Long contradiction', pt: 'Contradição longa' },
  sees: {
    en: 'Suppose a region has a colour: line after line follows, until one becomes impossible.',
    pt: 'Supõe que uma região tem uma cor: segue-se linha após linha, até que uma se torna impossível.',
  },
  difficulty: 'extreme',
  find: (position, effort) => contradictions(position, anyWaves, effort),
};
