/** A picture that clues do not tell for certain: what is the matter, and what would be changed. */

import type { Cell, Notice } from '../../../kernel/index.ts';
import { crossAPixPhrases } from '../messages.ts';
import type { Merged } from './merge.ts';

export type Doubt = Exclude<Merged, { readonly kind: 'unique' }>;

/** How many cells a message names. */
const named = 12;

export function doubtful(doubt: Doubt, changes: readonly Cell[], cols: number): Notice {
  const told = { changed: changes.length, changes: changes.slice(0, named) };
  if (doubt.kind === 'undecided') return crossAPixPhrases.notice('picture-undecided', told);
  const cells = doubt.cells.slice(0, named).map((cell) => cellOf(cell, cols));
  return crossAPixPhrases.notice(
    'picture-ambiguous',
    { count: doubt.cells.length, cells, ...told },
    { kind: 'cell', ...cells[0] },
  );
}

export function cellOf(cell: number, cols: number): Cell {
  return { row: Math.floor(cell / cols), col: cell % cols };
}
