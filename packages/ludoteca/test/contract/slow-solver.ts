/** The slow, obvious solver of any puzzle: fill cell after cell, and ask the rules each time. */

import type { Puzzle } from 'ludoteca';

/** All solutions up to `most`; only for puzzles small enough to try everything. */
export function solveSlowly<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  clues: Clues,
  most: number,
): Grid[] {
  const found: Grid[] = [];
  const cells = puzzle.cells(clues);
  const values = puzzle.values(clues);
  const visit = (grid: Grid, from: number): void => {
    if (found.length >= most || puzzle.verify(clues, grid).length > 0) return;
    let next = from;
    while (next < cells.length && puzzle.read(clues, grid, cells[next]) !== undefined) next++;
    if (next === cells.length) {
      found.push(grid);
      return;
    }
    for (const value of values) visit(puzzle.write(clues, grid, cells[next], value), next + 1);
  };
  visit(puzzle.empty(clues), 0);
  return found;
}
