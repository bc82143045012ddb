/** The portable formats: PBM, PGM and PPM, as text (P1 to P3) or as bytes (P4 to P6). */

import { type Decoder, PictureFault } from './decoder.ts';

interface Head {
  /** 1 to 6. */
  readonly type: number;
  readonly width: number;
  readonly height: number;
  /** The value of white; 1 for PBM. */
  readonly most: number;
  /** Where the pixels begin. */
  readonly offset: number;
}

export const portable: Decoder = {
  name: 'PNM',
  isMine: ([first, second, third]) =>
    first === 0x50 && second >= 0x31 && second <= 0x36 && (isSpace(third) || third === 0x23),
  size: (bytes) => headOf(bytes),
  decode(bytes) {
    const head = headOf(bytes);
    const { width, height, most, type } = head;
    const channels = type === 3 || type === 6 ? 3 : 1;
    const values =
      type <= 3 ? textValues(bytes, head, channels) : byteValues(bytes, head, channels);
    const grey = new Uint8Array(width * height);
    for (let pixel = 0; pixel < grey.length; pixel++) {
      const at = pixel * channels;
      const value =
        channels === 1
          ? values[at]
          : 0.299 * values[at] + 0.587 * values[at + 1] + 0.114 * values[at + 2];
      // In PBM one is black; elsewhere the largest value is white.
      grey[pixel] = type === 1 || type === 4 ? 255 * (1 - value) : Math.round((255 * value) / most);
    }
    return { width, height, grey };
  },
};

function isSpace(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

/** Skips white space and comments, which run from `#` to the end of the line. */
function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    if (bytes[at] === 0x23) while (at < bytes.length && bytes[at] !== 0x0a) at++;
    if (at >= bytes.length || !isSpace(bytes[at])) return at;
    at++;
  }
}

/** A number in digits, and where it ends. */
function numberAt(bytes: Uint8Array, from: number): { value: number; end: number } {
  let end = skipSpace(bytes, from);
  let value = 0;
  const begin = end;
  while (bytes[end] >= 0x30 && bytes[end] <= 0x39) {
    value = value * 10 + bytes[end] - 0x30;
    end++;
  }
  if (end === begin) throw new PictureFault(`byte ${begin}`);
  return { value, end };
}

function headOf(bytes: Uint8Array): Head {
  const type = bytes[1] - 0x30;
  const width = numberAt(bytes, 2);
  const height = numberAt(bytes, width.end);
  const isBits = type === 1 || type === 4;
  const most = isBits ? { value: 1, end: height.end } : numberAt(bytes, height.end);
  if (most.value < 1 || most.value > 65535) throw new PictureFault(`0 < ${most.value} < 65536`);
  // Exactly one white space stands before pixels in bytes.
  const offset = most.end + 1;
  return { type, width: width.value, height: height.value, most: most.value, offset };
}

function textValues(bytes: Uint8Array, head: Head, channels: number): number[] {
  const values: number[] = [];
  let at = head.offset - 1;
  for (let left = head.width * head.height * channels; left > 0; left--) {
    if (head.type === 1) {
      // The digits of PBM need no white space between them.
      at = skipSpace(bytes, at);
      const bit = bytes[at] - 0x30;
      if (bit !== 0 && bit !== 1) throw new PictureFault(`byte ${at}`);
      values.push(bit);
      at++;
    } else {
      const { value, end } = numberAt(bytes, at);
      values.push(Math.min(value, head.most));
      at = end;
    }
  }
  return values;
}

function byteValues(bytes: Uint8Array, head: Head, channels: number): ArrayLike<number> {
  const { type, width, height, most, offset } = head;
  const perRow = type === 4 ? Math.ceil(width / 8) : width * channels * (most > 255 ? 2 : 1);
  if (bytes.length < offset + perRow * height) {
    throw new PictureFault(`${bytes.length - offset} < ${perRow * height}`);
  }
  const values = new Uint16Array(width * height * channels);
  for (let index = 0; index < values.length; index++) {
    if (type === 4) {
      const [row, col] = [Math.floor(index / width), index % width];
      values[index] = (bytes[offset + row * perRow + (col >> 3)] >> (7 - (col & 7))) & 1;
    } else if (most > 255) {
      values[index] = Math.min(
        bytes[offset + 2 * index] * 256 + bytes[offset + 2 * index + 1],
        most,
      );
    } else values[index] = Math.min(bytes[offset + index], most);
  }
  return values;
}
