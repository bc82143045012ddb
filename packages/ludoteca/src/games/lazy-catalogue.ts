/**
 * The same games as in the catalogue, each loaded when it is asked for: one line each. `board` loads less
 * than `load`: what people see of a game, without what thinks; a page needs no more.
 */

import type { AnyKind } from '../document/index.ts';

export interface LazyKind {
  readonly id: string;
  load(): Promise<AnyKind>;
  /** Absent: the whole. */
  board?(): Promise<AnyKind>;
}

export const lazyCatalogue: readonly LazyKind[] = [
  {
    id: 'greater-than',
    load: async () => (await import('./greater-than/index.ts')).greaterThan,
    board: async () => (await import('./greater-than/board.ts')).greaterThanBoard,
  },
  {
    id: 'cross-a-pix',
    load: async () => (await import('./cross-a-pix/index.ts')).crossAPix,
    board: async () => (await import('./cross-a-pix/board.ts')).crossAPixBoard,
  },
  {
    id: 'rastros',
    load: async () => (await import('./rastros/index.ts')).rastros,
    board: async () => (await import('./rastros/board.ts')).rastrosBoard,
  },
  {
    id: 'squex',
    load: async () => (await import('./squex/index.ts')).squex,
    board: async () => (await import('./squex/board.ts')).squexBoard,
  },
];
