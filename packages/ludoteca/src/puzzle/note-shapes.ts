/** Notes as shapes, for every puzzle whose board is drawn from (0, 0) with cells 1 wide. */

import type { Point, Role, Shape } from '../drawing/index.ts';
import type { Look } from './look.ts';

const colourRoles = [
  'mark-1',
  'mark-2',
  'mark-3',
  'mark-4',
  'mark-5',
  'mark-6',
  'mark-7',
  'mark-8',
  'mark-9',
] as const satisfies readonly Role[];

const tryRoles = ['try-1', 'try-2', 'try-3'] as const satisfies readonly Role[];

/**
 * The ink of a try: the first, the second within it, the third, and round again.
 *
 * @example
 * ```ts
 * import { tryRole } from 'ludoteca/puzzle';
 *
 * console.log([1, 2, 3, 4].map(tryRole));
 * ```
 *
 * ```text
 * [ 'try-1', 'try-2', 'try-3', 'try-1' ]
 * ```
 */
export function tryRole(level: number): Role {
  return tryRoles[(level - 1) % tryRoles.length];
}

/**
 * How deep in tries the entry of each cell was made, by `row,col`; cells of no try are not in it.
 *
 * @example
 * ```ts
 * import { triesOf } from 'ludoteca/puzzle';
 *
 * const cell = { row: 1, col: 2 };
 * console.log(triesOf({ tried: [{ cell, level: 2 }] }).get('1,2'));
 * ```
 *
 * ```text
 * 2
 * ```
 */
export function triesOf({ tried = [] }: Look): ReadonlyMap<string, number> {
  return new Map(tried.map(({ cell, level }) => [`${cell.row},${cell.col}`, level]));
}

/**
 * The colours of cells; several share a cell as bands. Drawn behind all lines.
 *
 * @example
 * ```ts
 * import { coloursOfLook } from 'ludoteca/puzzle';
 *
 * const cell = { row: 1, col: 2 };
 * console.log(coloursOfLook({ pencilled: [{ cell, corner: [], centre: [], colour: [3] }] }));
 * ```
 *
 * ```text
 * [ { kind: 'rect', x: 2, y: 1, w: 1, h: 1, fill: 'mark-3' } ]
 * ```
 */
export function coloursOfLook({ pencilled = [] }: Look): Shape[] {
  return pencilled.flatMap(({ cell: { row, col }, colour = [] }) =>
    colour.map((value, at): Shape => {
      const w = 1 / colour.length;
      const fill = colourRoles[(value - 1) % colourRoles.length];
      return { kind: 'rect', x: col + at * w, y: row, w, h: 1, fill };
    }),
  );
}

const lineWidth = 0.11;
const signWidth = 0.06;
const signReach = 0.11;

/**
 * What the pen drew: lines from middle to middle, crosses and rings on edges. Drawn in front of all else.
 *
 * @example
 * ```ts
 * import { penOfLook } from 'ludoteca/puzzle';
 *
 * const [from, to] = [{ row: 0, col: 0 }, { row: 0, col: 1 }];
 * const [line] = penOfLook({ drawn: { pen: [{ from, to, isLine: true }], lines: [] } });
 * console.log(line.kind, line.runs);
 * ```
 *
 * ```text
 * lines [ [ [ 0.5, 0.5 ], [ 1.5, 0.5 ] ] ]
 * ```
 */
export function penOfLook({ drawn }: Look): Shape[] {
  if (drawn === undefined) return [];
  const middle = ({ row, col }: { readonly row: number; readonly col: number }): Point => [
    col + 0.5,
    row + 0.5,
  ];
  const lines = drawn.pen.filter(({ isLine }) => isLine);
  const shapes: Shape[] = [];
  if (lines.length > 0) {
    shapes.push({
      kind: 'lines',
      runs: lines.map(({ from, to }) => [middle(from), middle(to)]),
      stroke: 'pen',
      width: lineWidth,
      cap: 'round',
      opacity: 0.55,
    });
  }
  for (const { from, to, edge } of drawn.pen) {
    const [[left, top], [right, bottom]] = [middle(from), middle(to)];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (edge === 'dot') {
      const ring = { kind: 'circle', x, y, r: signReach, fill: 'surface', stroke: 'pen' } as const;
      shapes.push({ ...ring, width: signWidth });
    }
    if (edge === 'cross') {
      const runs: readonly (readonly Point[])[] = [
        [
          [x - signReach, y - signReach],
          [x + signReach, y + signReach],
        ],
        [
          [x - signReach, y + signReach],
          [x + signReach, y - signReach],
        ],
      ];
      shapes.push({ kind: 'lines', runs, stroke: 'surface', width: signWidth * 2.6, cap: 'round' });
      shapes.push({ kind: 'lines', runs, stroke: 'pen', width: signWidth, cap: 'round' });
    }
  }
  return shapes;
}
