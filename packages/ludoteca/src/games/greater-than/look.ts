/** What is drawn of the player: the selected cell with its houses and signs, equal digits, pencil marks. */

import type { Point, Shape } from '../../drawing/index.ts';
import type { Cell } from '../../kernel/index.ts';
import type { Look } from '../../puzzle/index.ts';
import { boxOf, type GreaterThanClues, type GreaterThanDoc, sizeOf } from './clues.ts';

const ringWidth = 0.07;
/** The ring runs this far inside the edge of the cell, so that signs stay in front of it. */
const ringInset = 0.04;
const centreSize = 0.25;
const narrowest = 0.13;

/** Fills behind the lines: the houses of the selected cell, the digits equal to its own, itself. */
export function fillsOfLook(
  { clues, grid }: GreaterThanDoc,
  { selected, alsoSelected = [], inHand }: Look,
): Shape[] {
  if (selected === undefined && inHand === undefined) return [];
  const size = sizeOf(clues);
  const digitAt = (row: number, col: number) =>
    grid?.digits[row][col] || clues.givens[row][col] || 0;
  const chosen = new Set(
    [...(selected ? [selected] : []), ...alsoSelected].map(({ row, col }) => row * size + col),
  );
  const digit = inHand ?? (selected ? digitAt(selected.row, selected.col) : 0);
  const shapes: Shape[] = [];
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const isEqual = digit !== 0 && digitAt(row, col) === digit;
      if (isEqual) shapes.push({ ...tileAt(row, col), fill: 'tint2' });
      else if (chosen.has(row * size + col)) shapes.push({ ...tileAt(row, col), fill: 'tint' });
      // Of several cells no houses are shown: they would be half the board.
      else if (chosen.size === 1 && selected && isPeer(clues, selected, { row, col })) {
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

/** The ring around the selected cell, and around all that are selected with it, before the signs are drawn. */
export function ringOfLook({ selected, alsoSelected = [] }: Look): Shape[] {
  if (selected === undefined) return [];
  const others = alsoSelected.filter(
    ({ row, col }) => row !== selected.row || col !== selected.col,
  );
  const runs = others.length === 0 ? [] : outlineOf([selected, ...others]);
  return [
    ...(runs.length === 0
      ? []
      : [{ kind: 'lines', runs, stroke: 'accent', width: ringWidth, cap: 'round' } as const]),
    {
      kind: 'rect',
      x: selected.col + ringInset,
      y: selected.row + ringInset,
      w: 1 - 2 * ringInset,
      h: 1 - 2 * ringInset,
      radius: 0.08,
      stroke: 'accent',
      width: others.length === 0 ? ringWidth : ringWidth / 2,
    },
  ];
}

/** The edges around some cells, a little inside. */
function outlineOf(cells: readonly Cell[]): (readonly Point[])[] {
  const has = new Set(cells.map(({ row, col }) => `${row},${col}`));
  return cells.flatMap(({ row, col }) => {
    const isIn = (down: number, right: number) => has.has(`${row + down},${col + right}`);
    const [above, below, before, after] = [isIn(-1, 0), isIn(1, 0), isIn(0, -1), isIn(0, 1)];
    const left = col + (before ? 0 : ringInset);
    const right = col + 1 - (after ? 0 : ringInset);
    const top = row + (above ? 0 : ringInset);
    const bottom = row + 1 - (below ? 0 : ringInset);
    const runs: (readonly Point[])[] = [];
    if (!above)
      runs.push([
        [left, row + ringInset],
        [right, row + ringInset],
      ]);
    if (!below)
      runs.push([
        [left, row + 1 - ringInset],
        [right, row + 1 - ringInset],
      ]);
    if (!before)
      runs.push([
        [col + ringInset, top],
        [col + ringInset, bottom],
      ]);
    if (!after)
      runs.push([
        [col + 1 - ringInset, top],
        [col + 1 - ringInset, bottom],
      ]);
    return runs;
  });
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
    return [
      ...cornerMarks(size, { row, col }, corner, look),
      ...middleOf(size, centre).map(
        ({ text, line, font }): Shape => ({
          kind: 'text',
          x: col + 0.5,
          y: row + 0.5 + line * font * 1.05,
          size: font,
          text,
          fill: 'accent',
          weight: 550,
        }),
      ),
    ];
  });
}

