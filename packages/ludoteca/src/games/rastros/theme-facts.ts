/** What the themes of Rastros are recognised by, and told from. */

import { apply, moves, neighbours, outcome, type RastrosState } from './rules.ts';

/** The cells to which the stone could still be led, the nearest first. */
export function reachableFrom({ blocked, stone, size }: RastrosState): readonly number[] {
  const seen = new Set([...blocked, stone]);
  const reached = [stone];
  for (const cell of reached) {
    for (const next of neighbours(cell, size)) {
      if (seen.has(next)) continue;
      seen.add(next);
      reached.push(next);
    }
  }
  return reached.slice(1);
}

/** A reply, and the moves after it that win at once for the other player. */
export interface Finish {
  readonly reply: number;
  readonly wins: readonly number[];
}

/** What each move leaves to whoever moves next. */
export function finishesOf(state: RastrosState): readonly Finish[] {
  return moves(state).map((reply) => {
    const next = apply(state, reply);
    if (outcome(next) !== undefined) return { reply, wins: [] };
    const wins = moves(next).filter((last) => outcome(apply(next, last))?.winner === next.toMove);
    return { reply, wins };
  });
}
