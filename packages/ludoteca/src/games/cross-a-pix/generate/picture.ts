/** A picture as cells: scaled to the grid by the mean of what each cell covers, then cut at a grey. */

import type { Picture } from '../../../document/index.ts';
import type { Target } from './count-clues.ts';

export interface Reading {
  /** Greys below this are painted, 1 to 255; chosen by the picture when absent. */
  readonly threshold?: number;
  /** Paints what is light instead of what is dark. Transparent is blank in any case. */
  readonly isInverted: boolean;
  /** Greys become so many painted cells as they are dark, instead of all or none. */
  readonly isDithered?: boolean;
}

/** Where all greys are alike, darker than this is painted. */
const middleGrey = 128;

export function readPicture(
  picture: Picture,
  rows: number,
  cols: number,
  { threshold, isInverted, isDithered = false }: Reading,
): Target {
  const grey = scaled(isInverted ? inverted(picture) : picture, rows, cols);
  if (isDithered) return { rows, cols, painted: dithered(grey, cols, threshold ?? middleGrey) };
  const level = threshold ?? otsu(grey);
  return { rows, cols, painted: Uint8Array.from(grey, (value) => (value < level ? 1 : 0)) };
}

/** Error diffusion by Floyd and Steinberg: what a cell is too dark or too light is made up for by the next. */
function dithered(grey: Uint8Array, cols: number, threshold: number): Uint8Array {
  const wanted = Float64Array.from(grey);
  const painted = new Uint8Array(grey.length);
  for (let cell = 0; cell < grey.length; cell++) {
    painted[cell] = wanted[cell] < threshold ? 1 : 0;
    const left = wanted[cell] - (painted[cell] === 1 ? 0 : 255);
    const col = cell % cols;
    const give = (to: number, sixteenths: number): void => {
      if (to < wanted.length) wanted[to] += (left * sixteenths) / 16;
    };
    if (col + 1 < cols) give(cell + 1, 7);
    if (col > 0) give(cell + cols - 1, 3);
    give(cell + cols, 5);
    if (col + 1 < cols) give(cell + cols + 1, 1);
  }
  return painted;
}

/** Light and dark exchanged. The greys are those on white paper, and the paper stays white. */
function inverted({ width, height, grey, opacity }: Picture): Picture {
  return {
    width,
    height,
    grey: grey.map((value, pixel) => 255 - value + 255 - (opacity?.[pixel] ?? 255)),
  };
}

/** The mean grey of each cell, rounded; pixels that lie in several cells count in each by their part. */
export function scaled(picture: Picture, rows: number, cols: number): Uint8Array {
  const { width, height, grey } = picture;
  const across = shares(width, cols);
  const down = shares(height, rows);
  const area = (width / cols) * (height / rows);
  return Uint8Array.from({ length: rows * cols }, (_, cell) => {
    let sum = 0;
    for (const [y, tall] of down[Math.floor(cell / cols)]) {
      let line = 0;
      for (const [x, wide] of across[cell % cols]) line += grey[y * width + x] * wide;
      sum += line * tall;
    }
    return Math.round(sum / area);
  });
}

/** For each of `count` equal parts of `length` pixels: the pixels in it, and how much of each. */
function shares(length: number, count: number): (readonly [pixel: number, part: number])[][] {
  return Array.from({ length: count }, (_, index) => {
    const from = (index * length) / count;
    const to = ((index + 1) * length) / count;
    const inside: [number, number][] = [];
    for (let pixel = Math.floor(from); pixel < Math.min(Math.ceil(to), length); pixel++) {
      const part = Math.min(to, pixel + 1) - Math.max(from, pixel);
      if (part > 0) inside.push([pixel, part]);
    }
    return inside;
  });
}

/**
 * The level that best parts the greys in two, by Otsu: that with the greatest variance between the
 * values below it and the others. Where several levels part them alike, the one in the middle.
 */
export function otsu(grey: Uint8Array): number {
  const histogram = new Float64Array(256);
  for (const value of grey) histogram[value]++;
  const total = grey.length;
  const sum = grey.reduce((before, value) => before + value, 0);
  let below = 0;
  let sumBelow = 0;
  let best = 0;
  let first = middleGrey;
  let last = middleGrey;
  for (let level = 1; level <= 255; level++) {
    below += histogram[level - 1];
    sumBelow += histogram[level - 1] * (level - 1);
    if (below === 0 || below === total) continue;
    const apart = sumBelow / below - (sum - sumBelow) / (total - below);
    const variance = below * (total - below) * apart * apart;
    if (variance > best) {
      best = variance;
      first = level;
      last = level;
    } else if (variance === best) last = level;
  }
  return Math.floor((first + last) / 2);
}
