/** The name under which the book keeps a position: one for all positions that are alike. */

import type { RastrosState } from '../rules.ts';
import { packCanonical } from '../solve/index.ts';

export interface BookKey {
  readonly text: string;
  /** Takes a cell of the position to the bit of the canonical board. */
  bitOf(cell: number): number;
  /** And back. */
  cellOf(bit: number): number;
}

/** The key of a position of up to 8×8, with both goals open, whose stone stands on none. */
export function bookKey(state: RastrosState): BookKey {
  const { lo, hi, stone, bitOf, cellOf } = packCanonical(state);
  return { text: `${state.size} ${hex(hi)}${hex(lo)} ${stone}`, bitOf, cellOf };
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
