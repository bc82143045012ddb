/** Brings into sight what a hint or a check speaks of, where only a part of the board is seen. */

import { effect } from '@preact/signals';
import type { Cell } from 'ludoteca/kernel';
import { marksOfHint } from './hint.ts';
import type { Session } from './session.ts';

/** Follows until the answer is called. */
export function revealing({ hint: asked, found, zoom }: Session): () => void {
  return effect(() => {
    const marks = marksOfHint(asked.value);
    // Where to look gives no cell away: only what was told is shown.
    const spoken = marks ? (marks.conclusion ?? []).map(({ cell }) => cell) : found.value;
    const sight = zoom.sight.peek();
    if (sight === undefined || spoken.length === 0) return;
    const isIn = ({ row, col }: Cell) =>
      col >= sight.left && col + 1 <= sight.right && row >= sight.top && row + 1 <= sight.bottom;
    if (spoken.some(isIn)) return;
    const [{ row, col }] = spoken;
    // Not in the middle of what follows the hint.
    queueMicrotask(() => zoom.show([col + 0.5, row + 0.5]));
  });
}
