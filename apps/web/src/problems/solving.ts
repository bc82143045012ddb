/** A problem being solved, as it is kept: the moves that were tried, what was asked for, and how it ended. */

import { isJsonObject, type JsonValue } from 'ludoteca/document';
import { type AnyGame, type GameDocument, gameFromJson, type Problem } from 'ludoteca/game';
import { fail, ok } from 'ludoteca/kernel';
import type { Reducer } from '../kept/index.ts';
import type { About } from '../storage/index.ts';
import { problemWords } from './notices.ts';

export interface Solving {
  readonly document: GameDocument;
  readonly problem: Problem<unknown>;
  /** The moves that were tried and were wrong. */
  readonly wrong: readonly string[];
  /** How many hints were asked for. */
  readonly hints: number;
  /** How it ended; absent while it goes on. */
  readonly end: 'found' | 'shown' | undefined;
}

export type SolvingAction =
  | { readonly tried: string; readonly isRight: boolean }
  | { readonly asked: 'hint' | 'answer' };

export function solvingReducer(game: AnyGame): Reducer<Solving, SolvingAction> {
  return {
    begin(start) {
      const read = gameFromJson(game, start);
      if (!read.ok) return read;
      const { problem } = read.value;
      if (problem === undefined) return fail(problemWords.notice('no-problem', {}));
      const begun = { wrong: [], hints: 0, end: undefined };
      return ok({ document: read.value, problem, ...begun });
    },
    after(solving, action) {
      if (solving.end !== undefined) return undefined;
      if ('asked' in action) {
        return action.asked === 'hint'
          ? { ...solving, hints: solving.hints + 1 }
          : { ...solving, end: 'shown' };
      }
      return action.isRight
        ? { ...solving, end: 'found' }
        : { ...solving, wrong: [...solving.wrong, action.tried] };
    },
    write: (action) => ({ ...action }),
    read: readAction,
    documentOf: ({ document }) => document.toJson(),
    aboutOf,
  };
}

function readAction(value: JsonValue): SolvingAction | undefined {
  if (!isJsonObject(value)) return undefined;
  const { tried, isRight, asked } = value;
  if (asked === 'hint' || asked === 'answer') return { asked };
  return typeof tried === 'string' && typeof isRight === 'boolean' ? { tried, isRight } : undefined;
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
