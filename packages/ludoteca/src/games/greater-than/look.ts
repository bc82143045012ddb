/** What is drawn of the player: the selected cell with its houses and signs, equal digits, pencil marks. */

import type { Shape } from '../../drawing/index.ts';
import type { Cell } from '../../kernel/index.ts';
import type { Look } from '../../puzzle/index.ts';
import { boxOf, type GreaterThanClues, type GreaterThanDoc, sizeOf } from './clues.ts';

const ringWidth = 0.07;
/** The ring runs this far inside the edge of the cell, so that signs stay in front of it. */
const ringInset = 0.04;
const centreSize = 0.25;
const narrowest = 0.13;

/** Fills behind the lines: the houses of the selected cell, the digits equal to its own, itself. */
export function fillsOfLook({ clues, grid }: GreaterThanDoc, { selected }: Look): Shape[] {
  if (selected === undefined) return [];
  const size = sizeOf(clues);
  const digitAt = (row: number, col: number) =>
    grid?.digits[row][col] || clues.givens[row][col] || 0;
  const digit = digitAt(selected.row, selected.col);
  const shapes: Shape[] = [];
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const isSelf = row === selected.row && col === selected.col;
      const isEqual = digit !== 0 && digitAt(row, col) === digit;
      if (isSelf) shapes.push({ ...tileAt(row, col), fill: 'tint' });
      else if (isEqual) shapes.push({ ...tileAt(row, col), fill: 'tint2' });
      else if (isPeer(clues, selected, { row, col })) {
        shapes.push({ ...tileAt(row, col), fill: 'sunken', opacity: 0.62 });
      }
    }
  }
  return shapes;
}

function tileAt(row: number, col: number) {
  return { kind: 'rect', x: col, y: row, w: 1, h: 1 } as const;
}

function isPeer(clues: GreaterThanClues, one: Cell, other: Cell): boolean {
  return (
    one.row === other.row || one.col === other.col || boxOf(clues, one) === boxOf(clues, other)
  );
}

/** The ring around the selected cell, before the signs are drawn. */
export function ringOfLook({ selected }: Look): Shape[] {
  if (selected === undefined) return [];
  return [
    {
      kind: 'rect',
      x: selected.col + ringInset,
      y: selected.row + ringInset,
      w: 1 - 2 * ringInset,
      h: 1 - 2 * ringInset,
      radius: 0.08,
      stroke: 'accent',
      width: ringWidth,
    },
  ];
}

/** Whether a sign belongs to the selected cell; a sign lies between a cell and the next to the right or below. */
export function isOfSelected(look: Look, first: Cell, second: Cell): boolean {
  const { selected } = look;
  const isAt = (cell: Cell) => cell.row === selected?.row && cell.col === selected.col;
  return selected !== undefined && (isAt(first) || isAt(second));
}

/** Pencil marks in the open cells: each corner mark in its own place, centre marks in a row. */
export function pencilOfLook(doc: GreaterThanDoc, look: Look): Shape[] {
  const size = sizeOf(doc.clues);
  return (look.pencilled ?? []).flatMap(({ cell: { row, col }, corner, centre }): Shape[] => {
    if (doc.grid?.digits[row][col] || doc.clues.givens[row][col]) return [];
    const middle = centre.join(size > 9 ? ' ' : '');
    return [
      ...corner.map((digit) => markAt(size, row, col, digit)),
      ...(middle === ''
        ? []
        : [
            {
              kind: 'text',
              x: col + 0.5,
              y: row + 0.5,
              size: Math.max(narrowest, Math.min(centreSize, 1 / middle.length)),
              text: middle,
              fill: 'accent',
              weight: 550,
            } as const,
          ]),
    ];
  });
}

/** Marks keep within this distance of the middle of the cell, clear of the signs. */
const markReach = 0.22;
const markSize = 0.21;
/** Where marks may have two digits, their size in parts of the room that one has. */
const wideMark = 0.78;

/** A candidate in its own place of its cell. */
export function markAt(
  size: number,
  row: number,
  col: number,
  candidate: number,
): Extract<Shape, { readonly kind: 'text' }> {
  const perLine = Math.ceil(Math.sqrt(size));
  const lines = Math.ceil(size / perLine);
  const step = (2 * markReach) / (perLine - 1);
  const across = ((candidate - 1) % perLine) - (perLine - 1) / 2;
  const along = Math.floor((candidate - 1) / perLine) - (lines - 1) / 2;
  return {
    kind: 'text',
    x: col + 0.5 + across * step,
    y: row + 0.5 + along * step,
    size: size > 9 ? step * wideMark : markSize,
    text: String(candidate),
    fill: 'ink2',
    weight: 450,
  };
}
