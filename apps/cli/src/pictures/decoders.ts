/** The picture formats that are known. */

import { jpeg } from './jpeg.ts';
import type { Decoder } from './picture.ts';
import { png } from './png.ts';
import { portable } from './portable.ts';

export const decoders: readonly Decoder[] = [png, jpeg, portable];
