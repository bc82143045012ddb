/** The games of the house: one line each. */

import type { AnyKind } from '../document/index.ts';

export const catalogue: readonly AnyKind[] = [];
