/** The candidates of a puzzle: what may stand in each open cell as far as the rules tell at sight. */

import type { AnyPuzzle, Pencilled } from 'ludoteca/puzzle';

/** Pencil marks for every open cell; none where there are but two values, which tell nothing. */
export function candidatesOf(puzzle: AnyPuzzle, clues: unknown, entries: unknown): Pencilled[] {
  const values = puzzle.values(clues);
  if (values.length <= 2) return [];
  const grid = entries ?? puzzle.empty(clues);
  const before = puzzle.verify(clues, grid).length;
  return puzzle.cells(clues).flatMap((cell) => {
    if (puzzle.read(clues, grid, cell) !== undefined) return [];
    const corner = values.filter(
      (value) => puzzle.verify(clues, puzzle.write(clues, grid, cell, value)).length <= before,
    );
    return [{ cell, corner, centre: [] }];
  });
}
