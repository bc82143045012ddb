/** A draft as documents: as it is kept, as solvers get it, and as those do who go on with it. */

import {
  type AnyPuzzleBoard,
  type Credits,
  type PuzzleDoc,
  type PuzzleDocument,
  puzzleDocument,
} from 'ludoteca/puzzle';

type Doc = PuzzleDoc<unknown, unknown>;

/** All of it. */
export function documentOf(puzzle: AnyPuzzleBoard, doc: Doc, credits: Credits): PuzzleDocument {
  return puzzleDocument(puzzle, doc).withCredits(credits);
}

/** The puzzle as it is given to solvers, with its level where that is known. */
export function forSolvers(
  puzzle: AnyPuzzleBoard,
  doc: Doc,
  credits: Credits,
  level: string | undefined,
): PuzzleDocument {
  return puzzleDocument(puzzle, { clues: doc.clues }).withCredits(credits).withLevel(level);
}

/** Codes hold no solution: what the clues are counted from goes along as entries. */
export function forEditors(puzzle: AnyPuzzleBoard, doc: Doc, credits: Credits): PuzzleDocument {
  const { clues, solution } = doc;
  const grid = solution === undefined ? {} : { grid: solution };
  return puzzleDocument(puzzle, { clues, ...grid }).withCredits(credits);
}

/** What came from such a document: its entries are the target again. */
export function fromEditors({ clues, grid, solution }: Doc): Doc {
  const target = solution ?? grid;
  return { clues, ...(target !== undefined && { solution: target }) };
}
