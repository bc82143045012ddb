/**
 * Openings: who wins every position of the first moves, proven beforehand. Kept as one bit for each position of a
 * walk through all moves, alike positions once: 1 where the player to move wins. Reading it walks the same way again.
 */

import type { OpeningBook } from '../../../game/index.ts';
import { apply, goalOf, initial, moves, outcome, type RastrosState, usualStart } from '../rules.ts';
import { standsBeforeGoal } from '../solve/index.ts';
import { bookKey } from './walk.ts';

/** How many moves the openings of 7×7 go. */
const smallDepth = 4;

/** The start of the smaller classic game, which North wins. */
export function smallStart(): RastrosState {
  return initial({ size: 7, start: usualStart(7) });
}

/** The openings of 7×7, read when they are first asked for. They only tell values: no level plays from them. */
export function smallOpenings(): Promise<OpeningBook<RastrosState>> {
  reading ??= import('./small.ts').then(({ smallValues }) =>
    readOpenings(smallStart(), smallDepth, smallValues),
  );
  return reading;
}

let reading: Promise<OpeningBook<RastrosState>> | undefined;

/** Every position of the first moves that is not decided at sight, alike ones once, in a fixed order. */
export function walkOpenings(
  start: RastrosState,
  depth: number,
  meet: (state: RastrosState, key: string) => void,
): void {
  const seen = new Set<string>();
  let level: readonly RastrosState[] = [start];
  for (let made = 0; made < depth; made++) {
    const next: RastrosState[] = [];
    for (const state of level) {
      for (const move of moves(state)) {
        const after = apply(state, move);
        if (outcome(after) !== undefined || standsBeforeGoal(after)) continue;
        const key = bookKey(after).text;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(after);
        meet(after, key);
      }
    }
    level = next;
  }
}

/** Four positions to a hexadecimal digit, the first in its highest bit. */
export function readOpenings(
  start: RastrosState,
  depth: number,
  digits: string,
): OpeningBook<RastrosState> {
  const wins = new Map<string, boolean>();
  let at = 0;
  walkOpenings(start, depth, (_, key) => {
    const digit = Number.parseInt(digits[at >> 2] ?? '', 16);
    if (Number.isNaN(digit)) throw new Error('the openings end before their walk');
    wins.set(key, ((digit >> (3 - (at++ & 3))) & 1) === 1);
  });
  return {
    reply: () => undefined,
    value(state) {
      const goals = [goalOf('north', state), goalOf('south', state)];
      if (state.size !== start.size) return undefined;
      if (goals.some((goal) => state.stone === goal || state.blocked.includes(goal))) {
        return undefined;
      }
      const isWon = wins.get(bookKey(state).text);
      return isWon === undefined ? undefined : isWon ? 'win' : 'loss';
    },
  };
}
