/**
 * The same games as in the catalogue, each loaded when it is asked for: one line each. `board` loads less
 * than `load`: what people see of a game, without what thinks; a page needs no more.
 */

import type { AnyKind } from '../document/index.ts';
import { crossAPixCard } from './cross-a-pix/card.ts';
import { greaterThanCard } from './greater-than/card.ts';
import { rastrosCard } from './rastros/card.ts';
import { squexCard } from './squex/card.ts';

export interface LazyKind extends Pick<AnyKind, 'id' | 'family' | 'name' | 'summary'> {
  load(): Promise<AnyKind>;
  /** Absent: the whole. */
  board?(): Promise<AnyKind>;
}

export const lazyCatalogue: readonly LazyKind[] = [
  {
    ...greaterThanCard,
    load: async () => (await import('./greater-than/index.ts')).greaterThan,
    board: async () => (await import('./greater-than/board.ts')).greaterThanBoard,
  },
  {
    ...crossAPixCard,
    load: async () => (await import('./cross-a-pix/index.ts')).crossAPix,
    board: async () => (await import('./cross-a-pix/board.ts')).crossAPixBoard,
  },
  {
    ...rastrosCard,
    load: async () => (await import('./rastros/index.ts')).rastros,
    board: async () => (await import('./rastros/board.ts')).rastrosBoard,
  },
  {
    ...squexCard,
    load: async () => (await import('./squex/index.ts')).squex,
    board: async () => (await import('./squex/board.ts')).squexBoard,
  },
];
