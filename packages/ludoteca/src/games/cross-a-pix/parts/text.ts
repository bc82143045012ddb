/** Cross-a-Pix read and written: its texts, and JSON. */

import type { TextFormat } from '../../../document/index.ts';
import { drawing } from '../formats/drawing.ts';
import { lists } from '../formats/lists.ts';
import type { CrossAPixDoc } from '../json.ts';

export { type CrossAPixDoc, fromJson, toJson } from '../json.ts';

export const formats: readonly TextFormat<CrossAPixDoc>[] = [drawing, lists];
