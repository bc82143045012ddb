/** Cross-a-Pix drawn: in shapes, for `toSvg` of `ludoteca/drawing`, and in characters. */

import type { Sketch } from '../../../document/index.ts';
import type { CrossAPixDoc } from '../json.ts';
import { sketch as sketchOf } from '../sketch.ts';

export { view } from '../view.ts';

/**
 * The board in characters.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { plainText } from 'ludoteca/document';
 * import { sketch } from 'ludoteca/cross-a-pix/view';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * console.log(plainText(sketch({ clues })));
 * ```
 *
 * ```text
 *       0   2   1   1   2
 *       0   1   1   1   2
 *     +---+---+---+---+---+
 * 1 1 |   |           |   |
 *     +   +---+---+   +---+
 * 0 0 |           |       |
 *     +   +---+---+---+---+
 * 1 1 |   |   |       |   |
 *     +   +   +---+---+   +
 * 3 1 |   |           |   |
 *     +   +---+---+---+---+
 * 1 1 |   |       |   |   |
 *     +---+---+---+---+---+
 * ```
 */
export function sketch({ clues, grid }: CrossAPixDoc): Sketch {
  return sketchOf(clues, grid);
}
