/** Solving: find solutions up to a number, check each by the rules, say whether there are more. */

import { Effort } from '../kernel/index.ts';
import type { PuzzleSolver } from './puzzle.ts';

export interface Counted<Grid> {
  readonly solutions: readonly Grid[];
  /** True when the search was finished: there are no other solutions than these. */
  readonly complete: boolean;
  /** Whether there is exactly one solution; absent when that is not known. */
  readonly unique: boolean | undefined;
  readonly nodes: number;
}

/**
 * Looks for up to `most` solutions. Every one that leaves here has passed `verify`. Runs to its end in this
 * thread: only the effort's nodes, or a signal that finds out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { count } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(count(greaterThan, clues, 2).unique);
 * ```
 *
 * ```text
 * true
 * ```
 */
export function count<Clues, Grid>(
  puzzle: PuzzleSolver<Clues, Grid>,
  clues: Clues,
  most: number,
  effort: Effort = new Effort(),
  /** Entries that every solution must agree with. */
  kept?: Grid,
): Counted<Grid> {
  const before = effort.nodes;
  const found: Grid[] = [];
  let complete = true;
  // Not by `provenSolutions`: in the first call of a process a generator more is noticed.
  for (const grid of puzzle.solutions(clues, effort, kept)) {
    if (!isProven(puzzle, clues, grid, kept)) continue;
    if (found.push(grid) >= most) {
      complete = false;
      break;
    }
  }
  if (effort.stopped !== undefined) complete = false;
  return {
    solutions: found,
    complete,
    unique: uniqueness(found.length, complete),
    nodes: effort.nodes - before,
  };
}

/**
 * The solutions one at a time, for who does not keep them. Every one that leaves here has passed `verify`. Each
 * is looked for to the end in this thread, like all of them in `count`.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { provenSolutions } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const withoutDown = { ...clues, down: clues.down.map((row) => row.map(() => '')) };
 * let found = 0;
 * for (const _ of provenSolutions(greaterThan, withoutDown, new Effort())) found++;
 * console.log(found);
 * ```
 *
 * ```text
 * 6
 * ```
 */
export function* provenSolutions<Clues, Grid>(
  puzzle: PuzzleSolver<Clues, Grid>,
  clues: Clues,
  effort: Effort,
  /** Entries that every solution must agree with. */
  kept?: Grid,
): Generator<Grid> {
  for (const grid of puzzle.solutions(clues, effort, kept)) {
    if (isProven(puzzle, clues, grid, kept)) yield grid;
  }
}

function agrees<Clues, Grid>(
  puzzle: PuzzleSolver<Clues, Grid>,
  clues: Clues,
  grid: Grid,
  kept: Grid,
): boolean {
  return puzzle.cells(clues).every((cell) => {
    const entry = puzzle.read(clues, kept, cell);
    return entry === undefined || entry === puzzle.read(clues, grid, cell);
  });
}

/**
 * What a number of solutions says of there being exactly one.
 *
 * @example
 * ```ts
 * import { uniqueness } from 'ludoteca/puzzle';
 *
 * console.log(uniqueness(1, true), uniqueness(2, false), uniqueness(1, false));
 * ```
 *
 * ```text
 * true false undefined
 * ```
 */
export function uniqueness(found: number, complete: boolean): boolean | undefined {
  if (found > 1) return false;
  if (!complete) return undefined;
  return found === 1;
}

/**
 * Whether a solution agrees with the entries kept. One that breaks a rule is a bug of the solver, never an answer.
 */
function isProven<Clues, Grid>(
  puzzle: PuzzleSolver<Clues, Grid>,
  clues: Clues,
  grid: Grid,
  kept: Grid | undefined,
): boolean {
  const faults = puzzle.verify(clues, grid);
  if (faults.length > 0 || !puzzle.isComplete(clues, grid)) {
    throw new Error(
      `the ${puzzle.id} solver gave a filling that is no solution: ${faults.map((fault) => fault.code).join(', ')}`,
    );
  }
  return kept === undefined || agrees(puzzle, clues, grid, kept);
}
