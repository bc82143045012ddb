/** The small signs of verdicts: the same as on the board. */

import type { Shape } from 'ludoteca/drawing';
import type { Verdict } from 'ludoteca/game';
import type { VNode } from 'preact';
import { Picture } from '../board/index.ts';
import { type VerdictLook, verdictShapes } from './verdict-shapes.ts';

interface VerdictIconProps extends VerdictLook {
  readonly verdict: Verdict;
}

export function VerdictIcon({ verdict, ...look }: VerdictIconProps): VNode {
  // How long it takes, and how likely it is, is told beside the sign.
  const shapes: readonly Shape[] =
    verdict.value === 'unknown'
      ? [
          { kind: 'circle', x: 0.5, y: 0.5, r: 0.39, stroke: 'grid', width: 0.045 },
          {
            kind: 'text',
            x: 0.5,
            y: 0.5,
            size: 0.56,
            text: verdict.estimate === undefined ? '?' : '≈',
            fill: 'ink3',
            weight: 550,
          },
        ]
      : verdictShapes([0.5, 0.5], { value: verdict.value }, look);
  return (
    <span class="verdict-icon">
      <Picture
        drawing={{
          left: 0.02,
          top: 0.02,
          width: 0.96,
          height: 0.96,
          shapes,
        }}
      />
    </span>
  );
}
