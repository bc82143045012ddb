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
  for (const line of linesByKnown(position)) {
    if (!isAsked(position.openOn(line))) continue;
    for (const forced of position.forcedBy(line, clues, effort)) {
      const region = forced >> 1;
      if (position.colours[region] >= 0) continue;
      const ground = groundOf(position, (other) => (other === line.index ? clues : 0));
      yield findingBy(ground, region, forced & 1, 1);
    }
    if (effort.stopped !== undefined) return;
  }
}

/** The lines with something open, those with the fewest known regions first. */
export function linesByKnown(position: Position): readonly Line[] {
  const lines = position.board.lines
    .map((line) => ({ line, open: position.openOn(line) }))
    .filter(({ open }) => open > 0);
  return lines
    .sort((a, b) => a.line.regions.length - a.open - (b.line.regions.length - b.open))
    .map(({ line }) => line);
}
