/** JPEG pictures, turned upright as their camera says. */

import { decode } from 'jpeg-js';
import type { Picture } from 'ludoteca';
import { type Decoder, greyOf, PictureFault } from './decoder.ts';

export const jpeg: Decoder = {
  name: 'JPEG',
  isMine: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  size(bytes) {
    for (const { marker, data } of segmentsOf(bytes)) {
      // The start of a frame: SOF0 to SOF15, but not the three markers among them that mean else.
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (isFrame && data.byteLength >= 5) {
        return { height: data.getUint16(1), width: data.getUint16(3) };
      }
    }
    throw new PictureFault('SOF');
  },
  decode(bytes) {
    const { width, height, data } = decode(bytes, {
      useTArray: true,
      maxResolutionInMP: 1000,
      maxMemoryUsageInMB: 2048,
    });
    return turned(greyOf(width, height, data), orientationOf(bytes));
  },
};

/** The Exif orientation, 1 to 8; 1, upright, when nothing is said. */
export function orientationOf(bytes: Uint8Array): number {
  for (const { marker, data } of segmentsOf(bytes)) {
    if (marker !== 0xe1 || data.byteLength < 14 || data.getUint32(0) !== 0x45786966) continue;
    return exifOrientation(new DataView(data.buffer, data.byteOffset + 6, data.byteLength - 6));
  }
  return 1;
}

/** Exif is a small TIFF file: its byte order, then entries of twelve bytes, one of them tag 0x0112. */
function exifOrientation(tiff: DataView): number {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return 1;
  const count = tiff.getUint16(directory, isLittle);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return 1;
    if (tiff.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = tiff.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The picture upright. From 5 on rows and columns are exchanged too. */
export function turned(picture: Picture, orientation: number): Picture {
  if (orientation === 1) return picture;
  const { width, height, grey } = picture;
  const isSideways = orientation >= 5;
  const [newWidth, newHeight] = isSideways ? [height, width] : [width, height];
  const isFlippedX = [2, 3, 7, 8].includes(orientation);
  const isFlippedY = [3, 4, 6, 7].includes(orientation);
  const upright = new Uint8Array(grey.length);
  for (let y = 0; y < newHeight; y++) {
    for (let x = 0; x < newWidth; x++) {
      const [across, down] = isSideways ? [y, x] : [x, y];
      const fromX = isFlippedX ? width - 1 - across : across;
      const fromY = isFlippedY ? height - 1 - down : down;
      upright[y * newWidth + x] = grey[fromY * width + fromX];
    }
  }
  return { width: newWidth, height: newHeight, grey: upright };
}

export interface Segment {
  readonly marker: number;
  readonly data: DataView;
}

/** Each segment is FF, its marker, its length with these two bytes counted, and its data. */
export function* segmentsOf(bytes: Uint8Array): Iterable<Segment> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === 0xff) {
      at++;
      continue;
    }
    const length = view.getUint16(at + 2);
    const end = Math.min(at + 2 + length, bytes.length);
    if (length < 2 || end < at + 4) return;
    yield { marker, data: new DataView(bytes.buffer, bytes.byteOffset + at + 4, end - at - 4) };
    // The pixels follow the start of scan.
    if (marker === 0xda) return;
    at = end;
  }
}
