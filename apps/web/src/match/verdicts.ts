/** What analysis means to people: the best move, and whether there is more to find out. */

import { type Analysis, type MoveVerdict, ranked } from 'ludoteca/game';

export { ranked };

export function bestOf({ moves }: Pick<Analysis, 'moves'>): MoveVerdict | undefined {
  return ranked(moves)[0];
}

/** Whether there is nothing left to find out. */
export function isSettled({ moves }: Pick<Analysis, 'moves'>): boolean {
  return moves.every(
    ({ value, distance }) => value === 'draw' || (value !== 'unknown' && distance !== undefined),
  );
}
