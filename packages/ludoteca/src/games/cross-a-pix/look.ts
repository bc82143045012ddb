/** What is drawn of the player: the lines of the selected cell beside their clues, and its region. */

import type { Point, Shape } from '../../drawing/index.ts';
import type { Cell } from '../../kernel/index.ts';
import type { Look } from '../../puzzle/index.ts';
import type { CrossAPixClues } from './clues.ts';
import { regionAround, regionsOf } from './regions.ts';

const radius = 0.1;

/** Tints behind the clues of the selected row and column. */
export function tintsOfLook({ selected }: Look, left: number, top: number): Shape[] {
  if (selected === undefined) return [];
  const { row, col } = selected;
  return [
    { kind: 'rect', x: -left, y: row, w: left, h: 1, radius, fill: 'tint' },
    { kind: 'rect', x: col, y: -top, w: 1, h: top, radius, fill: 'tint' },
  ];
}

/** The region of the selected cell, ringed, with a light edge that parts the ring from what is painted. */
export function ringOfLook(clues: CrossAPixClues, { selected }: Look, wall: number): Shape[] {
  if (selected === undefined) return [];
  const runs = outlineOf(clues, selected);
  const ring = { kind: 'lines', runs, cap: 'round' } as const;
  return [
    { ...ring, stroke: 'surface', width: wall * 2.6 },
    { ...ring, stroke: 'accent', width: wall * 1.7 },
  ];
}

/** By the cells of a region: its edges. Large regions are drawn again and again. */
const outlines = new WeakMap<readonly number[], readonly (readonly Point[])[]>();

/** The edges of the region of a cell, one by one. */
export function outlineOf(
  clues: CrossAPixClues,
  { row, col }: Cell,
): readonly (readonly Point[])[] {
  const cells = regionAround(clues, row * clues.cols + col);
  let outline = outlines.get(cells);
  if (outline === undefined) {
    outline = edgesAround(clues, cells);
    outlines.set(cells, outline);
  }
  return outline;
}

function edgesAround(clues: CrossAPixClues, cells: readonly number[]): Point[][] {
  const { rows, cols } = clues;
  const { ofCell } = regionsOf(clues);
  const region = ofCell[cells[0]];
  const isIn = (row: number, col: number) =>
    row >= 0 && col >= 0 && row < rows && col < cols && ofCell[row * cols + col] === region;
  const runs: Point[][] = [];
  for (const cell of cells) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const corners: readonly Point[] = [
      [col, row],
      [col + 1, row],
      [col + 1, row + 1],
      [col, row + 1],
    ];
    const [a, b, c, d] = corners;
    if (!isIn(row - 1, col)) runs.push([a, b]);
    if (!isIn(row, col + 1)) runs.push([b, c]);
    if (!isIn(row + 1, col)) runs.push([c, d]);
    if (!isIn(row, col - 1)) runs.push([d, a]);
  }
  return runs;
}
