/** A link as it is found, and what links cost to see. */

import type { Fact, Link } from '../../../puzzle/index.ts';
import { cellAt } from '../deduce/constraints.ts';
import { digitsOf } from '../deduce/position.ts';
import type { Struck } from './absence.ts';

/** A link that was found, before it is known whether it is needed. */
export interface Found extends Struck {
  readonly insight: string;
  readonly rests: readonly number[];
  link(): Link;
}

/** The same before it has its number among those that were found. */
export type Draft = Omit<Found, 'index'>;

/** Prices of links, as docs/teaching.md lists them. */
export const prices = {
  push: 1.5,
  locked: 2,
  naked: { 2: 3, 3: 5, 4: 7 },
  hidden: { 2: 4, 3: 7, 4: 9 },
  fish: { 2: 5, 3: 8 },
} as const;

/** How many cells or digits go together. */
export type SubsetSize = 2 | 3 | 4;

/** What the strikes of a link say, cell by cell. */
export function factsOf(size: number, strikes: ReadonlyMap<number, number>): Fact[] {
  return [...strikes].map(([cell, mask]) => ({ cell: cellAt(size, cell), not: digitsOf(mask) }));
}
