/**
 * Openings: who wins every position of the first moves, proven beforehand. Kept as one letter for each position of a
 * walk through all moves, alike positions once: w where the player to move wins, l where that player loses, and a
 * question mark where it is not proven yet. Reading it walks the same way again.
 */

import type { OpeningBook } from '../../../game/index.ts';
import { apply, goalOf, initial, moves, outcome, type RastrosState, usualStart } from '../rules.ts';
import { standsBeforeGoal } from '../solve/index.ts';
import { classicBook } from './book.ts';
import { bookKey } from './walk.ts';

/** How many moves the openings go, by the size of the board. */
export const openingDepths: Readonly<Record<number, number>> = { 7: 4, 8: 2 };

/** The start of the openings of a board. */
export function openingStart(size: number): RastrosState {
  return initial({ size, start: usualStart(size) });
}

/** Who wins a position of the first moves, for the side to move; absent where that is not known. */
export type OpeningValues = Required<Pick<OpeningBook<RastrosState>, 'value'>>;

/** What is known of the games on a board of this size: values of the first moves, replies of the book. */
export function openingsOf(size: number): Promise<OpeningBook<RastrosState>> | undefined {
  if (size === 7) readingSmall ??= readSmall();
  if (size === 8) readingClassic ??= readClassic();
  return size === 7 ? readingSmall : size === 8 ? readingClassic : undefined;
}

let readingSmall: Promise<OpeningBook<RastrosState>> | undefined;
let readingClassic: Promise<OpeningBook<RastrosState>> | undefined;

/** The openings of 7×7 only tell values: no level plays from them. */
async function readSmall(): Promise<OpeningBook<RastrosState>> {
  const { values } = await import('./openings-7.ts');
  return { reply: () => undefined, ...readOpenings(7, values) };
}

async function readClassic(): Promise<OpeningBook<RastrosState>> {
  const [book, { values }] = await Promise.all([classicBook(), import('./openings-8.ts')]);
  return { reply: book.reply, ...readOpenings(8, values) };
}

/** Every position of the first moves that is not decided at sight, alike ones once, in a fixed order. */
export function walkOpenings(
  size: number,
  meet: (state: RastrosState, key: string, made: number) => void,
): void {
  const seen = new Set<string>();
  let level: readonly RastrosState[] = [openingStart(size)];
  for (let made = 1; made <= (openingDepths[size] ?? 0); made++) {
    const next: RastrosState[] = [];
    for (const state of level) {
      for (const move of moves(state)) {
        const after = apply(state, move);
        if (outcome(after) !== undefined || standsBeforeGoal(after)) continue;
        const key = bookKey(after).text;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(after);
        meet(after, key, made);
      }
    }
    level = next;
  }
}

/** The letters of openings that are known so far. */
export function writeOpenings(
  size: number,
  known: (key: string) => 'win' | 'loss' | undefined,
): string {
  let letters = '';
  walkOpenings(size, (_, key) => {
    const value = known(key);
    letters += value === undefined ? '?' : value === 'win' ? 'w' : 'l';
  });
  return letters;
}

export function readOpenings(size: number, letters: string): OpeningValues {
  const values = new Map<string, 'win' | 'loss'>();
  let at = 0;
  walkOpenings(size, (_, key) => {
    const letter = letters[at++];
    if (letter === undefined) throw new Error('the openings end before their walk');
    if (letter !== '?') values.set(key, letter === 'w' ? 'win' : 'loss');
  });
  if (at < letters.length) throw new Error('the openings go on after their walk');
  return {
    value(state) {
      const goals = [goalOf('north', state), goalOf('south', state)];
      if (state.size !== size) return undefined;
      if (goals.some((goal) => state.stone === goal || state.blocked.includes(goal))) {
        return undefined;
      }
      return values.get(bookKey(state).text);
    },
  };
}
