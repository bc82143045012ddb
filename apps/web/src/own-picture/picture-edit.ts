/** What is done to a picture before it becomes cells: its margins cut off, a part taken, its contrast changed. */

import type { Picture } from 'ludoteca/document';

/** How much is cut off each side, in hundredths of the picture. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const wholePicture: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/** At least so much is left of a picture, in hundredths. */
export const leastLeft = 10;

export function cropped(picture: Picture, { left, top, right, bottom }: Crop): Picture {
  const { width, height } = picture;
  const x = Math.min(width - 1, Math.round((width * left) / 100));
  const y = Math.min(height - 1, Math.round((height * top) / 100));
  const wide = Math.max(1, Math.round((width * (100 - right)) / 100) - x);
  const tall = Math.max(1, Math.round((height * (100 - bottom)) / 100) - y);
  return part(picture, x, y, wide, tall);
}

function part({ width, grey, opacity }: Picture, x: number, y: number, wide: number, tall: number) {
  const taken = (from: Uint8Array) =>
    Uint8Array.from(
      { length: wide * tall },
      (_, at) => from[(y + Math.floor(at / wide)) * width + x + (at % wide)],
    );
  return {
    width: wide,
    height: tall,
    grey: taken(grey),
    ...(opacity !== undefined && { opacity: taken(opacity) }),
  };
}

/** Greys that differ less than this from the margin belong to it. */
const alike = 24;

/** The picture without margins of one grey: that of its corners, where they agree. */
export function trimmed(picture: Picture): Picture {
  const { width, height, grey } = picture;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((at) => grey[at]);
  const [least, most] = [Math.min(...corners), Math.max(...corners)];
  if (most - least >= alike) return picture;
  const margin = (least + most) / 2;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < grey.length; at++) {
    if (Math.abs(grey[at] - margin) < alike) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  // A picture that is all margin stays as it is.
  return right < left ? picture : part(picture, left, top, right - left + 1, bottom - top + 1);
}

/** From −100, all one grey, over 0, as it is, to 100, nearly black and white. */
export function contrasted(picture: Picture, contrast: number): Picture {
  if (contrast === 0) return picture;
  const factor = contrast < 0 ? 1 + contrast / 100 : 1 / (1 - Math.min(contrast, 98) / 100);
  // A byte takes what is too much at either end for what it can hold.
  const grey = Uint8Array.from(picture.grey, (value) =>
    Math.min(255, Math.max(0, Math.round(128 + (value - 128) * factor))),
  );
  return { ...picture, grey };
}
