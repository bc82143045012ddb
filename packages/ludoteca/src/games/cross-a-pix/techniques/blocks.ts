/** Blocks: what the number of blocks alone forces on a line. */

import type { Technique } from '../../../puzzle/index.ts';
import { lineFindings } from '../deduce/line-findings.ts';
import type { Position } from '../deduce/position.ts';
import { blocksClue } from '../deduce/reasons.ts';

export const blocks: Technique<Position> = {
  name: 'blocks',
  title: { en: 'Blocks', pt: 'Blocos' },
  sees: {
    en: 'A colour would give a line too many blocks, or too few.',
    pt: 'Uma cor daria a uma linha blocos de mais, ou de menos.',
  },
  difficulty: 'medium',
  find: (position, effort) => lineFindings(position, blocksClue, () => true, effort),
};
