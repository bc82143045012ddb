/** Finding games by what was typed, and saying which there are. */

import {
  type AnyGame,
  type AnyKind,
  type AnyPuzzle,
  fail,
  isGame,
  isPuzzle,
  type Notice,
  ok,
  type Result,
  unknownGame,
} from 'ludoteca';
import type { Operand } from '../command.ts';
import { names, notGame, notPuzzle } from '../input/families.ts';
import { usage } from '../phrases/usage.ts';

export const gameOperand: Operand = {
  name: { en: 'GAME', pt: 'JOGO' },
  help: { en: 'the name of a game', pt: 'o nome de um jogo' },
  isRequired: true,
};

/** The game of a name; without one, or with a wrong one, which there are. */
export function findGame(
  kinds: readonly AnyKind[],
  name: string | undefined,
): Result<AnyKind, Notice> {
  if (name === undefined) return fail(usage.notice('missing-game', { known: names(kinds) }));
  const kind = kinds.find(({ id }) => id === name);
  return kind === undefined ? fail(unknownGame(kinds, name)) : ok(kind);
}

/** The puzzle of a name. */
export function findPuzzle(
  kinds: readonly AnyKind[],
  name: string | undefined,
): Result<AnyPuzzle, Notice> {
  const found = findGame(name === undefined ? kinds.filter(isPuzzle) : kinds, name);
  if (!found.ok) return found;
  return isPuzzle(found.value) ? ok(found.value) : fail(notPuzzle(kinds, found.value));
}

/** The game for two of a name. */
export function findGameForTwo(
  kinds: readonly AnyKind[],
  name: string | undefined,
): Result<AnyGame, Notice> {
  const found = findGame(name === undefined ? kinds.filter(isGame) : kinds, name);
  if (!found.ok) return found;
  return isGame(found.value) ? ok(found.value) : fail(notGame(kinds, found.value));
}
