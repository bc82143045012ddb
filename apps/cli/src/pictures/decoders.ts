/** The picture formats that are known, of which PNG needs no more than its library. */

import { PNG } from 'pngjs';
import { type Decoder, greyOf, PictureFault } from './decoder.ts';
import { jpeg } from './jpeg.ts';
import { portable } from './portable.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const png: Decoder = {
  name: 'PNG',
  isMine: (bytes) => signature.every((byte, index) => bytes[index] === byte),
  size(bytes) {
    // The first chunk, IHDR, begins after the signature: length, name, width, height.
    if (bytes.length < 24) throw new PictureFault('IHDR');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return { width: view.getUint32(16), height: view.getUint32(20) };
  },
  decode(bytes) {
    const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
    return greyOf(width, height, data);
  },
};

export const decoders: readonly Decoder[] = [png, jpeg, portable];
