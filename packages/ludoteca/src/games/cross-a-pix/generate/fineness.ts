/** How finely a grid is cut before regions are joined to reach a level. Measured: finer cuts are harder. */

import type { Size } from '../../../document/index.ts';
import type { Difficulty } from '../../../puzzle/index.ts';

/** How likely a wall is on a grid of 15×15, and how much that changes with every line more or fewer. */
const wallsAt: Readonly<Record<Difficulty, number>> = {
  easy: 0.65,
  medium: 0.7,
  hard: 0.74,
  expert: 0.79,
  master: 0.82,
  extreme: 0.83,
};
const usualSide = 15;
const morePerLineFewer = 0.014;
const lessPerLineMore = 0.01;
const leastWalls = 0.6;
const mostWalls = 0.95;

export function wallsFor(level: Difficulty, size: Size): number {
  const fewer = usualSide - meanSide(size);
  const walls = wallsAt[level] + fewer * (fewer > 0 ? morePerLineFewer : lessPerLineMore);
  return Math.min(mostWalls, Math.max(leastWalls, walls));
}

/** Cells of a region, about, in pictures of less than this many cells a side, and in larger ones. */
const largeSide = 25;
const smallPictures: Readonly<Record<Difficulty, number>> = {
  easy: 4,
  medium: 2,
  hard: 1.5,
  expert: 1,
  master: 0.5,
  extreme: 0.5,
};
const largePictures: Readonly<Record<Difficulty, number>> = {
  easy: 4,
  medium: 4,
  hard: 3,
  expert: 1.5,
  master: 0.5,
  extreme: 0.5,
};

export function regionSizeFor(level: Difficulty, size: Size): number {
  return (meanSide(size) < largeSide ? smallPictures : largePictures)[level];
}

function meanSide({ rows, cols }: Size): number {
  return Math.sqrt(rows * cols);
}
