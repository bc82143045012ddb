/** What is known of moves, drawn on their cells: a full square wins, a broken circle loses. */

import type { Drawing, Point, Shape } from './drawing.ts';

export interface VerdictMark {
  /** The middle of the cell. */
  readonly at: Point;
  readonly value: 'win' | 'loss' | 'draw' | 'unknown';
  /** What is written on it: a number of moves, or how good it looks. */
  readonly label: string;
}

const half = 0.39;

export function withVerdicts(drawing: Drawing, marks: readonly VerdictMark[]): Drawing {
  return { ...drawing, shapes: [...drawing.shapes, ...marks.flatMap(markShapes)] };
}

function markShapes({ at: [x, y], value, label }: VerdictMark): Shape[] {
  const text = { kind: 'text', x, y, text: label, anchor: 'middle' } as const;
  const size = label.length > 2 ? 0.27 : 0.36;
  switch (value) {
    case 'win':
      return [
        {
          kind: 'rect',
          x: x - half,
          y: y - half,
          w: 2 * half,
          h: 2 * half,
          radius: 0.08,
          fill: 'win',
        },
        { ...text, size, fill: 'on-win', weight: 650 },
      ];
    case 'loss':
      return [
        { kind: 'circle', x, y, r: half, fill: 'tile' },
        { kind: 'circle', x, y, r: half, stroke: 'loss', width: 0.045, dash: [0.12, 0.08] },
        { ...text, size, fill: 'loss', weight: 550 },
      ];
    case 'draw':
      return [
        { kind: 'circle', x, y, r: half, fill: 'tile', stroke: 'ink3', width: 0.04 },
        { ...text, size, fill: 'ink3', weight: 550 },
      ];
    case 'unknown':
      return [{ ...text, size: 0.27, fill: 'ink2', weight: 550 }];
  }
}
