/** Joint, wide: the same on a line with many open regions. */

import type { Technique } from '../../../puzzle/index.ts';
import { lineFindings } from '../deduce/line-findings.ts';
import type { Position } from '../deduce/position.ts';
import { bothClues } from '../deduce/reasons.ts';
import { narrow } from './joint.ts';

export const jointWide: Technique<Position> = {
  name: 'joint-wide',
  title: { en: 'One wide line', pt: 'Uma linha larga' },
  sees: {
    en: 'Painted cells and blocks taken together leave a region one colour, on a line with more than 7 open regions.',
    pt: 'As casas pintadas e os blocos, vistos em conjunto, deixam uma só cor a uma região, numa linha com mais de 7 regiões em aberto.',
  },
  difficulty: 'expert',
  find: (position, effort) => lineFindings(position, bothClues, (open) => open > narrow, effort),
};
