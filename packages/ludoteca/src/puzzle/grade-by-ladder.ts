/**
 * Grading as it was first done, told by the exact ladder: version 1. Puzzles that were promised to stay as
 * they are, such as those of a day, are still made and graded so.
 *
 * The level is that of the hardest rung needed when easier steps are always taken first. The score
 * sorts puzzles: its whole part is that rung, counted from 1; its fraction grows with each use of the
 * rung, the more when the step was the only one to be seen and when its reasons are many:
 *
 *     pains    = sum over the uses of the rung of (1 + reasons / 8) × (the only one ? 3/2 : 1)
 *     fraction = pains / (pains + 12)
 *
 * A puzzle beyond the ladder counts as one rung above its top. Reasons are counted as the technique
 * gives them: to shrink them all would take longer than to grade.
 */

import type { Effort } from '../kernel/index.ts';
import { climb, type Foothold } from './climb.ts';
import type { Deduction } from './deduction.ts';
import type { Difficulty } from './difficulty.ts';
import type { Grade, Graded } from './graded.ts';
import { deductionOf, type PuzzleReasoner } from './puzzle.ts';
import type { Solvability } from './solvability.ts';

/** The grade by the exact ladder of a puzzle whose solutions are known already. */
export function gradeByLadder<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  clues: Clues,
  solvability: Solvability<Grid>,
  effort: Effort,
): Graded {
  const deduction = deductionOf(puzzle);
  if (solvability.kind === 'none') return { kind: 'no-solution' };
  if (solvability.kind === 'several') return { kind: 'several' };
  const position = deduction.open(clues, puzzle.empty(clues));
  const tally = new Tally(deduction.ladder.map(({ name }) => name));
  for (const step of climb(deduction, position, effort)) tally.add(step);
  if (deduction.isSolved(position)) {
    const isRight = puzzle.verify(clues, deduction.gridOf(position)).length === 0;
    if (!isRight) return { kind: 'no-solution' };
    return { kind: 'graded', ...tally.grade(deduction) };
  }
  // Where uniqueness is not proved, the ladder's end proves nothing either.
  if (effort.stopped !== undefined || solvability.kind === 'unknown') return { kind: 'undecided' };
  return { kind: 'graded', ...tally.beyond() };
}

/** Counts the steps of a climb, and how hard the hardest rung was. */
class Tally {
  readonly #names: readonly string[];
  readonly #uses: number[];
  #steps = 0;
  #hardest = -1;
  #pains = 0;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#uses = names.map(() => 0);
  }

  add({ rung, finding, others }: Foothold<unknown>): void {
    this.#steps++;
    this.#uses[rung]++;
    if (rung < this.#hardest) return;
    if (rung > this.#hardest) this.#pains = 0;
    this.#hardest = rung;
    const isOnly = others.next().done === true;
    this.#pains += (1 + finding.because().length / 8) * (isOnly ? 1.5 : 1);
  }

  grade({ ladder }: Pick<Deduction<unknown, unknown>, 'ladder'>): Grade {
    const level = this.#hardest < 0 ? 'easy' : ladder[this.#hardest].difficulty;
    const fraction = this.#pains / (this.#pains + 12);
    return this.#told(level, this.#hardest + 1 + fraction, false);
  }

  beyond(): Grade {
    return this.#told('extreme', this.#names.length + 1, true);
  }

  #told(level: Difficulty, score: number, isBeyond: boolean): Grade {
    const used = this.#names
      .map((name, rung): [string, number] => [name, this.#uses[rung]])
      .filter(([, uses]) => uses > 0);
    // Cut, not rounded: the whole part is the rung.
    const cut = Math.floor(score * 100) / 100;
    const techniques = Object.fromEntries(used);
    return { level, score: cut, techniques, steps: this.#steps, isBeyond, version: 1 };
  }
}
