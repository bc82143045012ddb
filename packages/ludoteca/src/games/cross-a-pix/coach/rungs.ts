/** The rungs that levels are told by: what the coach sees on a line, kind by kind, then lines together, then suppositions. */

import { difficulties, type Rung, rungOf } from '../../../puzzle/index.ts';
import type { Position } from '../deduce/position.ts';
import { longContradiction, shortContradiction } from '../techniques/contradictions.ts';
import { twoLines } from '../techniques/two-lines.ts';
import { kindCosts } from './cost.ts';
import { lineInsights } from './insights.ts';
import { sightsOn } from './sights-on.ts';

/** The levels in turn; within a level what is sooner seen. */
const ordered = lineInsights.toSorted(
  (one, other) =>
    difficulties.indexOf(one.difficulty) - difficulties.indexOf(other.difficulty) ||
    kindCosts[one.name] - kindCosts[other.name],
);

const conclude = (position: Position, facts: Parameters<Position['conclude']>[0]) =>
  position.conclude(facts);

export const rungs: readonly Rung<Position>[] = [
  ...ordered.map(
    ({ name, title, difficulty }): Rung<Position> => ({
      name,
      title,
      difficulty,
      take(position, effort) {
        let seen = 0;
        for (const line of position.board.lines) {
          if (position.openOn[line.index] === 0) continue;
          for (const { sight } of sightsOn(position, line, name, effort)) {
            const news = sight.regions.filter((region) => position.colours[region] < 0);
            if (news.length > 0) seen++;
            for (const region of news) position.paint(region, sight.colour);
          }
          if (effort.stopped !== undefined) break;
        }
        return seen;
      },
    }),
  ),
  rungOf(twoLines, conclude, false),
  rungOf(shortContradiction, conclude, true),
  rungOf(longContradiction, conclude, true),
];
