/** What a puzzle or a game has read, seen as what it is. */

import { type AnyGame, type GameDoc, type Match, resumeMatch } from 'ludoteca/game';
import type { PuzzleDoc } from 'ludoteca/puzzle';

/** The parts of a document that a puzzle read. */
export function puzzleDoc(doc: unknown): PuzzleDoc<unknown, unknown> {
  // Only a puzzle's own reader makes its documents, and they all hold clues.
  return doc as PuzzleDoc<unknown, unknown>;
}

/** The match that a document of a game tells of. */
export function matchOf(game: AnyGame, doc: unknown): Match {
  // Only a game's own reader makes its documents: positions and records.
  return resumeMatch(game, doc as GameDoc<unknown, unknown>);
}
