/** The picture formats that are known. */

import type { Decoder } from './decoder.ts';
import { jpeg } from './jpeg.ts';
import { png } from './png.ts';
import { portable } from './portable.ts';

export const decoders: readonly Decoder[] = [png, jpeg, portable];
