/** The whole way: every step from a filling to the solution, as `hint --all` tells it. */

import type { Effort } from '../kernel/index.ts';
import type { Insight } from './coach.ts';
import type { Deduction } from './deduction.ts';
import { type Difficulty, difficulties } from './difficulty.ts';
import { type Advice, stepFrom, whyNot } from './hint.ts';
import { deductionOf, type Puzzle, type PuzzleDoc } from './puzzle.ts';
import { judge, solvabilityOf } from './solvability.ts';
import { beyondName, type Care, type Step } from './step.ts';

/** The first step will do, but a path is kept: it is worth more time than a hint. */
const pathCare: Care = { findings: 1, seconds: 5 };

export interface Path {
  readonly kind: 'path';
  readonly steps: readonly Step[];
  /** The level of the hardest step. */
  readonly level: Difficulty;
}

/**
 * The steps to the solution, always the easiest first. What keeps it from its end is told instead of
 * a part of it.
 */
export function path<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  doc: PuzzleDoc<Clues, Grid>,
  effort: Effort,
  isCoached = false,
): Path | Exclude<Advice<Grid>, { readonly kind: 'step' }> {
  const deduction = deductionOf(puzzle);
  const { clues, grid = puzzle.empty(clues) } = doc;
  const solvability = solvabilityOf(puzzle, clues, effort);
  if (solvability.kind === 'none') return { kind: 'no-solution' };
  if (effort.stopped === 'aborted') return whyNot(puzzle, clues, solvability);
  const judgement = judge(puzzle, clues, deduction.factsOf(clues, grid), solvability);
  if (judgement.kind === 'wrong') return judgement;
  if (judgement.kind === 'unknown') return whyNot(puzzle, clues, solvability);
  if (puzzle.isComplete(clues, grid)) return { kind: 'done' };
  const position = deduction.open(clues, grid);
  const steps: Step[] = [];
  while (!deduction.isSolved(position)) {
    const argument = isCoached ? deduction.coach?.argue(clues, position, effort) : undefined;
    if (argument !== undefined) {
      for (const { insight, conclusion, because, words } of argument.links) {
        steps.push({ technique: insight, conclusion, because, isIrreducible: false, words });
        deduction.conclude(position, conclusion);
      }
      continue;
    }
    const step = stepFrom(deduction, clues, position, solvability, pathCare, effort);
    if (step === undefined) return whyNot(puzzle, clues, solvability);
    steps.push(step);
    deduction.conclude(position, step.conclusion);
  }
  return { kind: 'path', steps, level: levelOf(namedIn(deduction), steps) };
}

/** What steps may be named by: the techniques of the ladder, and the coach's own insights. */
export function namedIn<Clues, Grid>({
  ladder,
  coach,
}: Pick<Deduction<Clues, Grid>, 'ladder' | 'coach'>): readonly Insight[] {
  return [...ladder, ...(coach?.insights ?? [])];
}

/**
 * The same way as the coach leads it: the links of each argument are steps, named by their insights;
 * where the coach has no argument, a step of the ladder. Its entries are few, and each can be seen.
 */
export function coachedPath<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  doc: PuzzleDoc<Clues, Grid>,
  effort: Effort,
): Path | Exclude<Advice<Grid>, { readonly kind: 'step' }> {
  return path(puzzle, doc, effort, true);
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
