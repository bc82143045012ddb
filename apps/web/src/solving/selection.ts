/** The cells that are selected: the one where the player is, and those that were added to it. */

import type { Cell } from 'ludoteca/kernel';
import type { Sheet } from 'ludoteca/puzzle';
import type { Adding } from '../board/index.ts';
import { isSame } from './edits.ts';
import type { Session } from './session.ts';

/** All that is selected; the cell where the player is comes first. */
export function selectionOf({ selected, chosen }: Session): readonly Cell[] {
  const at = selected.value;
  if (at === undefined) return [];
  return [at, ...chosen.value.filter((cell) => !isSame(cell, at))];
}

/** Goes to a cell, alone or together with what was selected. */
export function selectCell(session: Session, { row, col }: Cell, adding: Adding): void {
  const cell = { row, col };
  const before = selectionOf(session);
  const isIn = before.some((each) => isSame(each, cell));
  session.selected.value = cell;
  const others = before.filter((each) => !isSame(each, cell));
  if (adding === 'none') setChosen(session, []);
  else if (adding === 'walk' || !isIn || others.length === 0) setChosen(session, others);
  else {
    // What is taken away leaves the player at the newest of the others.
    session.selected.value = others[0];
    setChosen(session, others.slice(1));
  }
}

function setChosen({ chosen }: Session, cells: readonly Cell[]): void {
  if (cells.length > 0 || chosen.value.length > 0) chosen.value = cells;
}

/** Selects every cell, or again only the one where the player is. */
export function selectAll(session: Session): void {
  const { rows, cols } = sizeOf(session);
  const all = Array.from({ length: rows * cols }, (_, at) => ({
    row: Math.floor(at / cols),
    col: at % cols,
  }));
  session.selected.value ??= { row: 0, col: 0 };
  const { value: at } = session.selected;
  session.chosen.value = all.filter((cell) => !isSame(cell, at));
}

export function selectOne(session: Session): void {
  setChosen(session, []);
}

/** Selects all cells that are like one: the same entry, or else the same colours, or else the same marks. */
export function selectAlike(session: Session, cell: Cell): void {
  const sheet = session.sheet.value;
  const sign = likenessOf(sheet, cell);
  if (sign === undefined) return;
  const { rows, cols } = sizeOf(session);
  const alike: Cell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      if (isSame(cell, { row, col })) continue;
      if (likenessOf(sheet, { row, col }) === sign) alike.push({ row, col });
    }
  }
  session.selected.value = { row: cell.row, col: cell.col };
  session.chosen.value = alike;
}

function likenessOf(sheet: Sheet, cell: Cell): string | undefined {
  const entry = sheet.entry(cell);
  if (entry !== undefined) return `entry ${entry}`;
  for (const place of ['colour', 'centre', 'corner'] as const) {
    const marks = sheet.marks(cell, place);
    if (marks.length > 0) return `${place} ${marks.join()}`;
  }
  return undefined;
}

function sizeOf({ size, sheet }: Session): { readonly rows: number; readonly cols: number } {
  const most = (part: 'row' | 'col') =>
    Math.max(-1, ...sheet.value.cells.map((cell) => cell[part])) + 1;
  return size ?? { rows: most('row'), cols: most('col') };
}
