/** The small signs of verdicts: the same as on the board. */

import type { Shape } from 'ludoteca/drawing';
import type { Verdict } from 'ludoteca/game';
import type { VNode } from 'preact';
import { Picture } from '../board/index.ts';
import { verdictShapes } from './verdict-shapes.ts';

export function VerdictIcon({ verdict }: { readonly verdict: Verdict }): VNode {
  // How long it takes, and how likely it is, is told beside the sign.
  const shapes: readonly Shape[] =
    verdict.value === 'unknown'
      ? [
          { kind: 'circle', x: 0.5, y: 0.5, r: 0.39, stroke: 'grid', width: 0.045 },
          { kind: 'text', x: 0.5, y: 0.5, size: 0.56, text: '≈', fill: 'ink3', weight: 550 },
        ]
      : verdictShapes([0.5, 0.5], { value: verdict.value }, false);
  return (
    <span class="verdict-icon">
      <Picture
        drawing={{
          left: 0.06,
          top: 0.06,
          width: 0.88,
          height: 0.88,
          shapes,
        }}
      />
    </span>
  );
}
