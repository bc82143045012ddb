/** The documents of games for two: positions and records, seen as matches. */

import { type AnyGame, type GameDoc, type Match, type Notice, resumeMatch } from 'ludoteca';

/** A document that a game read. */
export function gameDoc(doc: unknown): GameDoc<unknown, unknown> {
  if (typeof doc !== 'object' || doc === null || !('kind' in doc)) {
    throw new Error('a game reads positions and records');
  }
  // Only a game's own reader makes documents, and it makes these two kinds alone.
  return doc as GameDoc<unknown, unknown>;
}

/** The match that a document tells of, and what was lost of it in reading. */
export function matchOf(
  game: AnyGame,
  doc: unknown,
  players?: readonly [string, string],
): { readonly match: Match; readonly loss?: Notice } {
  const read = gameDoc(doc);
  const match = resumeMatch(game, read, players === undefined ? {} : { players });
  return { match, ...(read.kind === 'record' && read.loss && { loss: read.loss }) };
}
