/** Jobs: long work, asked and answered in plain data, so that any worker can do it. */

import { type AnyKind, unknownGame } from '../document/index.ts';
import { type AnyGame, isGame } from '../game/index.ts';
import { type AnyPuzzle, isPuzzle, type MakingLimits, type Solvability } from '../puzzle/index.ts';

/** What a worker lends to a job. The library has no clock of its own. */
export interface JobContext<News = never> {
  readonly limits: MakingLimits;
  /** The time in milliseconds, from any start. */
  readonly clock: () => number;
  /** Tells what is known before the answer. */
  readonly tell?: (news: News) => void;
  /** Tells it and waits until it is dealt with, so that news never pile up. */
  readonly hand?: (news: News) => Promise<void>;
}

/** Does a piece of work and tells how long it took, to the microsecond. */
export function timed<Answer>(
  clock: JobContext['clock'],
  work: () => Answer,
): { readonly answer: Answer; readonly ms: number } {
  const begin = clock();
  const answer = work();
  return { answer, ms: Math.round((clock() - begin) * 1000) / 1000 };
}

/** The puzzle of a request. The id was checked where the request was made, so an unknown one is a bug. */
export function puzzleOf(kinds: readonly AnyKind[], id: string): AnyPuzzle {
  const kind = kindOf(kinds, id);
  if (!isPuzzle(kind)) throw new Error(`${id} is no puzzle`);
  return kind;
}

/** The game for two of a request. */
export function gameOf(kinds: readonly AnyKind[], id: string): AnyGame {
  const kind = kindOf(kinds, id);
  if (!isGame(kind)) throw new Error(`${id} is no game for two`);
  return kind;
}

/** What is worth telling of the solutions of a puzzle: a search that was cut short decides nothing. */
export function decided(solvability: Solvability<unknown> | undefined): {
  readonly solvability?: Solvability<unknown>;
} {
  return solvability === undefined || solvability.kind === 'unknown' ? {} : { solvability };
}

function kindOf(kinds: readonly AnyKind[], id: string): AnyKind {
  const kind = kinds.find((candidate) => candidate.id === id);
  if (kind === undefined) throw new Error(unknownGame(kinds, id).code);
  return kind;
}
