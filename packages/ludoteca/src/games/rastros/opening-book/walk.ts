/**
 * The walk through a book: every position that its player can meet, each once, in a fixed order, and the name that
 * the book keeps it under: one for all positions that are alike.
 */

import { apply, moves, outcome, type RastrosState } from '../rules.ts';
import { packCanonical, standsBeforeGoal } from '../solve/index.ts';

export interface BookKey {
  readonly text: string;
  /** Takes a cell of the position to the bit of the canonical board. */
  bitOf(cell: number): number;
  /** And back. */
  cellOf(bit: number): number;
}

/** The key of a position of up to 8×8, with both goals open, whose stone stands on none. */
export function bookKey(state: RastrosState): BookKey {
  const { lo, hi, stone, bitOf, cellOf } = packCanonical(state);
  return { text: `${state.size} ${hex(hi)}${hex(lo)} ${stone}`, bitOf, cellOf };
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

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
