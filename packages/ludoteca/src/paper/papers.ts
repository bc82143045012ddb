/** Sizes of paper, and how pages are divided. */

export interface Paper {
  readonly name: string;
  /** As people call it. */
  readonly called: string;
  /** In points, upright. */
  readonly width: number;
  readonly height: number;
}

/** From the smallest to the largest. */
export const papers: readonly Paper[] = [
  { name: 'a5', called: 'A5', width: 419.53, height: 595.28 },
  { name: 'a4', called: 'A4', width: 595.28, height: 841.89 },
  { name: 'letter', called: 'Letter', width: 612, height: 792 },
  { name: 'a3', called: 'A3', width: 841.89, height: 1190.55 },
];

/** How many boards a page holds, and in how many columns. */
export const divisions = [
  { perPage: 1, cols: 1, rows: 1 },
  { perPage: 2, cols: 1, rows: 2 },
  { perPage: 4, cols: 2, rows: 2 },
  { perPage: 6, cols: 2, rows: 3 },
  { perPage: 8, cols: 2, rows: 4 },
] as const;

export type Division = (typeof divisions)[number];

const pointsPerMillimetre = 72 / 25.4;

export function points(millimetres: number): number {
  return millimetres * pointsPerMillimetre;
}

/** Rounded down to a tenth, so that what is said to be the least is not promised too high. */
export function millimetres(length: number): number {
  return Math.floor((length / pointsPerMillimetre) * 10) / 10;
}
