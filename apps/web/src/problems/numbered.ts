/** The moves of a line on the board, numbered in their order, as books print them. */

import type { Shape } from 'ludoteca/drawing';
import type { Match } from 'ludoteca/game';
import { matchAt } from '../match/moments.ts';

/** From the move after `from` on, as far as the match goes; the first in the colour of what is lost, if it is wrong. */
export function numberedMoves(from: Match, shown: Match, isWrong: boolean): readonly Shape[] {
  const begin = from.history.length;
  const moves = shown.history.slice(begin);
  return moves.flatMap((move, index): readonly Shape[] => {
    const place = matchAt(shown, begin + index).placeOf(move);
    if (place === undefined) return [];
    const [x, y] = place;
    const isFirst = index === 0;
    const ink = isFirst ? (isWrong ? 'loss' : 'win') : 'ink';
    return [
      { kind: 'circle', x, y, r: 0.25, fill: 'surface', stroke: ink, width: 0.05 },
      { kind: 'text', x, y, size: 0.3, text: String(index + 1), fill: ink, weight: 650 },
    ];
  });
}
