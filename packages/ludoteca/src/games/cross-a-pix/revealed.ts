/** What a solved puzzle shows: its picture in colour, and its title where it is one of the library. */

import type { Revealed } from '../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from './clues.ts';
import { type Ink, inks } from './inks.ts';
import { type LibraryPicture, picturesOf } from './pictures/library.ts';

/** The colour of a picture that the library does not know. */
const usualInk: Ink = 'blue';

export async function revealed(
  { rows, cols }: CrossAPixClues,
  solution: CrossAPixGrid,
): Promise<Revealed> {
  const pictures = rows === cols ? await picturesOf(rows) : [];
  const known = pictures.find((picture) => isOf(picture, solution));
  return {
    ...(known && { title: known.title }),
    colours: [inks[known?.ink ?? usualInk]],
    cells: solution.map((row) => row.map((entry) => (entry === 1 ? 0 : undefined))),
  };
}

function isOf({ target: { cols, painted } }: LibraryPicture, solution: CrossAPixGrid): boolean {
  return solution.every((row, at) =>
    row.every((entry, col) => (entry === 1 ? 1 : 0) === painted[at * cols + col]),
  );
}
