/** What a day gives, made in a thread when it is first asked for, and known from then on. */

import { problemOfDay, recipeOfDay } from 'ludoteca/daily';
import type { AnyKind } from 'ludoteca/document';
import { type AnyGame, gameDocument, isGame, type Match, type Move } from 'ludoteca/game';
import type { JobPool } from 'ludoteca/jobs';
import { type AnyPuzzle, isPuzzle, openSheet, puzzleDocument, type Sheet } from 'ludoteca/puzzle';

export type GivenByDay =
  | { readonly kind: 'puzzle'; readonly sheet: Sheet }
  | { readonly kind: 'problem'; readonly start: Match; readonly answer: Move };

export interface Days {
  /** Undefined where a day gives nothing for a game. */
  of(kind: AnyKind, date: string): Promise<GivenByDay | undefined>;
}

/** Enough for the days that are today somewhere, of many games. */
const mostKnown = 64;

export function openDays(pool: JobPool): Days {
  const known = new Map<string, Promise<GivenByDay | undefined>>();

  const puzzleOf = async (puzzle: AnyPuzzle, date: string): Promise<GivenByDay | undefined> => {
    const day = recipeOfDay(puzzle, date);
    if (day === undefined) return undefined;
    const { recipe, seed } = day;
    const made = await pool.do({ job: 'generate', game: puzzle.id, recipe, seed });
    if (!made.isMade) return undefined;
    const { clues } = made;
    return { kind: 'puzzle', sheet: openSheet(puzzle, puzzleDocument(puzzle, { clues })) };
  };

  const problemIn = async (game: AnyGame, date: string): Promise<GivenByDay | undefined> => {
    const day = problemOfDay(game, date);
    for (const order of day?.orders ?? []) {
      const seed = day?.seed ?? '';
      const made = await pool.do({ job: 'make-problem', game: game.id, order, seed });
      if (!made.isMade || made.problem.answer === undefined) continue;
      const { problem } = made;
      const { match } = gameDocument(game, { kind: 'problem', problem });
      return { kind: 'problem', start: match, answer: made.problem.answer };
    }
    return undefined;
  };

  return {
    of(kind, date) {
      const key = `${date} ${kind.id}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const made = isPuzzle(kind)
        ? puzzleOf(kind, date)
        : isGame(kind)
          ? problemIn(kind, date)
          : Promise.resolve(undefined);
      known.set(key, made);
      const [oldest] = known.keys();
      if (known.size > mostKnown) known.delete(oldest);
      // What failed is tried anew when it is asked for.
      made.catch(() => known.delete(key));
      return made;
    },
  };
}
