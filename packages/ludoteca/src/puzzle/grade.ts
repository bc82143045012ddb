/**
 * Grading: how hard a puzzle is for a person, told by the rungs in the order in which people find things.
 *
 * The level is that of the hardest rung needed when easier ones are always taken first. The score sorts
 * puzzles: its whole part is that rung, counted from 1; its fraction grows with each time that nothing
 * easier would do:
 *
 *     fraction = times / (times + 6)
 *
 * A puzzle beyond the rungs counts as one above the last.
 */

import type { Effort } from '../kernel/index.ts';
import { currentGrading, type Grading } from './difficulty.ts';
import { gradeByLadder } from './grade-by-ladder.ts';
import type { Graded } from './graded.ts';
import { deductionOf, type PuzzleReasoner } from './puzzle.ts';
import { climbRungs, rungsOf } from './rungs.ts';
import { type Solvability, solvabilityOf } from './solvability.ts';

/**
 * The grade of a puzzle from its empty grid, or why it has none. Runs to its end in this thread: only the
 * effort's nodes, or a signal that finds out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { grade } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * console.log(grade(greaterThan, clues, new Effort()).kind);
 * ```
 *
 * ```text
 * graded
 * ```
 */
export function grade<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  clues: Clues,
  effort: Effort,
  grading: Grading = currentGrading,
): Graded {
  return gradeSolvable(puzzle, clues, solvabilityOf(puzzle, clues, effort), effort, grading);
}

/**
 * The same for a puzzle whose solutions are known already.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { gradeSolvable } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues, solution } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const graded = gradeSolvable(greaterThan, clues, { kind: 'unique', solution }, new Effort());
 * if (graded.kind === 'graded') console.log(graded.level, graded.techniques);
 * ```
 *
 * ```text
 * easy { 'low-point': 8, 'missing-rank': 8 }
 * ```
 */
export function gradeSolvable<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  clues: Clues,
  solvability: Solvability<Grid>,
  effort: Effort,
  grading: Grading = currentGrading,
): Graded {
  if (grading === 1) return gradeByLadder(puzzle, clues, solvability, effort);
  const deduction = deductionOf(puzzle);
  if (solvability.kind === 'none') return { kind: 'no-solution' };
  if (solvability.kind === 'several') return { kind: 'several' };
  // On a large board even opening it takes longer than somebody who has stopped would wait.
  if (effort.stopped === 'aborted') return { kind: 'undecided' };
  const position = deduction.open(clues, puzzle.empty(clues));
  const rungs = rungsOf(deduction);
  const { uses, hardest, times } = climbRungs(deduction, rungs, position, effort);
  const isBeyond = !deduction.isSolved(position);
  if (!isBeyond) {
    const isRight = puzzle.verify(clues, deduction.gridOf(position)).length === 0;
    if (!isRight) return { kind: 'no-solution' };
  } else if (effort.stopped !== undefined || solvability.kind === 'unknown') {
    // Where uniqueness is not proved, the end of the rungs proves nothing either.
    return { kind: 'undecided' };
  }
  // Cut, not rounded: the whole part is the rung.
  const fraction = Math.floor((100 * times) / (times + 6)) / 100;
  const used = rungs.flatMap(({ name }, rung) => (uses[rung] > 0 ? [[name, uses[rung]]] : []));
  return {
    kind: 'graded',
    level: isBeyond ? 'extreme' : hardest < 0 ? 'easy' : rungs[hardest].difficulty,
    score: isBeyond ? rungs.length + 1 : hardest + 1 + fraction,
    techniques: Object.fromEntries(used),
    steps: uses.reduce((sum, each) => sum + each, 0),
    isBeyond,
    version: 2,
  };
}
