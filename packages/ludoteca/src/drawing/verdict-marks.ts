/** Marks on cells: what is known of a move (a full square wins, a broken circle loses), and numbers to follow. */

import type { Drawing, Point, Shape } from './drawing.ts';

export interface VerdictMark {
  /** The middle of the cell. */
  readonly at: Point;
  readonly value: 'win' | 'loss' | 'draw' | 'unknown';
  /** What is written on it: a number of moves, or how good it looks. */
  readonly label: string;
}

const half = 0.39;
const badgeRadius = 0.14;
const badgeInset = 0.2;

/**
 * The drawing with what is known of each move on its cell.
 *
 * @example
 * ```ts
 * import { withVerdicts } from 'ludoteca/drawing';
 *
 * const board = { left: 0, top: 0, width: 2, height: 1, shapes: [] };
 * const marked = withVerdicts(board, [
 *   { at: [0.5, 0.5], value: 'win', label: '3' },
 *   { at: [1.5, 0.5], value: 'loss', label: '8' },
 * ]);
 * for (const shape of marked.shapes) console.log(shape.kind, shape.fill);
 * ```
 *
 * ```text
 * rect win
 * text on-win
 * circle tile
 * circle undefined
 * text loss
 * ```
 */
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

/**
 * A small round number near the top left corner of a cell, so that links can be followed in turn.
 *
 * @example
 * ```ts
 * import { numberBadge } from 'ludoteca/drawing';
 *
 * const [disc, number] = numberBadge(2, 3, 7);
 * console.log(disc.kind, disc.fill, number.kind === 'text' && number.text);
 * ```
 *
 * ```text
 * circle accent 7
 * ```
 */
export function numberBadge(row: number, col: number, number: number): Shape[] {
  const [x, y] = [col + badgeInset, row + badgeInset];
  const size = badgeRadius * 1.5;
  return [
    { kind: 'circle', x, y, r: badgeRadius, fill: 'accent' },
    { kind: 'text', x, y, size, text: String(number), fill: 'surface', weight: 650 },
  ];
}
