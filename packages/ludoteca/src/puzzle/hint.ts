/** Hints: the next entry and the way to it, or the one next step of the ladder; or why there is none. */

import type { Cell, Effort } from '../kernel/index.ts';
import { argumentFrom } from './argument.ts';
import { lowestStep } from './climb.ts';
import type { Argument } from './coach.ts';
import type { Deduction, Fact, Finding } from './deduction.ts';
import { deductionOf, type PuzzleDoc, type PuzzleReasoner } from './puzzle.ts';
import { differing, judge, type Solvability, solvabilityOf } from './solvability.ts';
import { learnedBy, stepOfArgument } from './stages.ts';
import { beyondName, type Care, type Step, smallestStep } from './step.ts';

export type Advice<Grid> =
  | {
      readonly kind: 'step';
      readonly step: Step;
      /** The coach's argument, of which the step is the whole; absent for a step of the ladder. */
      readonly argument?: Argument;
      /** The filling once the step is taken. */
      readonly after: Grid;
    }
  /** These entries cannot be; nothing is reasoned from them. */
  | { readonly kind: 'wrong'; readonly facts: readonly Fact[] }
  /** Nothing is left to do. */
  | { readonly kind: 'done' }
  | { readonly kind: 'no-solution' }
  /** Nothing more follows: there are several solutions, which differ in these cells. */
  | { readonly kind: 'several'; readonly cells: readonly Cell[] }
  /** The budget ended first. */
  | { readonly kind: 'undecided' };

/** So many findings of a rung are looked at where the smallest is wanted. */
const seen = 48;

/** Somebody waits for a hint. */
const hintCare: Care = { findings: 8, seconds: 0.5 };

export interface HintOptions<Grid = unknown> {
  /** What the player's pencil marks rule out: judged like entries, and never told again. */
  readonly marks?: readonly Fact[];
  /** The lowest step of the ladder with its smallest reason, for programs, instead of the coach's words. */
  readonly isMinimal?: boolean;
  /** What the exact solver says of the clues, where it was asked before; else it is asked here. */
  readonly solvability?: () => Solvability<Grid>;
}

/**
 * The next entry as the puzzle's coach would say it; where the puzzle has none, or the exact reason is
 * asked for, the easiest step of the ladder, within its rung that with the fewest reasons found. The
 * entries and marks are judged first, by the exact solver. Runs to its end in this thread: only the effort's
 * nodes, or a signal that finds out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(hint(greaterThan, { clues }, new Effort({ nodes: 100_000 })).kind);
 * ```
 *
 * ```text
 * step
 * ```
 */
export function hint<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  doc: PuzzleDoc<Clues, Grid>,
  effort: Effort,
  options: HintOptions<Grid> = {},
): Advice<Grid> {
  const deduction = deductionOf(puzzle);
  const { clues, grid = puzzle.empty(clues) } = doc;
  const { marks = [], isMinimal = false } = options;
  if (puzzle.isComplete(clues, grid) && puzzle.verify(clues, grid).length === 0) {
    return { kind: 'done' };
  }
  const solvability = options.solvability?.() ?? solvabilityOf(puzzle, clues, effort);
  if (solvability.kind === 'none') return { kind: 'no-solution' };
  // On a large board even reading it takes longer than somebody who has stopped would wait.
  if (effort.stopped === 'aborted') return whyNot(puzzle, clues, solvability);
  const facts = [...deduction.factsOf(clues, grid), ...marks];
  const judgement = judge(puzzle, clues, facts, solvability);
  if (judgement.kind === 'wrong') return judgement;
  if (judgement.kind === 'unknown') return whyNot(puzzle, clues, solvability);
  const open = () => {
    const position = deduction.open(clues, grid);
    deduction.conclude(position, marks);
    return position;
  };
  const taken = (conclusion: readonly Fact[]): Grid => {
    const position = deduction.open(clues, grid);
    deduction.conclude(position, conclusion);
    return deduction.gridOf(position);
  };
  const { coach } = deduction;
  if (coach !== undefined && !isMinimal) {
    const argument = argumentFrom(deduction, coach, clues, open(), solvability, effort);
    if (argument === undefined) return whyNot(puzzle, clues, solvability);
    const step = stepOfArgument(deduction, argument);
    return { kind: 'step', step, argument, after: taken(learnedBy(argument)) };
  }
  const step = stepFrom(deduction, clues, open(), solvability, hintCare, effort);
  if (step === undefined) return whyNot(puzzle, clues, solvability);
  return { kind: 'step', step, after: taken(step.conclusion) };
}

/** The easiest step from a position, beyond the ladder if need be; nothing when none was found. */
export function stepFrom<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  position: unknown,
  solvability: Solvability<Grid>,
  care: Care,
  effort: Effort,
): Step | undefined {
  const foothold = lowestStep(deduction, position, effort);
  if (foothold !== undefined) {
    const { technique, finding, others } = foothold;
    const findings = [finding, ...firstOf(others, care.findings > 1 ? seen - 1 : 0)];
    return smallestStep(deduction, clues, technique.name, findings, care, effort);
  }
  if (effort.stopped !== undefined || solvability.kind !== 'unique') return undefined;
  for (const finding of deduction.beyond(position, solvability.solution, effort)) {
    return smallestStep(deduction, clues, beyondName, [finding], care, effort);
  }
  return undefined;
}

function firstOf(findings: Iterator<Finding>, most: number): Finding[] {
  const first: Finding[] = [];
  while (first.length < most) {
    const next = findings.next();
    if (next.done) break;
    first.push(next.value);
  }
  return first;
}

/** Why there is no step: several solutions, or no time to tell. */
export function whyNot<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  clues: Clues,
  solvability: Solvability<Grid>,
): { readonly kind: 'several'; readonly cells: readonly Cell[] } | { readonly kind: 'undecided' } {
  if (solvability.kind !== 'several') return { kind: 'undecided' };
  return { kind: 'several', cells: differing(puzzle, clues, solvability.solutions) };
}
