/** JPEG pictures, turned upright as their camera says. */

import { decode } from 'jpeg-js';
import { type Decoder, greyOf, PictureFault } from './decoder.ts';
import { segmentsOf } from './jpeg-segments.ts';
import { orientationOf, turned } from './orientation.ts';

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
