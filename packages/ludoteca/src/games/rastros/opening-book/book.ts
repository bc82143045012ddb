/**
 * The book: a proven reply for each position that is too hard for the live solver.
 *
 * It is kept as one digit per position of the walk: 0 where the live solver is left to it, else where
 * the reply goes, as on a keypad (7 8 9 up, 1 2 3 down the board). Reading it walks the same way again.
 */

import { goalOf, initial, type RastrosState, usualStart } from '../rules.ts';
import { bookKey, walkBook } from './walk.ts';

export interface ClassicBook {
  /** Positions with a reply. */
  readonly positions: number;
  /** A proven winning move; absent where the book does not know the position. */
  reply(state: RastrosState): number | undefined;
}

/** The start of the classic game, which South wins. */
export function classicStart(): RastrosState {
  return initial({ size: 8, start: usualStart(8) });
}

/**
 * The book of the classic game, read when it is first asked for.
 *
 * @example
 * ```ts
 * import { classicBook } from 'ludoteca/rastros';
 *
 * const book = await classicBook();
 * console.log(typeof book);
 * ```
 *
 * ```text
 * object
 * ```
 */
export function classicBook(): Promise<ClassicBook> {
  reading ??= import('./classic.ts').then(({ digits }) => readBook(classicStart(), digits));
  return reading;
}

let reading: Promise<ClassicBook> | undefined;

/** The digits of a book whose replies are `choose`'s. */
export function writeBook(
  start: RastrosState,
  choose: (state: RastrosState) => number | undefined,
): string {
  let digits = '';
  walkBook(start, (state) => {
    const reply = choose(state);
    digits += reply === undefined ? 0 : digitOf(reply - state.stone, state.size);
    return reply;
  });
  return digits;
}

export function readBook(start: RastrosState, digits: string): ClassicBook {
  // A book that was not made yet knows nothing.
  if (digits === '') return { positions: 0, reply: () => undefined };
  const replies = new Map<string, number>();
  let next = 0;
  walkBook(start, (state, key) => {
    if (next >= digits.length) throw new Error('the book ends before its walk');
    const digit = Number(digits[next++]);
    if (digit === 0) return undefined;
    const reply = state.stone + stepOf(digit, state.size);
    replies.set(key, bookKey(state).bitOf(reply));
    return reply;
  });
  if (next < digits.length) throw new Error('the book goes on after its walk');
  return {
    positions: replies.size,
    reply(state) {
      const goals = [goalOf('north', state), goalOf('south', state)];
      // The book knows boards of its size with both goals open, and no finished game.
      if (state.size !== start.size) return undefined;
      if (goals.some((goal) => state.stone === goal || state.blocked.includes(goal))) {
        return undefined;
      }
      const key = bookKey(state);
      const reply = replies.get(key.text);
      return reply === undefined ? undefined : key.cellOf(reply);
    },
  };
}

function digitOf(step: number, size: number): number {
  for (let digit = 1; digit <= 9; digit++) if (stepOf(digit, size) === step) return digit;
  throw new Error(`a reply is a step to a neighbour, not ${step}`);
}

function stepOf(digit: number, size: number): number {
  const file = ((digit - 1) % 3) - 1;
  const rank = Math.floor((digit - 1) / 3) - 1;
  return rank * size + file;
}
