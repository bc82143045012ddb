/** What is known of a position and of each of its moves; proof and estimate are never confused. */

import type { Move } from './game.ts';

/** What is known, for the side to move. */
export interface Verdict {
  /** `unknown` when nothing is proven. */
  readonly value: 'win' | 'loss' | 'draw' | 'unknown';
  /** The chance to win as it looks, from 0 to 1; only where the value is unknown. */
  readonly estimate?: number;
  /** True when the estimate was never held against known values: it only orders the moves, and words tell it. */
  readonly isRough?: true;
  /**
   * Moves to the end of the game, those of both players, the winner hurrying and the loser delaying, where that
   * is known.
   */
  readonly distance?: number;
}

/** A legal move and what is known of it, for the side that makes it. */
export interface MoveVerdict extends Verdict {
  readonly move: Move;
  /** What is expected to be played after it, as far as that was looked at. */
  readonly line?: readonly Move[];
}

export interface Analysis extends Verdict {
  /** Every legal move, in the game's order. */
  readonly moves: readonly MoveVerdict[];
  readonly nodes: number;
}

/** Called with what is known so far, put together when it is asked for; from inside the search. */
export type OnSoFar = (soFar: () => Analysis) => void;

/**
 * From the move to play to the one to avoid: quick wins first, then hopes, then slow losses.
 *
 * @example
 * ```ts
 * import { ranked } from 'ludoteca/game';
 *
 * const moves = ranked([
 *   { move: 1, value: 'loss', distance: 8 },
 *   { move: 2, value: 'unknown', estimate: 0.6 },
 *   { move: 3, value: 'win', distance: 5 },
 * ]);
 * console.log(moves.map(({ move }) => move));
 * ```
 *
 * ```text
 * [ 3, 2, 1 ]
 * ```
 */
export function ranked(moves: readonly MoveVerdict[]): readonly MoveVerdict[] {
  return [...moves].sort((one, other) => worth(other) - worth(one));
}

/** A number that is greater for what is better for the side to move; only good for comparing. */
function worth({ value, distance, estimate = 0.5 }: Verdict): number {
  switch (value) {
    case 'win':
      return 3000 - Math.min(distance ?? 999, 999);
    case 'draw':
      return 1000.5;
    case 'unknown':
      return 1000 + estimate;
    case 'loss':
      return Math.min(distance ?? 0, 999) - 2000;
  }
}

/**
 * The verdict on a position that follows from those on all its moves.
 *
 * @example
 * ```ts
 * import { verdictOf } from 'ludoteca/game';
 *
 * console.log(verdictOf([{ value: 'loss', distance: 4 }, { value: 'loss', distance: 6 }]));
 * console.log(verdictOf([{ value: 'loss', distance: 4 }, { value: 'win', distance: 3 }]));
 * ```
 *
 * ```text
 * { value: 'loss', distance: 6 }
 * { value: 'win', distance: 3 }
 * ```
 */
export function verdictOf(moves: readonly Verdict[]): Verdict {
  const wins = moves.filter(({ value }) => value === 'win');
  if (wins.length > 0) {
    // A longer way than the shortest known win cannot be the shortest; an unknown one could.
    const isSure = moves.every(
      ({ value, distance }) => value === 'loss' || value === 'draw' || distance !== undefined,
    );
    const known = wins.flatMap(({ distance }) => (distance === undefined ? [] : [distance]));
    return isSure && known.length > 0
      ? { value: 'win', distance: Math.min(...known) }
      : { value: 'win' };
  }
  const open = moves.filter(({ value }) => value === 'unknown');
  if (open.length > 0) {
    const best = Math.max(
      ...moves.map(({ value, estimate }) =>
        value === 'loss' ? 0 : value === 'draw' ? 0.5 : (estimate ?? 0.5),
      ),
    );
    const isRough = open.some((each) => each.isRough);
    return { value: 'unknown', estimate: best, ...(isRough && { isRough }) };
  }
  if (moves.some(({ value }) => value === 'draw')) return { value: 'draw' };
  const lengths = moves.map(({ distance }) => distance);
  if (lengths.includes(undefined)) return { value: 'loss' };
  return { value: 'loss', distance: Math.max(0, ...lengths.map((length) => length ?? 0)) };
}
