/** The walk through a book: every position that its player can meet, each once, in a fixed order. */

import { apply, moves, outcome, type RastrosState } from '../rules.ts';
import { standsBeforeGoal } from '../solve/index.ts';
import { bookKey } from './key.ts';

/**
 * Goes through the positions that a player can meet who answers each as `choose` says, from a state
 * in which the opponent is to move. Alike positions are met once. `choose` gives the reply; without
 * one the walk does not go on from there. Positions that are won by stepping onto the goal, or over,
 * are passed by. Writer and reader of a book walk alike, so the book need not hold the positions.
 */
export function walkBook(
  start: RastrosState,
  choose: (state: RastrosState, key: string) => number | undefined,
): void {
  const seen = new Set<string>();
  const before: RastrosState[] = [start];
  for (const state of before) {
    for (const met of positionsToMeet(state)) {
      const key = bookKey(met).text;
      if (seen.has(key)) continue;
      seen.add(key);
      const reply = choose(met, key);
      if (reply !== undefined) before.push(apply(met, reply));
    }
  }
}

/** After each move of the opponent, the positions that need thought. */
export function positionsToMeet(state: RastrosState): RastrosState[] {
  return moves(state)
    .map((move) => apply(state, move))
    .filter((met) => outcome(met) === undefined && !standsBeforeGoal(met));
}