/**
 * Corner marks each in its own place. Where numbers have two digits, up to twelve are drawn larger, side by side in
 * order; more keep to their places, or the ring of the selected cell and the signs would cover some. So do those that
 * a hint crosses out, which it does in their places.
 */
function cornerMarks(
  size: number,
  { row, col }: Cell,
  marks: readonly number[],
  { conclusion = [] }: Look,
): readonly Shape[] {
  const placed = marks.map((digit) => markAt(size, row, col, digit));
  const isCrossed = conclusion.some(({ cell }) => cell.row === row && cell.col === col);
  const room = fewMarks.find(({ most }) => marks.length <= most);
  if (size <= 9 || isCrossed || room === undefined) return placed;
  const { perLine, across, along, font } = room;
  const lines = Math.ceil(marks.length / perLine);
  return placed.map((mark, at) => ({
    ...mark,
    x: col + 0.5 + ((at % perLine) - (perLine - 1) / 2) * across,
    y: row + 0.5 + (Math.floor(at / perLine) - (lines - 1) / 2) * along,
    size: font,
  }));
}

/** How marks share a cell of a large grid, by their count: with room between them, or 14 15 reads as 1415. */
const fewMarks = [
  { most: 4, perLine: 2, across: 0.42, along: 0.31, font: 0.27 },
  { most: 6, perLine: 2, across: 0.41, along: 0.28, font: 0.26 },
  { most: 8, perLine: 2, across: 0.4, along: 0.23, font: 0.225 },
  { most: 12, perLine: 3, across: 0.305, along: 0.23, font: 0.205 },
] as const;

/** Lines of centre marks have at most so many characters where numbers have two digits. */
const widestLine = 6;

/** Centre marks as they stand: in one line as large as it fits; two-digit numbers in several, so that they stay readable. */
function middleOf(
  size: number,
  marks: readonly number[],
): readonly { readonly text: string; readonly line: number; readonly font: number }[] {
  if (marks.length === 0) return [];
  if (size <= 9) {
    const text = marks.join('');
    return [{ text, line: 0, font: Math.max(narrowest, Math.min(centreSize, 1 / text.length)) }];
  }
  const lines: string[] = [];
  for (const mark of marks) {
    const longer = `${lines.at(-1) ?? ''} ${mark}`;
    if (lines.length > 0 && longer.length <= widestLine) lines[lines.length - 1] = longer;
    else lines.push(String(mark));
  }
  const longest = Math.max(...lines.map((text) => text.length));
  const font = Math.min(centreSize, 1.25 / longest, 0.84 / lines.length);
  return lines.map((text, at) => ({ text, line: at - (lines.length - 1) / 2, font }));
}

/** Marks keep within this distance of the middle of the cell, clear of the signs. */
const markReach = 0.22;
const markSize = 0.21;
/** Where marks may have two digits they take all the room there is, between the signs. */
const wideReach = 0.365;
const wideMarkSize = 0.17;

/** A candidate in its own place of its cell. */
export function markAt(
  size: number,
  row: number,
  col: number,
  candidate: number,
): Extract<Shape, { readonly kind: 'text' }> {
  const perLine = Math.ceil(Math.sqrt(size));
  const lines = Math.ceil(size / perLine);
  const isWide = size > 9;
  const step = (2 * (isWide ? wideReach : markReach)) / (perLine - 1);
  const across = ((candidate - 1) % perLine) - (perLine - 1) / 2;
  const along = Math.floor((candidate - 1) / perLine) - (lines - 1) / 2;
  return {
    kind: 'text',
    x: col + 0.5 + across * step,
    y: row + 0.5 + along * step,
    size: isWide ? wideMarkSize : markSize,
    text: String(candidate),
    fill: 'ink2',
    weight: 450,
  };
}
