/** Whose the moves of a line are: told where they do not simply alternate. */

import type { Side } from 'ludoteca/game';
import { type Line, walked } from '../match/line.ts';

/** Who makes each move of a line. */
export function moversOf(line: Line): readonly Side[] {
  const end = walked(line, line.moves.length);
  return end.movers.slice(end.history.length - line.moves.length);
}

/** The same where somebody has several moves in a row; else it goes without saying. */
export function uncommonMovers(line: Line): readonly Side[] | undefined {
  const movers = moversOf(line);
  const hasSeveral = movers.some((side, index) => index > 0 && side === movers[index - 1]);
  return hasSeveral ? movers : undefined;
}
