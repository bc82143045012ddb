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

export function solveWith<Clues, Grid>(solver: PuzzleSolver<Clues, Grid>): Solve<Clues, Grid> {
  return (clues, most = 2, effort, kept) => count(solver, clues, most, effort, kept);
}

/** The next entry that is easiest to see, and how to see it; or why there is none. */
export type HintFor<Clues, Grid> = (
  doc: PuzzleDoc<Clues, Grid>,
  effort?: Effort,
  options?: HintOptions<Grid>,
) => Advice<Grid>;

export function hintWith<Clues, Grid>(reasoner: PuzzleReasoner<Clues, Grid>): HintFor<Clues, Grid> {
  return (doc, effort = new Effort(), options = {}) => hint(reasoner, doc, effort, options);
}

/** How hard a puzzle is for a person, or why that cannot be told. */
export type GradeOf<Clues> = (clues: Clues, effort?: Effort) => Graded;

export function gradeWith<Clues, Grid>(reasoner: PuzzleReasoner<Clues, Grid>): GradeOf<Clues> {
  return (clues, effort = new Effort()) => grade(reasoner, clues, effort);
}

/** A puzzle of these options and this seed, proved to have one solution; or why there is none. */
export type Make<Clues, Grid, Options extends OptionValues = OptionValues> = (
  options: Options,
  seed: string,
  limits?: MakingLimits,
) => Promise<Result<Made<Clues, Grid>, Notice>>;

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
