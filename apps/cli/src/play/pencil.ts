/** Pencil marks as they are typed. */

import type { Cell, Sheet } from 'ludoteca';

/** The marks of a cell with some of them set, or taken away where they were. */
export function toggled(sheet: Sheet, cell: Cell, values: readonly number[]): Sheet {
  const before = sheet.marks(cell);
  const kept = before.filter((value) => !values.includes(value));
  const added = values.filter((value) => !before.includes(value));
  return sheet.edit([{ kind: 'marks', cell, place: 'corner', values: [...kept, ...added] }]);
}
