/** A board as a picture: how large it is, the SVG of it, and the page of a PDF that holds it alone. */

import {
  type Drawing,
  inInk,
  type ThemeName,
  themes,
  toSvg,
  usualCellSize,
} from 'ludoteca/drawing';
import type { Page } from 'ludoteca/paper';

export const pictureFormats = ['svg', 'png', 'pdf'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureSize {
  /** In pixels of 1/96 inch: how large a cell is, or how wide the picture. */
  readonly cell?: number;
  readonly width?: number;
}

export interface PictureLook extends PictureSize {
  /** What the picture is, for those who do not see it. */
  readonly title: string;
  readonly theme: ThemeName;
  readonly isTransparent: boolean;
}

/** How many pixels a PNG has for each pixel of 1/96 inch. */
export interface Density {
  readonly scale: number;
  /** Pixels to the inch; unlike the scale, it is also told to whoever prints the picture. */
  readonly dpi?: number;
}

/** Larger PNGs, on a side, are more than readers of pictures take. */
const mostOnSide = 20_000;
/** More pixels in all, in millions, take more memory to paint than a picture is worth: eight bytes each. */
const mostMillions = 50;

/** The most pixels that a PNG may have, for whoever says so. */
export const pixelLimits = { side: mostOnSide, millions: mostMillions } as const;

export function hasTooManyPixels(width: number, height: number): boolean {
  return Math.max(width, height) > mostOnSide || width * height > mostMillions * 1_000_000;
}

/** Pixels that an inch has in style sheets. */
export const usualDpi = 96;
const pointsPerPixel = 72 / usualDpi;

/** How large a cell is, in pixels of 1/96 inch. */
export function cellSize({ cell = usualCellSize, width }: PictureSize, drawing: Drawing): number {
  return width === undefined ? cell : width / drawing.width;
}

export function zoomOf({ scale, dpi = usualDpi }: Density): number {
  return scale * (dpi / usualDpi);
}

/** A length in whole pixels; what is over by less than can be seen is left. */
export function wholePixels(length: number): number {
  return Math.ceil(length - 1e-6);
}

/** Hues become patterns where there is but black and white. */
export function themed(drawing: Drawing, theme: ThemeName): Drawing {
  return theme === 'ink' ? inInk(drawing) : drawing;
}

export function svgOf(drawing: Drawing, look: PictureLook): string {
  const theme = themes[look.theme];
  return toSvg(themed(drawing, look.theme), theme, {
    title: look.title,
    cellSize: cellSize(look, drawing),
    ...(!look.isTransparent && { background: theme.surface }),
  });
}

/** A page as large as its board. */
export function pageOf(drawing: Drawing, size: PictureSize): Page {
  const cell = cellSize(size, drawing) * pointsPerPixel;
  return {
    width: drawing.width * cell,
    height: drawing.height * cell,
    items: [{ kind: 'drawing', x: 0, y: 0, cell, drawing }],
  };
}

/** Bytes of the signature and of the header chunk, after which others may stand. */
const headerEnd = 8 + 25;
const metresPerInch = 0.0254;

/**
 * The picture with a chunk that says how many pixels a metre of it has.
 *
 *     length 9 | p H Y s | across | down | 1: metres | sum
 */
export function withDensity(png: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const perMetre = Math.round(dpi / metresPerInch);
  const chunk = new Uint8Array(4 + 4 + 9 + 4);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  chunk[16] = 1;
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, headerEnd));
  whole.set(chunk, headerEnd);
  whole.set(png.subarray(headerEnd), headerEnd + chunk.length);
  return whole;
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
