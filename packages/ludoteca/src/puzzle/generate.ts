/** Making a puzzle: ask the puzzle for proposals until one is proved, by solving it from nothing. */

import type { JsonObject } from '../document/index.ts';
import {
  Effort,
  fail,
  type Limits,
  type Notice,
  ok,
  type Result,
  random,
} from '../kernel/index.ts';
import { count } from './count.ts';
import { currentGrading, type Difficulty, type Grading } from './difficulty.ts';
import { gradeSolvable } from './grade.ts';
import { puzzlePhrases } from './phrases.ts';
import type { Proposal, PuzzleMaker } from './puzzle.ts';

export interface Made<Clues, Grid> {
  readonly clues: Clues;
  readonly solution: Grid;
  /** How hard it is; absent where that is not known, or would take too long to find out. */
  readonly level?: Difficulty;
  /** Gives this very puzzle again. */
  readonly seed: string;
  /** What the document says besides, the level among it. */
  readonly remarks: JsonObject;
}

/** What is being done with an attempt at a puzzle. */
export type MakingPhase = 'proposing' | 'proving' | 'grading';

export interface MakingLimits extends Limits {
  /** Called when another part of the work begins; attempts count from 1. */
  readonly onPhase?: (phase: MakingPhase, attempt: number) => void;
  /**
   * Called with a puzzle that is not what was ordered, but nearer to it than those before, where that
   * is hunted for: it is worth having when the work is stopped. It is proved like any other.
   */
  readonly onBest?: (made: Made<unknown, unknown>) => void;
}

/**
 * The recipe with all that it takes to make puzzles from it; loads it where that is needed.
 *
 * @example
 * ```ts
 * import { furnish, generate } from 'ludoteca/puzzle';
 * import { crossAPix } from 'ludoteca';
 *
 * const recipe = crossAPix.recipe({ size: { rows: 5, cols: 5 } });
 * if (recipe.ok) {
 *   const whole = await furnish(crossAPix, recipe.value);
 *   if (whole.ok) console.log(generate(crossAPix, whole.value, 'today').ok);
 * }
 * ```
 *
 * ```text
 * true
 * ```
 */
export async function furnish<Recipe, Clues, Grid>(
  puzzle: PuzzleMaker<Recipe, Clues, Grid>,
  recipe: Recipe,
): Promise<Result<Recipe, Notice>> {
  return puzzle.furnished === undefined ? ok(recipe) : puzzle.furnished(recipe);
}

/** A recipe that fails this often in a row is one that cannot be met. */
const attempts = 200;

/**
 * The puzzle of a recipe and a seed. Each attempt has its own randomness, so the result depends on
 * the recipe and the seed alone. What leaves here has been solved from nothing by `solutions`, checked
 * by `verify`, and has no second solution unless the recipe allows it. It is graded, and when the recipe
 * asks for a level it is of that level. Runs to its end in this thread: only nodes, or a signal that finds
 * out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { generate } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca/greater-than';
 *
 * const recipe = greaterThan.recipe({ size: { rows: 4, cols: 4 }, level: 'easy' });
 * if (recipe.ok) console.log(generate(greaterThan, recipe.value, 'today').ok);
 * ```
 *
 * ```text
 * true
 * ```
 */
export function generate<Recipe, Clues, Grid>(
  puzzle: PuzzleMaker<Recipe, Clues, Grid>,
  recipe: Recipe,
  seed: string,
  limits: MakingLimits = {},
): Result<Made<Clues, Grid>, Notice> {
  const source = random(seed);
  const effort = new Effort(limits);
  const wanted = puzzle.difficultyOf?.(recipe);
  const grading = puzzle.gradingOf?.(recipe) ?? currentGrading;
  // Apart from the effort, so that the hunt goes the same way whether anybody listens or not.
  const onBest = (proposal: Proposal<Clues, Grid>): void => {
    if (limits.onBest === undefined || !isProved(puzzle, proposal, new Effort())) return;
    const level = levelOf(puzzle, proposal, grading, new Effort());
    limits.onBest(madeFrom(proposal, level, grading, seed));
  };
  for (let attempt = 0; attempt < attempts; attempt++) {
    const enter = (phase: MakingPhase) => limits.onPhase?.(phase, attempt + 1);
    enter('proposing');
    const proposed = puzzle.propose(recipe, source.fork(attempt), effort, onBest);
    if (!proposed.ok) return proposed;
    if (effort.stopped !== undefined) return fail(puzzlePhrases.notice('budget-spent', {}));
    const proposal = proposed.value;
    if (proposal === undefined) continue;
    enter('proving');
    if (!isProved(puzzle, proposal, effort)) continue;
    enter('grading');
    const level = levelOf(puzzle, proposal, grading, effort);
    if (wanted !== undefined && level !== wanted) continue;
    return ok(madeFrom(proposal, level, grading, seed));
  }
  return fail(puzzlePhrases.notice('not-made', { attempts }));
}

function madeFrom<Clues, Grid>(
  { clues, target, remarks }: Proposal<Clues, Grid>,
  level: Difficulty | undefined,
  grading: Grading,
  seed: string,
): Made<Clues, Grid> {
  const told = level !== undefined && { level };
  // What nobody says of a document means what levels first meant.
  const said = level !== undefined && { level, ...(grading > 1 && { grading }) };
  return { clues, solution: target, ...told, seed, remarks: { ...remarks, ...said } };
}

/**
 * Numbers the puzzles of one request: the first has the seed itself, so that one seed is one puzzle.
 *
 * @example
 * ```ts
 * import { seedOf } from 'ludoteca/puzzle';
 *
 * console.log([0, 1, 2].map((index) => seedOf('today', index)));
 * ```
 *
 * ```text
 * [ 'today', 'today/1', 'today/2' ]
 * ```
 */
export function seedOf(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}/${index}`;
}

/** Whether our own solver finds the target again, and nothing else. */
function isProved<Recipe, Clues, Grid>(
  puzzle: PuzzleMaker<Recipe, Clues, Grid>,
  proposal: Proposal<Clues, Grid>,
  effort: Effort,
): boolean {
  const { clues, target } = proposal;
  if (puzzle.verify(clues, target).length > 0 || !puzzle.isComplete(clues, target)) {
    throw new Error(`the ${puzzle.id} maker proposed a target that breaks its own clues`);
  }
  if (proposal.mayHaveSeveral) return true;
  const counted = effort.within(provingNodes, (part) => count(puzzle, clues, 2, part));
  return counted.unique === true;
}

/** A proof that takes more nodes than this is more than a reader of the puzzle should be asked for. */
const provingNodes = 2_000_000;

/** Grading that takes more nodes than this is left. */
const gradingNodes = 300_000;

function levelOf<Recipe, Clues, Grid>(
  puzzle: PuzzleMaker<Recipe, Clues, Grid>,
  { clues, target, mayHaveSeveral }: Proposal<Clues, Grid>,
  grading: Grading,
  effort: Effort,
): Difficulty | undefined {
  if (puzzle.deduction === undefined || mayHaveSeveral) return undefined;
  const solvability = { kind: 'unique', solution: target } as const;
  const graded = effort.within(gradingNodes, (part) =>
    gradeSolvable(puzzle, clues, solvability, part, grading),
  );
  return graded.kind === 'graded' ? graded.level : undefined;
}
