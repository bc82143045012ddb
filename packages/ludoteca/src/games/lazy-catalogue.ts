/** The same games as in the catalogue, each loaded when it is asked for: one line each. */

import type { AnyKind } from '../document/index.ts';

export interface LazyKind {
  readonly id: string;
  load(): Promise<AnyKind>;
}

export const lazyCatalogue: readonly LazyKind[] = [
  {
    id: 'greater-than',
    load: async () => (await import('./greater-than/index.ts')).greaterThan,
  },
  { id: 'cross-a-pix', load: async () => (await import('./cross-a-pix/index.ts')).crossAPix },
  { id: 'rastros', load: async () => (await import('./rastros/index.ts')).rastros },
  { id: 'squex', load: async () => (await import('./squex/index.ts')).squex },
];
