/** Practice: positions in which one insight gives the next entry, as many as there are seeds. */

import {
  Effort,
  fail,
  type Limits,
  type Notice,
  ok,
  type Result,
  random,
} from '../kernel/index.ts';
import type { Argument } from './coach.ts';
import { difficulties } from './difficulty.ts';
import { generate } from './generate.ts';
import { deductionOf } from './grade.ts';
import { puzzlePhrases } from './phrases.ts';
import type { Puzzle } from './puzzle.ts';
import { insightNamed } from './stages.ts';

export interface Practice<Clues, Grid> {
  readonly clues: Clues;
  /** What is entered so far. */
  readonly grid: Grid;
  readonly solution: Grid;
  /** What is to be found: its hardest link is of the insight. */
  readonly argument: Argument;
  /** Gives this very position again. */
  readonly seed: string;
}

/** An insight that so many puzzles never need is not met in such puzzles. */
const attempts = 80;
/** The level of the insight, and so many above it, are tried in turn. */
const mostLevels = 4;

/**
 * A position of a puzzle of the recipe, on the way that hints lead, in which the cheapest argument has
 * one link for every other insight at most and this one as its hardest. The same seed gives the same
 * position.
 */
export function practise<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  recipe: Recipe,
  insight: string,
  seed: string,
  limits: Limits = {},
): Result<Practice<Clues, Grid>, Notice> {
  const deduction = deductionOf(puzzle);
  const { coach } = deduction;
  const wanted = insightNamed(deduction, insight);
  if (coach === undefined || wanted === undefined) {
    return fail(puzzlePhrases.notice('no-such-insight', { insight }));
  }
  // Without a level a puzzle may be far too hard for the insight to be what it takes: levels in turn.
  const isFree = puzzle.difficultyOf?.(recipe) === undefined;
  const levels = difficulties.slice(difficulties.indexOf(wanted.difficulty)).slice(0, mostLevels);
  const recipeOf = (attempt: number) =>
    isFree && puzzle.withDifficulty !== undefined
      ? puzzle.withDifficulty(recipe, levels[attempt % levels.length])
      : recipe;
  const effort = new Effort(limits);
  for (let attempt = 0; attempt < attempts && effort.look(); attempt++) {
    const made = generate(puzzle, recipeOf(attempt), `${seed}/practise/${attempt}`, limits);
    if (!made.ok) return made;
    const { clues, solution } = made.value;
    const found: Omit<Practice<Clues, Grid>, 'seed'>[] = [];
    const position = deduction.open(clues, puzzle.empty(clues));
    while (!deduction.isSolved(position)) {
      const argument = coach.argue(clues, position, effort);
      if (argument === undefined) break;
      const names = argument.links.map((link) => link.insight);
      const isWanted =
        argument.links.length === 1
          ? names[0] === insight
          : argument.links.length === 2 && names[0] === insight;
      if (isWanted) found.push({ clues, grid: deduction.gridOf(position), solution, argument });
      deduction.conclude(position, argument.links[argument.links.length - 1].conclusion);
    }
    if (found.length > 0) {
      return ok({ ...random(`${seed}/${attempt}`).pick(found), seed });
    }
  }
  const stopped = effort.stopped !== undefined;
  return fail(
    stopped
      ? puzzlePhrases.notice('budget-spent', {})
      : puzzlePhrases.notice('not-practised', { insight, attempts }),
  );
}
