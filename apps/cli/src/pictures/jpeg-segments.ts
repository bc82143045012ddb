/** The parts of a JPEG file before its pixels. */

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
