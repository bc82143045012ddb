/** A Cross-a-Pix grid as shapes: paint, dots for blank cells, walls, and the clues outside. */

import type { Drawing, Point, Role, Shape } from '../../drawing/index.ts';
import { coloursOfLook, type Look, penOfLook, triesOf, tryRole } from '../../puzzle/index.ts';
import { clueMarks, guttersOf, lineNotes } from './clue-marks.ts';
import type { CrossAPixGrid } from './clues.ts';
import { type Span, spanOf } from './drawn-span.ts';
import { edgeLines, fifths } from './edge-lines.ts';
import type { CrossAPixDoc } from './json.ts';
import { ringOfLook, tintsOfLook } from './look.ts';
import { fillsOfStep, linesOfStep, ringsOfStep } from './step-marks.ts';

/** From this many rows or columns the lines are thicker, and every fifth one is marked outside. */
const largeSide = 15;
const dot = 0.075;
/** Neighbouring fills overlap by this on each side, so that no gap shows between them. */
const overlap = 0.005;

/**
 * The board in shapes.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { themes, toSvg } from 'ludoteca/drawing';
 * import { view } from 'ludoteca/cross-a-pix/view';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * console.log(toSvg(view({ clues }), themes.light).slice(0, 4));
 * ```
 *
 * ```text
 * <svg
 * ```
 */
export function view({ clues, grid }: CrossAPixDoc, look: Look = {}): Drawing {
  const { rows, cols } = clues;
  const isLarge = Math.max(rows, cols) >= largeSide;
  const wall = isLarge ? 0.09 : 0.07;
  const gutters = guttersOf(clues.rowClues, isLarge);
  const margin = wall;
  const span = spanOf(clues, look.part);
  return {
    left: -gutters.left - margin,
    top: -gutters.top - margin,
    width: gutters.left + cols + 2 * margin,
    height: gutters.top + rows + 2 * margin,
    shapes: [
      ...tintsOfLook(look, gutters.left, gutters.top),
      { kind: 'rect', x: 0, y: 0, w: cols, h: rows, fill: 'surface' },
      ...coloursOfLook(look),
      ...fills(grid, look, span),
      ...fillsOfStep(clues, look),
      ...linesOfStep(clues, look, gutters),
      ...edgeLines({ clues, ...(grid && { grid }) }, wall, span),
      {
        kind: 'rect',
        x: 0,
        y: 0,
        w: cols,
        h: rows,
        stroke: 'wall',
        width: wall * 1.25,
      },
      ...(isLarge ? [fifths(rows, cols, wall)] : []),
      ...ringOfLook(clues, look, wall),
      ...ringsOfStep(clues, look, wall),
      ...clueMarks(clues, grid, look, gutters, span),
      ...lineNotes(look, gutters),
      ...penOfLook(look),
    ],
  };
}

/** Paint and blank cells, each as one shape for each try, and a dot in every blank cell. */
function fills(grid: CrossAPixGrid | undefined, look: Look, span: Span): Shape[] {
  if (grid === undefined) return [];
  const tries = triesOf(look);
  const levelAt = (y: number, x: number) => tries.get(`${y},${x}`) ?? 0;
  const levels = [0, ...new Set(tries.values())];
  const inks = (level: number) => (level === 0 ? undefined : tryRole(level));
  const dots: Shape[] = [];
  for (let y = span.top; y < span.bottom; y++) {
    for (let x = span.left; x < span.right; x++) {
      if (grid[y][x] !== 0) continue;
      const fill = inks(levelAt(y, x)) ?? 'wall-soft';
      dots.push({ kind: 'circle', x: x + 0.5, y: y + 0.5, r: dot, fill });
    }
  }
  return [
    ...area(runsOf(grid, 0, span), { fill: 'sunken', opacity: 0.55 }, 0),
    ...levels.flatMap((level) =>
      area(
        runsOf(grid, 1, span, (y, x) => levelAt(y, x) === level),
        { fill: inks(level) ?? 'paint' },
        overlap,
      ),
    ),
    ...dots,
  ];
}

/** Horizontal runs of such cells with the entry: row, first column, and the column after the last. */
function runsOf(
  grid: CrossAPixGrid,
  entry: 0 | 1,
  span: Span,
  isMeant: (y: number, x: number) => boolean = () => true,
): [number, number, number][] {
  const runs: [number, number, number][] = [];
  for (let y = span.top; y < span.bottom; y++) {
    for (let x = span.left; x < span.right; x++) {
      if (grid[y][x] !== entry || !isMeant(y, x)) continue;
      const last = runs.at(-1);
      if (last?.[0] === y && last[2] === x) last[2]++;
      else runs.push([y, x, x + 1]);
    }
  }
  return runs;
}

function area(
  runs: readonly (readonly [number, number, number])[],
  ink: { readonly fill: Role; readonly opacity?: number },
  wider: number,
): Shape[] {
  if (runs.length === 0) return [];
  return [
    {
      kind: 'lines',
      closed: true,
      ...ink,
      runs: runs.map(([y, from, to]): Point[] => [
        [from - wider, y - wider],
        [to + wider, y - wider],
        [to + wider, y + 1 + wider],
        [from - wider, y + 1 + wider],
      ]),
    },
  ];
}
