/** A drawing as a picture in SVG, in a theme by its name. */

import { type Drawing, type SvgOptions, type ThemeName, themes, toSvg } from '../drawing/index.ts';

export interface PictureOptions extends SvgOptions {
  /** The colours; `light` when absent. */
  readonly theme?: ThemeName;
}

export function pictureOf(
  drawing: Drawing,
  { theme = 'light', ...options }: PictureOptions,
): string {
  return toSvg(drawing, themes[theme], options);
}

/** One object with the properties of two, the second before the first; what is worked out late stays so. */
export function extended<Base extends object, More extends object>(
  base: Base,
  more: More,
): Omit<Base, keyof More> & More {
  const properties = {
    ...Object.getOwnPropertyDescriptors(base),
    ...Object.getOwnPropertyDescriptors(more),
  };
  // Just the properties of both.
  return Object.defineProperties({}, properties) as Omit<Base, keyof More> & More;
}
