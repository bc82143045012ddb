/** The moves of a line on the board, numbered in their order, as books print them. */

import type { Shape } from 'ludoteca/drawing';
import type { Match } from 'ludoteca/game';
import { matchAt } from '../match/moments.ts';

/**
 * From the move after `from` on, as far as the match goes: each in the colour of who made it, since a turn may have two
 * moves; the first in the colour of what it does.
 */
export function numberedMoves(from: Match, shown: Match, isWrong: boolean): readonly Shape[] {
  const begin = from.history.length;
  const moves = shown.history.slice(begin);
  return moves.flatMap((move, index): readonly Shape[] => {
    const before = matchAt(shown, begin + index);
    const place = before.placeOf(move);
    if (place === undefined) return [];
    const [x, y] = place;
    const tried = isWrong ? 'loss' : 'win';
    const [fill, stroke, ink] =
      index === 0
        ? (['surface', tried, tried] as const)
        : before.turn === 0
          ? (['first', 'on-first', 'on-first'] as const)
          : (['second', 'on-second', 'on-second'] as const);
    return [
      { kind: 'circle', x, y, r: 0.25, fill, stroke, width: 0.05 },
      { kind: 'text', x, y, size: 0.3, text: String(index + 1), fill: ink, weight: 650 },
    ];
  });
}
