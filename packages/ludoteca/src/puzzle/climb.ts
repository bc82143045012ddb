/** Climbing the ladder: the easiest step there is, one at a time, from the bottom rung each time. */

import type { Effort } from '../kernel/index.ts';
import type { Deduction, Finding, Technique } from './deduction.ts';

/** A step where it was found. */
export interface Foothold<Position> {
  /** The place of the technique in the ladder, from 0. */
  readonly rung: number;
  readonly technique: Technique<Position>;
  readonly finding: Finding;
  /** The further steps that the technique sees here. Only before anything is concluded. */
  readonly others: Iterator<Finding>;
}

/**
 * The first step of the lowest rung that has one; nothing when no rung has, or the effort ended.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { lowestStep } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const position = greaterThan.deduction.open(clues, greaterThan.empty(clues));
 * const { rung, technique } = lowestStep(greaterThan.deduction, position, new Effort());
 * console.log(rung, technique.title.en);
 * ```
 *
 * ```text
 * 0 Bounds along signs
 * ```
 */
export function lowestStep<Clues, Grid, Position>(
  { ladder }: Pick<Deduction<Clues, Grid, Position>, 'ladder'>,
  position: Position,
  effort: Effort,
): Foothold<Position> | undefined {
  for (let rung = 0; rung < ladder.length; rung++) {
    const technique = ladder[rung];
    const findings = technique.find(position, effort)[Symbol.iterator]();
    const first = findings.next();
    if (!first.done) return { rung, technique, finding: first.value, others: findings };
    // A search that was cut short says nothing about its rung.
    if (effort.stopped !== undefined) return undefined;
  }
  return undefined;
}

/**
 * The steps up to where the ladder ends. Each is shown before it is concluded, so that its reasons
 * can be asked for; the next is looked for from the bottom again.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { climb } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const { deduction } = greaterThan;
 * const position = deduction.open(clues, greaterThan.empty(clues));
 * const steps = [...climb(deduction, position, new Effort())];
 * console.log(steps.length, steps.at(-1).technique.name, deduction.isSolved(position));
 * ```
 *
 * ```text
 * 40 hidden-single true
 * ```
 */
export function* climb<Clues, Grid, Position>(
  deduction: Deduction<Clues, Grid, Position>,
  position: Position,
  effort: Effort,
): Generator<Foothold<Position>> {
  while (!deduction.isSolved(position) && effort.spend()) {
    const step = lowestStep(deduction, position, effort);
    if (step === undefined) return;
    yield step;
    deduction.conclude(position, step.finding.conclusion);
  }
}
