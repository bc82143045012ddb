/** Practice: positions in which one insight gives the next entry, as many as there are seeds. */

import type { OptionValues } from '../document/index.ts';
import {
  Effort,
  fail,
  type Limits,
  type Notice,
  ok,
  type Random,
  type Result,
  random,
} from '../kernel/index.ts';
import { argumentFrom } from './argument.ts';
import type { Argument, Insight } from './coach.ts';
import { difficulties } from './difficulty.ts';
import { generate, type Made } from './generate.ts';
import { puzzlePhrases } from './phrases.ts';
import { deductionOf, type Puzzle } from './puzzle.ts';

export interface Practice<Clues, Grid> {
  readonly clues: Clues;
  /** What is entered so far. */
  readonly grid: Grid;
  readonly solution: Grid;
  /** What is to be found: the insight gives the entry, or what the entry needs. */
  readonly argument: Argument;
  /** Gives this very position again. */
  readonly seed: string;
}

/** So many puzzles of a kind are tried before the next kind, and of the last one. */
const attempts = { before: 8, last: 240 } as const;
/** Where no level is asked for, that of the insight and those above it, up to so many, are tried in turn. */
const mostLevels = 4;
/** A supposition that takes more steps than this to fail is nothing to learn by. */
const mostSteps = 6;
/** A puzzle that takes more nodes to make than this is left: another one is made sooner. */
const makingNodes = 60_000;

/**
 * A position of a puzzle, on the way that hints lead, in which the cheapest argument is of this
 * insight. `kinds` are options of puzzles to look in; the first kind that has it will do, so small
 * boards come first. The same seed gives the same position. Runs to its end in this thread: only nodes, or a
 * signal that finds out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { practise, sayLinks } from 'ludoteca/puzzle';
 * import { greaterThan, speakerOf } from 'ludoteca';
 *
 * const kinds = [{ size: { rows: 4, cols: 4 } }];
 * const practice = practise(greaterThan, kinds, 'low-point', 'today');
 * const speaker = speakerOf(greaterThan, 'en');
 * if (practice.ok) console.log(sayLinks(practice.value.argument, speaker)[0]);
 * ```
 *
 * ```text
 * The 1 of box 2 can only go in r2c3: every other cell there has a smaller neighbour.
 * ```
 */
export function practise<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  kinds: readonly OptionValues[],
  insight: string,
  seed: string,
  limits: Limits = {},
): Result<Practice<Clues, Grid>, Notice> {
  const insights = practisable(puzzle);
  const wanted = insights.find(({ name }) => name === insight);
  if (wanted === undefined) {
    const known = insights.map(({ name }) => name).join(', ');
    return fail(puzzlePhrases.notice('no-such-insight', { insight, known }));
  }
  const effort = new Effort(limits);
  for (const [at, kind] of kinds.entries()) {
    const recipes = recipesOf(puzzle, kind, wanted);
    if (!recipes.ok) return recipes;
    const isLast = at === kinds.length - 1;
    // A level that this kind hardly ever has is not asked for again.
    const unmet = new Set<number>();
    for (let attempt = 0; attempt < attempts[isLast ? 'last' : 'before']; attempt++) {
      const level = attempt % recipes.value.length;
      if (unmet.has(level)) continue;
      if (!effort.look()) return fail(puzzlePhrases.notice('budget-spent', {}));
      const name = `${seed}/practise/${at}/${attempt}`;
      const made = generate(puzzle, recipes.value[level], name, { ...limits, nodes: makingNodes });
      if (!made.ok) {
        unmet.add(level);
        continue;
      }
      const found = walk(puzzle, made.value, wanted, random(name), effort);
      if (found !== undefined) return ok({ ...found, seed });
    }
  }
  return fail(
    effort.stopped === undefined
      ? puzzlePhrases.notice('not-practised', { insight })
      : puzzlePhrases.notice('budget-spent', {}),
  );
}

/**
 * The insights that can be asked for, without the rare ones; none where hints are steps of the ladder alone.
 *
 * @example
 * ```ts
 * import { practisable } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * console.log(practisable(greaterThan).slice(0, 3).map(({ title }) => title.en));
 * ```
 *
 * ```text
 * [ 'Last cell', 'Low point', 'High point' ]
 * ```
 */
export function practisable<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
): readonly Insight[] {
  return (puzzle.deduction?.coach?.insights ?? []).filter(({ isRare }) => isRare !== true);
}

/**
 * The recipes of a kind of puzzle in which an insight may be what it takes: without a level a puzzle
 * could be far too hard for it, or too easy.
 */
function recipesOf<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  kind: OptionValues,
  { difficulty }: Insight,
): Result<readonly Recipe[], Notice> {
  const isFree = kind.level === undefined && puzzle.options.some(({ name }) => name === 'level');
  const from = difficulties.indexOf(difficulty);
  const kinds = isFree
    ? difficulties.slice(from, from + mostLevels).map((level) => ({ ...kind, level }))
    : [kind];
  const recipes: Recipe[] = [];
  for (const each of kinds) {
    const read = puzzle.recipe(each);
    if (!read.ok) return read;
    recipes.push(read.value);
  }
  return ok(recipes);
}

/**
 * Goes the way that hints lead until the insight is what gives the next entry, this time or a later
 * one. Where the coach knows no way on, one entry of the solution is taken as found.
 */
function walk<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  { clues, solution }: Made<Clues, Grid>,
  { name, isClimbed }: Insight,
  chance: Random,
  effort: Effort,
): Omit<Practice<Clues, Grid>, 'seed'> | undefined {
  const deduction = deductionOf(puzzle);
  const position = deduction.open(clues, puzzle.empty(clues));
  const { coach } = deduction;
  const solvability = { kind: 'unique', solution } as const;
  const climbed = (from: unknown) =>
    coach && argumentFrom(deduction, coach, clues, from, solvability, effort);
  let found: Omit<Practice<Clues, Grid>, 'seed'> | undefined;
  while (!deduction.isSolved(position) && effort.look()) {
    const argument =
      coach?.argue(clues, position, effort) ?? (isClimbed ? climbed(position) : undefined);
    const grid = deduction.gridOf(position);
    if (argument === undefined) {
      const open = puzzle
        .cells(clues)
        .filter((cell) => puzzle.read(clues, grid, cell) === undefined);
      const cell = chance.pick(open);
      const is = puzzle.read(clues, solution, cell);
      if (is === undefined) throw new Error('a solution leaves no cell open');
      deduction.conclude(position, [{ cell, is }]);
      continue;
    }
    if (isOf(argument, name)) {
      found = { clues, grid, solution, argument };
      // Not always the first: an insight of beginnings is met later too.
      if (chance.chance(0.5)) break;
    }
    deduction.conclude(position, argument.links[argument.links.length - 1].conclusion);
  }
  return found;
}

/** Whether an argument is the insight alone, or the insight and the entry that it uncovers; not in too many steps. */
function isOf({ links, aim }: Argument, insight: string): boolean {
  const [{ insight: own, pauses = [] }] = links;
  return aim === 'entry' && links.length <= 2 && own === insight && pauses.length < mostSteps;
}
