/** What is told of a document of the wrong family: a game where a puzzle is wanted, or the other way round. */

import { type AnyKind, isPuzzle, type Notice } from 'ludoteca';
import type { Card } from '../catalogue-module.ts';
import { usage } from '../phrases/usage.ts';

export function notPuzzle(games: readonly Card[], kind: Card): Notice {
  const puzzles = games.filter(({ family }) => family === 'puzzle');
  return usage.notice('not-a-puzzle', { game: kind.id, known: names(puzzles) });
}

/** What is told of a puzzle that has no ladder, where one is needed. */
export function noLadder(kinds: readonly AnyKind[], kind: AnyKind): Notice {
  const able = kinds.filter((each) => isPuzzle(each) && each.deduction !== undefined);
  return usage.notice('no-ladder', { game: kind.id, known: names(able) });
}

export function notGame(games: readonly Card[], kind: Card): Notice {
  const forTwo = games.filter(({ family }) => family === 'game');
  return usage.notice('not-a-game', { game: kind.id, known: names(forTwo) });
}

/** The names of some kinds, as they are listed. */
export function names(kinds: readonly Pick<Card, 'id'>[]): string {
  return kinds.map(({ id }) => id).join(', ');
}
