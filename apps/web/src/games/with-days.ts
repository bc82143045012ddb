/** Which games have something for every day: puzzles, and board games with problems. */

import { type Tile, tiles } from 'virtual:home-tiles';

export function hasProblems(id: string): boolean {
  return tiles.some((tile) => tile.id === id && tile.hasProblems);
}

/** Those on the home page that have a day, in its order. */
export const withDays: readonly Tile[] = tiles.filter(
  ({ family, hasProblems }) => family === 'puzzle' || hasProblems,
);
