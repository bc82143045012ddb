/** The whole way from a filling to the solution, as `hint --all` tells it: the coach's, or the exact ladder's. */

import type { Effort } from '../kernel/index.ts';
import { argumentFrom } from './argument.ts';
import type { Argument, Insight } from './coach.ts';
import type { Deduction } from './deduction.ts';
import { type Difficulty, difficulties } from './difficulty.ts';
import { gradeSolvable } from './grade.ts';
import { type Advice, stepFrom, whyNot } from './hint.ts';
import { deductionOf, type PuzzleDoc, type PuzzleReasoner } from './puzzle.ts';
import { isSeen } from './seen.ts';
import { judge, type Solvability, solvabilityOf } from './solvability.ts';
import { beyondName, type Care, type Step } from './step.ts';

/** The first step will do, but a path is kept: it is worth more time than a hint. */
const pathCare: Care = { findings: 1, seconds: 5 };

export interface Path {
  readonly kind: 'path';
  readonly steps: readonly Step[];
  /** The level of the hardest step. */
  readonly level: Difficulty;
  /** 2 where steps may be named by insights of the coach, as certificates say. */
  readonly version: 1 | 2;
}

/** What keeps a path from its end. */
export type NoPath<Grid> = Exclude<Advice<Grid>, { readonly kind: 'step' }>;

/** The next steps from a position; nothing when none was found. */
type NextSteps = (position: unknown) => readonly Step[] | undefined;

/**
 * The steps of the exact ladder to the solution, always the easiest first. What keeps it from its end is
 * told instead of a part of it. Runs to its end in this thread: only the effort's nodes, or a signal that
 * finds out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { path } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const way = path(greaterThan, { clues }, new Effort());
 * if (way.kind === 'path') console.log(way.steps.length, way.steps[0].technique, way.level);
 * ```
 *
 * ```text
 * 40 sign-bounds easy
 * ```
 */
export function path<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  doc: PuzzleDoc<Clues, Grid>,
  effort: Effort,
): Path | NoPath<Grid> {
  const deduction = deductionOf(puzzle);
  return walk(puzzle, doc, effort, 1, (solvability) => (position) => {
    const step = stepFrom(deduction, doc.clues, position, solvability, pathCare, effort);
    return step && [step];
  });
}

/**
 * The same way as the coach leads it: the links of each argument are steps, named by their insights, and
 * none above the level of the puzzle where that can be. That of `path` where the puzzle has no coach.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { coachedPath } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const way = coachedPath(greaterThan, { clues }, new Effort());
 * if (way.kind === 'path') console.log(way.steps.length, way.steps[0].technique, way.level);
 * ```
 *
 * ```text
 * 16 high-point easy
 * ```
 */
export function coachedPath<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  doc: PuzzleDoc<Clues, Grid>,
  effort: Effort,
): Path | NoPath<Grid> {
  const deduction = deductionOf(puzzle);
  const { coach } = deduction;
  const { clues } = doc;
  if (coach === undefined) return path(puzzle, doc, effort);
  return walk(puzzle, doc, effort, 2, (solvability) => {
    const graded = gradeSolvable(puzzle, clues, solvability, effort);
    const hardest = graded.kind === 'graded' ? graded.level : undefined;
    return (position) => {
      const argued = coach.argue(clues, position, effort, hardest);
      if (argued !== undefined) return stepsOf(argued);
      const climbed = argumentFrom(deduction, coach, clues, position, solvability, effort);
      const steps = climbed === undefined ? undefined : stepsOf(climbed);
      if (steps !== undefined && areSeen(deduction, clues, position, steps, effort)) return steps;
      const step = stepFrom(deduction, clues, position, solvability, pathCare, effort);
      return step && [step];
    };
  });
}

function walk<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  doc: PuzzleDoc<Clues, Grid>,
  effort: Effort,
  version: 1 | 2,
  nextFrom: (solvability: Solvability<Grid>) => NextSteps,
): Path | NoPath<Grid> {
  const deduction = deductionOf(puzzle);
  const { clues, grid = puzzle.empty(clues) } = doc;
  const solvability = solvabilityOf(puzzle, clues, effort);
  if (solvability.kind === 'none') return { kind: 'no-solution' };
  if (effort.stopped === 'aborted') return whyNot(puzzle, clues, solvability);
  const judgement = judge(puzzle, clues, deduction.factsOf(clues, grid), solvability);
  if (judgement.kind === 'wrong') return judgement;
  if (judgement.kind === 'unknown') return whyNot(puzzle, clues, solvability);
  if (puzzle.isComplete(clues, grid)) return { kind: 'done' };
  const next = nextFrom(solvability);
  const position = deduction.open(clues, grid);
  const steps: Step[] = [];
  while (!deduction.isSolved(position)) {
    const more = next(position);
    if (more === undefined) return whyNot(puzzle, clues, solvability);
    steps.push(...more);
    for (const { conclusion } of more) deduction.conclude(position, conclusion);
  }
  return { kind: 'path', steps, level: levelOf(namedIn(deduction), steps), version };
}

function stepsOf({ links }: Argument): Step[] {
  return links.map(({ insight, conclusion, because, words }) => ({
    technique: insight,
    conclusion,
    because,
    isIrreducible: false,
    words,
  }));
}

/** Whether each can be seen once those before it are taken: a slice of the ladder's way may not be. */
function areSeen<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  position: unknown,
  steps: readonly Step[],
  effort: Effort,
): boolean {
  const trial = deduction.open(clues, deduction.gridOf(position));
  return steps.every((step) => {
    if (step.technique !== beyondName && !isSeen(deduction, clues, trial, step, effort))
      return false;
    deduction.conclude(trial, step.conclusion);
    return true;
  });
}

/** What steps may be named by: the techniques of the ladder, and the coach's own insights. */
export function namedIn<Clues, Grid>({
  ladder,
  coach,
}: Pick<Deduction<Clues, Grid>, 'ladder' | 'coach'>): readonly Insight[] {
  return [...ladder, ...(coach?.insights ?? [])];
}

/** The level of the hardest of some steps. */
export function levelOf(
  ladder: readonly { readonly name: string; readonly difficulty: Difficulty }[],
  steps: readonly Pick<Step, 'technique'>[],
): Difficulty {
  const hardness = steps.map(({ technique }) => {
    const found = ladder.find(({ name }) => name === technique);
    const difficulty = technique === beyondName ? 'extreme' : found?.difficulty;
    return difficulty === undefined ? 0 : difficulties.indexOf(difficulty);
  });
  return difficulties[Math.max(0, ...hardness)];
}
