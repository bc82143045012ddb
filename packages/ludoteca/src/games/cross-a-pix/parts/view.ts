/** Cross-a-Pix drawn: in shapes, for `toSvg` of `ludoteca/drawing`, and in characters. */

import type { Sketch } from '../../../document/index.ts';
import type { CrossAPixDoc } from '../json.ts';
import { sketch as sketchOf } from '../sketch.ts';

export { view } from '../view.ts';

export function sketch({ clues, grid }: CrossAPixDoc): Sketch {
  return sketchOf(clues, grid);
}
