/** Finding games by what was typed, and saying which there are. */

import {
  type AnyGame,
  type AnyKind,
  fail,
  isGame,
  kindNamed,
  type Notice,
  nearest,
  ok,
  type Result,
  unknownGame,
} from 'ludoteca';
import type { Operand } from '../command.ts';
import { names, notGame } from '../input/families.ts';
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
  const kind = kindNamed(kinds, name);
  if (kind !== undefined) return ok(kind);
  const near = nearest(
    name.toLowerCase(),
    kinds.map(({ id }) => id),
  );
  return fail(
    near === undefined
      ? unknownGame(kinds, name)
      : usage.notice('unknown-game-near', { found: name, nearest: near, known: names(kinds) }),
  );
}

/** The first of some kinds that one of the words names. */
export function kindAmong<Known extends AnyKind>(
  kinds: readonly Known[],
  words: readonly string[],
): Known | undefined {
  return words
    .filter((word) => !word.startsWith('-'))
    .map((word) => kindNamed(kinds, word))
    .find((kind) => kind !== undefined);
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
