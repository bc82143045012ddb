/** The small signs of verdicts: the same as on the board. */

import type { Verdict } from 'ludoteca/game';
import type { VNode } from 'preact';
import { Picture } from '../board/index.ts';
import { verdictShapes } from './verdict-shapes.ts';

export function VerdictIcon({ verdict }: { readonly verdict: Verdict }): VNode {
  const { value, estimate } = verdict;
  const shown = { value, ...(estimate !== undefined && { estimate }) };
  return (
    <span class="verdict-icon">
      <Picture
        drawing={{
          left: 0.06,
          top: 0.06,
          width: 0.88,
          height: 0.88,
          shapes: verdictShapes([0.5, 0.5], shown, false),
        }}
      />
    </span>
  );
}
