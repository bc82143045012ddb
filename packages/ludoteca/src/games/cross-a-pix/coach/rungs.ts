/** The rungs that levels are told by: what the coach sees on a line, kind by kind, then lines together, then suppositions. */

import { type Difficulty, difficulties, type Rung, rungOf } from '../../../puzzle/index.ts';
import type { Position } from '../deduce/position.ts';
import { longContradiction, shortContradiction } from '../techniques/contradictions.ts';
import { joint } from '../techniques/one-line.ts';
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

/** All that one kind of insight shows, line by line. */
function sightRung({ name, title, difficulty }: (typeof lineInsights)[number]): Rung<Position> {
  return {
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
  };
}

const isTried = ({ difficulty }: { readonly difficulty: Difficulty }) => difficulty === 'expert';

export const rungs: readonly Rung<Position>[] = [
  ...ordered.filter((insight) => !isTried(insight)).map(sightRung),
  // To try out a line with few open regions takes no more than the hardest of what is seen on a line.
  rungOf(joint, conclude, false),
  ...ordered.filter(isTried).map(sightRung),
  rungOf(twoLines, conclude, false),
  rungOf(shortContradiction, conclude, true),
  rungOf(longContradiction, conclude, true),
];
