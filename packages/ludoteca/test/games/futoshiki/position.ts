/** What is known of a Futoshiki while it is reasoned about. */

import type { Reason } from 'ludoteca';
import type { FutoshikiClues } from './rules.ts';
import { comparisonsOf, linesOf } from './structure.ts';

export interface FutoshikiPosition {
  readonly clues: FutoshikiClues;
  /** Row by row, 0 where open. */
  readonly digits: number[];
}

/** All rules and clues, and all digits that are known. */
export function everything({ clues, digits }: FutoshikiPosition): Reason[] {
  const { size } = clues;
  const rules = [...linesOf(clues), ...comparisonsOf(clues)];
  return [
    ...rules.map(({ constraint }) => ({ constraint })),
    ...digits.flatMap((is, at) =>
      is === 0 ? [] : [{ cell: { row: Math.floor(at / size), col: at % size }, is }],
    ),
  ];
}
