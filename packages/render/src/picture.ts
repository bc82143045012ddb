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
export const mostPixels = 20_000;

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
