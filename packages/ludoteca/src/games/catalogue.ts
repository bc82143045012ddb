/** The games of the house: one line each. */

import type { AnyKind } from '../document/index.ts';
import { greaterThan } from './greater-than/index.ts';

export const catalogue: readonly AnyKind[] = [greaterThan];
