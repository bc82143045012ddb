/**
 * What one line forces by itself: by its number of blocks alone, or by painted cells and blocks together,
 * where lines with few open regions (joint) are easier to see than wide ones (joint-wide).
 */

import type { Effort } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { findingBy, groundOf } from '../deduce/finding.ts';
import { linesWith, type Position } from '../deduce/position.ts';
import { blocksClue, bothClues, type ClueSet } from '../deduce/reasons.ts';

export const blocks: Technique<Position> = {
  name: 'blocks',
  title: { en: 'Blocks counted', pt: 'Blocos contados' },
  sees: {
    en: 'A colour would give a line too many blocks, or too few.',
    pt: 'Uma cor daria a uma linha blocos de mais, ou de menos.',
  },
  difficulty: 'medium',
  find: (position, effort) => lineFindings(position, blocksClue, () => true, effort),
};

/** With more open regions than this a line is wide. */
const narrow = 7;

export const joint: Technique<Position> = {
  name: 'joint',
  title: { en: 'Both clues of a line', pt: 'As duas pistas de uma linha' },
  sees: {
    en: 'Painted cells and blocks taken together leave a region one colour, on a line with at most 7 open regions.',
    pt: 'As casas pintadas e os blocos, vistos em conjunto, deixam uma só cor a uma região, numa linha com 7 regiões em aberto no máximo.',
  },
  difficulty: 'hard',
  find: (position, effort) => lineFindings(position, bothClues, (open) => open <= narrow, effort),
};

export const jointWide: Technique<Position> = {
  name: 'joint-wide',
  title: { en: 'Both clues of a long line', pt: 'As duas pistas de uma linha comprida' },
  sees: {
    en: 'Painted cells and blocks taken together leave a region one colour, on a line with more than 7 open regions.',
    pt: 'As casas pintadas e os blocos, vistos em conjunto, deixam uma só cor a uma região, numa linha com mais de 7 regiões em aberto.',
  },
  difficulty: 'expert',
  find: (position, effort) => lineFindings(position, bothClues, (open) => open > narrow, effort),
};

/** What the clues taken force on the lines that are asked, each region by itself. */
function* lineFindings(
  position: Position,
  clues: ClueSet,
  isAsked: (open: number) => boolean,
  effort: Effort,
): Iterable<Finding> {
  const { colours, openOn } = position;
  const speaking = linesWith(position, (line) => {
    if (!isAsked(openOn[line.index])) return false;
    const forced = position.forcedBy(line, clues, effort);
    for (let at = 0; at < forced.length; at++) if (colours[forced[at] >> 1] < 0) return true;
    return false;
  });
  for (const line of speaking) {
    for (const forced of position.forcedBy(line, clues, effort)) {
      const region = forced >> 1;
      if (colours[region] >= 0) continue;
      const ground = groundOf(position, (other) => (other === line.index ? clues : 0));
      yield findingBy(ground, region, forced & 1, 1);
    }
  }
}
