/** The steps that lines show by themselves, those with the least to look at first. */

import type { Effort } from '../../../kernel/index.ts';
import type { Finding } from '../../../puzzle/index.ts';
import type { Line } from './board.ts';
import { findingBy, groundOf } from './finding.ts';
import type { Position } from './position.ts';
import type { ClueSet } from './reasons.ts';

/** What the clues taken force on the lines that are asked, each region by itself. */
export function* lineFindings(
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

/** The lines with something open of which something is true, those with the fewest known regions first. */
export function linesWith(
  { board, openOn }: Position,
  isTrue: (line: Line) => boolean,
): readonly Line[] {
  const lines: Line[] = [];
  for (const line of board.lines) if (openOn[line.index] > 0 && isTrue(line)) lines.push(line);
  const known = (line: Line) => line.regions.length - openOn[line.index];
  return lines.length > 1 ? lines.sort((one, other) => known(one) - known(other)) : lines;
}
