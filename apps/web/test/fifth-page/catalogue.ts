/** The games of a page with two more, which live in the tests of the library. */

import type { AnyKind } from 'ludoteca/document';
import { futoshiki } from '../../../../packages/ludoteca/test/games/futoshiki/index.ts';
import { noughts } from '../../../../packages/ludoteca/test/games/noughts/index.ts';

export const catalogue: readonly AnyKind[] = [futoshiki, noughts];
