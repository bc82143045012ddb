/** The games of the library: one line each. */

import type { AnyKind } from '../document/index.ts';
import { crossAPix } from './cross-a-pix/index.ts';
import { greaterThan } from './greater-than/index.ts';
import { rastros } from './rastros/index.ts';
import { squex } from './squex/index.ts';

export const catalogue: readonly AnyKind[] = [greaterThan, crossAPix, rastros, squex];
