/** Where cells may have so many marks that they are read with a loupe. */

import type { Cell } from 'ludoteca/kernel';
import type { Sheet } from 'ludoteca/puzzle';
import type { Session } from './session.ts';

/** From so many values on, all the marks that a cell may have are too small on a whole board. */
const manyValues = 10;
/** Whether all the marks that a cell of the puzzle may have are too small on a whole board. */
export function mayHaveSmallMarks(sheet: Sheet): boolean {
  return sheet.values.length >= manyValues;
}

/** Whether there is something to be seen in it: marks in or around the one selected cell, smaller than in the loupe. */
export function hasSmallMarks({ sheet, selected, chosen, zoom }: Session): boolean {
  const at = selected.value;
  if (at === undefined || chosen.value.length > 0 || zoom.isLarge.value) return false;
  return mayHaveSmallMarks(sheet.value) && hasMarksAround(sheet.value, at);
}

function hasMarksAround(sheet: Sheet, at: Cell): boolean {
  return sheet.cells.some(
    (cell) =>
      Math.abs(cell.row - at.row) <= 1 &&
      Math.abs(cell.col - at.col) <= 1 &&
      sheet.entry(cell) === undefined &&
      (['corner', 'centre'] as const).some((place) => sheet.marks(cell, place).length > 0),
  );
}
