/** Pictures from files: PNG, JPEG, and the portable formats, as grey values. */

import { readFile, stat } from 'node:fs/promises';
import { fail, type Notice, ok, type Picture, type Result } from 'ludoteca';
import { fileNotice } from '../input/source.ts';
import { usage } from '../phrases/usage.ts';

/** Above these a picture is refused before it is decoded. */
const mostMegabytes = 64;
const mostMegapixels = 50;

/** Why a picture cannot be decoded; thrown by the decoders and caught here. */
export class PictureFault extends Error {}

/** What a decoder needs to say first, so that a huge picture is never decoded. */
export interface Decoder {
  readonly name: string;
  isMine(bytes: Uint8Array): boolean;
  size(bytes: Uint8Array): { readonly width: number; readonly height: number };
  decode(bytes: Uint8Array): Picture;
}

export async function readPicture(file: string): Promise<Result<Picture, Notice>> {
  let bytes: Uint8Array;
  try {
    if ((await stat(file)).size > mostMegabytes * 1024 * 1024) {
      return fail(usage.notice('picture-file-too-large', { limit: mostMegabytes }));
    }
    bytes = await readFile(file);
  } catch (fault) {
    return fail(fileNotice(fault));
  }
  return decodePicture(bytes);
}

export async function decodePicture(bytes: Uint8Array): Promise<Result<Picture, Notice>> {
  const { decoders } = await import('./decoders.ts');
  const decoder = decoders.find((each) => each.isMine(bytes));
  if (decoder === undefined) return fail(usage.notice('picture-unknown', {}));
  try {
    const { width, height } = decoder.size(bytes);
    if (width === 0 || height === 0) return fail(usage.notice('picture-empty', {}));
    if (width * height > mostMegapixels * 1_000_000) {
      return fail(usage.notice('picture-too-large', { width, height, most: mostMegapixels }));
    }
    return ok(decoder.decode(bytes));
  } catch (fault) {
    // The decoders of others throw what they like: whatever it is, the picture is broken.
    const reason = fault instanceof Error ? fault.message : String(fault);
    return fail(usage.notice('picture-broken', { format: decoder.name, reason }));
  }
}

/** Grey values of colours with their opacity (four bytes a pixel), on white. */
export function greyOf(width: number, height: number, rgba: Uint8Array): Picture {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const at = pixel * 4;
    const luma = 0.299 * rgba[at] + 0.587 * rgba[at + 1] + 0.114 * rgba[at + 2];
    const opacity = rgba[at + 3] / 255;
    grey[pixel] = Math.round(luma * opacity + 255 * (1 - opacity));
  }
  return { width, height, grey };
}
