/** What analysis means to people: the best move, and whether there is more to find out. */

import type { Analysis, MoveVerdict, Verdict } from 'ludoteca/game';

/** From the move to play to the one to avoid: quick wins first, then hopes, then slow losses. */
export function ranked(moves: readonly MoveVerdict[]): readonly MoveVerdict[] {
  return [...moves].sort((one, other) => worth(other) - worth(one));
}

export function bestOf({ moves }: Pick<Analysis, 'moves'>): MoveVerdict | undefined {
  return ranked(moves)[0];
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

/** Whether there is nothing left to find out. */
export function isSettled({ moves }: Pick<Analysis, 'moves'>): boolean {
  return moves.every(
    ({ value, distance }) => value === 'draw' || (value !== 'unknown' && distance !== undefined),
  );
}
