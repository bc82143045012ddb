/** A problem being solved, as it is kept: the moves that were tried, what was asked for, and how it ended. */

import { isJsonObject, type JsonValue } from 'ludoteca/document';
import { type AnyGame, type GameDocument, gameFromJson, type Problem } from 'ludoteca/game';
import { fail, ok } from 'ludoteca/kernel';
import type { Reducer } from '../kept/index.ts';
import type { About } from '../storage/index.ts';
import { problemWords } from './notices.ts';
import { isRating, type rate } from './rating.ts';

export interface Solving {
  readonly document: GameDocument;
  readonly problem: Problem<unknown>;
  /** The moves that were tried and were wrong. */
  readonly wrong: readonly string[];
  /** How many hints were asked for. */
  readonly hints: number;
  /** How it ended; absent while it goes on. */
  readonly end: 'found' | 'shown' | undefined;
  /** The move that was right, where it was found. */
  readonly found: string | undefined;
  /** How the rating changed by the first thing that was done; absent before, and where nothing was rated. */
  readonly change: Change | undefined;
}

/** A rating before a result and after it. */
export type Change = ReturnType<typeof rate>;

/** What was done; the first thing carries how the rating changed by it, so that it can be told as often as it is looked at. */
export type SolvingAction = (
  | { readonly tried: string; readonly isRight: boolean }
  | { readonly asked: 'hint' | 'answer' }
) & { readonly change?: Change };

export function solvingReducer(game: AnyGame): Reducer<Solving, SolvingAction> {
  return {
    begin(start) {
      const read = gameFromJson(game, start);
      if (!read.ok) return read;
      const { problem } = read.value;
      if (problem === undefined) return fail(problemWords.notice('no-problem', {}));
      const begun = { wrong: [], hints: 0, end: undefined, found: undefined, change: undefined };
      return ok({ document: read.value, problem, ...begun });
    },
    after(before, action) {
      if (before.end !== undefined) return undefined;
      const solving = { ...before, change: before.change ?? action.change };
      if ('asked' in action) {
        return action.asked === 'hint'
          ? { ...solving, hints: solving.hints + 1 }
          : { ...solving, end: 'shown' };
      }
      return action.isRight
        ? { ...solving, end: 'found', found: action.tried }
        : { ...solving, wrong: [...solving.wrong, action.tried] };
    },
    write: ({ change, ...action }) => ({
      ...action,
      ...(change && { change: writeChange(change) }),
    }),
    read: readAction,
    documentOf: ({ document }) => document.toJson(),
    aboutOf,
  };
}

function readAction(value: JsonValue): SolvingAction | undefined {
  if (!isJsonObject(value)) return undefined;
  const { tried, isRight, asked } = value;
  const change = readChange(value.change);
  const known = change === undefined ? {} : { change };
  if (asked === 'hint' || asked === 'answer') return { asked, ...known };
  return typeof tried === 'string' && typeof isRight === 'boolean'
    ? { tried, isRight, ...known }
    : undefined;
}

function writeChange({ before, after }: Change): JsonValue {
  return { before: { ...before }, after: { ...after } };
}

/** Undefined where none was kept, as in plays of an older version of the page. */
function readChange(value: JsonValue | undefined): Change | undefined {
  if (value === undefined || !isJsonObject(value)) return undefined;
  const { before, after } = value;
  return isRating(before) && isRating(after) ? { before, after } : undefined;
}

/** It was solved alone only where the first move that was tried was the right one, and no hint was asked for. */
function aboutOf({ wrong, hints, end }: Solving, before: About): About {
  const isDone = end !== undefined;
  return {
    ...before,
    share: isDone ? 1 : 0,
    isDone,
    isShown: end === 'shown',
    ...(isDone && { isAlone: wrong.length === 0 && hints === 0 && end === 'found' }),
  };
}
