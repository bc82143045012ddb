/** SVG as PNG, with the size it has on paper written in. */

import { Resvg } from '@resvg/resvg-js';
import { fontFiles } from './fonts.ts';

export interface Raster {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels that an inch has in CSS. */
export const usualDpi = 96;

export function toPng(svg: string, zoom: number, dpi: number): Raster {
  const rendered = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: {
      fontFiles: Object.values(fontFiles),
      loadSystemFonts: false,
      defaultFontFamily: 'Inter',
    },
  }).render();
  const { width, height } = rendered;
  return { png: withDensity(rendered.asPng(), dpi), width, height };
}

/** Bytes of the signature and of the header chunk, after which others may stand. */
const headerEnd = 8 + 25;

/** The picture with a chunk that says how many pixels a metre of it has. */
function withDensity(png: Buffer, dpi: number): Uint8Array {
  const perMetre = Math.round(dpi / 0.0254);
  const chunk = Buffer.alloc(4 + 4 + 9 + 4);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(perMetre, 8);
  chunk.writeUInt32BE(perMetre, 12);
  chunk.writeUInt8(1, 16);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
}

/** The sum that ends a chunk, as the PNG format has it. */
function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
