/** Which moves are worth more. */

import type { MoveVerdict } from 'ludoteca';

/** Wins first, the quickest before; losses last, the slowest before. */
export function byWorth(one: MoveVerdict, other: MoveVerdict): number {
  return worth(other) - worth(one);
}

function worth({ value, estimate = 0.5, distance }: MoveVerdict): number {
  if (value === 'win') return 3000 - (distance ?? 1000);
  if (value === 'loss') return (distance ?? 1000) - 3000;
  return value === 'draw' ? 0.5 : estimate;
}
