/** Joint: what painted cells and blocks together force on a line with few open regions. */

import type { Technique } from '../../../puzzle/index.ts';
import { lineFindings } from '../deduce/line-findings.ts';
import type { Position } from '../deduce/position.ts';
import { bothClues } from '../deduce/reasons.ts';

/** With more open regions than this a line is wide. */
export const narrow = 7;

export const joint: Technique<Position> = {
  name: 'joint',
  title: { en: 'One line', pt: 'Uma linha' },
  sees: {
    en: 'Painted cells and blocks taken together leave a region one colour, on a line with at most 7 open regions.',
    pt: 'As casas pintadas e os blocos, vistos em conjunto, deixam uma só cor a uma região, numa linha com 7 regiões em aberto no máximo.',
  },
  difficulty: 'hard',
  find: (position, effort) => lineFindings(position, bothClues, (open) => open <= narrow, effort),
};
