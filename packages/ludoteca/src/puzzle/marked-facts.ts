/**
 * What a player's pencil marks say. Marks in the middle of a cell are all that it may still be. Marks in
 * the corners are often only places for a digit, so they count as all that is left in a cell only when
 * every open cell has them: then somebody keeps candidates.
 */

import type { Fact } from './deduction.ts';
import type { Sheet } from './sheet.ts';

/**
 * The values that the marks rule out, cell by cell; what is ruled out in the filling already is not repeated.
 *
 * @example
 * ```ts
 * import { markedFacts, openSheet } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const puzzle = await greaterThan.make({ size: 4, seed: 1 });
 * const cell = { row: 0, col: 0 };
 * const sheet = openSheet(greaterThan, puzzle).mark(cell, 2, 'centre').mark(cell, 3, 'centre');
 * console.log(markedFacts(sheet));
 * ```
 *
 * ```text
 * [ { cell: { row: 0, col: 0 }, not: [ 1, 4 ] } ]
 * ```
 */
export function markedFacts(sheet: Sheet): readonly Fact[] {
  const open = sheet.cells.filter((cell) => sheet.entry(cell) === undefined);
  const keepsCandidates = open.every((cell) => sheet.marks(cell).length > 0);
  return open.flatMap((cell): Fact[] => {
    const centre = sheet.marks(cell, 'centre');
    const left = centre.length > 0 ? centre : keepsCandidates ? sheet.marks(cell) : [];
    if (left.length === 0) return [];
    const gone = sheet.ruledOut(cell);
    const not = sheet.values.filter((value) => !left.includes(value) && !gone.includes(value));
    return not.length === 0 ? [] : [{ cell, not }];
  });
}
