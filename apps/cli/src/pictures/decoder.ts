/** What a decoder of pictures is. */

import type { Picture } from 'ludoteca';

/** Why a picture cannot be decoded; thrown by decoders, caught where pictures are read. */
export class PictureFault extends Error {}

/** What a decoder needs to say first, so that a huge picture is never decoded. */
export interface Decoder {
  readonly name: string;
  isMine(bytes: Uint8Array): boolean;
  size(bytes: Uint8Array): { readonly width: number; readonly height: number };
  decode(bytes: Uint8Array): Picture;
}

/** Grey values of colours with their opacity (four bytes a pixel), on white. */
export function greyOf(width: number, height: number, rgba: Uint8Array): Picture {
  const grey = new Uint8Array(width * height);
  const opacity = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const at = pixel * 4;
    const luma = 0.299 * rgba[at] + 0.587 * rgba[at + 1] + 0.114 * rgba[at + 2];
    opacity[pixel] = rgba[at + 3];
    const part = opacity[pixel] / 255;
    grey[pixel] = Math.round(luma * part + 255 * (1 - part));
  }
  const isOpaque = opacity.every((value) => value === 255);
  return { width, height, grey, ...(!isOpaque && { opacity }) };
}
