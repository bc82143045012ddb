/** The common things done with one puzzle, bound to the part of it that does them: what the entries of a game hand out. */

import type { OptionValues } from '../document/index.ts';
import { Effort, type Notice, type Result } from '../kernel/index.ts';
import { type Counted, count } from './count.ts';
import { furnish, generate, type Made, type MakingLimits } from './generate.ts';
import { grade } from './grade.ts';
import type { Graded } from './graded.ts';
import { type Advice, type HintOptions, hint } from './hint.ts';
import type { Puzzle, PuzzleDoc, PuzzleMaker, PuzzleReasoner, PuzzleSolver } from './puzzle.ts';

/** Up to `most` solutions (2 unless said otherwise, which tells whether there is one), each checked by the rules. */
export type Solve<Clues, Grid> = (
  clues: Clues,
  most?: number,
  effort?: Effort,
  /** Entries that every solution must agree with. */
  kept?: Grid,
) => Counted<Grid>;

/**
 * Binds `count` to the part of a puzzle that solves.
 *
 * @example
 * ```ts
 * import { solveWith } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const solve = solveWith(greaterThan);
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const { unique, solutions } = solve(clues);
 * console.log(unique, solutions[0].digits[0]);
 * ```
 *
 * ```text
 * true [ 3, 4, 1, 2 ]
 * ```
 */
export function solveWith<Clues, Grid>(solver: PuzzleSolver<Clues, Grid>): Solve<Clues, Grid> {
  return (clues, most = 2, effort, kept) => count(solver, clues, most, effort, kept);
}

/** The next entry that is easiest to see, and how to see it; or why there is none. */
export type HintFor<Clues, Grid> = (
  doc: PuzzleDoc<Clues, Grid>,
  effort?: Effort,
  options?: HintOptions<Grid>,
) => Advice<Grid>;

/**
 * Binds `hint` to the part of a puzzle that reasons.
 *
 * @example
 * ```ts
 * import { hintWith } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const hintFor = hintWith(greaterThan);
 * const { clues, solution } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(hintFor({ clues }).kind, hintFor({ clues, grid: solution }).kind);
 * ```
 *
 * ```text
 * step done
 * ```
 */
export function hintWith<Clues, Grid>(reasoner: PuzzleReasoner<Clues, Grid>): HintFor<Clues, Grid> {
  return (doc, effort = new Effort(), options = {}) => hint(reasoner, doc, effort, options);
}

/** How hard a puzzle is for a person, or why that cannot be told. */
export type GradeOf<Clues> = (clues: Clues, effort?: Effort) => Graded;

/**
 * Binds `grade` to the part of a puzzle that reasons.
 *
 * @example
 * ```ts
 * import { gradeWith } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const gradeOf = gradeWith(greaterThan);
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const graded = gradeOf(clues);
 * if (graded.kind === 'graded') console.log(graded.level, graded.steps);
 * ```
 *
 * ```text
 * easy 16
 * ```
 */
export function gradeWith<Clues, Grid>(reasoner: PuzzleReasoner<Clues, Grid>): GradeOf<Clues> {
  return (clues, effort = new Effort()) => grade(reasoner, clues, effort);
}

/** A puzzle of these options and this seed, proved to have one solution; or why there is none. */
export type Make<Clues, Grid, Options extends OptionValues = OptionValues> = (
  options: Options,
  seed: string,
  limits?: MakingLimits,
) => Promise<Result<Made<Clues, Grid>, Notice>>;

/**
 * Binds `generate` to the part of a puzzle that makes.
 *
 * @example
 * ```ts
 * import { makeWith } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const make = makeWith(greaterThan);
 * const made = await make({ size: { rows: 4, cols: 4 }, level: 'easy' }, 'today');
 * if (made.ok) console.log(made.value.level, made.value.solution.digits[0]);
 * ```
 *
 * ```text
 * easy [ 1, 2, 3, 4 ]
 * ```
 */
export function makeWith<Recipe, Clues, Grid, Options extends OptionValues>(
  maker: PuzzleMaker<Recipe, Clues, Grid> & Pick<Puzzle<Recipe, Clues, Grid, Options>, 'recipe'>,
): Make<Clues, Grid, Options> {
  return async (options, seed, limits) => {
    const recipe = maker.recipe(options);
    if (!recipe.ok) return recipe;
    const whole = await furnish(maker, recipe.value);
    return whole.ok ? generate(maker, whole.value, seed, limits) : whole;
  };
}
