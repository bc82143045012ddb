/** What is told of a document of the wrong family: a game where a puzzle is wanted, or the other way round. */

import { type AnyKind, isGame, isPuzzle, type Notice } from 'ludoteca';
import { usage } from '../phrases/usage.ts';

export function notPuzzle(kinds: readonly AnyKind[], kind: AnyKind): Notice {
  return usage.notice('not-a-puzzle', { game: kind.id, known: names(kinds.filter(isPuzzle)) });
}

/** What is told of a puzzle that has no ladder, where one is needed. */
export function noLadder(kinds: readonly AnyKind[], kind: AnyKind): Notice {
  const able = kinds.filter((each) => isPuzzle(each) && each.deduction !== undefined);
  return usage.notice('no-ladder', { game: kind.id, known: names(able) });
}

export function notGame(kinds: readonly AnyKind[], kind: AnyKind): Notice {
  return usage.notice('not-a-game', { game: kind.id, known: names(kinds.filter(isGame)) });
}

/** The names of some kinds, as they are listed. */
export function names(kinds: readonly AnyKind[]): string {
  return kinds.map(({ id }) => id).join(', ');
}
