/** Pictures from files: PNG, JPEG, and the portable formats, as grey values. */

import { readFile, stat } from 'node:fs/promises';
import { fail, type Notice, ok, type Picture, type Result } from 'ludoteca';
import { fileNotice } from '../input/source.ts';
import { usage } from '../phrases/usage.ts';

/** Above these a picture is refused before it is decoded. */
const mostMegabytes = 64;
const mostMegapixels = 50;

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
