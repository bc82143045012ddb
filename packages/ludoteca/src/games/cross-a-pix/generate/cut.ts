/** Cutting a grid into regions: by walls at random, or along a picture. */

import { type Random, UnionFind } from '../../../kernel/index.ts';
import type { Walls } from '../clues.ts';
import type { Target } from './count-clues.ts';

export interface Cut {
  readonly right: Walls;
  readonly down: Walls;
}

/** Each inner wall stands with the given probability. */
export function randomWalls(rows: number, cols: number, probability: number, random: Random): Cut {
  const wall = (): 0 | 1 => (random.chance(probability) ? 1 : 0);
  const walls = (height: number, width: number): Walls =>
    Array.from({ length: height }, () => Array.from({ length: width }, wall));
  return { right: walls(rows, cols - 1), down: walls(rows - 1, cols) };
}

/**
 * Cuts each colour of a picture into regions of about `size` cells. Cells are joined across edges in
 * random order, as long as the joined region is not larger than a limit drawn for that edge.
 */
export function cutPicture(target: Target, size: number, random: Random): Cut {
  const { rows, cols, painted } = target;
  const joined = new UnionFind(rows * cols);
  for (const [one, other] of random.shuffled(edgesOf(rows, cols))) {
    if (painted[one] !== painted[other]) continue;
    const limit = 1 + random.below(2 * size);
    if (joined.size(one) + joined.size(other) <= limit) joined.join(one, other);
  }
  return wallsBetween(rows, cols, (one, other) => !joined.areJoined(one, other));
}

export function wallsBetween(
  rows: number,
  cols: number,
  areApart: (one: number, other: number) => boolean,
): Cut {
  const walls = (height: number, width: number, step: number): Walls =>
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, col) => {
        const cell = row * cols + col;
        return areApart(cell, cell + step) ? 1 : 0;
      }),
    );
  return { right: walls(rows, cols - 1, 1), down: walls(rows - 1, cols, cols) };
}

/** Pairs of cells that touch. */
function* edgesOf(rows: number, cols: number): Iterable<readonly [number, number]> {
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      if (col + 1 < cols) yield [cell, cell + 1];
      if (row + 1 < rows) yield [cell, cell + cols];
    }
  }
}
