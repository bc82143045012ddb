/** Which way up a camera held a picture, and turning it upright. */

import type { Picture } from 'ludoteca';
import { segmentsOf } from './jpeg-segments.ts';

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
