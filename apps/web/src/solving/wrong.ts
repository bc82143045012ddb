/** What of a sheet is to be shown as wrong by the rules alone. */

import type { Cell, Where } from 'ludoteca/kernel';
import type { Sheet } from 'ludoteca/puzzle';

export interface Wrong {
  readonly cells: readonly Cell[];
  /** Rows and columns whose own clue cannot be met. */
  readonly lines: readonly Where[];
}

export function wrongIn(sheet: Sheet): Wrong {
  const faults = sheet.faults();
  const named = faults.flatMap(({ where, args }) => [
    ...(where?.kind === 'cell' ? [where] : []),
    ...Object.values(args).flatMap((arg) => (typeof arg === 'object' && 'row' in arg ? [arg] : [])),
  ]);
  return {
    // What is empty is not wrong, though an entry beside it may leave nothing for it.
    cells: named.filter((cell) => sheet.entry(cell) !== undefined),
    lines: faults.flatMap(({ where }) =>
      where?.kind === 'row' || where?.kind === 'column' ? [where] : [],
    ),
  };
}
